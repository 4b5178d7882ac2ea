import type { AperturasDeshacibles } from '@catedra/shared/cumplimiento/aperturas.ts';
import { expect, test } from 'vitest';
import { antesDeDeshacer, trasDeshacer } from '#parts/cursos/rounds/words.ts';

test('al deshacer nombra a quien siguió', () => {
  const eva = { usuarioId: '1', nombre: 'Eva', apellidos: 'Ruiz' };
  expect(trasDeshacer({ deshechas: 2, quedan: [eva], cuantasQuedan: 1 })).toBe(
    'Renovación deshecha a 2 personas. Sigue en ella, porque ya hizo algo: Eva Ruiz.',
  );
  expect(trasDeshacer({ deshechas: 0, quedan: [], cuantasQuedan: 0 })).toBe('No se ha deshecho nada.');
});

test.each<[Partial<AperturasDeshacibles>, string[]]>([
  [{ deshechas: 0 }, ['No hay nada que deshacer.']],
  [
    { deshechas: 1 },
    ['Se deshace a 1 persona: vuelve a valerle lo que ya había completado, con sus fechas.'],
  ],
  [
    {
      deshechas: 2,
      quedan: [{ usuarioId: '1', nombre: 'Eva', apellidos: 'Ruiz' }],
      cuantasQuedan: 1,
      sinApertura: 3,
    },
    [
      'Se deshace a 2 personas: vuelve a valerles lo que ya habían completado, con sus fechas.',
      'Sigue en ella, porque ya hizo algo: Eva Ruiz.',
      '3 personas no: a esas no les abrió nadie la renovación.',
    ],
  ],
])('antes de deshacer, %j', (cambios, frases) => {
  const { que, resto } = antesDeDeshacer({
    deshechas: 0,
    quedan: [],
    cuantasQuedan: 0,
    sinApertura: 0,
    ...cambios,
  });
  expect([que, ...resto]).toEqual(frases);
});
