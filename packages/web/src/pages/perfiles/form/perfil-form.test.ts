import { expect, test } from 'vitest';
import { permisosEnPalabras } from '#pages/perfiles/form/perfil-form.ts';

test('los permisos se dicen en palabras, con su límite', () => {
  expect(permisosEnPalabras(['grupos:ver:grupos', 'usuarios:crear'])).toBe(
    'Crear personas; Ver grupos (sus grupos)',
  );
  expect(permisosEnPalabras([])).toBe('nada');
});
