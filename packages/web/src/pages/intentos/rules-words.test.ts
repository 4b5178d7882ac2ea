import type { EvaluacionPorDentro } from '@catedra/shared/intentos/antes.ts';
import { expect, test } from 'vitest';
import { reglasDeHecha } from '#pages/intentos/rules-words.ts';
import { unaEvaluacion } from '#testing/records.ts';

const AHORA = new Date('2026-03-02T09:00:00Z');

const tiempo = (estado: 'publicada' | 'cerrada', cierraEn: string) => {
  const evaluacion = unaEvaluacion({ estado });
  const efectivo = { segundos: null, cierraEn, intentos: 1, factor: null };
  const data = { evaluacion, efectivo, intentosHechos: 0, preguntas: 8, puntos: 8, resta: 'nunca' };
  return reglasDeHecha(data as unknown as EvaluacionPorDentro, AHORA, 'Europe/Madrid').find(
    ({ id }) => id === 'tiempo',
  )?.text;
};

test('la que se cerró a mano no dice que cerrará otro día', () => {
  expect(tiempo('publicada', '2026-03-05T09:00:00Z')).toBe('Cierra el jueves a las 10:00.');
  expect(tiempo('cerrada', '2026-03-05T09:00:00Z')).toBe('');
  expect(tiempo('cerrada', '2026-03-01T09:00:00Z')).toBe('Cerró ayer a las 10:00.');
});
