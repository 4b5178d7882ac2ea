import { descartarBorrador, guardarUna } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { Autosave } from '#preguntas/autor/autosave.ts';
import type { Kept } from '#preguntas/autor/kept.ts';
import { enBlanco, mitadesDe, type Tecleada, unready } from '#preguntas/autor/halves.ts';
import { putToUse } from '#preguntas/autor/put-to-use.ts';
import { settled } from '#preguntas/autor/settled.ts';
import { questionMemory } from '#preguntas/autor/memory.ts';
import { ask } from '#platform/ask.ts';

/** A question to be written in a folder of the bank, or one that is already there. */
export type Written =
  | { readonly id: string; readonly carpetaId: string; readonly cursoId: string | null }
  | PreguntaDeAutor;

interface Seen {
  /** Null until the server has it for the first time. */
  readonly guardada: PreguntaDeAutor | null;
  readonly tecleada: Tecleada;
  readonly kept: Kept<PreguntaDeAutor>;
  /** Somebody else's changes are with these, and it was not read yet. */
  readonly joined: { readonly nombre: string | null } | null;
}

/** One question of the bank while it is written: what is typed saves itself. */
export class BankQuestion {
  readonly #save: Autosave<Tecleada, PreguntaDeAutor>;
  readonly #listeners = new Set<() => void>();
  #guardada: PreguntaDeAutor | null;
  #joined: Seen['joined'] = null;
  #seen: Seen;

  constructor(written: Written, onSaved: () => void) {
    const { id, carpetaId } = written;
    this.#guardada = 'version' in written ? written : null;
    const home = { carpetaId, evaluacionId: null };
    this.#save = new Autosave<Tecleada, PreguntaDeAutor>({
      memory: questionMemory(id, () => home),
      value: this.#guardada ? mitadesDe(this.#guardada) : enBlanco('unica'),
      version: this.#guardada?.version ?? 0,
      send: ({ publica, clave, etiquetas }, version) =>
        ask(guardarUna, {
          id,
          body: { version, ...home, etiquetas: [...etiquetas], publica, clave },
        }),
      valueOf: mitadesDe,
      unready,
      onSaved: (record) => {
        this.#guardada = record;
        onSaved();
      },
      onChange: () => this.#tell(),
      onJoined: ({ borrador }) => {
        this.#joined = { nombre: borrador?.por ?? null };
      },
    });
    this.#seen = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Seen => this.#seen;
  readonly flush = (): void => this.#save.flush();
  readonly settled = (): Promise<void> => settled(this.#save, this.subscribe);
  readonly edit = (change: (now: Tecleada) => Tecleada): void => this.#save.edit(change(this.#save.value));

  async use(): Promise<void> {
    if (this.#guardada) await putToUse(this.#guardada, this.#save, this.subscribe);
  }

  async discard(): Promise<void> {
    if (this.#guardada) this.#save.replace(await ask(descartarBorrador, { id: this.#guardada.id }));
  }

  /** That changes were joined has been read. */
  read(): void {
    this.#joined = null;
    this.#tell();
  }

  choose(whose: 'mine' | 'theirs'): void {
    if (whose === 'mine') this.#save.keepMine();
    else this.#save.takeTheirs();
  }

  #look = (): Seen => ({
    guardada: this.#guardada,
    tecleada: this.#save.value,
    kept: this.#save.kept,
    joined: this.#joined,
  });

  #tell(): void {
    this.#seen = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
