import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { expect, test } from 'vitest';
import { arrivals, leftBlank, numberOf } from '#pages/intentos/despues/arrivals.ts';

const pregunta = (lugar: number, tipo: 'unica' | 'descripcion', respuesta?: unknown) => ({
  lugar,
  seccion: 0,
  bajo: null,
  puntos: 1,
  tipo,
  preguntaId: 'p',
  version: 1,
  publica: null,
  respuesta,
});
const con = (respondidas: number, preguntas: IntentoRevisado['preguntas'], sinRecibir: number[] = []) => ({
  recibo: {
    intentoId: 'i',
    evaluacionId: 'e',
    titulo: 'X',
    curso: { id: 'c', slug: 'c', titulo: 'C' },
    numero: 1,
    estado: 'entregado' as const,
    empezadoEn: '2026-03-02T10:00:00.000Z',
    entregadoEn: null,
    causa: null,
    preguntas: 2,
    respondidas,
    sinRecibir,
    noTomadas: [] as number[],
    tardias: [],
    codigo: null,
    persona: 'Lucía',
  },
  preguntas,
});
const tres = [
  pregunta(0, 'descripcion', null),
  pregunta(1, 'unica', { opcion: 'a' }),
  pregunta(2, 'unica', null),
];

test('se dice cuál quedó sin responder, sin contar las descripciones', () => {
  expect(arrivals(con(1, tres))).toEqual([
    { number: 1, answered: true },
    { number: 2, answered: false },
  ]);
});

test('si no se puede saber cuál falta, no se inventa; si están todas, se dice', () => {
  expect(arrivals(con(1, []))).toEqual([]);
  expect(arrivals(con(1, [pregunta(0, 'unica'), pregunta(1, 'unica')]))).toEqual([]);
  expect(arrivals(con(2, [])).every(({ answered }) => answered)).toBe(true);
});

test('lo que no llegó se nombra por su número', () => {
  expect(numberOf(con(1, tres, [2]))(2)).toBe('2');
});

test('lo que llegó tarde o no se tomó no se da por no respondido', () => {
  const una = con(1, tres);
  expect(leftBlank(una)).toEqual(['2']);
  const tardias = [{ lugar: 2, aceptada: null }] as unknown as IntentoRevisado['recibo']['tardias'];
  expect(leftBlank({ ...una, recibo: { ...una.recibo, tardias } })).toEqual([]);
  expect(leftBlank({ ...una, recibo: { ...una.recibo, noTomadas: [2] } })).toEqual([]);
});
