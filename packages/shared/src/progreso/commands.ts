import { DomainError } from '#core/errors.ts';
import { comoSeCompleta, type ReglaFinalizacion } from '#progreso/rules.ts';

export const actividadBloqueada = (motivo: string) =>
  new DomainError(409, 'ACTIVIDAD_BLOQUEADA', `Esta actividad todavía está bloqueada. ${motivo}.`);

export const seCompletaDeOtraForma = (regla: ReglaFinalizacion) =>
  new DomainError(
    409,
    'SE_COMPLETA_DE_OTRA_FORMA',
    `Esta actividad no se marca a mano. ${comoSeCompleta(regla)}`,
  );

export const sinInscripcion = () =>
  new DomainError(409, 'SIN_INSCRIPCION', 'No estás en este curso, así que lo que hagas aquí no cuenta.');
