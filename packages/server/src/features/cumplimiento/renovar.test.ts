import type { MiRenovacion, RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';
import { pasarRondas } from '#features/cumplimiento/jobs.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const irA = (momento: string) => goTo(db, clock, momento);

async function unCurso(values: Partial<Curso> = {}) {
  const curso = await school.curso({ certificado: true, ...values });
  const { id } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, id, { obligatoria: true });
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const ruta = `/api/cursos/${curso.id}`;
  const ella = () => school.entra(persona);
  return {
    curso,
    persona,
    completar: async () => (await ella()).post(`/api/actividades/${actividad?.id}/completar`),
    leer: async () => (await admin.get(`${ruta}/renovacion`)).body as RenovacionDeCurso,
    guardar: async (body: object) => (await school.administrador()).put(`${ruta}/renovacion`, body),
    mia: async () => (await (await ella()).get(`${ruta}/mi-renovacion`)).body as MiRenovacion,
    pide: async (orden: 'renovar' | 'no-renovar') => (await ella()).post(`${ruta}/${orden}`),
  };
}

const AJUSTES = {
  validezMeses: 12,
  validezDia: null,
  validezMinimoMeses: 6,
  diasParaRenovar: 60,
  diasDeMargen: 0,
  renovarYa: true,
};

test('lo que pide un curso se lee, se cambia con su versión, y guardarlo otra vez no cambia nada', async () => {
  const uno = await unCurso();
  expect(await uno.leer()).toMatchObject({ version: 0, validezMeses: null, personas: { sin_plazo: 1 } });
  const primero = await uno.guardar({ ...AJUSTES, version: 0 });
  expect(primero.body).toMatchObject({ ...AJUSTES, version: 1 });
  expect((await uno.guardar({ ...AJUSTES, version: 0 })).body).toEqual(primero.body);
  const viejo = await uno.guardar({ ...AJUSTES, diasDeMargen: 3, version: 0 });
  expect(viejo.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: { version: 1 } });
  const { rows } = await db.execute(
    sql`select validez_meses, version from cursos where id = ${uno.curso.id}`,
  );
  expect(rows).toEqual([{ validez_meses: 12, version: 2 }]);
  const malo = await uno.guardar({ ...AJUSTES, validezDia: '02-30', version: 1 });
  expect(malo.status).toBe(400);
});

test('lo obligatorio que cierra se dice, y lo optativo no', async () => {
  const uno = await unCurso({ validezMeses: 12 });
  expect(await uno.leer()).toMatchObject({ cierran: [] });
  await db.execute(sql`update actividades set disponible_hasta = '2030-04-30T21:59:59Z', titulo = 'Prueba final'
    where curso_id = ${uno.curso.id}`);
  expect((await uno.leer()).cierran).toMatchObject([
    { titulo: 'Prueba final', cierraEn: '2030-04-30T21:59:59.000Z' },
  ]);
  await db.execute(sql`update actividades set obligatoria = false where curso_id = ${uno.curso.id}`);
  expect(await uno.leer()).toMatchObject({ cierran: [] });
});

test('una validez nueva es de lo que se complete desde entonces', async () => {
  const uno = await unCurso();
  await uno.completar();
  await uno.guardar({ ...AJUSTES, version: 0 });
  expect(await uno.leer()).toMatchObject({ personas: { al_dia: 1 }, paraSiempre: 1 });
  expect(await uno.mia()).toMatchObject({
    cumplimiento: 'al_dia',
    valeHasta: null,
    siYa: null,
    abreEl: null,
  });
});

test('quien renueva antes lee lo que gana y lo que espera, y puede dejarlo mientras no haya hecho nada', async () => {
  await irA('2027-03-20T10:00:00Z');
  const uno = await unCurso();
  await uno.guardar({ ...AJUSTES, version: 0 });
  await uno.completar();
  await irA('2028-01-10T10:00:00Z');
  const antes = await uno.mia();
  expect(antes).toMatchObject({
    cumplimiento: 'al_dia',
    ronda: 1,
    valeHasta: '2028-03-20',
    abreEl: '2028-01-20',
    siYa: { hastaSiHoy: '2029-01-10', abre: '2028-01-20', hastaSiEspera: '2029-03-20' },
    seDevuelve: false,
  });
  const abierta = {
    cumplimiento: 'por_renovar',
    ronda: 2,
    valeHasta: '2028-03-20',
    seDevuelve: true,
    siYa: null,
  };
  expect((await uno.pide('renovar')).body).toMatchObject(abierta);
  expect((await uno.pide('renovar')).body).toMatchObject(abierta);
  // Whether or not what was done before is in its place yet.
  await pasarRondas.run(platform, {}, '');
  expect(await uno.mia()).toMatchObject(abierta);
  expect((await uno.pide('no-renovar')).body).toEqual(antes);
  expect((await uno.pide('no-renovar')).body).toEqual(antes);

  await uno.pide('renovar');
  await uno.completar();
  expect(await uno.mia()).toMatchObject({
    cumplimiento: 'al_dia',
    ronda: 2,
    valeHasta: '2029-01-10',
    hechas: [
      { ronda: 2, valeHasta: '2029-01-10' },
      { ronda: 1, valeHasta: '2028-03-20' },
    ],
  });
  expect((await uno.pide('no-renovar')).body).toMatchObject({ ronda: 2, cumplimiento: 'al_dia' });
});

test('donde el curso no deja, no se renueva antes, y de un curso ajeno no se sabe nada', async () => {
  const uno = await unCurso({ validezMeses: 12 });
  await uno.completar();
  expect((await uno.pide('renovar')).body.error).toMatchObject({ code: 'NO_SE_RENUEVA_ANTES' });
  const otra = await school.estudiante();
  for (const pedir of [otra.get, otra.post])
    expect(
      (await pedir(`/api/cursos/${uno.curso.id}/${pedir === otra.get ? 'mi-renovacion' : 'renovar'}`)).status,
    ).toBe(404);
});

test('quien no renueva pasa de por renovar a caducado al acabar su último día', async () => {
  await irA('2030-03-20T10:00:00Z');
  const uno = await unCurso({ validezMeses: 12 });
  await uno.completar();
  await irA('2031-03-20T22:59:00Z');
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2 });
  await irA('2031-03-20T23:00:00Z');
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'caducado', ronda: 2 });
  const jefa = await school.administrador();
  const { datos } = (await jefa.get(`/api/cursos/${uno.curso.id}/participantes?cumplimiento=caducado`))
    .body as {
    datos: unknown[];
  };
  expect(datos).toMatchObject([
    { cumplimiento: 'caducado', estado: 'vencido', ronda: 2, valeHasta: '2031-03-20' },
  ]);
});
