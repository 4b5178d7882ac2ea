import type { ResumenDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { expect, test } from 'vitest';
import { hallazgoDeCarga, partesDeCarga } from '#pages/dashboard/cargas.ts';

const contadores = {
  total: 12,
  nuevas: 4,
  cambian: 3,
  iguales: 2,
  errores: 3,
  avisos: 0,
  descartadas: 0,
  enMayusculas: 0,
};
const resultado = {
  creadas: 3,
  actualizadas: 3,
  iguales: 2,
  fallidas: 1,
  invitadas: 0,
  sinContraseña: 0,
  salieron: 0,
  gruposCreados: [],
};
const filas = (carga: Pick<ResumenDeCarga, 'contadores' | 'resultado'>) =>
  partesDeCarga(carga).map((parte) => parte.filas);

test('una carga se cuenta por lo que haría, y una vez importada por lo que hizo', () => {
  expect(filas({ contadores: null, resultado: null })).toEqual([]);
  expect(filas({ contadores, resultado: null })).toEqual([4, 3, 2, 3]);
  expect(filas({ contadores, resultado })).toEqual([3, 3, 2, 4]);
});

test.each([
  ['leida', 'Última carga: sin revisar'],
  ['revisada', 'Última carga: 4 filas con errores'],
  ['importando', 'Una carga está entrando ahora'],
  ['importada', 'Última carga: 4 filas con errores'],
  ['fallida', 'La última carga se detuvo'],
  ['deshecha', 'Última carga: deshecha'],
] as const)('una carga %s se titula «%s»', (estado, titulo) => {
  expect(hallazgoDeCarga({ estado, contadores, resultado })).toBe(titulo);
});

test('sin errores dice que entró entera', () => {
  const limpia = { contadores: { ...contadores, errores: 0 }, resultado: { ...resultado, fallidas: 0 } };
  expect(hallazgoDeCarga({ estado: 'importada', ...limpia })).toBe('Última carga: entró entera');
});
