import {
  CAMPOS_REPETIBLES,
  type DatoDeCarga,
  NOMBRES_DE_CAMPO,
  nombreDeDato,
} from '@catedra/shared/cargas/campos.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';

/** Fields that more than one column claims. */
export const repetidos = (mapeo: OpcionesDeCarga['mapeo']): DatoDeCarga[] => {
  const usados = mapeo.filter(
    (campo) => campo !== null && !CAMPOS_REPETIBLES.includes(campo),
  ) as DatoDeCarga[];
  return [...new Set(usados.filter((campo, i) => usados.indexOf(campo) !== i))];
};

/** What keeps these choices from making sense, in words; nothing when they do. */
export function pegasDe(opciones: OpcionesDeCarga, campos: readonly Campo[] = []): string[] {
  const { mapeo, modo, clave, grupoId, usuarioPlantilla } = opciones;
  const hay = (...datos: DatoDeCarga[]) => datos.some((dato) => mapeo.includes(dato));
  const crea = modo !== 'solo_actualizar';
  const dobles = repetidos(mapeo).map((campo) => `«${nombreDeDato(campo, campos)}»`);
  return [
    ...(dobles.length > 0
      ? [`Hay más de una columna para ${dobles.join(' y ')}: deja una y pon las otras en «No importar».`]
      : []),
    ...(hay('nombreCompleto') && hay('nombre', 'apellidos')
      ? ['Usa «Nombre completo», o bien «Nombre» y «Apellidos», pero no las dos cosas.']
      : []),
    ...(crea && !hay('nombre', 'nombreCompleto') ? ['Falta decir qué columna es el nombre.'] : []),
    ...(crea && !hay('correo', 'usuario') && usuarioPlantilla === 'ninguna'
      ? ['Falta una columna con el correo o el usuario: sin uno de los dos nadie puede entrar.']
      : []),
    ...(!hay(clave) && !(clave === 'usuario' && usuarioPlantilla !== 'ninguna')
      ? [`Reconoces a cada persona por su ${NOMBRES_DE_CAMPO[clave].toLowerCase()}, y ninguna columna lo es.`]
      : []),
    ...(modo === 'sincronizar' && grupoId === null ? ['Elige qué grupo se sincroniza.'] : []),
  ];
}
