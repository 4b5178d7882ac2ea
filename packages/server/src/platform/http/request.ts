import type { Acceso, MiradaEnRuta } from '@catedra/shared/core/contract.ts';
import type { Session } from '#platform/session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceso?: Acceso;
    mirada?: MiradaEnRuta;
  }
  interface FastifyRequest {
    session: Session;
  }
}
