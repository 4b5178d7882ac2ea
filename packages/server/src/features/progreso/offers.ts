/** What other features may use of this one, besides its tables and bindings. */
export {
  cargarCurso,
  cargarMiCurso,
  cargarPasoAbierto,
  cargarPasoVisible,
  situarPasos,
} from '#features/progreso/cargar-paso.ts';
export {
  type PasoLeido,
  SELLO_Y_BREVE,
  SELLO_Y_BREVE_SIN_EVALUACIONES,
  type SelloYHechos,
  leerPasos,
  pasosDe,
} from '#features/progreso/queries.ts';
export {
  conSusCertificados,
  losQueDescansan,
  losTocados,
  retirarCertificados,
} from '#features/progreso/certificados-tocados.ts';
export { leerNombresDeGrupos, recorridoDe, zonaDe } from '#features/progreso/recorrido.ts';
export {
  avanceDe,
  cumplimientoDe,
  exentoHastaDe,
  externaDe,
  porCorregirDe,
  riesgoDe,
  ultimoDiaDe,
} from '#features/progreso/cumplimiento.ts';
export { type Fila, insertMine, lockIn, lockMine, updateMine } from '#features/progreso/store.ts';
export { lockMany, updateMany } from '#features/progreso/varias.ts';
export { type PasoDelCurso, ultimoIndice } from '#features/progreso/indice.ts';
