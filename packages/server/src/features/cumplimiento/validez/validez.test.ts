import type { AperturasDeshechas } from '@catedra/shared/cumplimiento/aperturas.ts';
import type { ValidezAplicada } from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pasarRondas } from '#features/cumplimiento/jobs.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
await db.execute(sql`update academia set certifica_desde = '2020-01-01'`);
const irA = (momento: string) => goTo(db, clock, momento);

/** Completed by each of them on its day, while the course gave no validity. */
async function hechoEl(hoy: string, ...dias: readonly string[]) {
  await irA(`${dias[0]}T10:00:00Z`);
  const curso = await school.curso({ certificado: true });
  const { id } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, id, { obligatoria: true });
  const personas = await Promise.all(dias.map(() => school.persona()));
  for (const persona of personas) await school.inscribe(curso.id, persona.id);
  const ella = async (i: number) => school.entra(personas[i] as (typeof personas)[number]);
  const completar = async (i: number) => (await ella(i)).post(`/api/actividades/${actividad?.id}/completar`);
  for (const [i, dia] of dias.entries()) {
    await irA(`${dia}T10:00:00Z`);
    await completar(i);
  }
  await irA(`${hoy}T10:00:00Z`);
  await db.execute(sql`update cursos set validez_meses = 12 where id = ${curso.id}`);
  const ruta = `/api/cursos/${curso.id}`;
  return {
    curso,
    ids: personas.map((persona) => persona.id),
    completar,
    mia: async (i: number) => (await (await ella(i)).get(`${ruta}/mi-renovacion`)).body as MiRenovacion,
    pide: async <T>(quien: Client, orden: string, body: object = { dias: 30 }) =>
      (await quien.post(`${ruta}/${orden}`, body)).body as T,
  };
}

test('aplicar una validez a lo de antes: cada uno queda como dice la previsión, y se deshace', async () => {
  const caso = await hechoEl('2030-11-18', '2028-01-10', '2029-12-20', '2030-03-20', '2030-11-01');
  const jefa = await school.administrador();
  const antes = await Promise.all([0, 1, 2, 3].map(caso.mia));
  expect(antes[0]).toMatchObject({ cumplimiento: 'al_dia', valeHasta: null, ronda: 1 });
  const prevista = {
    personas: 4,
    quedan: { por_renovar: 2, al_dia: 2 },
    caducarian: 1,
    ultimoDia: '2030-12-18',
    sinElCurso: 0,
    renovando: 0,
  };
  expect(await caso.pide(jefa, 'validez-prevista')).toEqual(prevista);
  expect(await caso.mia(0)).toEqual(antes[0]);
  const { marca, ...hecha } = await caso.pide<ValidezAplicada>(jefa, 'aplicar-validez');
  expect(hecha).toEqual(prevista);
  expect(await caso.mia(0)).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2, valeHasta: '2030-12-18' });
  expect(await caso.mia(1)).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2, valeHasta: '2030-12-20' });
  expect(await caso.mia(2)).toMatchObject({
    cumplimiento: 'al_dia',
    ronda: 1,
    valeHasta: '2031-03-20',
    abreEl: '2031-01-19',
  });
  const { rows } = await db.execute(
    sql`select count(*)::int as n from certificados where curso_id = ${caso.curso.id} and valido_hasta is null`,
  );
  expect(rows).toEqual([{ n: 4 }]);
  expect(await caso.pide(jefa, 'aplicar-validez')).toMatchObject({ personas: 0, renovando: 2, marca: null });

  await pasarRondas.run(platform, {}, '');
  const otra = await school.administrador();
  expect(await caso.pide(otra, 'deshacer-validez', { marca })).toMatchObject({ deshechas: 0 });
  expect(await caso.pide<AperturasDeshechas>(jefa, 'deshacer-validez', { marca })).toMatchObject({
    deshechas: 4,
    cuantasQuedan: 0,
  });
  expect(await Promise.all([0, 1, 2, 3].map(caso.mia))).toEqual(antes);
  expect(await caso.pide(jefa, 'deshacer-validez', { marca })).toMatchObject({
    deshechas: 0,
    cuantasQuedan: 0,
  });
});

test('a quien ya la hizo no se le deshace, y se nombra; a quien no, le caduca al acabar su último día', async () => {
  const caso = await hechoEl('2034-11-18', '2032-01-10', '2032-01-11');
  const jefa = await school.administrador();
  const { marca } = await caso.pide<ValidezAplicada>(jefa, 'aplicar-validez', { dias: 10 });
  await irA('2034-11-28T22:59:59Z');
  expect(await caso.mia(1)).toMatchObject({
    cumplimiento: 'por_renovar',
    venceEn: '2034-11-28T22:59:59.000Z',
  });
  await caso.completar(0);
  expect(await caso.mia(0)).toMatchObject({ cumplimiento: 'al_dia', ronda: 2, valeHasta: '2035-11-28' });
  await irA('2034-11-28T23:00:00Z');
  expect(await caso.mia(1)).toMatchObject({ cumplimiento: 'caducado', ronda: 2 });
  const otraVez = await school.entra({ id: jefa.id });
  expect(await caso.pide<AperturasDeshechas>(otraVez, 'deshacer-validez', { marca })).toMatchObject({
    deshechas: 1,
    quedan: [{ usuarioId: caso.ids[0] }],
  });
  expect(await caso.mia(1)).toMatchObject({ cumplimiento: 'al_dia', ronda: 1, valeHasta: null });
});

test('dos a la vez aplican una vez; donde el curso no caduca no hay nada que aplicar', async () => {
  const caso = await hechoEl('2038-11-18', '2038-03-20', '2038-03-21');
  const jefa = await school.administrador();
  const dos = await Promise.all([1, 2].map(() => caso.pide<ValidezAplicada>(jefa, 'aplicar-validez')));
  expect(dos.map(({ personas }) => personas).toSorted()).toEqual([0, 2]);
  await db.execute(sql`update cursos set validez_meses = null where id = ${caso.curso.id}`);
  expect(await caso.pide(jefa, 'validez-prevista')).toMatchObject({ error: { code: 'NO_CADUCA' } });
});
