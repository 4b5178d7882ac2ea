import { expect, test } from 'vitest';
import { ACCIONES, alcanceDe, type Permiso } from '#core/permisos.ts';
import { CATALOGO, conAlcance } from '#perfiles/catalogo.ts';
import { diferencias } from '#perfiles/diferencias.ts';

const frases = CATALOGO.flatMap((apartado) => apartado.frases);

test('la matriz dice cada permiso que se encuentra en alguna pantalla, en el orden en que se declaran', () => {
  const sinPantalla = ['sistema:registro'];
  expect(frases.map(({ permiso }) => permiso)).toEqual(
    ACCIONES.filter((accion) => !sinPantalla.includes(accion)),
  );
  expect(CATALOGO.map(({ titulo }) => titulo)).toContain('Sistema');
});

test('lo que no está en la matriz se queda donde estaba, y de ello no se dice nada', () => {
  const permisos: Permiso[] = ['cursos:ver', 'sistema:registro'];
  expect(conAlcance(permisos, 'cursos:ver', 'nada')).toEqual(['sistema:registro']);
  expect(diferencias(permisos, [])).toMatchObject([{ permiso: 'cursos:ver', gana: false }]);
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
