import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { ResumenDeReportes, SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { expect, test } from 'vitest';
import { grupoCursosTable, grupoMiembrosTable } from '#features/grupos/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const { db } = platform;
const haceSemanas = (semanas: number) => antesDe(clock.now(), semanas * 7 * DIA).toISOString();

const admin = await school.superAdministrador();
const tutora = await school.con('reportes:ver:grupos');

async function grupoCon(nombre: string, personas: readonly { readonly id: string }[]) {
  const grupo = await school.grupo(nombre);
  for (const { id } of personas)
    await db.insert(grupoMiembrosTable).values({ grupoId: grupo.id, usuarioId: id, desde: haceSemanas(20) });
  return grupo;
}

const completa = (usuarioId: string, actividad: { id: string; cursoId: string }, semanas: number) =>
  db.insert(progresoTable).values({
    id: randomUUID(),
    usuarioId,
    cursoId: actividad.cursoId,
    actividadId: actividad.id,
    estado: 'completada',
    porcentaje: 100,
    completadoEn: haceSemanas(semanas),
    actualizadoEn: haceSemanas(semanas),
  });

const leer = async (quien: Client) =>
  ((await quien.get('/api/reportes/semanas')).body as unknown as SemanasDeActividad).grupos;
const fraccion = ({ hechas, total }: { hechas: number; total: number }) => `${hechas}/${total}`;

const ana = await school.persona({ apellidos: 'Ana' });
const norte = await grupoCon('Norte', [ana]);
await school.tutor(norte.id, tutora.id);
const extintores = await school.curso({ titulo: 'Extintores' });
const [primera, segunda] = [await school.actividad(extintores.id), await school.actividad(extintores.id)];
await school.actividad(extintores.id, { obligatoria: false });
const datos = await school.curso({ titulo: 'Datos' });
await school.actividad(datos.id);
await db.insert(grupoCursosTable).values([
  { grupoId: norte.id, cursoId: extintores.id, desde: haceSemanas(5) },
  { grupoId: norte.id, cursoId: datos.id, desde: haceSemanas(2) },
]);
await completa(ana.id, { id: primera.id, cursoId: extintores.id }, 3);
await completa(ana.id, { id: segunda.id, cursoId: extintores.id }, 0);

test('cada semana dice lo hecho y lo que tenían entonces, y la última lo que dicen las cifras de ahora', async () => {
  const [grupo] = await leer(admin);
  expect(grupo?.nombre).toBe('Norte');
  expect(grupo?.semanas.map(fraccion)).toEqual([
    ...Array<string>(6).fill('0/0'),
    '0/2',
    '0/2',
    '1/2',
    '1/3',
    '1/3',
    '2/3',
  ]);
  const resumen = (await admin.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes;
  expect(resumen.grupos[0]).toMatchObject(grupo?.semanas.at(-1) ?? {});
});

test('de muchos grupos vienen los cuatro que mejor van y los cuatro que peor, se dice cuántos hay, y a cada cual los suyos', async () => {
  const curso = await school.curso({ titulo: 'Orden' });
  const actividades = [];
  for (let i = 0; i < 9; i++) actividades.push(await school.actividad(curso.id));
  for (const [i, nombre] of [
    'Oeste',
    'Sur',
    'Este',
    'Centro',
    'Costa',
    'Sierra',
    'Vega',
    'Ría',
    'Puerto',
  ].entries()) {
    const persona = await school.persona();
    const grupo = await grupoCon(nombre, [persona]);
    await db.insert(grupoCursosTable).values({ grupoId: grupo.id, cursoId: curso.id, desde: haceSemanas(9) });
    for (const actividad of actividades.slice(0, 9 - i))
      await completa(persona.id, { id: actividad.id, cursoId: curso.id }, 1);
  }
  expect((await leer(admin)).map(({ nombre }) => nombre)).toEqual([
    'Oeste',
    'Sur',
    'Este',
    'Centro',
    'Sierra',
    'Vega',
    'Ría',
    'Puerto',
  ]);
  expect((await admin.get('/api/reportes/semanas')).body.cuantosGrupos).toBe(10);
  expect((await leer(tutora)).map(({ nombre }) => nombre)).toEqual(['Norte']);
});

test('de cada grupo se dice cuántas personas van tarde, cada una una vez', async () => {
  const grupo = await grupoCon('Con plazos', [await school.persona(), await school.persona()]);
  const [uno, otro] = [await school.curso(), await school.curso()];
  for (const { id } of [uno, otro]) await school.asigna(grupo.id, id, haceSemanas(1));
  const { body } = await admin.get('/api/reportes/semanas');
  expect(body.tarde).toEqual({ [grupo.id]: 2 });
});
