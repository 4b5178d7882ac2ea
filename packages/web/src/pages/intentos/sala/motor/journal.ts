import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import type { Pending } from '#pages/intentos/sala/motor/place.ts';
import { memoryStrongbox, type Strongbox } from '#platform/kept/strongbox.ts';

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

const attemptOf = ({ usuarioId, intentoId }: Owner) => [usuarioId, 'intentos', intentoId] as const;
const answersOf = ({ usuarioId, intentoId }: Owner) => [usuarioId, 'respuestas', intentoId] as const;

/** The journal in a strongbox: what a person is told to be safe on this device is so when the box says it. */
export function journalIn(box: Strongbox): Journal {
  const entriesOf = (owner: Owner) => box.under<KeptEntry>(answersOf(owner));
  return {
    durable: box.durable,
    read: async (owner) => ({
      attempt: await box.read<KeptAttempt>(attemptOf(owner)),
      entries: await entriesOf(owner),
    }),
    async readAll(usuarioId) {
      const attempts = await box.under<KeptAttempt>([usuarioId, 'intentos']);
      return Promise.all(attempts.map(async (attempt) => ({ attempt, entries: await entriesOf(attempt) })));
    },
    writeAttempt: (attempt) => box.write(attemptOf(attempt), attempt),
    writeEntry: (owner, entry) => box.write([...answersOf(owner), entry.lugar], entry),
    dropEntry: (owner, lugar) => box.erase([...answersOf(owner), lugar]),
    erase: (owner) => box.erase(attemptOf(owner), answersOf(owner)),
  };
}

/** Where the browser keeps nothing: as good as the open page. */
export const memoryJournal = (): Journal => journalIn(memoryStrongbox());
