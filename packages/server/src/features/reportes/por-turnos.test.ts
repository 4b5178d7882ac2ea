import { expect, test } from 'vitest';
import { porTurnos } from '#features/reportes/por-turnos.ts';

function calculos() {
  const pendientes: PromiseWithResolvers<number>[] = [];
  const calcular = () => {
    const uno = Promise.withResolvers<number>();
    pendientes.push(uno);
    return uno.promise;
  };
  return { pendientes, calcular };
}

test('quien pregunta durante un cálculo comparte el siguiente, que ya ve lo nuevo', async () => {
  const { pendientes, calcular } = calculos();
  const enTurno = porTurnos<number>();

  const primero = enTurno('todo', calcular);
  const [segundo, tercero] = [enTurno('todo', calcular), enTurno('todo', calcular)];
  expect(pendientes).toHaveLength(1);
  pendientes[0]?.resolve(1);
  expect(await primero).toBe(1);
  await Promise.resolve();
  pendientes[1]?.resolve(2);

  expect(await Promise.all([segundo, tercero])).toEqual([2, 2]);
  expect(pendientes).toHaveLength(2);
});

test('un cálculo que falla no arrastra al siguiente', async () => {
  const { pendientes, calcular } = calculos();
  const enTurno = porTurnos<number>();

  const primero = enTurno('todo', calcular);
  const segundo = enTurno('todo', calcular);
  pendientes[0]?.reject(new Error('sin base de datos'));
  await expect(primero).rejects.toThrow('sin base de datos');
  await Promise.resolve();
  pendientes[1]?.resolve(2);

  expect(await segundo).toBe(2);
  const cuarto = enTurno('todo', calcular);
  pendientes[2]?.resolve(3);
  expect(await cuarto).toBe(3);
});

test('lo que ve cada cual va por su lado', () => {
  const { pendientes, calcular } = calculos();
  const enTurno = porTurnos<number>();

  void enTurno('norte', calcular);
  void enTurno('sur', calcular);

  expect(pendientes).toHaveLength(2);
});
