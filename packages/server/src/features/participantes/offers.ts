/** What other features may use of this one, besides its tables and bindings. */
export {
  asignadaSql,
  avanceSql,
  cursoCuenta,
  cumplimientoSql,
  deCumplimientoSql,
  enCumplimientoSql,
  enEstadoSql,
  enMarchaSql,
  estadoSql,
  finDeProximo,
  hastaProximoSql,
  origenDe,
  personasDeSiempreSql,
  personasSql,
  proximoSql,
  riesgoSql,
  quienesCuentanSql,
  sinHacerHastaProximoSql,
  situacionSql,
  totalSql,
} from '#features/participantes/asignaciones.ts';
export { leerCamino } from '#features/participantes/camino.ts';
export { darCierres, exigirDarCierres } from '#features/participantes/cierres/dar-cierres.ts';
export {
  darCurso,
  lockCursoAbierto,
  type PlazoPorNombre,
} from '#features/participantes/commands/inscribir-personas.ts';
export { deshacerInscripcion } from '#features/participantes/commands/deshacer-inscripcion.ts';
export { devolverPlazos } from '#features/participantes/commands/devolver-plazos.ts';
export { contarHechas } from '#features/participantes/leer-hechas.ts';
export { retirarExcepcion } from '#features/participantes/commands/eximir-de-actividad.ts';
export { recordarCurso } from '#features/participantes/commands/recordar-curso.ts';
export { eximirDeCurso } from '#features/participantes/exenciones/dar.ts';
export { plazoPosible, ponerPlazos } from '#features/participantes/commands/prorrogar-plazo.ts';
export { loQueVe, type Mirada, miradaDe } from '#features/participantes/mirada.ts';
export { avisoDeExencion } from '#features/participantes/plazos-dichos.ts';
export { lockCurso, lockCursoDePlazos } from '#features/participantes/personas.ts';
export { ordenada } from '#features/participantes/orden.ts';
export { participantesSql } from '#features/participantes/origen.ts';
