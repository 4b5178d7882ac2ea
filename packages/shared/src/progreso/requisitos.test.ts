import { expect, test } from 'vitest';
import type { Condicion, Requisitos } from '#actividades/requisitos.ts';
import { libre, paso } from '#progreso/testing/paso.ts';
import { situacionesDe } from '#progreso/rules.ts';

const A = '00000000-0000-4000-8000-00000000000a';
const G = '00000000-0000-4000-8000-000000000001';
const completada: Condicion = { tipo: 'completada', actividadId: A };
const nota: Condicion = { tipo: 'nota', actividadId: A, minima: 7.5 };
const fecha: Condicion = { tipo: 'fecha', desde: '2026-03-10T09:30:00Z' };
const grupo: Condicion = { tipo: 'grupo', grupoId: G };
const todos = (...condiciones: Condicion[]): Requisitos => ({ modo: 'todos', condiciones });
const alguno = (...condiciones: Condicion[]): Requisitos => ({ modo: 'alguno', condiciones });

const hecha = { hecho: 'completada' } as const;
const recorrido = { ...libre, grupos: { [G]: 'Tienda' } };

test.each([
  ['sin condiciones se abre', todos(), {}, {}, null],
  ['falta completar otra', todos(completada), {}, {}, 'Se abre cuando completes «PRIMERA»'],
  ['ya la completó', todos(completada), hecha, {}, null],
  ['falta nota', todos(nota), { nota: 7 }, {}, 'Se abre cuando saques un 7,5 o más en «PRIMERA»'],
  ['le llega la nota', todos(nota), { nota: 7.5 }, {}, null],
  ['le llegó en una renovación anterior', todos(nota), { ...hecha, hechaAntes: { nota: 8 } }, {}, null],
  [
    'no le llegó en una renovación anterior',
    todos(nota),
    { ...hecha, hechaAntes: { nota: 6 } },
    {},
    'Se abre cuando saques un 7,5 o más en «PRIMERA»',
  ],
  ['aún no es la fecha', todos(fecha), {}, {}, 'Se abre cuando llegue el 10 de marzo a las 10:30'],
  ['ya pasó la fecha', todos(fecha), {}, { ahora: '2026-03-10T09:30:00.000Z' }, null],
  ['no está en el grupo', todos(grupo), {}, {}, 'Se abre cuando estés en el grupo «Tienda»'],
  ['está en el grupo', todos(grupo), {}, { grupoIds: [G] }, null],
  [
    'con todas, se dice lo que falta',
    todos(completada, fecha, grupo),
    hecha,
    {},
    'Se abre cuando llegue el 10 de marzo a las 10:30 y estés en el grupo «Tienda»',
  ],
  ['con una basta', alguno(completada, grupo), hecha, {}, null],
  [
    'sin ninguna, se dicen las dos',
    alguno(completada, grupo),
    {},
    {},
    'Se abre cuando completes «PRIMERA» o estés en el grupo «Tienda»',
  ],
] as const)('requisitos: %s', (_, requisitos, primera, cambios, motivo) => {
  const pasos = [paso(A, { titulo: 'PRIMERA', ...primera }), paso('b', { requisitos })];
  const [, segunda] = situacionesDe(pasos, { ...recorrido, ...cambios });
  expect(segunda).toEqual({ estado: motivo ? 'bloqueada' : 'pendiente', motivo });
});

test('lo que pide una actividad que ya no está no bloquea', () => {
  const [una] = situacionesDe([paso('b', { requisitos: todos(completada, nota) })], libre);
  expect(una?.estado).toBe('pendiente');
});

test.each([
  ['todavía no', { disponibleDesde: '2027-01-02T08:00:00Z' }, 'Se abre el 2 de enero de 2027 a las 09:00'],
  [
    'todavía no, a la una',
    { disponibleDesde: '2027-01-02T00:05:00Z' },
    'Se abre el 2 de enero de 2027 a la 01:05',
  ],
  ['ya se cerró', { disponibleHasta: '2026-03-02T23:00:00Z' }, 'Se cerró el 3 de marzo a las 00:00'],
  ['abierta', { disponibleDesde: '2026-03-01T08:00:00Z', disponibleHasta: '2026-04-01T08:00:00Z' }, null],
] as const)('fechas: %s', (_, fechas, motivo) => {
  expect(situacionesDe([paso('a', fechas)], libre)[0]?.motivo ?? null).toBe(motivo);
  expect(situacionesDe([paso('a', { ...fechas, ...hecha })], libre)[0]?.estado).toBe('completada');
});
