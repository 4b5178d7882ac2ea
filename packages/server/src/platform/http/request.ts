import type { Actor } from '@catedra/shared';

/** Who is asking, as the server's own cookie says. */
export interface Session {
  readonly id: string;
  readonly hash: Buffer;
  readonly actor: Actor;
  readonly expiraEn: Date;
  /** Holds a temporary password: nothing is open but reading oneself, changing it and leaving. */
  readonly debeCambiar: boolean;
}

/** Who may call a route: `sesion` unless said; `propio` also with a temporary password. */
export type Acceso = 'publico' | 'propio' | 'sesion';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceso?: Acceso;
  }
  interface FastifyRequest {
    session: Session;
  }
}
