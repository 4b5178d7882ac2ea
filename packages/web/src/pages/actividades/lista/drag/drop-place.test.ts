import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { expect, test } from 'vitest';
import { activityDropped, type Drop, sectionDropped } from '#pages/actividades/lista/drag/drop-place.ts';

const secciones = ['A', 'B', 'C'].map((id) => ({ id, titulo: id }));
const actividades = (['a1', 'a2', 'b1'] as const).map((id, orden) => ({
  id,
  orden,
  seccion: id[0]?.toUpperCase(),
})) as unknown as ActividadDeIndice[];
const outline = { secciones, actividades };
const on = (id: string, after = false): Drop => ({ kind: 'actividad', id, after });
const dropped = (id: string, drop: Drop) =>
  activityDropped(outline, id, drop)?.map((una) => `${una.seccion}:${una.id}`) ?? null;

test.each([
  ['a1', on('a2', true), ['A:a2', 'A:a1', 'B:b1']],
  ['a2', on('a1'), ['A:a2', 'A:a1', 'B:b1']],
  ['a1', on('b1'), ['A:a2', 'B:a1', 'B:b1']],
  ['a1', on('b1', true), ['A:a2', 'B:b1', 'B:a1']],
  ['b1', { kind: 'seccion', id: 'C', after: false } as const, ['A:a1', 'A:a2', 'C:b1']],
  ['a1', { kind: 'seccion', id: 'A', after: false } as const, ['A:a2', 'A:a1', 'B:b1']],
  ['a1', on('a1'), null],
])('%s soltada en %o', (id, drop, after) => {
  expect(dropped(id, drop)).toEqual(after);
});

test.each([
  ['C', 'A', false, 'CAB'],
  ['A', 'C', true, 'BCA'],
  ['A', 'B', false, null],
  ['A', 'A', true, null],
])('la sección %s soltada junto a %s', (id, over, after, result) => {
  const next = sectionDropped(secciones, id, { kind: 'seccion', id: over, after });
  expect(next?.map((una) => una.id).join('') ?? null).toBe(result);
});
