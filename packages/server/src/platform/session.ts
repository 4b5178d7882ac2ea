import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Acceso, MiradaEnRuta } from '@catedra/shared/core/contract.ts';

/** Who is asking, as the server's own cookie says. */
export interface Session {
  readonly id: string;
  readonly hash: Buffer;
  readonly actor: Actor;
  readonly expiraEn: Date;
  /** Holds a temporary password: nothing is open but reading oneself, changing it and leaving. */
  readonly debeCambiar: boolean;
  /** Someone looks at the academy as `actor` sees it, until then, and changes nothing. */
  readonly mirada?: { readonly quien: Actor; readonly hasta: Date };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    acceso?: Acceso;
    mirada?: MiradaEnRuta;
  }
  interface FastifyRequest {
    session: Session;
  }
}
