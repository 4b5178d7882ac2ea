/** What other features may use of this one, besides its tables and bindings. */
export {
  enPapelera,
  gruposQueCalifican,
  gruposQueCalificanDe,
  lasDeQuienesCalifica,
} from '#features/entregas/alcance.ts';
export { anotacionesPuestas } from '#features/entregas/anotaciones.ts';
export { calificarEntrega } from '#features/entregas/commands/calificar-entrega.ts';
export { devolverEntrega } from '#features/entregas/commands/devolver-entrega.ts';
export { tomarParaCalificar } from '#features/entregas/tomar-para-calificar.ts';
export {
  A_CIEGAS,
  anotacionJson,
  archivoJson,
  DE_QUIEN,
  DE_SU_RONDA,
  DEVUELTA,
  leerEntregas,
  leerPorCorregir,
  leerProrroga,
  NUMERO_DE_PREGUNTA,
  personaSql,
  SIN_CALIFICAR,
  vienenA,
} from '#features/entregas/queries.ts';
