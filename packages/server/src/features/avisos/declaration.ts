import type { NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import type { Carta } from '#features/avisos/carta.ts';
import type { Destinatario } from '#features/avisos/destinatario.ts';
import type { Dicha, Donde } from '#features/avisos/dicha.ts';
import type { Plantilla } from '#features/avisos/plantillas/plantilla.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

/** What happened, about whom. With the notice and its subject, the occasion is what makes it another one. */
export interface Hecho extends Record<string, unknown> {
  /** Which of the data that were asked about it answers. */
  readonly n: number;
  readonly usuarioId: string;
  readonly asunto: string;
  readonly ocasion: string;
  readonly cursoId?: string | null;
}

export interface Declaration<Data extends object, About extends Hecho> {
  readonly evento: NombreDeEvento;
  /**
   * Reads what each of these is about, in the transaction of the fact and again when its mail leaves: what is not so, or not
   * any more, does not come back.
   */
  readonly about: (db: Database | Tx, data: readonly Data[], now: Date) => Promise<readonly About[]>;
  readonly say: (about: About, zona: string, donde: Donde) => Dicha;
  /** A letter with words of its own; without it, it says what the bell does. */
  readonly write?: (persona: Destinatario, about: About, platform: Platform) => Carta;
  /** The academy may change the words of its mail. */
  readonly plantilla?: Plantilla<About>;
  /** It waits so many minutes for others of its kind, and leaves with them in one letter, which says this. */
  readonly together?: {
    readonly minutes: number;
    readonly say: (n: number, about: readonly About[]) => Dicha;
  };
}
