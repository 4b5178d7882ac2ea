import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { FilaDeProgreso, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recontar } from '#features/reportes/jobs.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const { db } = platform;
const run = (statement: SQL) => db.execute(statement);
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const admin = await school.administrador();
const tutora = await school.con('reportes:ver:grupos');
const gente = await Promise.all(Array.from({ length: 5 }, () => school.persona()));
const grupos = await Promise.all(Array.from({ length: 3 }, () => school.grupo()));
const cursos = await Promise.all(Array.from({ length: 3 }, () => school.curso()));
for (const { id } of cursos) for (let i = 0; i < 3; i++) await school.actividad(id);
for (const { id } of grupos.slice(0, 2)) await school.tutor(id, tutora.id);

type Quien = { readonly persona: string; readonly grupo: string; readonly curso: string; readonly n: number };

/** Whatever changes a figure, each in the way that the program writes it. */
const CAMBIOS: Record<string, (quien: Quien) => Promise<unknown>> = {
  entraEnGrupo: ({ persona, grupo }) =>
    run(
      sql`insert into grupo_miembros (usuario_id, grupo_id) values (${persona}, ${grupo}) on conflict do nothing`,
    ),
  saleDeGrupo: ({ persona, grupo }) =>
    run(sql`delete from grupo_miembros where usuario_id = ${persona} and grupo_id = ${grupo}`),
  daCurso: ({ grupo, curso, n }) =>
    run(sql`insert into grupo_cursos (grupo_id, curso_id, desde, vence_en)
      values (${grupo}, ${curso}, ${enDias(-60)}, ${enDias(n - 5)}) on conflict do nothing`),
  quitaCurso: ({ grupo, curso }) =>
    run(sql`delete from grupo_cursos where grupo_id = ${grupo} and curso_id = ${curso}`),
  inscribe: ({ persona, curso, n }) =>
    run(sql`insert into inscripciones (usuario_id, curso_id, vence_en) values (${persona}, ${curso}, ${enDias(n - 5)})
      on conflict do nothing`),
  desinscribe: ({ persona, curso }) =>
    run(sql`delete from inscripciones where usuario_id = ${persona} and curso_id = ${curso}`),
  hace: ({ persona, curso, n }) =>
    run(sql`insert into progreso (id, usuario_id, curso_id, actividad_id, estado, porcentaje, completado_en)
      select ${randomUUID()}, ${persona}, curso_id, id, 'completada', 100, ${enDias(-n)} from actividades
       where curso_id = ${curso} order by id offset ${n % 3} limit 1 on conflict do nothing`),
  deshace: ({ persona, curso }) =>
    run(sql`delete from progreso where usuario_id = ${persona} and curso_id = ${curso}`),
  suspende: ({ persona, n }) =>
    run(sql`update usuarios set estado = ${n % 2 ? 'suspendido' : 'activo'} where id = ${persona}`),
  ponFechaDeBaja: ({ persona, n }) =>
    run(sql`update usuarios set baja_desde = ${[null, enDias(-1), enDias(1)][n % 3]} where id = ${persona}`),
  archivaGrupo: ({ grupo, n }) =>
    run(sql`update grupos set estado = ${n % 2 ? 'archivado' : 'activo'} where id = ${grupo}`),
  cambiaCurso: ({ curso, n }) =>
    run(sql`update cursos set estado = ${['borrador', 'publicado', 'archivado'][n % 3]} where id = ${curso}`),
  añadeActividad: ({ curso, n }) => school.actividad(curso, { oculta: n % 2 === 0, obligatoria: n % 3 > 0 }),
  ocultaActividad: ({ curso, n }) =>
    run(sql`update actividades set oculta = not oculta where id =
      (select id from actividades where curso_id = ${curso} order by id offset ${n % 3} limit 1)`),
  opcional: ({ curso }) =>
    run(sql`update actividades set obligatoria = not obligatoria where curso_id = ${curso}`),
  cuenta: () => recontar(platform),
};

const hacer = async (que: string, quien: Quien): Promise<void> => void (await CAMBIOS[que]?.(quien));

const cambio = fc.tuple(
  fc.constantFrom(...Object.keys(CAMBIOS)),
  fc.record({
    persona: fc.constantFrom(...gente.map(({ id }) => id)),
    grupo: fc.constantFrom(...grupos.map(({ id }) => id)),
    curso: fc.constantFrom(...cursos.map(({ id }) => id)),
    n: fc.nat({ max: 9 }),
  }),
);

async function lista(client: Client, filtro = ''): Promise<readonly FilaDeProgreso[]> {
  const { body } = await client.get(`/api/reportes/progreso?limite=100&${filtro}`);
  expect(body.siguiente).toBeNull();
  return body.datos as FilaDeProgreso[];
}
const suma = (filas: readonly FilaDeProgreso[], que: 'hechas' | 'total') =>
  filas.reduce((total, fila) => total + fila[que], 0);
const distintas = (filas: readonly FilaDeProgreso[]) => new Set(filas.map(({ usuarioId }) => usuarioId)).size;

/** What was done on each day, row by row, by whoever did it: they could come in then. */
async function hechasDe(client: Client): Promise<readonly unknown[]> {
  const { rows } = await db.execute(sql`
    select to_char(p.completado_en at time zone academia.zona_horaria, 'YYYY-MM-DD') as dia, count(*)::int as hechas
      from progreso p join usuarios u on u.id = p.usuario_id, academia
     where p.estado = 'completada' and (${client === admin} or exists (
       select from grupo_miembros m join grupo_tutores t using (grupo_id)
        where m.usuario_id = u.id and t.usuario_id = ${tutora.id}))
     group by 1 order by 1`);
  return rows;
}

/** Each figure against the list that it opens, for someone who sees everyone and for a tutor. */
async function comparar(client: Client): Promise<void> {
  const resumen = (await client.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes;
  const todas = await lista(client);
  expect(resumen).toMatchObject({
    asignaciones: todas.length,
    hechas: suma(todas, 'hechas'),
    total: suma(todas, 'total'),
  });
  const [vencidas, proximas] = [await lista(client, 'estado=vencido'), await lista(client, 'plazo=7_dias')];
  expect(resumen.vencidos).toMatchObject({ cuenta: vencidas.length, personas: distintas(vencidas) });
  expect(resumen.proximos.cuenta).toBe(proximas.length);
  for (const [filtro, { porCurso }] of [
    ['estado=vencido', resumen.vencidos],
    ['plazo=7_dias', resumen.proximos],
  ] as const) {
    for (const { cursoId, personas, desde } of porCurso) {
      const suyas = await lista(client, `${filtro}&curso=${cursoId}`);
      expect([personas, desde]).toEqual([suyas.length, suyas.map(({ venceEn }) => venceEn).toSorted()[0]]);
    }
  }
  expect(resumen.actividad.filter(({ hechas }) => hechas !== 0)).toEqual(await hechasDe(client));
  const enGrupos = new Map(resumen.grupos.map((grupo) => [grupo.id, grupo]));
  for (const { id } of grupos) {
    const suyas = await lista(client, `grupo=${id}`);
    const { personas = 0, hechas = 0, total = 0 } = enGrupos.get(id) ?? {};
    expect([personas, hechas, total]).toEqual([
      distintas(suyas),
      suma(suyas, 'hechas'),
      suma(suyas, 'total'),
    ]);
  }
}

test('tras lo que sea, cada cifra es la de su lista: contado ya o por contar, de todos o de los grupos de quien tutoriza', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 12 }), async (cambios) => {
      for (const [que, quien] of cambios) await hacer(que, quien);
      await comparar(admin);
      await comparar(tutora);
    }),
    { numRuns: 25, seed: 35, endOnFailure: true },
  );
});

test('muchos a la vez, y mientras se cuenta: nadie se espera en círculo y nada se pierde', async () => {
  for (const { id } of cursos) await run(sql`update cursos set estado = 'publicado' where id = ${id}`);
  for (const { id } of gente) await run(sql`update usuarios set estado = 'activo' where id = ${id}`);
  const veces = Array.from({ length: 60 }, (_, i) => i);
  const quien = (i: number) => ({
    persona: gente[i % 5]?.id ?? '',
    grupo: grupos[i % 3]?.id ?? '',
    curso: cursos[(i >> 1) % 3]?.id ?? '',
    n: i % 10,
  });
  const cuales = [
    'hace',
    'entraEnGrupo',
    'deshace',
    'saleDeGrupo',
    'inscribe',
    'desinscribe',
    'suspende',
    'cuenta',
  ];

  await Promise.all(veces.map((i) => hacer(cuales[i % 8] ?? '', quien(i))));

  await comparar(admin);
  await recontar(platform);
  await comparar(admin);
  const { rows } = await db.execute(sql`select from cifras_pendientes`);
  expect(rows).toHaveLength(0);
});

test('quien se va del todo, o una fecha que cambia sola, no deja cuentas detrás', async () => {
  const persona = await school.persona();
  const [grupo, curso] = [await school.grupo(), await school.curso()];
  await school.actividad(curso.id);
  await school.asigna(grupo.id, curso.id);
  await school.miembro(grupo.id, persona.id);
  await recontar(platform);
  const deSuGrupo = async () =>
    ((await admin.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes).grupos.find(
      ({ id }) => id === grupo.id,
    );
  expect(await deSuGrupo()).toMatchObject({ personas: 1, hechas: 0, total: 1 });

  const porVencer = async () =>
    ((await admin.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes).proximos.cuenta;
  const antes = await porVencer();
  await run(sql`update grupo_cursos set vence_en = ${enDias(3)} where grupo_id = ${grupo.id}`);
  expect(await porVencer()).toBe(antes + 1);
  await recontar(platform);
  expect(await porVencer()).toBe(antes + 1);
  expect((await admin.delete(`/api/usuarios/${persona.id}`)).status).toBeLessThan(300);

  expect(await deSuGrupo()).toBeUndefined();
  expect(await porVencer()).toBe(antes);
  await recontar(platform);
  expect(await deSuGrupo()).toBeUndefined();
  expect(await porVencer()).toBe(antes);
});

test('al llegar su fecha de baja deja de contar en ese momento, sin que nadie escriba nada, y se recuenta una vez', async () => {
  const persona = await school.persona();
  const [grupo, curso] = [await school.grupo(), await school.curso()];
  await school.actividad(curso.id);
  await school.asigna(grupo.id, curso.id);
  await school.miembro(grupo.id, persona.id);
  const enFiguras = async () => {
    await comparar(admin);
    return (await lista(admin, `grupo=${grupo.id}`)).length;
  };
  const antes = performance.now();
  expect(await enFiguras()).toBe(1);
  // Long enough to look again before it comes, however much else this machine does.
  const segundos = 1 + (6 * (performance.now() - antes)) / 1000;
  await run(
    sql`update usuarios set baja_desde = clock_timestamp() + ${segundos} * interval '1 second' where id = ${persona.id}`,
  );
  await recontar(platform);
  expect(await enFiguras()).toBe(1);

  await run(
    sql`select pg_sleep_until(baja_desde + interval '1 millisecond') from usuarios where id = ${persona.id}`,
  );
  expect(await enFiguras()).toBe(0);
  await recontar(platform);
  expect(await enFiguras()).toBe(0);
  const { rows } = await db.execute(sql`select from cifras_de_personas where usuario_id = ${persona.id}`);
  expect(rows).toHaveLength(0);

  await admin.put(`/api/usuarios/${persona.id}/baja`, { desde: null });
  expect(await enFiguras()).toBe(1);
});

test('lo que va a la papelera deja de contar, y vuelve a contar al volver', async () => {
  const persona = await school.persona();
  const [grupo, curso] = [await school.grupo(), await school.curso()];
  const [{ id: actividadId }] = [await school.actividad(curso.id), await school.actividad(curso.id)];
  await school.asigna(grupo.id, curso.id);
  await school.miembro(grupo.id, persona.id);
  const deSuGrupo = async () =>
    ((await admin.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes).grupos.find(
      ({ id }) => id === grupo.id,
    );
  const recuperar = (id: unknown) => admin.post(`/api/papelera/${String(id)}/recuperar`);
  const publicar = async () => {
    const { body } = await admin.get(`/api/cursos/${curso.id}/contenido`);
    const { sello } = body.porPublicar as { sello: string };
    expect((await admin.post(`/api/cursos/${curso.id}/publicar-cambios`, { sello })).status).toBe(200);
  };
  await recontar(platform);
  expect(await deSuGrupo()).toMatchObject({ personas: 1, total: 2 });

  await admin.post(`/api/actividades/${actividadId}/quitar`);
  await publicar();
  expect(await deSuGrupo()).toMatchObject({ personas: 1, total: 1 });
  const { body } = await admin.get(`/api/papelera?cursoId=${curso.id}`);
  await recuperar((body.datos as { id: string }[])[0]?.id);
  expect(await deSuGrupo()).toMatchObject({ total: 1 });
  await publicar();
  expect(await deSuGrupo()).toMatchObject({ total: 2 });

  const { papeleraId } = (await admin.post(`/api/cursos/${curso.id}/a-la-papelera`)).body;
  expect(await deSuGrupo()).toBeUndefined();
  await recontar(platform);
  expect(await deSuGrupo()).toBeUndefined();
  await recuperar(papeleraId);
  expect(await deSuGrupo()).toMatchObject({ personas: 1, total: 2 });
  await comparar(admin);
});
