/** What other features may use of this one, besides its tables and bindings. */
export { exigirCuota } from '#features/archivos/cuota.ts';
export { type Hallado, examinar } from '#features/archivos/examinar.ts';
export { cuotaDe } from '#features/archivos/limites.ts';
export { retirar } from '#features/archivos/limpiar.ts';
export { leerSubida, USO } from '#features/archivos/queries.ts';
export {
  hasRoomFor,
  makeStaging,
  removeStaged,
  sinEspacio,
  stagingFile,
} from '#features/archivos/staging.ts';
