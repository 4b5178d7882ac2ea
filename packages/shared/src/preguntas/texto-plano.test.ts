import { describe, expect, test } from 'vitest';
import { textoPlano } from '#preguntas/texto-plano.ts';
import { loQueSeVe } from '#preguntas/tipos/ensayo/palabras.ts';

test('una fórmula con «<» sin escapar se lee entera, y otra caja deja su texto', () => {
  expect(
    textoPlano('<p>Si <span data-type="inline-math" data-latex="a<b"></span>, <span>sí</span></p>'),
  ).toBe('Si a<b , sí');
});

describe('nada de lo que alguien escriba se lee más de una vez', () => {
  /** Read again from each tag it would be thousands of millions of steps. */
  const LARGO = 200_000;
  test.each([
    ['imágenes sin cerrar', '<img '],
    ['atributos sin fin', '<img alt="" '],
    ['muchos atributos de una', 'src="" '],
    ['cajas sin cerrar', '<span '],
    ['comillas alternas', '<span "'],
  ])('%s', (_, trozo) => {
    const html = `<img ${trozo.repeat(LARGO / trozo.length)}`;
    const desde = Date.now();
    textoPlano(html);
    loQueSeVe(html);
    expect(Date.now() - desde).toBeLessThan(1000);
  });
});
