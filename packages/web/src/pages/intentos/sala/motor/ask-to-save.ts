import * as api from '@catedra/shared/intentos/api.ts';
import type { GuardarRespuestas, RespuestasAntiguas } from '@catedra/shared/intentos/en-curso.ts';
import { isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';

/** What the server has of what was sent; where it has something newer that is news, and no failure. */
export async function askToSave(
  id: string,
  body: GuardarRespuestas,
  keepalive = false,
): Promise<RespuestasAntiguas> {
  try {
    return { ...(await ask(api.guardar, { id, body }, { keepalive })), rechazadas: [] };
  } catch (error) {
    if (!isApiError(error, 'RESPUESTA_ANTIGUA')) throw error;
    return error.actual as RespuestasAntiguas;
  }
}
