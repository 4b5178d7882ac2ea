import { expect, test } from 'vitest';
import { eventosDe, leConcierne } from '#avisos/a-quien.ts';
import { NOMBRES_DE_EVENTOS } from '#avisos/eventos.ts';
import type { Permiso } from '#core/permisos.ts';

const con = (...permisos: Permiso[]) => ({ permisos });

test.each([
  ['vence', con(), true],
  ['corregir', con(), false],
  ['corregir', con('actividades:calificar:grupos'), true],
  ['decidir', con('feedback:responder'), true],
  ['autoria', con('actividades:calificar'), false],
  ['autoria', con('preguntas:editar:grupos'), true],
  ['operacion', con('usuarios:cargar:grupos'), true],
  ['sinRenovacion', con('usuarios:cargar'), false],
  ['sinRenovacion', con('sistema:administrar'), true],
] as const)('«%s» a quien tiene %o: %s', (evento, actor, concierne) => {
  expect(leConcierne(actor, evento)).toBe(concierne);
});

test('a quien solo aprende no le hablan de su trabajo ni de la academia', () => {
  const suyos = eventosDe(con());
  expect(NOMBRES_DE_EVENTOS.filter((evento) => !suyos.includes(evento))).toEqual([
    'corregir',
    'decidir',
    'autoria',
    'operacion',
    'sinRenovacion',
  ]);
});
