import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { expect, test } from 'vitest';
import {
  attemptWords,
  costWords,
  momentoExacto,
  notaEnPalabras,
  noTomadasEnPalabras,
  porCorregir,
  sobreLaNota,
  tardiasEnPalabras,
  tituloDelRecibo,
} from '#pages/intentos/despues/words.ts';

const VE: IntentoRevisado['seVe'] = ['nota'];

test.each([
  [{ nota: 7.74, provisional: false, faltan: [], seVe: VE }, '7,74', null],
  [{ nota: 6.81, provisional: true, faltan: [13], seVe: VE }, 'Al menos 6,81', 'falta corregir la 13'],
  [
    { nota: null, provisional: true, faltan: [2, 13], seVe: VE },
    'Cuando se corrija',
    'falta corregir la 2 y la 13',
  ],
  [{ nota: null, provisional: true, faltan: [2], seVe: [] }, null, 'falta corregir la 2'],
  [{ nota: null, provisional: false, faltan: [], seVe: VE }, null, null],
])('%j se dice «%s»', (revisado, dicho, falta) => {
  expect(notaEnPalabras(revisado)).toBe(dicho);
  expect(porCorregir(revisado)).toBe(falta);
});

test('el recibo dice quién la terminó', () => {
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'tiempo' })).toContain('Se acabó el tiempo');
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'persona' })).toBe('Prueba entregada');
  expect(tituloDelRecibo({ estado: 'en_curso', causa: null })).toBe('La prueba está abierta');
  expect(tituloDelRecibo({ estado: 'vencido', causa: null })).toBe('Todavía no está entregada');
  expect(tituloDelRecibo({ estado: 'anulado', causa: 'tiempo' })).toContain('anuló');
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'persona' }, true)).toBe('Práctica entregada');
});

test('de lo que llegó tarde se dice qué preguntas son y qué fue de ellas', () => {
  const tardia = (lugar: number, aceptada: boolean | null) => ({ lugar, aceptada });
  const dichas = (tardias: ReturnType<typeof tardia>[]) =>
    tardiasEnPalabras({ tardias }, (lugar) => String(lugar + 1));
  expect(dichas([tardia(1, null)])).toEqual(['la 2: la verá una persona y decidirá']);
  expect(dichas([tardia(1, true), tardia(2, true), tardia(3, false)])).toEqual([
    'la 2 y la 3: se han aceptado',
    'la 4: no se ha aceptado',
  ]);
});

test('de lo que no se tomó se dice qué preguntas son y qué cuenta', () => {
  const dicho = (...noTomadas: number[]) => noTomadasEnPalabras({ noTomadas }, (lugar) => String(lugar + 1));
  expect(dicho()).toBeNull();
  expect(dicho(2)).toBe('la 3: tu equipo envió otra respuesta, y cuenta lo que ya habíamos recibido');
  expect(dicho(0, 2)).toBe(
    'la 1 y la 3: tu equipo envió otras respuestas, y cuenta lo que ya habíamos recibido',
  );
});

test('la hora del recibo se escribe como en las demás pantallas, con dos cifras', () => {
  expect(momentoExacto('2026-11-17T06:48:27Z', 'Europe/Madrid')).toBe('07:48:27, martes, 17 nov');
});

const AHORA = new Date('2026-03-02T09:00:00Z');
const oculta = { practica: false, seVe: [], notaAlCerrar: null, provisional: false } as const;
const CORRIGE = 'Hay respuestas que corrige una persona';

test.each([
  ['ya se ve', { ...oculta, seVe: VE, notaDesde: 'mas_tarde' }, []],
  [
    'cuando no queden intentos',
    { ...oculta, notaDesde: 'sin_intentos' },
    ['Verás tu nota cuando no te queden intentos.'],
  ],
  [
    'al cerrar',
    { ...oculta, notaDesde: 'al_cerrar', notaAlCerrar: '2026-03-05T09:00:00Z' },
    ['Verás tu nota cuando la prueba cierre, el jueves a las 10:00.'],
  ],
  [
    'nunca',
    { ...oculta, notaDesde: null },
    ['En esta prueba la nota no se muestra: te la dirá quien lleva el curso.'],
  ],
  ['en una práctica no hay nota', { ...oculta, practica: true, notaDesde: null }, []],
  [
    'falta corregirla, y se verá',
    { ...oculta, seVe: VE, notaDesde: 'mas_tarde', provisional: true },
    [
      `${CORRIGE}: te avisaremos por correo con la nota. Hasta entonces no se compara con la nota para aprobar.`,
    ],
  ],
  [
    'falta corregirla, y no se verá',
    { ...oculta, notaDesde: null, provisional: true },
    [
      `${CORRIGE}: te avisaremos por correo cuando esté. En esta prueba la nota no se muestra: te la dirá quien lleva el curso.`,
    ],
  ],
] as const)('de la nota se promete solo lo que la revisión enseña: %s', (_, revisado, dicho) => {
  expect(sobreLaNota({ ...revisado, seVe: [...revisado.seVe] }, true, AHORA, 'Europe/Madrid')).toEqual(dicho);
});

test.each([
  [null, false, true, null],
  [{ preguntas: 5, puntos: 6.42 }, false, true, '5 preguntas te han costado 6,42 puntos; están abiertas.'],
  [{ preguntas: 5, puntos: 6.42 }, false, false, '5 preguntas te han costado 6,42 puntos.'],
  [{ preguntas: 1, puntos: 1 }, true, true, '1 pregunta te ha costado 1 punto; está abierta.'],
  [{ preguntas: 0, puntos: 0 }, false, true, 'No has perdido ningún punto.'],
  [{ preguntas: 0, puntos: 0 }, true, true, null],
])('lo que costó %j se dice «%s»', (costo, provisional, open, dicho) => {
  expect(costWords({ costo: costo && { ...costo, partes: [] }, provisional }, open)).toBe(dicho);
});

test.each([
  [1, 2, '1 de 2'],
  [3, null, '3'],
  // Another one was given, and taken back.
  [3, 2, '3 de 3'],
])('el intento %s de %s se dice «%s»', (numero, intentos, dicho) => {
  const recibo = { numero } as IntentoRevisado['recibo'];
  expect(attemptWords({ recibo, despues: { intentos } as IntentoRevisado['despues'] })).toBe(dicho);
});
