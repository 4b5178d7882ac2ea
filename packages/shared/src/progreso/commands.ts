import { DomainError } from '#core/errors.ts';
import { comoSeCompleta, type Paso, type ReglaFinalizacion } from '#progreso/rules.ts';

const NOMBRADAS = 3;

/** Says which ones must come first. */
export function actividadBloqueada(faltan: readonly Paso[]): DomainError {
  const titulos = faltan.slice(0, NOMBRADAS).map((paso) => `«${paso.titulo}»`);
  const otras = faltan.length - titulos.length;
  const lista = new Intl.ListFormat('es').format(otras > 0 ? [...titulos, `${otras} más`] : titulos);
  const mensaje = `Esta actividad todavía está bloqueada: antes tienes que completar ${lista}.`;
  return new DomainError(409, 'ACTIVIDAD_BLOQUEADA', mensaje);
}

export const seCompletaDeOtraForma = (regla: ReglaFinalizacion) =>
  new DomainError(
    409,
    'SE_COMPLETA_DE_OTRA_FORMA',
    `Esta actividad no se marca a mano. ${comoSeCompleta(regla)}`,
  );

export const sinInscripcion = () =>
  new DomainError(409, 'SIN_INSCRIPCION', 'No estás en este curso, así que lo que hagas aquí no cuenta.');
