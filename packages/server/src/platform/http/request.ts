import type { Actor } from '@catedra/shared/core/actor.ts';

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

/** Who may call a route: `sesion` unless said; `propio` also with a temporary password. */
export type Acceso = 'publico' | 'propio' | 'sesion';

/** For whoever looks through another's eyes: `siempre` also what writes or comes late, `nunca` what is the person's own. */
export type MiradaEnRuta = 'siempre' | 'nunca';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceso?: Acceso;
    mirada?: MiradaEnRuta;
  }
  interface FastifyRequest {
    session: Session;
  }
}
