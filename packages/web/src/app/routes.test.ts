import { RUTAS } from '@catedra/shared/rutas.ts';
import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { acceso, accesoDeVista } from '#app/acceso.ts';
import { routeTree } from '#app/routes.ts';

/** The addresses of the tree's leaves, with their parameters as the seed writes them. */
function leaves(route: AnyRoute, base = ''): string[] {
  const { path } = route.options as { path?: string };
  const own = path ? `${base}/${path}`.replaceAll(/\/+/g, '/') : base;
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return children.length === 0 ? [own] : children.flatMap((child) => leaves(child, own));
}

const paths = leaves(routeTree);

test('las rutas son exactamente las de la academia, más las que no llevan a ninguna parte', () => {
  const inSeedWords = paths.flatMap((path) =>
    path.endsWith('/{-$id}') ? [path.replace('/{-$id}', ''), path.replace('{-$id}', '{id}')] : [path],
  );
  const known = inSeedWords.map((path) => path.replaceAll(/\$(\w+)/g, '{$1}'));
  expect(known.toSorted()).toEqual([...RUTAS, '/admin/', '/admin/$'].toSorted());
});

test('cada permiso pedido es el de una ruta que existe', () => {
  const guarded = [...Object.keys(acceso), ...Object.keys(accesoDeVista)];
  expect(guarded.filter((path) => !paths.includes(path))).toEqual([]);
});

test('toda la administración pide un permiso, menos la entrada, mi perfil y lo que no existe', () => {
  const open = ['/admin/login', '/admin/configuracion', '/admin/', '/admin/$'];
  const unguarded = paths.filter((path) => path.startsWith('/admin') && !(path in acceso));
  expect(unguarded.toSorted()).toEqual(open.toSorted());
});
