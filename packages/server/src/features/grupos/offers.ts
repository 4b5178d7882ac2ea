/** What other features may use of this one, besides its tables and bindings. */
export { alDiaSql } from '#features/grupos/al-dia.ts';
export { añadirPersonas } from '#features/grupos/commands/anadir-personas.ts';
export { asignarCurso } from '#features/grupos/commands/asignar-curso.ts';
export { exigirFecha, exigirVerFecha } from '#features/grupos/fecha-de-dato.ts';
export { devolverPersonas } from '#features/grupos/commands/devolver-personas.ts';
export { quitarCurso } from '#features/grupos/commands/quitar-curso.ts';
export { quitarPersonas } from '#features/grupos/commands/quitar-personas.ts';
export { contarPlazosPasados, paginasQueEntran } from '#features/grupos/leer-plazos-pasados.ts';
export {
  darPlazoPropio,
  detalleDePlazo,
  ponerPlazoPropio,
  retirarPlazoPropio,
  retirarPlazosSinCurso,
} from '#features/grupos/plazo-propio.ts';
export { lockGrupo } from '#features/grupos/record.ts';
export { MIEMBROS } from '#features/grupos/relacion.ts';
export { deshaciendo } from '#features/grupos/regla/vuelta.ts';
