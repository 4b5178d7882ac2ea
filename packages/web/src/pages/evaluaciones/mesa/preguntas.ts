import type { Lugar } from '@catedra/shared/evaluaciones/composicion.ts';
import { guardarUna } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { Autosave } from '#preguntas/autor/autosave.ts';
import { enBlanco, mitadesDe, type Tecleada, unready } from '#preguntas/autor/halves.ts';
import { begunQuestion, questionMemory } from '#preguntas/autor/memory.ts';
import { putToUse } from '#preguntas/autor/put-to-use.ts';
import type { EnMesa } from '#pages/evaluaciones/mesa/vista.ts';
import { ask } from '#platform/ask.ts';

type Una = Autosave<Tecleada, PreguntaDeAutor>;

interface Avisos {
  /** The server has a question, perhaps for the first time. */
  readonly onSaved: () => void;
  readonly onChange: () => void;
  /** Somebody else wrote in one of them too, and both are there. */
  readonly onJoined: (theirs: PreguntaDeAutor) => void;
}

/** The questions on the table, each of which saves itself. */
export class PreguntasEnMesa {
  readonly #evaluacionId: string;
  readonly #avisos: Avisos;
  readonly #tecleadas = new Map<string, Una>();
  readonly #guardadas = new Map<string, PreguntaDeAutor>();

  constructor(evaluacionId: string, avisos: Avisos) {
    this.#evaluacionId = evaluacionId;
    this.#avisos = avisos;
  }

  get(id: string): Una | undefined {
    return this.#tecleadas.get(id);
  }

  guardada(id: string): PreguntaDeAutor | undefined {
    return this.#guardadas.get(id);
  }

  /** As the server has it; what was typed in it here goes. */
  pon(una: PreguntaDeAutor): void {
    this.#guardadas.set(una.id, una);
    this.crea(una.id, mitadesDe(una), una.version);
  }

  crea(id: string, value: Tecleada, version: number): Una {
    const home = () => ({
      carpetaId: this.#guardadas.get(id)?.carpetaId ?? null,
      evaluacionId: this.#evaluacionId,
    });
    const una = new Autosave<Tecleada, PreguntaDeAutor>({
      memory: questionMemory(id, home),
      value,
      version,
      send: ({ publica, clave, etiquetas }, leida) =>
        ask(guardarUna, {
          id,
          body: { version: leida, ...home(), etiquetas: [...etiquetas], publica, clave },
        }),
      valueOf: mitadesDe,
      unready,
      onSaved: (record) => {
        this.#guardadas.set(id, record);
        this.#avisos.onSaved();
      },
      onChange: this.#avisos.onChange,
      onJoined: this.#avisos.onJoined,
    });
    this.#tecleadas.set(id, una);
    return una;
  }

  /** Those of places that were begun here, without network, in a page that is gone. */
  takeUpBegun(lugares: readonly Lugar[]): void {
    for (const lugar of lugares) {
      if (lugar.tipo !== 'pregunta' || this.get(lugar.preguntaId)) continue;
      const begun = begunQuestion(lugar.preguntaId);
      if (begun) this.crea(lugar.preguntaId, enBlanco(begun.publica.tipo), 0);
    }
  }

  /** A place goes with its question, once that is saved. */
  faltaCrear(lugares: readonly Lugar[]): boolean {
    return lugares.some((lugar) => lugar.tipo === 'pregunta' && !this.#guardadas.has(lugar.preguntaId));
  }

  async usar(id: string, subscribe: (listener: () => void) => () => void): Promise<void> {
    const [una, guardada] = [this.#tecleadas.get(id), this.#guardadas.get(id)];
    if (una && guardada) await putToUse(guardada, una, subscribe);
  }

  /** What the server has now: what is being typed stays. */
  receive(una: PreguntaDeAutor): void {
    const known = this.#tecleadas.get(una.id);
    if (!known) this.pon(una);
    else if (una.version >= known.version) {
      known.follow(una);
      this.#guardadas.set(una.id, una);
    }
  }

  todas(): Iterable<Una> {
    return this.#tecleadas.values();
  }

  flush(): void {
    for (const una of this.#tecleadas.values()) una.flush();
  }

  stop(): void {
    for (const una of this.#tecleadas.values()) una.stop();
  }

  vista(): ReadonlyMap<string, EnMesa> {
    const vista = new Map<string, EnMesa>();
    for (const [id, { value, kept }] of this.#tecleadas)
      vista.set(id, { guardada: this.#guardadas.get(id) ?? null, tecleada: value, kept });
    return vista;
  }
}
