import { expect, test } from 'vitest';
import { unir } from '#edicion/unir.ts';

const p = (...parrafos: string[]) => parrafos.map((uno) => `<p>${uno}</p>`).join('');
const opciones = (...textos: string[]) => textos.map((texto, i) => ({ id: `o${i}`, texto }));
const pregunta = (enunciado: string, ...textos: string[]) => ({ enunciado, opciones: opciones(...textos) });

test.each([
  ['campos distintos', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  [
    'párrafos distintos del mismo texto',
    { html: p('uno', 'dos') },
    { html: p('UNO', 'dos') },
    { html: p('uno', 'DOS') },
    { html: p('UNO', 'DOS') },
  ],
  [
    'una opción cada persona',
    pregunta(p('¿?'), 'a', 'b'),
    pregunta(p('¿?'), 'A', 'b'),
    pregunta(p('¿?'), 'a', 'B'),
    pregunta(p('¿?'), 'A', 'B'),
  ],
  [
    'una añade una opción y otra cambia el enunciado',
    pregunta(p('¿?'), 'a'),
    pregunta(p('¿?'), 'a', 'b'),
    pregunta(p('¿Sí?'), 'a'),
    pregunta(p('¿Sí?'), 'a', 'b'),
  ],
  ['las dos lo mismo', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
])('%s: se une', (_, base, suyo, mio, unido) => {
  expect(unir(base, suyo, mio)).toEqual({ valor: unido });
});

test.each([
  ['el mismo dato', { a: 1 }, { a: 2 }, { a: 3 }],
  ['el mismo párrafo', p('uno'), p('UNO'), p('Uno')],
  ['una lista sin nombres', ['a'], ['a', 'b'], ['a', 'c']],
  ['una la quita y otra la cambia', opciones('a', 'b'), opciones('a'), opciones('a', 'B')],
])('%s: hay que elegir', (_, base, suyo, mio) => {
  expect(unir(base, suyo, mio)).toBeNull();
});
