import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { explain, nodesOf } from '#testing/plans/explain.ts';
import { recording } from '#testing/plans/recorder.ts';

const app = await createTestApp();
const { school, platform } = app;
const PAGINA = 50;
const ESPERAN = 60;

/** Years of works of some tasks: five tries of each of many people, of which the last is marked, or waits. */
async function conMuchas() {
  const aulas = [await abrirAula(app), await abrirAula(app), await abrirAula(app), await abrirAula(app)];
  const client = await platform.db.$client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into usuarios (id, nombre, apellidos, correo, perfil, estado)
      select gen_random_uuid(), 'N' || g, 'Muchas', 'p' || g || '@muchas.example', 'Estudiante', 'activo'
        from generate_series(1, 1500) g`);
    for (const { actividadId, curso } of aulas)
      await client.query(
        `insert into entregas (id, actividad_id, curso_id, usuario_id, intento, estado, entregada_en, nota, calificada_en)
         select gen_random_uuid(), $1, $2, u.id, t,
                case when t < 5 then 'devuelta' when u.n % 100 = 0 then 'entregada' else 'calificada' end,
                now() - (u.n * 5 + t) * interval '1 minute', 5,
                case when t < 5 or u.n % 100 > 0 then now() - (u.n * 5 + t) * interval '1 minute' end
           from (select id, row_number() over () as n from usuarios where apellidos = 'Muchas') u,
                generate_series(1, 5) t`,
        [actividadId, curso.id],
      );
    await client.query('analyze');
  } finally {
    client.release(true);
  }
  return aulas;
}

const aulas = await conMuchas();

test('una página de lo que se corrigió lee una página, por mucho que se haya corregido', async () => {
  const [aula] = aulas;
  const admin = await school.superAdministrador();
  const client = await platform.db.$client.connect();
  try {
    for (const filtro of [
      '',
      'estado=calificada',
      'estado=devuelta',
      `estado=calificada&cursoId=${aula?.curso.id}`,
      `estado=calificada&actividadId=${aula?.actividadId}`,
      `estado=todas&actividadId=${aula?.actividadId}`,
    ]) {
      const asked = await recording(async () => {
        const { body } = await admin.get(`/api/entregas?limite=${PAGINA}&${filtro}`);
        expect(body.datos).toHaveLength(PAGINA);
      });
      const page = asked.find(({ text }) => text.includes('"entregadaEn"'));
      if (!page) throw new Error('nobody read the page');
      const leidas = nodesOf(await explain(client, page, true)).flatMap((node) =>
        node['Relation Name'] === 'entregas'
          ? [(node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)]
          : [],
      );
      // What waits is read whole where it is hardly more than a page.
      expect({ filtro, leidas: Math.max(...leidas) <= (filtro === '' ? ESPERAN : PAGINA + 1) }).toEqual({
        filtro,
        leidas: true,
      });
    }
  } finally {
    client.release(true);
  }
});

test('buscar a alguien entre lo que se corrigió lee lo suyo, y no todo lo corregido', async () => {
  const [aula] = aulas;
  const admin = await school.superAdministrador();
  const client = await platform.db.$client.connect();
  const [rara] = (
    await client.query<{ id: string }>(`
      update usuarios set nombre = 'Zulema', apellidos = 'Ibarrondo', busqueda = 'zulema ibarrondo' where id = (
        select id from usuarios where apellidos = 'Muchas' limit 1) returning id`)
  ).rows;
  await client.query(`update actividades set titulo = 'Rescate en altura' where id = $1`, [
    aula?.actividadId,
  ]);
  try {
    for (const [buscar, cuantas] of [
      ['ibarrondo', 4],
      ['zulema altura', 1],
      ['nadie-se-llama-asi', 0],
    ] as const) {
      const asked = await recording(async () => {
        const { body } = await admin.get(
          `/api/entregas?estado=calificada&total=true&limite=${PAGINA}&buscar=${encodeURIComponent(buscar)}`,
        );
        const datos = body.datos as { persona: { id: string } }[];
        expect({ buscar, ids: [...new Set(datos.map(({ persona }) => persona.id))] }).toEqual({
          buscar,
          ids: cuantas === 0 ? [] : [rara?.id],
        });
        expect(body.total).toEqual({ valor: cuantas, exacto: true });
      });
      for (const one of asked.filter(({ text }) => text.includes("e.estado = 'calificada'"))) {
        const leidas = nodesOf(await explain(client, one, true)).flatMap((node) =>
          node['Relation Name'] === 'entregas'
            ? [(node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)]
            : [],
        );
        expect({ buscar, leidas: Math.max(...leidas) <= PAGINA }).toEqual({ buscar, leidas: true });
      }
    }
  } finally {
    client.release(true);
  }
});
