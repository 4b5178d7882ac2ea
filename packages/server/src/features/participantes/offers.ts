/** What other features may use of this one, besides its tables and bindings. */
export {
  cursoCuenta,
  estadoSql,
  origenSql,
  personasSql,
  proximoSql,
  totalSql,
  vias,
} from '#features/participantes/asignaciones.ts';
