import type { Lugar, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { expect, test } from 'vitest';
import { loQueCambia } from '#pages/evaluaciones/mesa/lo-que-cambia.ts';

const lugar = (id: string, puntos = 1): Lugar => ({
  id,
  tipo: 'pregunta',
  preguntaId: `p${id}`,
  puntos,
  resta: null,
  bajo: null,
});
const seccion = (id: string, lugares: Lugar[], titulo: string | null = null): SeccionDePrueba => ({
  id,
  titulo,
  lugares,
});
const ANTES = [seccion('s', [lugar('a'), lugar('b')])];

test.each([
  ['nada', ANTES, []],
  ['los puntos de una', [seccion('s', [lugar('a', 2), lugar('b')])], ['los puntos']],
  ['el nombre de una sección', [seccion('s', [lugar('a'), lugar('b')], 'Teoría')], ['las secciones']],
  ['cuál va antes', [seccion('s', [lugar('b'), lugar('a')])], ['el orden']],
  ['una menos', [seccion('s', [lugar('b')])], ['las preguntas']],
  [
    'una más, en otra sección, y otros puntos',
    [seccion('s', [lugar('a', 3), lugar('b')]), seccion('t', [lugar('c')])],
    ['las preguntas', 'los puntos', 'las secciones'],
  ],
] as const)('cambia %s', (_, despues, dicho) => {
  expect(loQueCambia(ANTES, despues)).toEqual(dicho);
});
