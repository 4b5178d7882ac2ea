import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HUES, hueOf, tintOf } from '#ui/people/tints.ts';

const nombre = fc.string({ minLength: 1, maxLength: 20 });

test('en una lista, dos vecinos nunca se ven iguales, se llamen como se llamen', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(nombre, nombre), { minLength: 2, maxLength: 30 }), (personas) => {
      const tintes = personas.map(([uno, otro], lugar) => tintOf(uno, otro, lugar));
      for (let i = 1; i < tintes.length; i++) expect(tintes[i]).not.toBe(tintes[i - 1]);
    }),
  );
});

test('cada persona conserva su color en todas partes, y hay variedad', () => {
  const NOMBRES = ['Lucía', 'Óscar', 'Xoán', 'Yolanda', 'Tomás', 'Begoña', 'Ana', 'Marc'];
  const APELLIDOS = ['García', 'Pérez', 'Íñiguez', 'Ruiz', 'Núñez', 'Sanz', 'Moya', 'Roca'];
  const cuentas = new Map<number, number>();
  for (const uno of NOMBRES)
    for (const otro of APELLIDOS) {
      expect(hueOf(uno, otro)).toBe(hueOf(uno, otro));
      cuentas.set(hueOf(uno, otro), (cuentas.get(hueOf(uno, otro)) ?? 0) + 1);
    }
  expect(cuentas.size).toBe(HUES);
  expect(Math.max(...cuentas.values())).toBeLessThan(20);
});
