import { DomainError } from '@catedra/shared/core/errors.ts';
import { demasiadasContrasenas } from '@catedra/shared/intentos/errors.ts';
import type { Limits } from '#features/sesion/offers.ts';

const es = (error: unknown, code: string): error is DomainError =>
  error instanceof DomainError && error.code === code;

/** Wrong passwords of an exam are counted by person and evaluation; whatever else goes wrong is no guess. */
export async function contandoFallos<T>(
  limits: Limits,
  usuarioId: string,
  evaluacionId: string,
  run: () => Promise<T>,
): Promise<T> {
  const taken = await limits.takeInside(`prueba/${usuarioId}/${evaluacionId}`).catch((error: unknown) => {
    throw es(error, 'DEMASIADOS_INTENTOS') ? demasiadasContrasenas(error.detail.retryAfter ?? 1) : error;
  });
  try {
    const hecho = await run();
    await taken.wasRight();
    return hecho;
  } catch (error) {
    if (!es(error, 'CONTRASENA_DE_PRUEBA')) await taken.undo();
    throw error;
  }
}
