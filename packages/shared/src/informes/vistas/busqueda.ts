type Busqueda = Readonly<Record<string, string>>;

/** They ask the same, in whatever order it was written. */
export function mismaBusqueda(una: Busqueda, otra: Busqueda): boolean {
  const claves = Object.keys(una);
  return claves.length === Object.keys(otra).length && claves.every((clave) => una[clave] === otra[clave]);
}
