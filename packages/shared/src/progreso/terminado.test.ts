import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paso } from '#progreso/testing/paso.ts';
import { avanceDe, caminoDe } from '#progreso/rules.ts';
import { libre } from '#progreso/testing/paso.ts';

const TERMINADO = { terminado: true, piso: null };
const hecha = { hecho: 'completada' } as const;

test.each([
  ['sigue al 100 % cuando se añade una actividad', [paso('a', hecha), paso('b')], 100, []],
  ['baja solo si su autor lo pide', [paso('a', hecha), paso('b', { exigeATerminados: true })], 50, ['b']],
  [
    'lo optativo no se le exige aunque su autor lo marque',
    [paso('a', hecha), paso('b', { obligatoria: false, exigeATerminados: true })],
    100,
    [],
  ],
  [
    'sigue al 100 % si lo obligatorio pasa a ser otra cosa',
    [paso('a'), paso('b', { ...hecha, obligatoria: false })],
    100,
    [],
  ],
  ['sigue al 100 % aunque se quite lo que hizo', [paso('b')], 100, []],
] as const)('quien terminó un curso %s', (_, pasos, porcentaje, faltan) => {
  expect(avanceDe(pasos, TERMINADO)).toMatchObject({ porcentaje, faltan });
});

test('quien no lo terminó ve bajar su cifra cuando hay más que hacer', () => {
  expect(avanceDe([paso('a', hecha), paso('b')]).porcentaje).toBe(50);
});

test('quien terminó no tiene siguiente, salvo lo que se le exige', () => {
  expect(caminoDe([paso('a', hecha), paso('b')], libre, TERMINADO).siguiente).toBeNull();
  expect(
    caminoDe([paso('a', hecha), paso('b', { exigeATerminados: true })], libre, TERMINADO).siguiente,
  ).toBe('b');
});

test('el tiempo que queda es el de lo que falta', () => {
  const pasos = [paso('a', { ...hecha, duracion: 10 }), paso('b', { duracion: 25 }), paso('c')];
  expect(avanceDe(pasos).minutos).toBe(25);
});

const cualquiera = fc.record({
  obligatoria: fc.boolean(),
  hecho: fc.constantFrom(null, 'en_curso' as const, 'completada' as const),
});

test('añadir, quitar o cambiar contenido nunca baja a quien terminó', () => {
  fc.assert(
    fc.property(fc.array(cualquiera, { maxLength: 10 }), (lista) => {
      expect(
        avanceDe(
          lista.map((uno, i) => paso(`p${i}`, uno)),
          TERMINADO,
        ).porcentaje,
      ).toBe(100);
    }),
  );
});
