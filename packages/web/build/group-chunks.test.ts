import { expect, test } from 'vitest';
import { type Chunk, groupChunks, type Load } from './group-chunks.ts';

const chunk = (fileName: string, imports: string[] = [], size = 1_000): Chunk => ({
  fileName,
  imports,
  size,
  moduleIds: [fileName],
  facadeModuleId: null,
  styled: false,
});
const entry = (fileName: string, imports: string[]): Chunk => ({
  ...chunk(fileName, imports),
  facadeModuleId: fileName,
});
const load = (...entries: string[]) => ({ entries, weight: 1 });

/** The modules that travel together, each group in a line. */
const groupsOf = (chunks: readonly Chunk[], ...loads: Load[]) =>
  Object.values(
    Object.groupBy([...groupChunks(chunks, loads)], ([, name]) => name) as Record<string, [string, string][]>,
  )
    .map((group) =>
      group
        .map(([id]) => id)
        .toSorted()
        .join(' '),
    )
    .toSorted();

const small = [
  entry('curso', ['boton', 'prosa']),
  entry('usuarios', ['boton', 'tabla']),
  chunk('boton', ['react']),
  chunk('react'),
  chunk('prosa', ['react']),
  chunk('tabla', ['react']),
];

test('lo pequeño que piden los mismos va en un archivo; lo que se pide por su nombre, aparte', () => {
  expect(groupsOf(small, load('curso'), load('usuarios'))).toEqual(['boton prosa react tabla']);
});

test('lo grande que otros llevarían para nada va aparte, también lo que viene con ello', () => {
  const chunks = [
    ...small.filter(({ fileName }) => fileName !== 'tabla'),
    chunk('tabla', ['react', 'hoja']),
    chunk('hoja', [], 100_000),
  ];
  expect(groupsOf(chunks, load('curso'), load('usuarios'))).toEqual(['boton prosa react', 'hoja tabla']);
});

test('cuanto más importa una espera, menos lleva para nada', () => {
  const login = { entries: ['curso'], weight: 100 };
  expect(groupsOf(small, login, load('usuarios'))).toEqual(['boton prosa react', 'tabla']);
});

test('nada se une alrededor de un tercero: los archivos nunca se necesitan en círculo', () => {
  const chunks = [
    entry('curso', ['marco']),
    chunk('marco', ['lienzo']),
    entry('lienzo', ['color']),
    chunk('color'),
  ];
  expect(groupsOf(chunks, load('curso'))).toEqual(['color', 'marco']);
});

test('lo que nadie espera se queda como estaba', () => {
  expect(groupsOf(small, load('no-existe'))).toEqual(['boton', 'prosa', 'react', 'tabla']);
});

test('lo que ya llegó no se espera otra vez: una parte no separa lo que va siempre junto', () => {
  const chunks = [
    entry('marco', ['barra', 'pie']),
    entry('dialogo', ['barra']),
    chunk('barra', [], 20_000),
    chunk('pie', [], 20_000),
  ];
  const part = { entries: ['dialogo'], weight: 1 };
  expect(groupsOf(chunks, load('marco'), part)).toEqual(['barra', 'pie']);
  expect(groupsOf(chunks, load('marco'), { ...part, after: ['marco'] })).toEqual(['barra pie']);
});
