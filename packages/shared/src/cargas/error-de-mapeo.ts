import { CAMPOS_REPETIBLES, type DatoDeCarga, NOMBRES_DE_CAMPO, esPropio } from '#cargas/campos.ts';

/** Why a mapping can't be used, or null. */
export function errorDeMapeo(
  mapeo: readonly (DatoDeCarga | null)[],
  encabezados: readonly string[],
): string | null {
  if (mapeo.length !== encabezados.length) return 'El mapeo no tiene tantas columnas como el archivo.';
  const vistos = new Map<DatoDeCarga, number>();
  for (const [i, campo] of mapeo.entries()) {
    if (!campo) continue;
    const otra = vistos.get(campo);
    if (otra !== undefined && !CAMPOS_REPETIBLES.includes(campo))
      return `«${esPropio(campo) ? encabezados[otra] : NOMBRES_DE_CAMPO[campo]}» está en dos columnas: «${encabezados[otra]}» y «${encabezados[i]}». Quédate con una.`;
    vistos.set(campo, i);
  }
  if (vistos.has('nombreCompleto') && (vistos.has('nombre') || vistos.has('apellidos')))
    return 'Usa «Nombre completo» o «Nombre» y «Apellidos», no las dos cosas.';
  return null;
}
