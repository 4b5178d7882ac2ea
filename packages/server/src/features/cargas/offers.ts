/** What other features may use of this one, besides its tables and bindings. */
export { huella } from '#features/cargas/commands/subir-carga.ts';
export { archivoMuyGrande, cargaDistinta } from '#features/cargas/errors.ts';
export { conPaciencia } from '#features/cargas/importar/con-paciencia.ts';
export { entradasDeCarga } from '#features/cargas/revisar/plazos.ts';
