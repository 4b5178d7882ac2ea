import { expect, test } from 'vitest';
import { affected, readsTheTree, treeReaders } from './changes.mjs';

test('un cambio en lo compartido alcanza los tipos de quienes lo usan', () => {
  expect(affected(['packages/shared/src/rutas.ts'])).toEqual({
    typed: ['packages/shared', 'packages/server', 'packages/web', 'e2e'],
    code: ['packages/shared/src/rutas.ts'],
    everyTest: false,
    journeys: false,
  });
});

test('un recorrido que cambia se recorre, y un texto no pide tipos', () => {
  expect(affected(['e2e/aula.spec.ts'])).toMatchObject({ typed: ['e2e'], journeys: true });
  expect(affected(['bench/main.ts'])).toMatchObject({ typed: ['e2e'], journeys: false });
  expect(affected(['README.md'])).toMatchObject({ typed: [], code: [], journeys: false });
});

test('una migración o una regla de la base las nota cualquier prueba', () => {
  expect(affected(['packages/server/src/base/migraciones/0001_x.sql']).everyTest).toBe(true);
  expect(affected(['packages/server/src/base/reglas/avance.sql']).everyTest).toBe(true);
});

test('las pruebas que leen el árbol corren con cualquier cambio, sin una lista que las nombre', () => {
  expect(treeReaders()).toEqual(
    expect.arrayContaining([
      'packages/server/src/architecture.test.ts',
      'packages/server/src/contracts.test.ts',
      'packages/server/src/docs.test.ts',
      'packages/server/src/openapi.test.ts',
      'packages/server/src/features/order.test.ts',
      'packages/server/src/platform/config.test.ts',
      'packages/server/src/base/migraciones.test.ts',
      'packages/web/src/app/theme/scale.test.ts',
      'packages/web/src/platform/listening.test.ts',
      'packages/web/src/tipos/authorings.test.ts',
      'packages/web/build/mantine-parts.test.ts',
    ]),
  );
  expect(readsTheTree("globSync('**/*.ts', { cwd: import.meta.dirname })")).toBe(true);
  expect(readsTheTree("readFileSync(join(temporaryFolder(), 'clave'))")).toBe(false);
});
