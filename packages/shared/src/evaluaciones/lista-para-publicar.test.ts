import { expect, test } from 'vitest';
import type { Lugar } from '#evaluaciones/composicion.ts';
import {
  evaluacionIncompleta,
  hayIntentosAbiertos,
  listaParaPublicar,
  type PorPublicar,
  type PreguntaEnLista,
} from '#evaluaciones/lista-para-publicar.ts';

import { revisionDePartida } from '#evaluaciones/revision.ts';

const buena: PreguntaEnLista = {
  puntua: true,
  aMano: false,
  fallos: [],
  enPapelera: false,
  conBorrador: false,
};
const fija = (preguntaId: string, puntos = 1): Lugar => ({
  tipo: 'pregunta',
  id: `l-${preguntaId}`,
  preguntaId,
  puntos,
  resta: null,
  bajo: null,
});
const sorteo = (id: string, cuantas: number): Lugar => ({
  tipo: 'sorteo',
  id,
  cuantas,
  carpetaId: 'c',
  etiqueta: null,
  puntos: 1,
  resta: null,
});

const prueba = (
  lugares: readonly Lugar[],
  preguntas: Readonly<Record<string, PreguntaEnLista>>,
  mas: Partial<PorPublicar> = {},
): PorPublicar => ({
  titulo: 'Prueba final',
  cierraEn: null,
  intentos: 2,
  practica: false,
  revision: revisionDePartida('prueba'),
  secciones: [{ id: 's', titulo: null, lugares: [...lugares] }],
  preguntas: new Map(Object.entries(preguntas)),
  bombos: {},
  nombres: {},
  now: new Date('2026-11-15T10:00:00Z'),
  ...mas,
});
const frases = (una: PorPublicar) => listaParaPublicar(una).map(({ frase }) => frase);
const impiden = (una: PorPublicar) => listaParaPublicar(una).filter(({ impide }) => impide).length;

test('con una pregunta completa no falta nada', () => {
  expect(listaParaPublicar(prueba([fija('a')], { a: buena }))).toEqual([]);
});

test.each<[string, PorPublicar, string]>([
  ['sin título', prueba([fija('a')], { a: buena }, { titulo: ' ' }), 'Ponle un título.'],
  ['sin preguntas', prueba([], {}), 'Añade al menos una pregunta que puntúe.'],
  ['con cero puntos', prueba([fija('a', 0)], { a: buena }), 'Añade al menos una pregunta que puntúe.'],
  [
    'cerrada ayer',
    prueba([fija('a')], { a: buena }, { cierraEn: '2026-11-14T10:00:00Z' }),
    'La fecha de cierre ya pasó: cámbiala para que alguien pueda hacerla.',
  ],
  [
    'con una sin clave',
    prueba([fija('a'), fija('b')], { a: buena, b: { ...buena, fallos: ['Marca la opción correcta.'] } }),
    'La pregunta 2 no está lista: marca la opción correcta.',
  ],
  [
    'con una en la papelera',
    prueba([fija('a')], { a: { ...buena, enPapelera: true } }),
    'La pregunta 1 está en la papelera del banco: recupérala o quítala.',
  ],
  [
    'con un sorteo corto',
    prueba(
      [fija('a'), sorteo('s1', 2)],
      { a: buena },
      { bombos: { s1: ['a', 'x'] }, nombres: { s1: 'Riesgos' } },
    ),
    'El sorteo de «Riesgos» pide 2 preguntas y hay 1.',
  ],
  [
    'con dos sorteos que se pisan',
    prueba(
      [sorteo('s1', 1), sorteo('s2', 2)],
      {},
      { bombos: { s1: ['x', 'y'], s2: ['x', 'y'] }, nombres: { s1: 'A', s2: 'B' } },
    ),
    'El sorteo de «B» pide 2 preguntas y hay 1, sin contar las que pueden llevarse los sorteos de antes.',
  ],
])('%s no se publica', (_, una, frase) => {
  expect(frases(una)).toEqual([frase]);
  expect(impiden(una)).toBe(1);
});

test('un sorteo cuenta tantos números como preguntas saca; una descripción, ninguno', () => {
  const una = prueba(
    [fija('d', 0), sorteo('s1', 3), fija('e')],
    { d: { ...buena, puntua: false }, e: { ...buena, aMano: true } },
    { bombos: { s1: ['x', 'y', 'z'] } },
  );
  expect(listaParaPublicar(una)).toEqual([
    {
      lugarId: 'l-e',
      frase: 'La 4 la corriges tú: hasta entonces la nota dice «al menos…».',
      impide: false,
    },
  ]);
});

test('lo editado que no se usa se cuenta y no impide', () => {
  const una = prueba([fija('a')], { a: { ...buena, conBorrador: true } });
  expect(frases(una)).toHaveLength(1);
  expect(impiden(una)).toBe(0);
});

test('lo que se dice al negarse lleva las frases', () => {
  const fallos = listaParaPublicar(prueba([], {}));
  expect(evaluacionIncompleta(fallos).message).toContain('Añade al menos una pregunta');
  expect(hayIntentosAbiertos(1).message).toContain('una persona');
  expect(hayIntentosAbiertos(3).message).toContain('3 personas');
});

const alCerrar = { ...revisionDePartida('examen'), al_entregar: [], mas_tarde: [] };

test.each<[string, Partial<PorPublicar>, RegExp | null]>([
  ['una nueva', {}, null],
  ['las soluciones al entregar, con más intentos', { revision: revisionDePartida('repaso') }, /quien repita/],
  ['las soluciones al entregar, en el único', { revision: revisionDePartida('repaso'), intentos: 1 }, null],
  ['la nota al cerrar, con fecha', { revision: alCerrar, cierraEn: '2026-12-01T10:00:00Z' }, null],
  ['la nota al cerrar, sin fecha', { revision: alCerrar }, /^Nadie verá su nota: se muestra al cerrar/],
  [
    'la nota cuando no queden intentos, y no se acaban',
    {
      revision: {
        ...revisionDePartida('examen'),
        al_entregar: [],
        mas_tarde: [],
        al_cerrar: [],
        sin_intentos: ['nota'],
      },
      intentos: null,
    },
    /no se acaban ni cierra/,
  ],
  ['una práctica', { revision: revisionDePartida('practica'), intentos: null, practica: true }, null],
])('de la revisión se dice antes de publicar, sin impedirlo: %s', (_, mas, frase) => {
  const una = prueba([fija('a')], { a: buena }, mas);
  expect(impiden(una)).toBe(0);
  if (frase === null) expect(frases(una)).toEqual([]);
  else expect(frases(una)).toEqual([expect.stringMatching(frase)]);
});
