import { expect, test } from 'vitest';
import { estadoTras, faltaParaPublicar, resumenDeLoQueFalta } from '#cursos/rules.ts';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import { evaluacionTras } from '#evaluaciones/rules.ts';

test.each([
  ['publicar', 'borrador', 'publicado'],
  ['publicar', 'archivado', 'publicado'],
  ['archivar', 'publicado', 'archivado'],
  ['archivar', 'borrador', null],
  ['volver-a-borrador', 'archivado', 'borrador'],
] as const)('%s un curso en %s lo deja en %s', (comando, estado, despues) => {
  expect(estadoTras(comando, estado)).toBe(despues);
});

test.each([
  ['publicar', 'cerrada', 'publicada'],
  ['cerrar', 'publicada', 'cerrada'],
  ['cerrar', 'borrador', null],
  ['volver-a-borrador', 'cerrada', 'borrador'],
] as const)('%s una evaluación en %s la deja en %s', (comando, estado, despues) => {
  expect(evaluacionTras(comando, estado)).toBe(despues);
});

test('para publicar hace falta alguna actividad, y que ninguna esté vacía', () => {
  const lectura = { id: 'a', titulo: 'Leer', tipo: 'lectura' as const, lista: true, oculta: false };
  const prueba = { id: 'b', titulo: 'Prueba', tipo: 'evaluacion' as const, lista: false, oculta: false };

  expect(faltaParaPublicar([])).toEqual({ actividades: 'El curso no tiene actividades.' });
  expect(faltaParaPublicar([lectura])).toEqual({});
  expect(faltaParaPublicar([lectura, prueba])).toEqual({ b: 'La evaluación «Prueba» está en borrador.' });
  expect(faltaParaPublicar([{ ...lectura, lista: false }])).toEqual({
    a: 'La actividad «Leer» no tiene contenido.',
  });
});

test('lo que está oculto no hace falta para publicar, y lo que falta se dice en una línea', () => {
  const lectura = { id: 'a', titulo: 'Leer', tipo: 'lectura' as const, lista: false, oculta: false };
  const otra = { ...lectura, id: 'b' };
  const prueba = { ...lectura, id: 'c', tipo: 'evaluacion' as const };
  const lista = { ...lectura, id: 'd', lista: true };

  expect(faltaParaPublicar([lista, { ...lectura, oculta: true }])).toEqual({});
  expect(resumenDeLoQueFalta([{ ...lectura, oculta: true }])).toBe(
    'Todas las actividades del curso están ocultas',
  );
  expect(resumenDeLoQueFalta([lectura, otra, prueba, lista])).toBe(
    '2 actividades sin contenido y 1 evaluación en borrador',
  );
  expect(resumenDeLoQueFalta([lista])).toBeNull();
});

test.each([
  ['', true],
  ['<p> </p><p>&nbsp;<br /></p>', true],
  ['<p>a</p>', false],
  ['<p><img src="https://x.example/a.png" /></p>', false],
  // Quadratic once: this alone stopped a server for a minute.
  ['<'.repeat(200_000), false],
])('¿se ve algo en %.40j?', (html, nada) => {
  expect(sinNadaQueVer(html)).toBe(nada);
});
