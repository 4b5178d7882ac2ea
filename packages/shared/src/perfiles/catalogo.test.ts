import { expect, test } from 'vitest';
import { ACCIONES, alcanceDe, type Permiso } from '#core/permisos.ts';
import { CATALOGO, conAlcance } from '#perfiles/catalogo.ts';

const frases = CATALOGO.flatMap((apartado) => apartado.frases);

test('la matriz dice cada permiso, en el orden en que se declaran', () => {
  expect(frases.map(({ permiso }) => permiso)).toEqual(ACCIONES);
  expect(CATALOGO.map(({ titulo }) => titulo)).toContain('Sistema');
});

test('cambiar el alcance sustituye el anterior y deja el resto', () => {
  const permisos: Permiso[] = ['grupos:ver', 'usuarios:ver'];
  const limitado = conAlcance(permisos, 'usuarios:ver', 'grupos');

  expect(limitado).toEqual(['grupos:ver', 'usuarios:ver:grupos']);
  expect(alcanceDe(limitado, 'usuarios:ver')).toBe('grupos');
  expect(conAlcance(limitado, 'usuarios:ver', 'todo')).toEqual(permisos);
  const ambos = conAlcance(limitado, 'usuarios:ver', 'ambos');
  expect(ambos).toEqual(['grupos:ver', 'usuarios:ver:equipo', 'usuarios:ver:grupos']);
  expect(conAlcance(ambos, 'usuarios:ver', 'equipo')).toEqual(['grupos:ver', 'usuarios:ver:equipo']);
  expect(conAlcance(limitado, 'usuarios:ver', 'nada')).toEqual(['grupos:ver']);
});
