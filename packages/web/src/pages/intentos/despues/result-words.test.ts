import { expect, test } from 'vitest';
import { againWords, resultWords } from '#pages/intentos/despues/result-words.ts';

const AHORA = new Date('2026-03-02T09:00:00Z');
const ZONA = 'Europe/Madrid';
const base = {
  nota: 7.74,
  notaMinima: 5,
  aprobado: true,
  provisional: false,
  faltan: [] as number[],
  puntos: null,
  despues: {
    apertura: { tipo: 'sin_intentos' },
    intentos: 2,
    quedan: 0,
    notaQueCuenta: 'mejor',
    cierraEn: null,
  },
} as const;
const espera = { tipo: 'espera', hasta: '2026-03-05T09:00:00Z' } as const;
const puntos = (faltaron: number | null, enEspera = 0) => ({
  logrados: 10.5,
  posibles: 24,
  enEspera,
  faltaron,
});

test.each([
  ['con margen', {}, 'Aprobada, y con margen', 'Hacía falta un 5 y te sobran 2,74 puntos.'],
  [
    'con otro intento',
    { nota: 6, despues: { ...base.despues, apertura: espera } },
    'Aprobada',
    'Hacía falta un 5 y te sobra 1 punto. Esta nota ya cuenta; no necesitas otro intento.',
  ],
  ['justa', { nota: 5 }, 'Aprobada', 'Hacía falta un 5 y lo tienes justo.'],
  [
    'no llega y no se ven los puntos',
    { nota: 2, aprobado: false },
    'Te has quedado a 3 del 5',
    'Esta vez no llega.',
  ],
  [
    'no llega por poco',
    { nota: 4.38, aprobado: false, puntos: puntos(1.49) },
    'Te has quedado a 0,62 del 5',
    'No llega, por poco: con 1,49 puntos más de los 24 estaría aprobada.',
  ],
  [
    'no llega por un punto',
    { nota: 4, aprobado: false, puntos: puntos(1) },
    'Te has quedado a 1 del 5',
    'Esta vez no llega: con 1 punto más de los 24 estaría aprobada.',
  ],
  [
    'falta corregir una, y se ve lo que vale',
    { aprobado: null, provisional: true, faltan: [13], puntos: puntos(null, 3) },
    'Entregada. Falta que corrijan la 13',
    'Lo demás ya está contado. La 13 la corrige una persona y vale 3 de los 24 puntos, así que todavía no se compara con el 5.',
  ],
  [
    'faltan varias, y no se ve lo que valen',
    { aprobado: null, provisional: true, faltan: [2, 13] },
    'Entregada. Falta que corrijan 2 respuestas',
    'Lo demás ya está contado. Esas las corrige una persona, así que todavía no se compara con el 5.',
  ],
])('el resultado se dice primero: %s', (_, values, title, text) => {
  expect(resultWords({ ...base, faltan: [], ...values })).toMatchObject({ title, text });
});

test('lo que pesa de la frase está en ella', () => {
  const words = resultWords({ ...base, faltan: [] });
  expect(words?.strong).toBe('te sobran 2,74 puntos');
});

test('sin nota que enseñar no hay resultado', () => {
  expect(resultWords({ ...base, nota: null, faltan: [] })).toBeNull();
});

const CIERRA = '2026-03-30T12:00:00Z';
const abierta = {
  tipo: 'abierta',
  cierraEn: null,
  minutos: null,
  recortada: false,
  intentosRestantes: 1,
} as const;

test.each([
  [
    'hay que esperar y cierra',
    { apertura: espera, quedan: 1, cierraEn: CIERRA },
    'Te queda 1 intento',
    'Desde el jueves a las 10:00 y hasta el 30 de marzo a las 14:00. Cuenta la nota más alta.',
  ],
  [
    'hay que esperar y no cierra',
    { apertura: espera, quedan: 2 },
    'Te quedan 2 intentos',
    'Desde el jueves a las 10:00. Cuenta la nota más alta.',
  ],
  [
    'ya se puede, hasta que cierre',
    { apertura: abierta, quedan: 1, cierraEn: CIERRA },
    'Te queda 1 intento',
    'Hasta el 30 de marzo a las 14:00. Cuenta la nota más alta.',
  ],
  [
    'sin límite',
    { apertura: abierta, quedan: null, notaQueCuenta: 'media' as const },
    'Puedes repetirla',
    'Cuando quieras. Cuenta la media de todas.',
  ],
  [
    'todavía no se abre',
    { apertura: { tipo: 'aun_no' as const, abreEn: '2026-03-05T09:00:00Z' }, quedan: 1 },
    'Te queda 1 intento',
    'Desde el jueves a las 10:00. Cuenta la nota más alta.',
  ],
  ['no queda ninguno', {}, 'No te quedan intentos', ''],
  [
    'se cerró',
    { apertura: { tipo: 'cerrada' as const, cerroEn: null }, quedan: 1 },
    'La prueba ya está cerrada',
    'No se puede volver a intentar.',
  ],
  [
    'la aprobó otra vez',
    { apertura: { tipo: 'ya_aprobada' as const } },
    'Ya la tienes aprobada',
    'Con otro intento: no hace falta repetirla.',
  ],
])('el intento que queda: %s', (_, values, title, text) => {
  const despues = { ...base.despues, ...values };
  expect(againWords({ aprobado: false, despues }, AHORA, ZONA)).toEqual({ title, text });
});

test('de otro intento no se habla a quien aprobó, ni donde no hay prueba que hacer', () => {
  expect(againWords({ aprobado: true, despues: base.despues }, AHORA, ZONA)).toBeNull();
  const despues = { ...base.despues, apertura: { tipo: 'sin_publicar' as const } };
  expect(againWords({ aprobado: false, despues }, AHORA, ZONA)).toBeNull();
});
