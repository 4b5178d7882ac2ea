import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { expect, test } from 'vitest';
import { changedPlaces, movedTo, putBack, sectionStepped, stepped } from '#pages/actividades/lista/order.ts';

const secciones = ['A', 'B', 'C'].map((id) => ({ id, titulo: id }));
const actividades = (['a1', 'a2', 'b1'] as const).map((id, orden) => ({
  id,
  orden,
  seccion: id[0]?.toUpperCase(),
})) as unknown as ActividadDeIndice[];
const outline = { secciones, actividades };
const seen = (list: readonly ActividadDeIndice[] | null) =>
  list?.map(({ id, seccion, orden }) => `${orden}:${seccion}:${id}`) ?? null;

test('una actividad sube y baja dentro de su sección', () => {
  expect(seen(stepped(outline, 'a2', -1))).toEqual(['0:A:a2', '1:A:a1', '2:B:b1']);
  expect(seen(stepped(outline, 'a1', 1))).toEqual(['0:A:a2', '1:A:a1', '2:B:b1']);
});

test('en el borde de su sección pasa a la vecina, aunque esté vacía', () => {
  expect(seen(stepped(outline, 'a2', 1))).toEqual(['0:A:a1', '1:B:a2', '2:B:b1']);
  expect(seen(stepped(outline, 'b1', -1))).toEqual(['0:A:a1', '1:A:a2', '2:A:b1']);
  expect(seen(stepped(outline, 'b1', 1))).toEqual(['0:A:a1', '1:A:a2', '2:C:b1']);
});

test('en el borde del curso no se mueve', () => {
  expect(stepped(outline, 'a1', -1)).toBeNull();
  expect(stepped({ secciones: secciones.slice(0, 2), actividades }, 'b1', 1)).toBeNull();
});

test('a otra sección va al final de ella', () => {
  expect(seen(movedTo(outline, 'a1', 'B'))).toEqual(['0:A:a2', '1:B:b1', '2:B:a1']);
});

test('solo se cuenta lo que cambia de sitio', () => {
  const after = stepped(outline, 'a2', -1) ?? [];
  expect(changedPlaces(actividades, after)).toEqual([
    { id: 'a2', seccion: 'A', orden: 0 },
    { id: 'a1', seccion: 'A', orden: 1 },
  ]);
});

test('si todo parece estar ya en su sitio, se dicen todos: lo que se ve puede ser anterior a lo guardado', () => {
  expect(changedPlaces(actividades, actividades)).toHaveLength(3);
});

test('una sección se mueve entre las demás', () => {
  expect(sectionStepped(secciones, 'C', -1)?.map(({ id }) => id)).toEqual(['A', 'C', 'B']);
  expect(sectionStepped(secciones, 'A', -1)).toBeNull();
});

test('lo que estaba vuelve a su sitio; lo que llegó después se queda al final de su sección', () => {
  const nueva = { id: 'b2', orden: 1, seccion: 'B' } as unknown as ActividadDeIndice;
  const now = { secciones, actividades: [...(movedTo(outline, 'a1', 'B') ?? []), nueva] };
  expect(seen(putBack(now, actividades))).toEqual(['0:A:a1', '1:A:a2', '2:B:b1', '3:B:b2']);
});

test('lo que ya no está no vuelve por deshacer un cambio de sitio', () => {
  const now = { secciones, actividades: actividades.filter(({ id }) => id !== 'a1') };
  expect(seen(putBack(now, actividades))).toEqual(['0:A:a2', '1:B:b1']);
});
