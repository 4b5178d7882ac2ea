import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hablarEspañol } from '#core/mensajes.ts';
import { escritorCatedra } from '#importaciones/escribir/catedra/escritor.ts';
import { lectorCatedra } from '#importaciones/leer/catedra/lector.ts';
import type { ParaEscribir } from '#importaciones/leida.ts';
import { unBanco } from '#importaciones/testing/bancos.ts';
import { entradaDe, leer, mutado, reparos } from '#importaciones/testing/leer-texto.ts';
import { juntos } from '#importaciones/testing/juntos.ts';
import { tipoDePregunta } from '#preguntas/tipos.ts';
import type { Mitades } from '#preguntas/textos.ts';

hablarEspañol();

const escribe = (
  preguntas: readonly ParaEscribir[],
  medio: Parameters<typeof escritorCatedra.escribe>[1] = () => null,
) => juntos(escritorCatedra.escribe(preguntas, medio));

test('lo que sale vuelve igual: con sus ids, sus carpetas y sus etiquetas', () => {
  fc.assert(
    fc.property(unBanco, (banco) => {
      const leidas = leer(lectorCatedra, escribe(banco));
      expect(leidas.map((una) => una.clase === 'leida' && una)).toMatchObject(
        banco.map(({ id, mitades, carpeta, etiquetas }) => ({
          origen: id,
          mitades,
          carpeta,
          etiquetas,
          cambios: [],
        })),
      );
    }),
  );
});

const ARCHIVO = '0198f3a0-0000-7000-8000-00000000000a';
const { publica, clave } = tipoDePregunta('descripcion').ejemplo;
const conImagen: ParaEscribir = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  mitades: {
    publica: { ...publica, enunciado: `<p>Mira</p><img src="/archivos/${ARCHIVO}" alt="Plano" width="300">` },
    clave,
  } as unknown as Mitades,
  carpeta: [],
  etiquetas: [],
};

test('las imágenes viajan dentro, una vez cada una', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
  const archivo = escribe([conImagen, { ...conImagen, id: 'otra' }], () => ({ nombre: 'Plano.PNG', bytes }));
  const leidas = leer(lectorCatedra, archivo);
  for (const una of leidas) {
    if (una.clase !== 'leida') throw new Error(una.porque);
    const [medio] = una.medios;
    expect(una.mitades.publica.enunciado).toBe(
      `<p>Mira</p><img src="medio:${medio?.clave}" alt="Plano" width="300">`,
    );
    expect([medio?.nombre, medio?.bytes()]).toEqual(['Plano.PNG', bytes]);
  }
  expect(archivo.length).toBeLessThan(2 * bytes.length);
});

test('una imagen que ya no está se dice', () => {
  const [una] = leer(lectorCatedra, escribe([conImagen]));
  expect(una).toMatchObject({ clase: 'leida', cambios: [expect.stringContaining('no viene en el archivo')] });
});

const curso = (preguntas: readonly unknown[], mas: object = {}) =>
  JSON.stringify({
    formato: 'catedra-curso',
    version: 2,
    carpetas: [{ id: 'c1', nombre: 'Banco' }],
    preguntas,
    ...mas,
  });

test('las de un curso exportado también se leen, con las imágenes de su paquete', () => {
  const pregunta = {
    id: 'p1',
    carpeta: 'c1',
    etiquetas: ['x'],
    publica: { ...publica, enunciado: '<img src="archivos/1-a.png" alt="">' },
    clave,
  };
  const bytes = () => new Uint8Array(3);
  const entrada = {
    ...entradaDe(curso([pregunta], { archivos: [{ ruta: 'archivos/1-a.png', nombre: 'A.png' }] })),
    vecinas: new Map([['archivos/1-a.png', bytes]]),
  };
  expect([...lectorCatedra.lee(entrada)]).toMatchObject([
    { clase: 'leida', origen: null, carpeta: ['Banco'], medios: [{ nombre: 'A.png' }] },
  ]);
});

test('la que no se entiende no impide las demás, y se dice', () => {
  const buena = { id: 'p1', carpeta: 'c1', publica: { ...publica, color: 'rojo' }, clave };
  const leidas = leer(
    lectorCatedra,
    curso([buena, { publica: { tipo: 'mapa' } }, 7, { ...buena, clave: {} }]),
  );
  expect(leidas).toMatchObject([
    { clase: 'leida', cambios: ['Pregunta: no conocemos «publica.color»: ese dato se deja.'] },
    { clase: 'no_leida', porque: 'Es de un tipo que esta academia no conoce («mapa»).' },
    { clase: 'no_leida', porque: 'No dice de qué tipo es.' },
    { clase: 'no_leida' },
  ]);
});

test.each([
  ['{"formato": "catedra-preguntas", "pre', 'cortado o dañado'],
  ['{"formato": "otro"}', 'No es un archivo de preguntas'],
  ['{"formato": "catedra-preguntas", "version": 9, "preguntas": []}', 'versión más nueva'],
  ['{"formato": "catedra-preguntas", "version": 1}', 'no tiene la forma esperada'],
])('%s no se puede leer, y se dice', (texto, dice) => {
  expect(() => leer(lectorCatedra, texto)).toThrow(dice);
});

test('roto como sea, o se lee o se dice', () => {
  const muestra = curso([{ id: 'p1', carpeta: 'c1', publica, clave }]);
  fc.assert(
    fc.property(mutado([muestra], '{}[]",:0'), (texto) => {
      try {
        expect(reparos(leer(lectorCatedra, texto))).toEqual([]);
      } catch (error) {
        expect(error).toMatchObject({ name: 'ArchivoIlegible' });
      }
    }),
  );
});
