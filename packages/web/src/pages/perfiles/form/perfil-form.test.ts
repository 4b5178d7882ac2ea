import { expect, test } from 'vitest';
import { alcanceDelGrupo, permisosEnPalabras } from '#pages/perfiles/form/perfil-form.ts';

test('los permisos se dicen en palabras, con su límite', () => {
  expect(permisosEnPalabras(['grupos:ver:grupos', 'usuarios:crear'])).toBe(
    'Crear personas; Ver grupos (sus grupos)',
  );
  expect(permisosEnPalabras([])).toBe('nada');
});

test.each([
  [['nada', 'nada'], 'No puede nada de 2'],
  [['todo', 'nada'], 'Puede 1 de 2, en toda la academia'],
  [['grupos', 'grupos', 'nada'], 'Puede 2 de 3, en los grupos que tutoriza'],
  [['todo', 'grupos', 'nada'], 'Puede 2 de 3: 1 en toda la academia y 1 en los grupos que tutoriza'],
] as const)('plegados, %j se leen en una frase', (alcances, frase) => {
  expect(alcanceDelGrupo(alcances)).toBe(frase);
});
