import { DomainError } from '@catedra/shared/core/errors.ts';
import type { FastifyRequest } from 'fastify';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** A write must come from this site: browsers say where they stand, and other programs send neither header. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.includes(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
  const foreign =
    origin !== undefined ? origin !== own : site !== undefined && site !== 'same-origin' && site !== 'none';
  if (foreign) throw new DomainError(403, 'ORIGEN_NO_PERMITIDO', 'La solicitud no viene de este sitio.');
}
