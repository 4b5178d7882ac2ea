import { expect, test } from 'vitest';
import { hallazgoDelCamino, mayorBache, tramosDe } from '#pages/cursos/participantes/camino.ts';

const ACTIVIDADES = [
  { id: 'a', titulo: 'Bienvenida', obligatoria: true },
  { id: 'x', titulo: 'De más', obligatoria: false },
  { id: 'b', titulo: 'El arnés', obligatoria: true },
  { id: 'c', titulo: 'Tu obra', obligatoria: true },
];

test('cuenta quién hizo cada obligatoria, en su orden, y cuántas menos que la anterior', () => {
  const tramos = tramosDe(ACTIVIDADES, { personas: 29, porActividad: { a: 28, b: 21, x: 2 } });
  expect(tramos.map(({ id, hechas, menos }) => [id, hechas, menos])).toEqual([
    ['a', 28, 1],
    ['b', 21, 7],
    ['c', 0, 21],
  ]);
  expect(mayorBache(tramos)?.id).toBe('c');
  expect(hallazgoDelCamino(tramos)).toBe(
    '«Tu obra» la han hecho 21 personas menos que la anterior: es la mayor caída',
  );
});

test('si la primera es la que menos hacen, se dice sin anterior; si nadie se queda, también', () => {
  const una = tramosDe(ACTIVIDADES, { personas: 3, porActividad: { a: 2, b: 2, c: 2 } });
  expect(hallazgoDelCamino(una)).toBe('Falta 1 persona por hacer «Bienvenida»: es la mayor caída');
  const todas = tramosDe(ACTIVIDADES, { personas: 2, porActividad: { a: 2, b: 2, c: 2 } });
  expect(hallazgoDelCamino(todas)).toBe('Nadie se queda por el camino');
});
