import { expect, test } from 'vitest';
import { hallazgoDeEmbudo, mayorCaida, pasosDe } from '#pages/cursos/participantes/embudo.ts';

test.each([
  [[29, 25, 21, 12], '12 de 29 personas lo han terminado; 9 pasaron de la mitad y no han terminado'],
  [[29, 12, 3, 0], 'Nadie lo ha terminado todavía; 17 no lo han empezado'],
  [[5, 5, 2, 1], '1 de 5 personas lo ha terminado; 3 empezaron y no llegan a la mitad'],
  [[2, 2, 2, 1], '1 de 2 personas lo ha terminado; 1 pasó de la mitad y no ha terminado'],
  [[4, 4, 4, 4], 'Las 4 personas lo han terminado'],
  [[1, 1, 1, 1], 'La única persona lo ha terminado'],
])('%j: %s', ([personas = 0, empezado = 0, mitad = 0, terminado = 0], frase) => {
  expect(hallazgoDeEmbudo({ personas, empezado, mitad, terminado })).toBe(frase);
});

test('la mayor caída es la primera de las mayores, y no la hay si nadie se queda', () => {
  expect(mayorCaida(pasosDe({ personas: 9, empezado: 6, mitad: 3, terminado: 0 }))?.hito).toBe('empezado');
  expect(mayorCaida(pasosDe({ personas: 3, empezado: 3, mitad: 3, terminado: 3 }))).toBeUndefined();
});
