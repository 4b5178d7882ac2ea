import type { Apertura } from '@catedra/shared/intentos/apertura.ts';
import { expect, test } from 'vitest';
import {
  doneWords,
  doorWords,
  notYetWords,
  openingWords,
  startWords,
} from '#pages/intentos/opening-words.ts';

const MADRID = 'Europe/Madrid';
const AHORA = new Date('2026-03-03T09:38:00Z');

const abierta = (values: Partial<Extract<Apertura, { tipo: 'abierta' }>>): Apertura => ({
  tipo: 'abierta',
  cierraEn: null,
  minutos: null,
  recortada: false,
  intentosRestantes: 2,
  ...values,
});

test.each([
  [
    abierta({ minutos: 22, cierraEn: '2026-03-03T10:00:00Z', recortada: true }),
    'Si empezaras ahora, tendrías 22 minutos: cierra a las 11:00.',
  ],
  [
    abierta({ minutos: 30, cierraEn: '2026-03-03T10:08:00Z' }),
    'Si empezaras ahora, tendrías 30 minutos, hasta las 11:08.',
  ],
  [abierta({ cierraEn: '2026-03-05T09:00:00Z' }), 'Cierra el jueves a las 10:00.'],
  [abierta({}), 'Sin límite de tiempo.'],
  [{ tipo: 'aun_no', abreEn: '2026-03-04T08:00:00Z' } as const, 'Abre mañana a las 09:00.'],
  [{ tipo: 'aun_no', abreEn: '2026-03-24T08:00:00Z' } as const, 'Abre el 24 de marzo a las 09:00.'],
  [{ tipo: 'espera', hasta: '2026-03-03T17:00:00Z' } as const, 'Podrás volver a intentarlo hoy a las 18:00.'],
  [{ tipo: 'cerrada', cerroEn: '2026-03-02T22:59:00Z' } as const, 'Cerró ayer a las 23:59.'],
  [{ tipo: 'cerrada', cerroEn: null } as const, 'Ya no admite intentos.'],
])('%j dice «%s»', (apertura, texto) => {
  expect(openingWords(apertura, AHORA, MADRID).text).toBe(texto);
});

test('antes de empezar se dice lo que se pierde por empezar tarde', () => {
  const tarde = {
    tipo: 'abierta',
    minutos: 22,
    cierraEn: '2026-03-03T10:00:00Z',
    recortada: true,
    intentosRestantes: 1,
  } as const;
  expect(startWords(tarde, { segundos: 1800 }, AHORA, MADRID)).toEqual({
    over: 'Si empiezas ahora tendrás',
    main: '22 minutos',
    text: 'La prueba dura 30, pero cierra hoy a las 11:00, hora de Madrid: tendrás 8 minutos menos.',
  });
  const entera = { ...tarde, minutos: 30, cierraEn: '2026-03-03T10:08:00Z', recortada: false } as const;
  expect(startWords(entera, { segundos: 1800 }, AHORA, MADRID).text).toBe(
    'Acabará a las 11:08, hora de Madrid.',
  );
});

test('lo que abrirá dice cuándo, cuánto dura y cuándo cierra', () => {
  const reglas = { segundos: 1800, cierraEn: '2026-03-05T10:00:00Z' };
  expect(notYetWords({ tipo: 'aun_no', abreEn: '2026-03-05T09:00:00Z' }, reglas, AHORA, MADRID)).toEqual({
    over: 'Todavía no está abierta',
    main: 'El jueves a las 10:00',
    text: 'Hora de Madrid. Tendrás 30 minutos desde que empieces. Cierra el jueves a las 11:00.',
  });
});

test('ante la puerta cerrada no se promete ninguna hora de acabar', () => {
  expect(doorWords({ segundos: 1800, cierraEn: '2026-03-05T10:00:00Z' }, AHORA, MADRID)).toEqual({
    over: 'Cuando se abra la puerta tendrás',
    main: '30 minutos',
    text: 'Empezáis todas las personas a la vez. Cierra el jueves a las 11:00.',
  });
  expect(doorWords({ segundos: null, cierraEn: null }, AHORA, MADRID).main).toBe(
    'Todo el tiempo que quieras',
  );
});

const HECHO = { nota: 8.5, provisional: false, codigo: 'K7PF3QXM' };
const CERRADA = { tipo: 'cerrada', cerroEn: '2026-03-02T08:00:00Z' } as const;

test.each([
  [8.5, true, HECHO, CERRADA, null, 1, ['8,5', 'Aprobada.', 'Cerró ayer a las 09:00. Recibo K7PF-3QXM.']],
  [
    4,
    false,
    HECHO,
    { tipo: 'sin_intentos' } as const,
    null,
    1,
    ['4', 'No llega a 5.', 'Era tu único intento. Recibo K7PF-3QXM.'],
  ],
  [
    4,
    false,
    HECHO,
    { tipo: 'sin_intentos' } as const,
    null,
    2,
    ['4', 'No llega a 5.', 'Has hecho todos tus intentos.'],
  ],
  [
    8.5,
    true,
    HECHO,
    abierta({}),
    'Se abre al completar «Lectura»',
    2,
    ['8,5', 'Aprobada.', 'Se abre al completar «Lectura».'],
  ],
  [
    null,
    false,
    { ...HECHO, nota: 6.81, provisional: true },
    CERRADA,
    null,
    2,
    ['Entregada', null, 'Llevas al menos 6,81: falta que alguien corrija lo demás. Cerró ayer a las 09:00.'],
  ],
] as const)(
  'lo que ya se hizo dice su nota, y por qué no se repite: %s',
  (nota, aprobada, hecho, apertura, motivo, hechos, esperado) => {
    const data = {
      nota,
      aprobada,
      motivo,
      evaluacion: { notaMinima: 5 },
      historial: Array.from({ length: hechos }) as never,
    };
    const { main, verdict, text } = doneWords(data, hecho, apertura, AHORA, MADRID);
    expect([main, verdict, text]).toEqual(esperado);
  },
);
