/** What other features may use of this one, besides its tables and bindings. */
export {
  type CamposPedidos,
  leerCamposPedidos,
  valoresDe,
  valoresSql,
} from '#features/reportes/campos-pedidos.ts';
export {
  type ColumnaDeHoja,
  type Como,
  columnaPropia,
  diaEnCelda,
  momentoEnCelda,
} from '#features/reportes/columna-de-hoja.ts';
export { camposEnPalabras, FUERA, type Linea } from '#features/reportes/filtros-en-palabras.ts';
export { busquedaSql, delGrupoSql, type Lectura } from '#features/reportes/filtros.ts';
export { gruposDe } from '#features/reportes/grupos-de-personas.ts';
export { hojaDeLista } from '#features/reportes/hoja-de-lista.ts';
export { leerOpciones } from '#features/reportes/leer-opciones.ts';
export { alcanceDe, quienLee, zonaDe } from '#features/reportes/quien-lee.ts';
