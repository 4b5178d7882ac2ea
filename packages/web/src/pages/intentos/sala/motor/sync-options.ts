import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import type { Journal, Kept, Owner } from '#pages/intentos/sala/motor/journal.ts';
import type { Remote } from '#pages/intentos/sala/motor/remote.ts';

export interface SyncOptions {
  readonly owner: Owner;
  readonly intento: IntentoEnCurso;
  readonly pestana: string;
  readonly escribe: boolean;
  readonly kept: Kept;
  readonly journal: Journal;
  readonly remote: Remote;
  /** The server's time: what is written down here says when by it, however wrong this device's clock is. */
  readonly now: () => number;
}
