import { expect, test } from 'vitest';
import { alcanceDe, CATALOGO, conAlcance } from '#perfiles/catalogo.ts';
import { esPermiso, todosLosPermisos } from '#perfiles/permisos.ts';

const frases = CATALOGO.flatMap((apartado) => apartado.frases);

test('cada permiso tiene su frase, una sola vez', () => {
  expect(frases.map(({ permiso }) => permiso).toSorted()).toEqual([...todosLosPermisos].toSorted());
});

test('lo que se puede limitar a sus grupos existe también en esa forma', () => {
  for (const { permiso, porGrupos } of frases)
    if (porGrupos) expect(esPermiso(`${permiso}:grupos`)).toBe(true);
});

test('cambiar el alcance sustituye el anterior y deja el resto', () => {
  const permisos = ['grupos:ver', 'usuarios:ver'];
  const limitado = conAlcance(permisos, 'usuarios:ver', 'grupos');

  expect(limitado).toEqual(['grupos:ver', 'usuarios:ver:grupos']);
  expect(alcanceDe(limitado, 'usuarios:ver')).toBe('grupos');
  expect(conAlcance(limitado, 'usuarios:ver', 'todo')).toEqual(permisos);
  expect(conAlcance(limitado, 'usuarios:ver', 'nada')).toEqual(['grupos:ver']);
});
