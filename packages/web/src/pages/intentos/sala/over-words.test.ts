import { expect, test } from 'vitest';
import { overWords } from '#pages/intentos/sala/over-words.ts';

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
  expect(overWords({ via, sinEnviar, intento: { alVencer } })).toBe(dicho);
});
