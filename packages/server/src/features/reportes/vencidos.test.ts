import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { readFile } from 'node:fs/promises';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import type {
  FilaDeProgreso,
  ResumenDeReportes,
  SemanasDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recontar } from '#features/reportes/jobs.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { school, clock, platform, origin } = await createTestApp();
const { db } = platform;
await goTo(db, clock, '2027-03-20T11:00:00Z');
const dentroDe = (dias: number) => tras(clock.now(), dias * DIA).toISOString();
const pasan = (dias: number) => goTo(db, clock, dentroDe(dias));

const grupo = await school.grupo('Norte');
const { id: tutoraId } = await school.con('reportes:ver:grupos', 'progreso:ver:grupos', 'cursos:ver:grupos');
await school.tutor(grupo.id, tutoraId);

const persona = async (apellidos: string) => {
  const una = await school.persona({ apellidos });
  await school.miembro(grupo.id, una.id);
  return una;
};
const alba = await persona('Alba');
const bravo = await persona('Bravo');

const curso = async (cambios: Parameters<typeof school.curso>[0], vence: number) => {
  const uno = await school.curso(cambios);
  const actividad = await school.actividad(uno.id, { obligatoria: true });
  await school.asigna(grupo.id, uno.id, dentroDe(vence));
  return { ...uno, actividad: actividad.id };
};
const conMargen = (id: string, dias: number) =>
  db.execute(sql`insert into curso_renovaciones (curso_id, dias_de_margen) values (${id}, ${dias})
    on conflict (curso_id) do update set dias_de_margen = excluded.dias_de_margen`);

/** What every place says of who is late in a course: the same names, or none of it holds. */
async function tarde(cursoId: string): Promise<string[]> {
  const admin = await school.administrador();
  const tutora = await school.entra({ id: tutoraId });
  const leer = async <T>(quien: Client, ruta: string) => (await quien.get(ruta)).body as unknown as T;
  const nombres = (filas: readonly { apellidos: string }[]) =>
    filas.map(({ apellidos }) => apellidos).toSorted();
  const { datos } = await leer<{ datos: Participante[] }>(
    admin,
    `/api/cursos/${cursoId}/participantes?estado=vencido`,
  );
  const suyos = nombres(datos);
  const { datos: todas } = await leer<{ datos: Participante[] }>(
    admin,
    `/api/cursos/${cursoId}/participantes`,
  );
  const segunLaRegla = todas.filter(
    ({ cumplimiento }) => cumplimiento === 'vencido' || cumplimiento === 'caducado',
  );
  expect(nombres(segunLaRegla)).toEqual(suyos);
  expect(nombres(todas.filter(({ estado }) => estado === 'vencido'))).toEqual(suyos);
  const csv = await fetch(`${origin}/api/reportes/progreso.csv?curso=${cursoId}&estado=vencido`, {
    headers: { cookie: admin.cookie },
  }).then((answer) => answer.text());
  const lineas = csv.trimEnd().split('\r\n').slice(1);
  expect(lineas.map((linea) => linea.split(';')[0]).toSorted()).toEqual(suyos);
  for (const quien of [admin, tutora]) {
    const ruta = `/api/reportes/progreso?total=true&estado=vencido`;
    const { datos: filas } = await leer<{ datos: FilaDeProgreso[] }>(quien, `${ruta}&curso=${cursoId}`);
    expect(nombres(filas)).toEqual(suyos);
    const { vencidos } = await leer<ResumenDeReportes>(quien, '/api/reportes/resumen');
    expect(vencidos.porCurso.find((uno) => uno.cursoId === cursoId)?.personas ?? 0).toBe(suyos.length);
    const { datos: deTodos, total } = await leer<{ datos: FilaDeProgreso[]; total: { valor: number } }>(
      quien,
      ruta,
    );
    expect(vencidos).toMatchObject({
      cuenta: total.valor,
      personas: new Set(deTodos.map(({ usuarioId }) => usuarioId)).size,
    });
    const { tarde: porGrupo } = await leer<SemanasDeActividad>(quien, '/api/reportes/semanas');
    expect(porGrupo[grupo.id] ?? 0).toBe(vencidos.personas);
  }
  return suyos;
}

const vencenEnSieteDias = async () =>
  ((await (await school.administrador()).get('/api/reportes/resumen')).body as unknown as ResumenDeReportes)
    .proximos.cuenta;

test('nadie va tarde hasta que acaban los días de margen, también si el margen cambia o nada se ha recontado', async () => {
  const uno = await curso({}, 2);
  await conMargen(uno.id, 5);
  await recontar(platform);
  expect(await vencenEnSieteDias()).toBe(0);
  await pasan(3);
  expect(await tarde(uno.id)).toEqual([]);
  expect(await vencenEnSieteDias()).toBe(2);
  await pasan(5);
  expect(await tarde(uno.id)).toEqual(['Alba', 'Bravo']);
  expect(await vencenEnSieteDias()).toBe(0);
  await recontar(platform);
  expect(await tarde(uno.id)).toEqual(['Alba', 'Bravo']);
  await conMargen(uno.id, 30);
  expect(await tarde(uno.id)).toEqual([]);
  await recontar(platform);
  expect(await tarde(uno.id)).toEqual([]);
  await conMargen(uno.id, 0);
  expect(await tarde(uno.id)).toEqual(['Alba', 'Bravo']);
});

test('va tarde quien lo completó y dejó de valerle, y no quien está exento ni en un curso que acabó', async () => {
  const uno = await curso({ validezMeses: 1, terminaEn: dentroDe(200) }, 10);
  for (const quien of [alba, bravo])
    expect(
      (await (await school.entra(quien)).post(`/api/actividades/${uno.actividad}/completar`)).status,
    ).toBeLessThan(300);
  // Nothing of it is open when its next round would open: the completion lapses, and stays done.
  await db.execute(sql`update actividades set disponible_hasta = ${dentroDe(3)} where id = ${uno.actividad}`);
  await db.execute(
    sql`select recalcular_matriculas(array[row(${alba.id}, ${uno.id})::par_de_avance, row(${bravo.id}, ${uno.id})::par_de_avance])`,
  );
  await recontar(platform);
  expect(await tarde(uno.id)).toEqual([]);
  await pasan(40);
  expect(await tarde(uno.id)).toEqual(['Alba', 'Bravo']);
  await recontar(platform);
  expect(await tarde(uno.id)).toEqual(['Alba', 'Bravo']);
  await db.execute(sql`insert into exenciones (id, usuario_id, curso_id, hasta, motivo, por)
    values (gen_random_uuid(), ${alba.id}, ${uno.id}, (ahora() + interval '5 days')::date, 'Baja', ${tutoraId})`);
  expect(await tarde(uno.id)).toEqual(['Bravo']);
  await pasan(7);
  expect(await tarde(uno.id)).toEqual(['Alba', 'Bravo']);
  await pasan(160);
  expect(await tarde(uno.id)).toEqual([]);
  await recontar(platform);
  expect(await tarde(uno.id)).toEqual([]);
});

test('quien cambia de zona acaba su margen en el calendario de la nueva', async () => {
  const uno = await curso({}, 1);
  await conMargen(uno.id, 2);
  const hasta = async () => {
    const { rows } = await db.execute<{ en: string }>(sql`select iso_de(cumple_hasta) as en from matriculas
      where usuario_id = ${alba.id} and curso_id = ${uno.id}`);
    return rows[0]?.en;
  };
  const antes = await hasta();
  await db.execute(sql`update usuarios set zona_horaria = 'America/Lima' where id = ${alba.id}`);
  const despues = await hasta();
  expect(Date.parse(despues ?? '') - Date.parse(antes ?? '')).toBeGreaterThanOrEqual(6 * 3_600_000);
});

test('lo que ya estaba guardado dice lo mismo que la regla, y se recuenta a quien concierne', async () => {
  const archivo = await readFile(
    new URL('../../base/migraciones/0110_cumple_hasta.sql', import.meta.url),
    'utf8',
  );
  const pasos = archivo
    .split('--> statement-breakpoint')
    .filter((paso) => !/ADD COLUMN|CREATE INDEX/.test(paso));
  const guardado = async () =>
    (
      await db.execute(sql`select usuario_id, curso_id, adelantada, iso_de(cumple_hasta) as hasta from matriculas_guardadas
      order by 1, 2, 3`)
    ).rows;
  await recontar(platform);
  const antes = await guardado();
  await db.execute(
    sql.raw(`alter table matriculas_guardadas disable trigger user;
    update matriculas_guardadas set cumple_hasta = null; alter table matriculas_guardadas enable trigger user`),
  );
  for (const paso of pasos) await db.execute(sql.raw(paso));
  expect(await guardado()).toEqual(antes);
  const { rows } = await db.execute(sql`select distinct usuario_id from cifras_pendientes`);
  expect(rows.map(({ usuario_id: id }) => id).toSorted()).toEqual([alba.id, bravo.id].toSorted());
});
