import { expect, test } from 'vitest';
import { enCarriles } from '#features/cargas/importar/carriles.ts';

const turno = () => new Promise<void>((resolve) => setImmediate(resolve));

test('cada pieza se hace una vez, y nunca más a la vez que carriles', async () => {
  const hechas: number[] = [];
  let aLaVez = 0;
  let juntas = 0;
  await enCarriles(2, [1, 2, 3, 4, 5], async (pieza) => {
    juntas = Math.max(juntas, ++aLaVez);
    await turno();
    hechas.push(pieza);
    aLaVez--;
  });
  expect(hechas.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(juntas).toBe(2);
});

test('si una falla no se empieza otra, y la que iba se espera', async () => {
  const hechas: number[] = [];
  const todo = enCarriles(2, [1, 2, 3, 4], async (pieza) => {
    if (pieza === 1) throw new Error('uno');
    await turno();
    hechas.push(pieza);
  });
  await expect(todo).rejects.toThrow('uno');
  expect(hechas).toEqual([2]);
});
