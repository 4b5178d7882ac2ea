import { expect, test } from 'vitest';
import { diferencias, permisosEnPalabras } from '#pages/perfiles/form/perfil-form.ts';

test('pasar de sus grupos a todo es ganar, y a nada es perder', () => {
  const cambios = diferencias(['usuarios:ver:grupos', 'reportes:ver'], ['usuarios:ver']);

  expect(cambios).toMatchObject([
    { permiso: 'usuarios:ver', antes: 'grupos', despues: 'todo', gana: true },
    { permiso: 'reportes:ver', antes: 'todo', despues: 'nada', gana: false },
  ]);
});

test('lo que no cambia no se cuenta', () => {
  expect(diferencias(['usuarios:ver'], ['usuarios:ver'])).toEqual([]);
});

test('los permisos se dicen en palabras, con su límite', () => {
  expect(permisosEnPalabras(['grupos:ver:grupos', 'usuarios:crear'])).toBe(
    'Crear personas; Ver grupos (sus grupos)',
  );
  expect(permisosEnPalabras([])).toBe('nada');
});
