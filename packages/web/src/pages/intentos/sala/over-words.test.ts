import { expect, test } from 'vitest';
import { overWords, waitingWords } from '#pages/intentos/sala/over-words.ts';

const FIN = '2026-03-02T10:00:00.000Z';
const ANTES = '2026-03-02T09:59:50.000Z';
const DESPUES = '2026-03-02T10:00:01.000Z';

test.each([
  ['entregar', 'bien', 1, 'Estamos enviando lo que habías respondido.'],
  [
    'entregar',
    'cortada',
    0,
    'No hay conexión, pero todo lo que respondiste había llegado: cuando vuelva verás tu recibo.',
  ],
  [
    'entregar',
    'cortada',
    1,
    'No hay conexión: cuando vuelva se enviará la respuesta que falta, y una persona decidirá si cuenta.',
  ],
  [
    'gracia',
    'sin_sesion',
    2,
    'Tu sesión ha caducado: cuando entres se enviarán las 2 respuestas que faltan, y una persona decidirá si cuentan.',
  ],
  [
    'gracia',
    'cortada',
    0,
    'No hay conexión, pero todo lo que respondiste había llegado: cuando vuelva podrás entregarla si sigues a tiempo.',
  ],
  ['anular', 'cortada', 1, 'No se entregó a tiempo, y en esta prueba el intento no cuenta.'],
] as const)('acabado el tiempo, con %s, %s y %i sin enviar', (alVencer, via, sinEnviar, dicho) => {
  const entrega = { estado: 'no' } as const;
  expect(overWords({ via, sinEnviar, entrega, venceEn: FIN, intento: { alVencer } })).toBe(dicho);
});

test.each([
  [
    'a tiempo y con todo recibido',
    ANTES,
    0,
    /^No hay conexión, pero la entregaste a tiempo .* verás tu recibo\.$/,
  ],
  ['a tiempo y con algo por enviar', ANTES, 2, /una persona decidirá si cuentan\.$/],
  ['pasado el plazo', DESPUES, 0, /^No se entregó a tiempo/],
])('pulsar «Entregar» sin red %s, donde lo no entregado se anula', (_, pulsadoEn, sinEnviar, dicho) => {
  const entrega = { estado: 'pendiente', pulsadoEn } as const;
  const intento = { alVencer: 'anular' } as const;
  expect(overWords({ via: 'cortada', sinEnviar, entrega, venceEn: FIN, intento })).toMatch(dicho);
});

test.each([
  ['a tiempo y con todo recibido', ANTES, 0, /la entregaste a tiempo: cuenta\.$/],
  ['a tiempo y con algo por enviar', ANTES, 1, /Tiene que llegar antes de las 11:00 para contar\.$/],
  ['en la gracia', DESPUES, 0, /Tiene que llegar antes de las 11:00 para contar\.$/],
])('mientras la entrega no llega, pulsada %s', (_, pulsadoEn, sinEnviar, dicho) => {
  const entrega = { estado: 'pendiente', pulsadoEn } as const;
  const snapshot = { via: 'cortada', sinEnviar, entrega, venceEn: FIN } as const;
  expect(waitingWords(snapshot, 'antes de las 11:00')).toMatch(dicho);
});
