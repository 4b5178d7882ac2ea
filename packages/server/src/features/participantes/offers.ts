/** What other features may use of this one, besides its tables and bindings. */
export {
  cursoCuenta,
  enEstadoSql,
  estadoSql,
  hastaProximoSql,
  origenSql,
  personasSql,
  proximoSql,
  totalSql,
} from '#features/participantes/asignaciones.ts';
