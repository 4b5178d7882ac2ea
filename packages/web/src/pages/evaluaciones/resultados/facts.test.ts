import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { expect, test } from 'vitest';
import { type Action, factsOf } from '#pages/evaluaciones/resultados/facts.ts';

const de = (id: string, aprobado = true) =>
  ({ persona: { id, nombre: id, apellidos: 'Ruiz' }, aprobado, cuenta: aprobado }) as unknown as Resultado;
const frases = (action: Action, ...intentos: Resultado[]) =>
  factsOf(action, intentos).map(({ frase }) => frase);

test('de una persona se habla en singular', () => {
  expect(frases('dar', de('Ana'))).toEqual([
    'Podrá hacerla una vez más, dentro de sus fechas. Lo que ya hizo no cambia.',
  ]);
  expect(frases('reabrir', de('Ana'))).toContain(
    'Conserva lo que respondió y las mismas preguntas, en el mismo orden.',
  );
  expect(frases('anular', de('Ana', false))).toEqual([
    'Cuenta como hecho: no devuelve el intento. Puedes dar otro después.',
    'Sus respuestas y su nota se quedan aquí, tachadas, y salen de las medias.',
  ]);
});

test('a una evaluación cerrada no se da otro intento sin decir que hace falta otra fecha', () => {
  expect(factsOf('dar', [de('Ana')], 'date')).toContainEqual({
    frase: 'La evaluación está cerrada: si no tiene otra fecha como excepción, no podrá hacerla.',
    loses: true,
  });
  expect(factsOf('dar', [de('Ana'), de('Luis')], 'hand')).toContainEqual({
    frase: 'La evaluación está cerrada: no podrán hacerla hasta que la abras otra vez.',
    loses: true,
  });
  expect(frases('dar', de('Ana')).join()).not.toContain('cerrada');
});

test('a quien sigue dentro se le suman los minutos a lo que le queda', () => {
  const dentro = (id: string) => ({ ...de(id), estado: 'en_curso' }) as Resultado;
  expect(frases('reabrir', dentro('Ana'))).toEqual([
    'Conserva lo que respondió y las mismas preguntas, en el mismo orden.',
    'Se suman a lo que le queda, y su reloj cambia al momento.',
  ]);
  expect(frases('reabrir', dentro('Ana'), de('Luis'))).toContain(
    'A quien sigue dentro se le suman a lo que le queda, y su reloj cambia al momento.',
  );
});

test('de varias, en plural; y de dos intentos de la misma, de ella y de los dos', () => {
  expect(frases('dar', de('Ana'), de('Luis'))[0]).toMatch(/^Podrán hacerla .* hicieron no cambia/);
  expect(frases('reabrir', de('Ana'), de('Luis'))[0]).toMatch(/^Conservan lo que respondieron/);
  expect(frases('reabrir', de('Ana'), de('Ana', false))[0]).toMatch(/^Conserva lo que respondió/);
  expect(frases('anular', de('Ana'), de('Ana'), de('Luis', false))).toEqual([
    'Ana puede dejar de tenerla aprobada, y su curso de estar terminado.',
    'Cuentan como hechos: no devuelven el intento. Puedes dar otro después.',
    'Sus respuestas y sus notas se quedan aquí, tachadas, y salen de las medias.',
  ]);
});
