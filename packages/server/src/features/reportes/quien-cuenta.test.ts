import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { Embudo, HechasPorActividad, Participante } from '@catedra/shared/participantes/schemas.ts';
import type {
  FilaDeProgreso,
  ResumenDeReportes,
  SemanasDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import { expect, test } from 'vitest';
import { progresoTable } from '#features/progreso/vigente.ts';
import { anotarDia } from '#features/reportes/anotar-dia.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform, origin } = await createTestApp();
const admin = await school.administrador();
const ayer = () => antesDe(clock.now(), DIA).toISOString();

const completa = (usuarioId: string, actividad: { id: string; cursoId: string }) =>
  platform.db.insert(progresoTable).values({
    id: randomUUID(),
    usuarioId,
    cursoId: actividad.cursoId,
    actividadId: actividad.id,
    estado: 'completada',
    porcentaje: 100,
    completadoEn: ayer(),
    actualizadoEn: ayer(),
  });

/** A group of five with a course that all of them did: one stays, the others leave each in their way. */
async function academia() {
  const [grupo, curso] = [await school.grupo(), await school.curso()];
  const actividad = await school.actividad(curso.id);
  const gente = await Promise.all(
    ['Queda', 'Suspendida', 'Baja', 'Eliminada', 'Sin curso'].map((apellidos) =>
      school.persona({ apellidos }),
    ),
  );
  await school.miembro(grupo.id, ...gente.map(({ id }) => id));
  await school.asigna(grupo.id, curso.id, ayer());
  for (const { id } of gente) await completa(id, actividad);
  const tutora = await school.con('reportes:ver:grupos', 'progreso:ver:grupos', 'cursos:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  const [, suspendida, deBaja, eliminada, sinCurso] = gente.map(({ id }) => id);
  const seVan = async () => {
    await admin.post(`/api/usuarios/${suspendida}/suspender`);
    await admin.put(`/api/usuarios/${deBaja}/baja`, { desde: '2020-01-01T00:00:00.000Z' });
    expect((await admin.delete(`/api/usuarios/${eliminada}`)).status).toBeLessThan(300);
    await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [sinCurso] });
  };
  return { grupo, curso, actividad, tutora, seVan };
}

const filas = async (quien: Client, query: string) =>
  ((await quien.get(`/api/reportes/progreso?${query}`)).body.datos as FilaDeProgreso[]).map(
    ({ apellidos, nombre, situacion, estado }) => [apellidos || nombre, situacion, estado],
  );
const hechas = async (quien: Client) =>
  ((await quien.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes).actividad.reduce(
    (todas, dia) => todas + dia.hechas,
    0,
  );

const IDOS = [
  ['Baja', 'baja', 'completado'],
  ['Persona eliminada', 'eliminada', 'completado'],
  ['Queda', 'activo', 'completado'],
  ['Suspendida', 'suspendido', 'completado'],
];

test('cuenta quien puede entrar, en el reporte, los participantes y sus cifras; con el filtro se ve también a quienes ya no están', async () => {
  const { grupo, curso, actividad, tutora, seVan } = await academia();
  await seVan();
  const enCurso = `/api/cursos/${curso.id}`;
  const participantes = async (query: string) =>
    ((await admin.get(`${enCurso}/participantes?${query}`)).body.datos as Participante[]).map(
      ({ apellidos, nombre, situacion }) => [apellidos || nombre, situacion],
    );

  expect(await filas(admin, `curso=${curso.id}`)).toEqual([['Queda', 'activo', 'completado']]);
  expect(await participantes('')).toEqual([['Queda', 'activo']]);
  expect((await admin.get(`${enCurso}/embudo`)).body as unknown as Embudo).toMatchObject({
    personas: 1,
    terminado: 1,
  });
  expect((await admin.get(`${enCurso}/hechas`)).body as unknown as HechasPorActividad).toMatchObject({
    personas: 1,
    porActividad: { [actividad.id]: 1 },
  });

  const todas = [...IDOS.slice(0, 3), ['Sin curso', 'sin_curso', 'completado'], ...IDOS.slice(3)].toSorted(
    ([a = ''], [b = '']) => a.localeCompare(b, 'es'),
  );
  const porNombre = (unas: readonly (readonly string[])[]) =>
    unas.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'es'));
  expect(porNombre(await filas(admin, `curso=${curso.id}&idos=true`))).toEqual(todas);
  expect(porNombre(await participantes('idos=true'))).toEqual(todas.map((fila) => fila.slice(0, 2)));
  expect(porNombre(await filas(admin, `grupo=${grupo.id}&curso=${curso.id}&idos=true`))).toEqual(IDOS);
  expect(porNombre(await filas(tutora, `curso=${curso.id}&idos=true`))).toEqual(IDOS);
  const { body } = await admin.get(`/api/reportes/progreso?curso=${curso.id}&idos=true&total=true`);
  expect(body.total).toEqual({ valor: 5, exacto: true });
});

test('el archivo dice de cada cual cuándo terminó y si sigue', async () => {
  const { curso, seVan } = await academia();
  await seVan();
  const csv = await fetch(`${origin}/api/reportes/progreso.csv?curso=${curso.id}&idos=true`, {
    headers: { cookie: admin.cookie },
  }).then((answer) => answer.text());
  const [cabecera, ...lineas] = csv
    .trimEnd()
    .split('\r\n')
    .map((linea) => linea.split(';'));
  expect(cabecera?.slice(13, 15)).toEqual([expect.stringMatching(/^Terminó/), 'Situación']);
  expect(lineas.map((linea) => linea[14]).toSorted()).toEqual(
    ['Activa', 'Cuenta eliminada', 'Cuenta suspendida', 'De baja', 'Ya no tiene el curso'].toSorted(),
  );
  for (const linea of lineas) expect(linea[13]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('lo hecho sigue en las sumas de lo pasado aunque quien lo hizo se vaya o se elimine, también para quien tutoriza', async () => {
  const { tutora, seVan } = await academia();
  const antes = [await hechas(admin), await hechas(tutora)];
  expect(antes[1]).toBe(5);
  await seVan();
  expect([await hechas(admin), await hechas(tutora)]).toEqual(antes);
});

test('lo que un grupo llevaba una semana lo dice quien contaba entonces', async () => {
  const { grupo, seVan } = await academia();
  const suyas = async () =>
    ((await admin.get('/api/reportes/semanas')).body as unknown as SemanasDeActividad).grupos.find(
      ({ id }) => id === grupo.id,
    )?.semanas;
  const haceUnaSemana = antesDe(clock.now(), 7 * DIA);
  await anotarDia({ ...platform, clock: { ...clock, now: () => haceUnaSemana } });
  await seVan();
  const semanas = await suyas();
  expect(semanas?.at(-2)).toEqual({ hechas: 5, total: 5 });
  expect(semanas?.at(-1)).toEqual({ hechas: 1, total: 1 });
});
