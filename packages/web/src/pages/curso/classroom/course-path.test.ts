import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { expect, test } from 'vitest';
import { isPast, lugarEn } from '#pages/curso/classroom/course-path.ts';

const actividad = (id: string): ActividadDelCurso => ({
  id,
  titulo: id,
  tipo: 'lectura',
  duracion: null,
  obligatoria: true,
  regla: 'ver',
  estado: 'pendiente',
  porcentaje: 0,
});

const secciones = [
  { id: 's1', titulo: 'Uno', actividades: [actividad('a')] },
  { id: 's2', titulo: 'Dos', actividades: [actividad('b'), actividad('c')] },
];

test.each([
  ['la que se pide', 'c', 'b', 'c'],
  ['si la pedida no es del curso, por donde se sigue', 'otra', 'b', 'b'],
  ['sin pedir ninguna, por donde se sigue', undefined, 'b', 'b'],
  ['si no queda nada por seguir, la primera', undefined, null, 'a'],
])('se abre %s', (_, pedida, siguiente, abierta) => {
  expect(lugarEn(secciones, pedida, siguiente)?.actividad.id).toBe(abierta);
});

test('sabe qué hay antes y después, también de una sección a otra', () => {
  expect(lugarEn(secciones, 'b', null)).toMatchObject({
    anterior: { id: 'a' },
    siguiente: { id: 'c' },
    numero: 2,
    total: 3,
    parte: 1,
    partes: 2,
  });
});

test('ir adelante o atrás se salta lo bloqueado, si hay algo abierto más allá', () => {
  const bloqueada = { ...actividad('x'), estado: 'bloqueada' as const };
  const con = (...actividades: ActividadDelCurso[]) => [{ id: 's', titulo: 'Una', actividades }];
  const entre = lugarEn(con(actividad('a'), bloqueada, actividad('b'), bloqueada), 'b', null);
  expect(entre).toMatchObject({ anterior: { id: 'a' }, siguiente: { id: 'x' } });
});

test('un curso sin actividades no tiene ninguna abierta', () => {
  expect(lugarEn([], 'a', null)).toBeNull();
});

test('una prueba opcional que cerró y se respondió ya no apremia; una obligatoria, o sin responder y abierta, sí', () => {
  const hoy = new Date('2026-03-02T09:00:00Z');
  const venceEn = '2026-02-20T18:00:00.000Z';
  expect(isPast({ obligatoria: false, nota: 3.2, venceEn }, hoy)).toBe(true);
  expect(isPast({ obligatoria: false, cerrada: true, venceEn }, hoy)).toBe(true);
  expect(isPast({ obligatoria: true, nota: 3.2, venceEn }, hoy)).toBe(false);
  expect(isPast({ obligatoria: false, venceEn }, hoy)).toBe(false);
  expect(isPast({ obligatoria: false, nota: 3.2, venceEn: '2026-03-20T18:00:00.000Z' }, hoy)).toBe(false);
});
