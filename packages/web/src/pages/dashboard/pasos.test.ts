import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { expect, test } from 'vitest';
import { pasosDe } from '#pages/dashboard/pasos.ts';
import { unaSesion } from '#testing/records.ts';

const de = (...permisos: Permiso[]) => unaSesion({ permisos }).actor;
const NADA = { cursos: 0, personas: 1, grupos: 0, sinCorreo: true };
const TODO: Permiso[] = [
  'sistema:administrar',
  'cursos:crear',
  'usuarios:cargar',
  'grupos:crear',
  'grupos:editar',
];
const hechos = (pasos: ReturnType<typeof pasosDe>) => pasos.filter(({ hecho }) => hecho).map(({ id }) => id);

test('en una academia vacía ningún paso está hecho, y cada uno se marca con lo suyo', () => {
  const todos = pasosDe(de(...TODO), NADA);
  expect(todos.map(({ id }) => id)).toEqual(['correo', 'curso', 'personas', 'grupo', 'asignar']);
  expect(hechos(todos)).toEqual([]);
  expect(hechos(pasosDe(de(...TODO), { ...NADA, sinCorreo: false }))).toEqual(['correo']);
  expect(hechos(pasosDe(de(...TODO), { ...NADA, cursos: 2 }))).toEqual(['curso']);
  expect(hechos(pasosDe(de(...TODO), { ...NADA, personas: 2 }))).toEqual(['personas']);
  expect(hechos(pasosDe(de(...TODO), { ...NADA, grupos: 1 }))).toEqual(['grupo']);
});

test('quien solo asigna no lee pasos de otros', () => {
  expect(pasosDe(de('grupos:editar'), NADA).map(({ id }) => id)).toEqual(['asignar']);
});
