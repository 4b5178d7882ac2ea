import { expect, test } from 'vitest';
import {
  errorDeRevision,
  loQueSeVe,
  momentoDeRevision,
  REVISIONES_DE_PARTIDA,
  type Revision,
} from '#evaluaciones/revision.ts';

const AHORA = new Date('2026-03-03T10:00:00.000Z');
const NADA: Revision = { durante: [], al_entregar: [], mas_tarde: [], al_cerrar: [] };
const examen = REVISIONES_DE_PARTIDA.examen as unknown as Revision;

test.each([
  [null, false, 'durante'],
  ['2026-03-03T09:59:00.000Z', false, 'al_entregar'],
  ['2026-03-03T09:58:00.000Z', false, 'mas_tarde'],
  ['2026-03-03T09:59:00.000Z', true, 'al_cerrar'],
] as const)('entregado %s, cerrada %s: %s', (entregadoEn, cerrada, esperado) => {
  expect(momentoDeRevision({ entregadoEn, cerrada }, AHORA)).toBe(esperado);
});

test('en un examen las correctas solo se ven al cerrar', () => {
  const entregadoEn = '2026-03-03T09:00:00.000Z';
  expect(loQueSeVe(examen, { entregadoEn, cerrada: false }, AHORA).has('correctas')).toBe(false);
  expect(loQueSeVe(examen, { entregadoEn, cerrada: true }, AHORA).has('correctas')).toBe(true);
});

test.each([
  ['nada que objetar', examen, false, null],
  ['durante, solo en práctica', { ...NADA, durante: ['nota'] }, false, 'Durante la prueba'],
  ['en práctica sí', { ...NADA, durante: ['nota'] }, true, null],
  ['las correctas sin la nota', { ...NADA, al_cerrar: ['correctas'] }, false, 've también su nota'],
] as const)('%s', (_, matriz, practica, frase) => {
  const fallo = errorDeRevision(matriz as Revision, practica);
  if (frase === null) expect(fallo).toBeNull();
  else expect(fallo).toContain(frase);
});
