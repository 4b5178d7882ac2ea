import { expect, test } from 'vitest';
import { porDelante } from '#features/cargas/filas/por-delante.ts';

const hasta = (ultima: number, empezadas: number[] = []) =>
  async function empezar(desde: number) {
    empezadas.push(desde);
    await Promise.resolve();
    return desde < ultima ? { hasta: desde + 10 } : null;
  };

const todas = async (ultima: number) => {
  const partes: number[] = [];
  for await (const parte of porDelante(2, hasta(ultima))) partes.push(parte.hasta);
  return partes;
};

test('las partes llegan en su orden, cada una desde donde acaba la anterior', async () => {
  expect(await todas(40)).toEqual([10, 20, 30, 40]);
  expect(await todas(0)).toEqual([]);
});

test('mientras se trata una, las siguientes ya han empezado, y ni una más', async () => {
  const empezadas: number[] = [];
  const partes = porDelante(2, hasta(1000, empezadas));
  await partes.next();
  await expect.poll(() => empezadas).toEqual([0, 10, 20]);
  await partes.next();
  await expect.poll(() => empezadas).toEqual([0, 10, 20, 30]);
});

test('lo que falla lo sabe quien lo espera, y no antes', async () => {
  const partes = porDelante(2, async (desde) => {
    await Promise.resolve();
    if (desde === 10) throw new Error('se cortó');
    return { hasta: desde + 10 };
  });
  expect(await partes.next()).toMatchObject({ value: { hasta: 10 } });
  await expect(partes.next()).rejects.toThrow('se cortó');
});
