import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escribeRacional } from '#core/racional.ts';
import { reparte } from '#preguntas/tipos/completar/reparto.ts';
import { conHuecos, huecosDelTexto } from '#preguntas/tipos/completar/texto.ts';
import { completar } from '#preguntas/tipos/completar/tipo.ts';
import type { ClaveNumerica } from '#preguntas/tipos/numerica/claves.ts';
import { A_MANO } from '#preguntas/tipos/tipo.ts';

const { publica, clave } = completar.ejemplo;
const da = (huecos: Record<string, string>) => {
  const dada = completar.califica({ publica, clave }, { huecos });
  return dada === A_MANO ? dada : escribeRacional(dada.fraccion);
};

describe('la media de los huecos por sus puntos', () => {
  test.each([
    ['el de dos puntos', { hueco1: 'rodillas' }, '1/2'],
    ['los de uno y medio', { hueco2: '99', hueco3: 'lisa1', hueco4: 'banco1' }, '1/2'],
    ['ninguno baja de 0', { hueco1: 'rodillas', hueco3: 'lisa2' }, '1/2'],
    ['todo mal', { hueco1: 'cintura', hueco2: 'mucho', hueco3: 'lisa2', hueco4: 'banco2' }, '0'],
    ['huecos que no existen', { constructor: 'x', hueco4: 'constructor' }, '0'],
  ])('%s', (_, huecos, esperada) => {
    expect(da(huecos)).toBe(esperada);
  });
});

test.each([
  ['en blanco', {}, true],
  ['espacios', { hueco1: '  ', hueco3: '' }, true],
  ['algo', { hueco1: 'x' }, false],
])('%s', (_, huecos, esperado) => {
  expect(completar.enBlanco({ huecos: huecos }, publica)).toBe(esperado);
});

describe('se guarda o no', () => {
  const dosDeBanco = {
    ...publica,
    huecos: publica.huecos.map((uno) => (uno.id === 'hueco3' ? { ...uno, forma: 'banco' as const } : uno)),
  };
  test.each([
    ['escrito', publica, { hueco1: 'lo que sea' }, null],
    ['vaciado', publica, { hueco3: '', hueco4: '' }, null],
    ['hueco ajeno', publica, { constructor: 'a' }, 'Ese hueco no está en la pregunta.'],
    ['opción ajena', publica, { hueco3: 'banco1' }, 'Esa opción no está en el hueco.'],
    [
      'dos veces la misma',
      dosDeBanco,
      { hueco3: 'banco1', hueco4: 'banco1' },
      'Cada palabra del banco se usa una sola vez.',
    ],
    [
      'dos veces, si se puede',
      { ...dosDeBanco, repetir: true },
      { hueco3: 'banco1', hueco4: 'banco1' },
      null,
    ],
  ])('%s', (_, parte, huecos, esperado) => {
    expect(completar.rechazo(parte, { huecos: huecos })).toBe(esperado);
  });
});

describe('lo que falta', () => {
  const sinRegla = Object.fromEntries(Object.entries(clave.huecos).filter(([id]) => id !== 'hueco2'));
  const opcion = (pesos: Record<string, string>, puntos = '1') => ({
    puntos,
    regla: { tipo: 'opcion' as const, pesos },
  });
  test.each([
    ['hueco sin regla', publica, sinRegla, ['Hueco 2: di qué respuesta es correcta.']],
    [
      'regla de otra forma',
      publica,
      { ...clave.huecos, hueco1: opcion({}) },
      ['Hueco 1: di qué respuesta es correcta.'],
    ],
    [
      'sin correcta',
      publica,
      { ...clave.huecos, hueco3: opcion({}) },
      ['Hueco 3: marca la respuesta correcta.'],
    ],
    [
      'sin puntos',
      publica,
      { ...clave.huecos, hueco4: opcion({ banco1: '1' }, '0') },
      ['Hueco 4: sus puntos tienen que ser más que 0.'],
    ],
    [
      'marca sin hueco',
      { ...publica, texto: `${publica.texto}<p>[[nadie]]</p>` },
      clave.huecos,
      ['Hay una marca en el texto que no es de ningún hueco.'],
    ],
    [
      'hueco dos veces',
      { ...publica, texto: `${publica.texto}<p>[[hueco1]]</p>` },
      clave.huecos,
      ['Hay un hueco puesto dos veces en el texto.'],
    ],
    [
      'hueco fuera del texto',
      { ...publica, texto: publica.texto.replace('[[hueco4]]', '') },
      clave.huecos,
      ['Hay un hueco que no está en el texto.'],
    ],
    [
      'banco con dos iguales',
      { ...publica, banco: [...publica.banco, { id: 'banco3', texto: 'deprisa' }] },
      clave.huecos,
      ['Hay dos palabras iguales en el banco: deja una y permite repetirla.'],
    ],
    [
      'una palabra para dos huecos',
      {
        ...publica,
        huecos: publica.huecos.map((uno) =>
          uno.id === 'hueco3' ? { ...uno, forma: 'banco' as const, opciones: [] } : uno,
        ),
      },
      { ...clave.huecos, hueco3: opcion({ banco1: '1' }) },
      ['Con las palabras del banco no se pueden acertar todos los huecos a la vez.'],
    ],
  ])('%s', (_, parte, huecos, esperado) => {
    expect(completar.fallos({ publica: parte, clave: { ...clave, huecos } })).toEqual(esperado);
  });
});

test('las opciones de cuando el hueco era una lista no se envían, ni un banco sin usar', () => {
  const escrita = {
    ...publica,
    huecos: publica.huecos.map((uno) => ({ ...uno, forma: 'escrita' as const })),
  };
  const visto = JSON.stringify(
    completar.muestra(
      escrita,
      completar.ordena({ publica: escrita, clave }, () => 0),
    ),
  );
  expect(visto).not.toMatch(/recta|despacio/);
});

test('lo que se escribe en un hueco se dice tal cual', () => {
  expect(completar.dicha(publica, { huecos: { hueco1: ' a < b & c ', hueco4: 'banco2' } })).toBe(
    'Flexiona las [a < b & c], hasta […] grados, con la espalda […] y [deprisa].',
  );
});

test('las marcas del texto', () => {
  expect(huecosDelTexto('<p>[[uno1]] y [[dos2]] [[X]] [[a]]</p>')).toEqual(['uno1', 'dos2']);
  expect(conHuecos('[[uno1]]-[[dos2]]', (id) => id.toUpperCase())).toBe('UNO1-DOS2');
});

describe('repartir las palabras', () => {
  test('quien tiene otra cede la suya', () => {
    const buenas = new Map([
      ['h1', ['a', 'b']],
      ['h2', ['a']],
    ]);
    expect(reparte(buenas)).toEqual(
      new Map([
        ['h1', 'b'],
        ['h2', 'a'],
      ]),
    );
  });

  test('si hay reparto, es uno bueno; si no, no lo hay', () => {
    const palabras = fc.subarray(['a', 'b', 'c', 'd']);
    const existe = (
      [una, ...resto]: readonly (readonly string[])[],
      usadas: readonly string[] = [],
    ): boolean =>
      una === undefined ||
      una.some((palabra) => !usadas.includes(palabra) && existe(resto, [...usadas, palabra]));
    fc.assert(
      fc.property(fc.array(palabras, { maxLength: 5 }), (listas) => {
        const buenas = new Map(listas.map((lista, i) => [`h${i}`, lista]));
        const reparto = reparte(buenas);
        expect(reparto !== null).toBe(existe(listas));
        if (!reparto) return;
        expect(new Set(reparto.values()).size).toBe(listas.length);
        for (const [hueco, palabra] of reparto) expect(buenas.get(hueco)).toContain(palabra);
      }),
    );
  });
});

test('de un hueco con un número y su margen se dice todo lo que valía; donde vale uno solo, nada', () => {
  const conRegla = (tolerancia: ClaveNumerica['tolerancia']) => ({
    ...clave,
    huecos: {
      ...clave.huecos,
      hueco2: {
        puntos: '1',
        regla: {
          tipo: 'numerica' as const,
          claves: [{ id: 'clave1', valor: '25', tolerancia, peso: '1', explicacion: '' }],
        },
      },
    },
  });
  const dicho = (tolerancia: ClaveNumerica['tolerancia']) =>
    completar.correctas?.({ publica, clave: conRegla(tolerancia) });
  expect(dicho({ tipo: 'rango', desde: '20', hasta: '25' })).toEqual({ hueco2: 'entre 20 y 25' });
  expect(dicho({ tipo: 'absoluta', valor: '1' })).toEqual({ hueco2: '25 (vale entre 24 y 26)' });
  expect(dicho({ tipo: 'absoluta', valor: '0' })).toBeNull();
});
