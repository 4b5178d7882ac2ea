import { expect, test } from 'vitest';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';
import { archivosDe, type Mitades, palabrasDe, retocada, textosDe } from '#preguntas/textos.ts';

const ID = '0b7e8a52-6d3a-4c8c-9c51-1f2d3e4a5b6c';
const ejemplo = (tipo: (typeof TIPOS_DE_PREGUNTA)[number]) =>
  tipoDePregunta(tipo).ejemplo as unknown as Mitades;

test.each(TIPOS_DE_PREGUNTA)('%s: un archivo se halla en cualquiera de sus textos', (tipo) => {
  const cuantos = textosDe(ejemplo(tipo)).length;
  for (let i = 0; i < cuantos; i += 1) {
    let visto = 0;
    const conUno = retocada(ejemplo(tipo), (html) =>
      visto++ === i ? `<img src="/archivos/${ID}" alt="Plano" />` : html,
    );
    expect(archivosDe(conUno)).toEqual([ID]);
  }
  expect(archivosDe(ejemplo(tipo))).toEqual([]);
});

test.each(TIPOS_DE_PREGUNTA)('%s: se busca por lo que se enseña y no por su clave', (tipo) => {
  const { publica, clave } = ejemplo(tipo);
  const secreta = retocada({ publica, clave }, () => 'secreto').clave;
  expect(palabrasDe({ publica, clave: secreta } as Mitades)).not.toContain('secreto');
  expect(palabrasDe({ publica })).not.toBe('');
});

test('un texto con huecos se busca por sus palabras, no por las marcas de los huecos', () => {
  expect(palabrasDe(ejemplo('completar'))).toBe(
    'Completa las instrucciones. · Flexiona las ___, hasta ___ grados, con la espalda ___ y ___.',
  );
});
