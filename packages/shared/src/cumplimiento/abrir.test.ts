import { expect, test } from 'vitest';
import {
  type Candidata,
  decideApertura,
  type DecisionDeApertura,
  errorDeDiaPara,
  ultimoDiaPara,
} from '#cumplimiento/abrir.ts';

const COMPLETA: Candidata = {
  tieneElCurso: true,
  puedeEntrar: true,
  ronda: 1,
  terminada: true,
  algoAbierto: true,
};

test.each<[string, Partial<Candidata>, DecisionDeApertura]>([
  ['a quien lo completó', {}, 'abrir'],
  ['a quien lo renovó', { ronda: 3 }, 'abrir'],
  ['a quien ya la tiene abierta', { ronda: 2, terminada: false }, 'igual'],
  ['a quien no lo ha completado', { terminada: false }, 'SIN_COMPLETAR'],
  ['a quien ya no tiene el curso', { tieneElCurso: false }, 'SIN_EL_CURSO'],
  ['a quien está fuera', { puedeEntrar: false }, 'NO_PUEDE_ENTRAR'],
  ['donde todo cerró', { algoAbierto: false }, 'NADA_ABIERTO'],
])('%s: %j → %s', (_, cambios, esperado) => {
  expect(decideApertura({ ...COMPLETA, ...cambios })).toBe(esperado);
});

const HOY = '2026-03-01';

test.each([
  ['el que se da', '2026-06-30', '2028-01-05', '2026-06-30'],
  ['el suyo, si llega antes', '2026-06-30', '2026-05-01', '2026-05-01'],
  ['el que se da a lo que no caduca', '2026-06-30', null, '2026-06-30'],
  ['sin dar ninguno, el suyo', null, '2026-05-01', '2026-05-01'],
  ['sin ninguno, ninguno', null, null, null],
  ['nunca antes de hoy, donde ya es mañana', '2026-02-28', null, HOY],
])('último día: %s', (_, pedido, propio, esperado) => {
  expect(ultimoDiaPara(pedido, { propio, hoy: HOY })).toBe(esperado);
});

const con = (...propios: (string | null)[]) => propios.map((propio) => ({ propio, hoy: HOY }));

test.each([
  ['vale si alguien caduca después', '2026-06-30', con('2026-05-01', '2026-07-01'), null],
  [
    'después de todos no es de nadie',
    '2026-08-01',
    con('2026-05-01', '2026-07-01'),
    'Como mucho, el día en que caduca: 1 de julio de 2026.',
  ],
  ['ayer no', '2026-02-28', con('2026-05-01'), 'El último día tiene que ser hoy o después.'],
  ['ninguno, si todos caducan', null, con('2026-05-01'), null],
  [
    'hace falta si alguno no caduca',
    null,
    con('2026-05-01', null),
    'Hay a quien lo completado le vale para siempre: di hasta qué día.',
  ],
  ['cualquiera, si alguno no caduca', '2030-01-01', con('2026-05-01', null), null],
])('un día para varias personas: %s', (_, pedido, suyas, esperado) => {
  expect(errorDeDiaPara(pedido, HOY, suyas)).toBe(esperado);
});
