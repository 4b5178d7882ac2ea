import { expect, test } from 'vitest';
import { watchingWords } from '#pages/intentos/sala/watching-words.ts';

test('que aquí se ve lo mismo se dice solo cuando es así', () => {
  expect(watchingWords({ via: 'bien', sinEnviar: 0 }, false)).toMatch(/^Aquí ves lo mismo/);
  expect(watchingWords({ via: 'bien', sinEnviar: 0 }, true)).toMatch(/puede que aquí no veas lo último/);
  expect(watchingWords({ via: 'cortada', sinEnviar: 0 }, false)).toMatch(/puede que aquí no veas lo último/);
  expect(watchingWords({ via: 'bien', sinEnviar: 1 }, false)).toBe(
    'Aquí queda 1 respuesta sin enviar: saldrá en cuanto haya conexión, y allí podrás usarla.',
  );
  expect(watchingWords({ via: 'bien', sinEnviar: 2 }, false)).toMatch(
    /quedan 2 respuestas .* podrás usarlas/,
  );
});
