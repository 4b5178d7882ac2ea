import { expect, test } from 'vitest';
import { describeFailure } from '#platform/describe-failure.ts';

test('la copia de un error que da la cola de trabajos dice qué pasó, dónde y en qué cola, y ningún valor', () => {
  const { message, stack } = new Error('no llega a ana@empresa.es');
  const copia = {
    message,
    stack,
    queue: 'cargas.importar',
    worker: 'x',
    detail: 'Key (correo)=(ana@empresa.es)',
  };

  const dicho = describeFailure(copia);

  expect(dicho).toMatchObject({ type: 'Error', message: 'no llega a …@…', queue: 'cargas.importar' });
  expect(dicho.stack).toContain('describe-failure.test');
  expect(JSON.stringify(dicho)).not.toContain('ana@');
});

test('lo que no es un error tampoco se escribe', () => {
  for (const otra of ['ana@empresa.es', null, { correo: 'ana@empresa.es' }, { message: 7, stack: '' }])
    expect(describeFailure(otra)).toEqual({ type: typeof otra, message: 'no es un error', stack: '' });
});
