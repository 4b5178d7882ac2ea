import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import type { Pending } from '#pages/intentos/sala/motor/place.ts';

/** An answer written down on this device and not acknowledged by the server. */
export interface KeptEntry extends Omit<Pending, 'sent'> {
  readonly lugar: number;
}

/** What this device knows of an attempt of one person. */
export interface KeptAttempt {
  readonly usuarioId: string;
  readonly intentoId: string;
  /** The attempt as it was last read, to go on without network. */
  readonly intento: IntentoEnCurso;
  /** The tab that wrote, and under which epoch. */
  readonly pestana: string;
  readonly epoca: number;
  /** When delivery was pressed, if it has not been received. */
  readonly pulsadoEn: string | null;
  readonly aunqueFalten: boolean;
  /** Places flagged by the person. */
  readonly marcadas: readonly number[];
  /** How far the server's clock is from this device's, in milliseconds: a page opened without network goes by it. */
  readonly desfase?: number;
}

export interface Kept {
  readonly attempt: KeptAttempt | null;
  readonly entries: readonly KeptEntry[];
}

export interface Owner {
  readonly usuarioId: string;
  readonly intentoId: string;
}

/** Where answers are written down before they are sent. Each promise is kept when the bytes are safe. */
export interface Journal {
  /** Whether it outlives the page. */
  readonly durable: boolean;
  read(owner: Owner): Promise<Kept>;
  /** Everything of one person, and of nobody else. */
  readAll(usuarioId: string): Promise<readonly Kept[]>;
  writeAttempt(attempt: KeptAttempt): Promise<void>;
  writeEntry(owner: Owner, entry: KeptEntry): Promise<void>;
  dropEntry(owner: Owner, lugar: number): Promise<void>;
  erase(owner: Owner): Promise<void>;
}

/** Where the browser keeps nothing: as good as the open page. */
export function memoryJournal(): Journal {
  const attempts = new Map<string, KeptAttempt>();
  const entries = new Map<string, Map<number, KeptEntry>>();
  const keyOf = ({ usuarioId, intentoId }: Owner) => `${usuarioId} ${intentoId}`;
  const read = (key: string): Kept => ({
    attempt: attempts.get(key) ?? null,
    entries: [...(entries.get(key)?.values() ?? [])].toSorted((a, b) => a.lugar - b.lugar),
  });
  return {
    durable: false,
    read: async (owner) => read(keyOf(owner)),
    readAll: async (usuarioId) =>
      [...attempts].filter(([, one]) => one.usuarioId === usuarioId).map(([key]) => read(key)),
    writeAttempt: async (attempt) => void attempts.set(keyOf(attempt), attempt),
    writeEntry: async (owner, entry) => {
      const mine = entries.get(keyOf(owner)) ?? new Map<number, KeptEntry>();
      entries.set(keyOf(owner), mine.set(entry.lugar, structuredClone(entry)));
    },
    dropEntry: async (owner, lugar) => void entries.get(keyOf(owner))?.delete(lugar),
    erase: async (owner) => {
      attempts.delete(keyOf(owner));
      entries.delete(keyOf(owner));
    },
  };
}
