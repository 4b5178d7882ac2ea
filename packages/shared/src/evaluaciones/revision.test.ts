import { expect, test } from 'vitest';
import {
  type Cosa,
  desdeCuandoSeVe,
  errorDeRevision,
  loQueSeVe,
  momentoDeRevision,
  regalaLasSoluciones,
  REVISIONES_DE_PARTIDA,
  type Revision,
  revision,
  revisionDePartida,
} from '#evaluaciones/revision.ts';

const AHORA = new Date('2026-03-03T10:00:00.000Z');
const NADA: Revision = { durante: [], al_entregar: [], mas_tarde: [], sin_intentos: [], al_cerrar: [] };
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
  const cuando = { entregadoEn, sinIntentos: true };
  expect(loQueSeVe(examen, { ...cuando, cerrada: false }, AHORA).has('correctas')).toBe(false);
  expect(loQueSeVe(examen, { ...cuando, cerrada: true }, AHORA).has('correctas')).toBe(true);
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

test('en una nueva, las correctas y las explicaciones se ven solo cuando no quedan intentos', () => {
  const nueva = revisionDePartida('prueba');
  const entregadoEn = '2026-03-03T09:00:00.000Z';
  const soluciones = (cuando: { cerrada?: boolean; sinIntentos?: boolean; entregadoEn?: string | null }) => {
    const ve = loQueSeVe(nueva, { entregadoEn, cerrada: false, sinIntentos: false, ...cuando }, AHORA);
    return (['nota', 'correctas', 'explicaciones'] as Cosa[]).filter((cosa) => ve.has(cosa));
  };
  expect(soluciones({})).toEqual(['nota']);
  expect(soluciones({ cerrada: true })).toEqual(['nota']);
  expect(soluciones({ sinIntentos: true })).toEqual(['nota', 'correctas', 'explicaciones']);
  expect(soluciones({ sinIntentos: true, entregadoEn: null })).toEqual([]);
});

test('quién corrigió no se dice en ninguna de las de partida: lo marca quien la prepara', () => {
  const partidas = Object.values(REVISIONES_DE_PARTIDA).flatMap((una) => Object.values(una));
  expect(partidas.flat()).not.toContain('corrector');
  expect(revision.parse({ ...NADA, al_cerrar: ['nota', 'corrector'] }).al_cerrar).toContain('corrector');
});

test('una matriz de antes, sin ese momento, dice lo mismo que decía', () => {
  const { sin_intentos: _, ...antigua } = revisionDePartida('repaso');
  const leida = revision.parse(antigua);
  expect(leida.sin_intentos).toEqual([]);
  const cuando = { entregadoEn: '2026-03-03T09:00:00.000Z', cerrada: false };
  expect(loQueSeVe(leida, { ...cuando, sinIntentos: true }, AHORA)).toEqual(
    loQueSeVe(leida, { ...cuando, sinIntentos: false }, AHORA),
  );
});

const CIERRE = '2026-04-01T00:00:00.000Z';

test.each([
  ['más tarde', { mas_tarde: ['nota'] }, { intentos: null, cierraEn: null }, 'mas_tarde'],
  [
    'solo los dos minutos de después no basta',
    { al_entregar: ['nota'] },
    { intentos: 1, cierraEn: null },
    null,
  ],
  ['al cerrar, con fecha', { al_cerrar: ['nota'] }, { intentos: null, cierraEn: CIERRE }, 'al_cerrar'],
  ['al cerrar, sin fecha', { al_cerrar: ['nota'] }, { intentos: 2, cierraEn: null }, null],
  ['sin intentos, con límite', { sin_intentos: ['nota'] }, { intentos: 2, cierraEn: null }, 'sin_intentos'],
  [
    'sin intentos, con cierre',
    { sin_intentos: ['nota'] },
    { intentos: null, cierraEn: CIERRE },
    'sin_intentos',
  ],
  ['sin intentos, y nunca se acaban', { sin_intentos: ['nota'] }, { intentos: null, cierraEn: null }, null],
] as const)('desde cuándo se ve la nota: %s', (_, dice, limites, esperado) => {
  expect(desdeCuandoSeVe({ ...NADA, ...dice } as unknown as Revision, 'nota', limites)).toBe(esperado);
});

test.each([
  ['con dos intentos y las correctas al entregar', 'repaso', 2, false, true],
  ['con un solo intento no hay otro', 'repaso', 1, false, false],
  ['sin límite de intentos', 'repaso', null, false, true],
  ['al cerrar nadie más la hace', 'examen', 2, false, false],
  ['una nueva', 'prueba', 2, false, false],
  ['una práctica', 'practica', null, true, false],
] as const)('regala las soluciones: %s', (_, partida, intentos, practica, esperado) => {
  expect(regalaLasSoluciones(revisionDePartida(partida), { intentos, practica })).toBe(esperado);
});
