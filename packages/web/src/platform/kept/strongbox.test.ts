import { expect, test } from 'vitest';
import { memoryStrongbox } from '#platform/kept/strongbox.ts';

test('lo de una persona, un tipo y una cosa se lee entero y en su orden, y de nadie más', async () => {
  const box = memoryStrongbox();
  await box.write(['ana', 'respuestas', 'intento', 10], 'diez');
  await box.write(['ana', 'respuestas', 'intento', 2], 'dos');
  await box.write(['ana', 'respuestas', 'otro', 1], 'de otro');
  await box.write(['bea', 'respuestas', 'intento', 1], 'de Bea');
  expect(await box.under(['ana', 'respuestas', 'intento'])).toEqual(['dos', 'diez']);
  expect(await box.read(['ana', 'respuestas', 'intento', 2])).toBe('dos');
  expect(await box.read(['ana', 'respuestas', 'intento'])).toBeNull();
});

test('al borrar se va lo que está debajo, y nada que solo empiece igual', async () => {
  const box = memoryStrongbox();
  await box.write(['ana', 'respuestas', 'a', 1], 'una');
  await box.write(['ana', 'respuestas', 'ab', 1], 'otra');
  await box.erase(['ana', 'respuestas', 'a'], ['ana', 'intentos', 'a']);
  expect(await box.under(['ana', 'respuestas'])).toEqual(['otra']);
});

test('lo guardado no cambia porque después cambie lo que se escribió', async () => {
  const box = memoryStrongbox();
  const respuesta = { texto: 'hola' };
  await box.write(['ana', 'respuestas', 'a'], respuesta);
  respuesta.texto = 'otra cosa';
  expect(await box.read(['ana', 'respuestas', 'a'])).toEqual({ texto: 'hola' });
});
