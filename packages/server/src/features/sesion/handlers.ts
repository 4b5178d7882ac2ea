import * as api from '@catedra/shared/sesion/api.ts';
import { accountHandlers } from '#features/sesion/account-handlers.ts';
import { miradaHandlers } from '#features/sesion/mirada/mirada-handlers.ts';
import { passwordHandlers } from '#features/sesion/passwords/password-handlers.ts';
import { sessionHandlers } from '#features/sesion/sessions/session-handlers.ts';
import { createLimits } from '#features/sesion/sign-in/limits.ts';
import { answer } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export function sesionHandlers({ db, config }: Platform) {
  const limits = createLimits(db);
  return [
    ...sessionHandlers(limits),
    ...passwordHandlers(limits),
    answer(api.leerProveedor, async () => ({ nombre: config.OIDC_EMISOR ? config.OIDC_NOMBRE : null })),
    ...accountHandlers,
    ...miradaHandlers,
  ];
}
