import type { z } from 'zod';
import { returnAddress } from '#platform/return-address.ts';

type Halves = Parameters<typeof returnAddress>[0] & {
  readonly [name in
    | 'DATABASE_URL'
    | 'DATABASE_URL_DIRECTA'
    | 'DATABASE_URL_LECTURA'
    | 'OIDC_EMISOR'
    | 'OIDC_CLIENTE'
    | 'S3_BUCKET'
    | 'S3_CLAVE'
    | 'S3_SECRETO']?: string | undefined;
};

/** What was set and means nothing without what was not. */
export function refuseHalves(config: Halves, context: z.RefinementCtx): void {
  if (config.DATABASE_URL_DIRECTA && !config.DATABASE_URL)
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'Hace falta con DATABASE_URL_DIRECTA: la dirección del repartidor',
    });
  if (config.DATABASE_URL_LECTURA && !config.DATABASE_URL)
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'Hace falta con DATABASE_URL_LECTURA: la base de la que es réplica',
    });
  if (config.OIDC_EMISOR && !config.OIDC_CLIENTE) {
    context.addIssue({ code: 'custom', path: ['OIDC_CLIENTE'], message: 'Hace falta con OIDC_EMISOR' });
  }
  if (config.CORREO_REBOTES) {
    const { username, password } = new URL(config.CORREO_REBOTES);
    if (!username || !password)
      context.addIssue({
        code: 'custom',
        path: ['CORREO_REBOTES'],
        message: 'Le falta el usuario o la clave: imaps://usuario:clave@correo.empresa.es/INBOX',
      });
    else if (!returnAddress(config))
      context.addIssue({
        code: 'custom',
        path: ['CORREO_REBOTES_DIRECCION'],
        message: 'Hace falta con CORREO_REBOTES, cuyo usuario no es una dirección',
      });
  }
  for (const name of ['S3_CLAVE', 'S3_SECRETO'] as const) {
    if (config.S3_BUCKET && !config[name])
      context.addIssue({ code: 'custom', path: [name], message: 'Hace falta con S3_BUCKET' });
  }
}
