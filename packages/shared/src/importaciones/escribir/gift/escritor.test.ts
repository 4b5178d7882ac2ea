import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textoDeBytes } from '#importaciones/comun/descifrar.ts';
import { hazUnica } from '#importaciones/comun/construir.ts';
import { racional, UNO } from '#core/racional.ts';
import { escritorGift } from '#importaciones/escribir/gift/escritor.ts';
import { lectorGift } from '#importaciones/leer/gift/lector.ts';
import { unBanco, sinIds } from '#importaciones/testing/bancos.ts';
import { juntos } from '#importaciones/testing/juntos.ts';
import { leer } from '#importaciones/testing/leer-texto.ts';
import { tipoDePregunta } from '#preguntas/tipos.ts';
import type { Mitades } from '#preguntas/textos.ts';

const escribe = (preguntas: Parameters<typeof escritorGift.escribe>[0]) =>
  juntos(escritorGift.escribe(preguntas, () => null));
const sale = (mitades: Mitades) =>
  !escritorGift
    .pierde({ id: '', mitades, carpeta: [], etiquetas: [] })
    .some((uno) => uno.endsWith('no sale.'));

test('lo que sale vuelve: igual, salvo lo que se dijo que se perdía', () => {
  fc.assert(
    fc.property(unBanco, (banco) => {
      const salen = banco.filter(({ mitades }) => sale(mitades));
      const leidas = leer(lectorGift, escribe(banco));
      expect(leidas.map((una) => (una.clase === 'leida' ? una.origen : una.porque))).toEqual(
        salen.map(({ id }) => id),
      );
      for (const [i, suya] of salen.entries()) {
        const leida = leidas[i];
        if (leida?.clase !== 'leida') continue;
        expect(leida).toMatchObject({ carpeta: suya.carpeta, etiquetas: suya.etiquetas });
        expect(leida.mitades.publica.tipo).toBe(suya.mitades.publica.tipo);
        if (escritorGift.pierde(suya).length > 0) continue;
        expect(leida.cambios).toEqual([]);
        expect(sinIds(leida.mitades)).toEqual(sinIds(suya.mitades));
      }
    }),
    { numRuns: 300 },
  );
});

test('se escribe como lo lee Moodle', () => {
  const mitades = hazUnica({
    enunciado: '<p>¿Cuánto es {x}?</p>',
    explicacion: '<p>Así</p>',
    opciones: [
      { texto: '<p>a = b</p>', peso: UNO, explicacion: '<p>Bien</p>' },
      { texto: '<p>c</p>', peso: racional(-1, 3) },
      { texto: '<p>d</p>', peso: racional(0) },
    ],
  });
  expect(textoDeBytes(escribe([{ id: 'x', mitades, carpeta: ['A/B', 'C'], etiquetas: ['uno'] }]))).toBe(
    '$CATEGORY: $course$/top/A//B/C\n\n// [id:x] [tag:uno]\n[html]<p>¿Cuánto es \\{x\\}?</p> {\n\t=<p>a \\= b</p>#<p>Bien</p>\n\t~%-33.33333%<p>c</p>\n\t~<p>d</p>\n\n\t####<p>Así</p>\n}\n\n',
  );
});

test('lo que no cabe se dice antes', () => {
  const pierde = (tipo: Parameters<typeof tipoDePregunta>[0]) => {
    const { publica, clave } = tipoDePregunta(tipo).ejemplo;
    return escritorGift.pierde({
      id: '',
      mitades: { publica, clave } as unknown as Mitades,
      carpeta: [],
      etiquetas: [],
    });
  };
  expect(pierde('completar')).toEqual(['GIFT no tiene textos con huecos: no sale.']);
  expect(pierde('archivo')).toEqual(['GIFT no tiene preguntas que se responden con un archivo: no sale.']);
  expect(pierde('ensayo')).toEqual([
    'El mínimo y el máximo de palabras.',
    'Lo que ya está escrito al empezar a responder.',
    'La rúbrica.',
    'La guía de quien corrige.',
  ]);
  expect(pierde('numerica')).toContain('Las unidades: solo se admitirá el número.');
});
