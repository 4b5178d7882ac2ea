/** What other features may use of this one, besides its tables and bindings. */
export { gruposQueCalifican, lasDeQuienesCalifica, lasQueCalifica } from '#features/entregas/alcance.ts';
export { tomarParaCalificar } from '#features/entregas/tomar-para-calificar.ts';
export {
  archivoJson,
  contarPorCalificar,
  DEVUELTA,
  leerEntregas,
  leerPorCorregir,
  leerProrroga,
} from '#features/entregas/queries.ts';
