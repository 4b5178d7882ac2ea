import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { descartarBorrador } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { enBlanco, type Tecleada } from '#preguntas/autor/halves.ts';
import { type ComposicionEnMesa, composicionQueSeGuarda } from '#pages/evaluaciones/mesa/composicion.ts';
import { olvidar } from '#pages/evaluaciones/mesa/olvidar.ts';
import { aparta, conPorEscribir, type PorEscribir } from '#pages/evaluaciones/mesa/por-escribir.ts';
import { lugaresDe, lugarPara } from '#pages/evaluaciones/mesa/places.ts';
import { PreguntasEnMesa } from '#pages/evaluaciones/mesa/preguntas.ts';
import { Copias, repetida, type SobreLaMesa, traida } from '#pages/evaluaciones/mesa/tomar-lugar.ts';
import { settled } from '#preguntas/autor/settled.ts';
import { vaciada } from '#pages/evaluaciones/mesa/vaciada.ts';
import { asRecord, type Composicion, type Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';

/** The questions of an evaluation while they are written: all that is typed goes through here and saves itself. */
export class Mesa {
  /** Of the evaluation. */
  readonly id: string;
  readonly #listeners = new Set<() => void>();
  readonly #preguntas: PreguntasEnMesa;
  readonly #copias = new Copias();
  readonly #composicion: ComposicionEnMesa;
  /** Questions begun here: what is left empty of them is nobody's. */
  readonly #nacidas = new Set<string>();
  #ultima: Composicion;
  #porEscribir: PorEscribir | null = null;
  /** It is out: what it asks is changed when its author says so, as its rules are. */
  #publicada: boolean;
  #unidos: Vista['unidos'] = null;
  #vista: Vista;

  constructor(datos: EvaluacionDeAutor) {
    this.id = datos.evaluacion.id;
    this.#ultima = asRecord(datos);
    this.#publicada = datos.evaluacion.estado !== 'borrador';
    this.#preguntas = new PreguntasEnMesa(this.id, {
      // A place waits until its question exists.
      onSaved: () => this.#composicion.flush(),
      onChange: () => this.#tell(),
      onJoined: ({ borrador }) => this.#unido(borrador?.por ?? null),
    });
    for (const una of datos.preguntas) this.#preguntas.pon(una);
    this.#composicion = composicionQueSeGuarda(datos, {
      waits: () => this.#preguntas.faltaCrear(lugaresDe(this.#composicion.value)),
      held: () => this.#publicada,
      onMet: (una) => {
        if (!this.#preguntas.get(una.id)) this.#preguntas.pon(una);
      },
      onSaved: (record) => {
        this.#ultima = record;
      },
      onChange: () => this.#tell(),
      onJoined: () => this.#unido(null),
    });
    this.#preguntas.takeUpBegun(lugaresDe(this.#composicion.value));
    this.#vista = this.#mira();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Vista => this.#vista;

  /** What the server has now: what is being typed stays. */
  receive(datos: EvaluacionDeAutor): void {
    this.#publicada = datos.evaluacion.estado !== 'borrador';
    for (const una of datos.preguntas) this.#preguntas.receive(una);
    if (datos.composicion.version >= this.#composicion.version) {
      this.#composicion.follow(asRecord(datos));
      this.#ultima = asRecord(datos);
    }
    this.#tell();
  }

  componer(change: (secciones: readonly SeccionDePrueba[]) => readonly SeccionDePrueba[]): void {
    let next = change(this.#secciones());
    if (this.#porEscribir) {
      [next, this.#porEscribir] = aparta(next, this.#porEscribir.lugar.id);
      this.#tell();
    }
    if (JSON.stringify(next) !== JSON.stringify(this.#composicion.value)) this.#composicion.edit(next);
  }

  editar(preguntaId: string, change: (tecleada: Tecleada) => Tecleada): void {
    const una = this.#preguntas.get(preguntaId);
    if (!una) return;
    const next = change(una.value);
    if (this.#porEscribir?.lugar.preguntaId !== preguntaId) return una.edit(next);
    if (JSON.stringify(next) === JSON.stringify(una.value)) return undefined;
    if (next.publica.tipo !== una.value.publica.tipo) {
      // Of another kind, there is still nothing in it.
      this.#preguntas.crea(preguntaId, next, 0);
      return this.#tell();
    }
    // From its first word on it has its place.
    const secciones = this.#secciones();
    this.#porEscribir = null;
    this.#composicion.edit(secciones);
    return una.edit(next, 0);
  }

  /** An empty question in a place of its own, and in a section of its own where there is none; gives the place. */
  crear(tipo: TipoPregunta, seccionId: string | undefined, at: number, puntos: number): string {
    const lugar = lugarPara(newId(), tipo, puntos);
    this.#preguntas.crea(lugar.preguntaId, enBlanco(tipo), 0);
    this.#nacidas.add(lugar.preguntaId);
    this.#porEscribir = { lugar, seccionId: seccionId ?? newId(), at };
    this.#tell();
    return lugar.id;
  }

  /** Whoever goes on to another place leaves nothing behind in one where nothing was written. */
  dejar(lugarId: string): void {
    if (this.#porEscribir?.lugar.id === lugarId) {
      this.#porEscribir = null;
      return this.#tell();
    }
    const lugar = lugaresDe(this.#composicion.value).find(({ id }) => id === lugarId);
    if (lugar?.tipo !== 'pregunta') return undefined;
    const una = this.#preguntas.get(lugar.preguntaId);
    if (una && vaciada(una.value))
      void olvidar(this.#sobreLaMesa, lugar, this.#nacidas.has(lugar.preguntaId));
    return undefined;
  }

  repetir(lugarId: string): string | null {
    return repetida(this.#sobreLaMesa, lugarId);
  }

  traer(pregunta: PreguntaDeAutor, seccionId: string, at: number, puntos: number): string {
    return traida(this.#sobreLaMesa, pregunta, { seccionId, at, puntos });
  }

  /** A copy of its own takes this place. */
  copiarAqui(lugarId: string, mayEdit: boolean): Promise<void> {
    return this.#copias.aqui(this.#sobreLaMesa, lugarId, mayEdit);
  }

  usar(preguntaId: string): Promise<void> {
    return this.#preguntas.usar(preguntaId, this.subscribe);
  }

  async descartar(preguntaId: string): Promise<void> {
    this.#preguntas.get(preguntaId)?.replace(await ask(descartarBorrador, { id: preguntaId }));
  }

  elegir(preguntaId: string, whose: 'mine' | 'theirs'): void {
    const una = this.#preguntas.get(preguntaId);
    if (whose === 'mine') una?.keepMine();
    else una?.takeTheirs();
  }

  /** What was changed of what it asks is used from now on. Gives how it was, unless it could not be. */
  async usarComposicion(): Promise<readonly SeccionDePrueba[] | null> {
    const before = this.#ultima.composicion.secciones;
    this.#composicion.release();
    await settled(this.#composicion, this.subscribe);
    return this.#composicion.kept.state === 'saved' ? before : null;
  }

  descartarComposicion(): void {
    this.#composicion.discard(this.#ultima);
  }

  elegirComposicion(whose: 'mine' | 'theirs'): void {
    if (whose === 'mine') this.#composicion.keepMine();
    else this.#composicion.takeTheirs();
  }

  readonly flush = (): void => {
    this.#preguntas.flush();
    this.#composicion.flush();
  };

  /** All that is typed has reached the server, or waits for its author or for the network. */
  async settled(): Promise<void> {
    for (const una of this.#preguntas.todas()) await settled(una, this.subscribe);
    await settled(this.#composicion, this.subscribe);
  }

  stop(): void {
    this.flush();
    this.#preguntas.stop();
    this.#composicion.stop();
  }

  #unido(nombre: string | null): void {
    this.#unidos = { nombre };
    this.#tell();
  }

  /** That changes were joined has been read. */
  leido(): void {
    this.#unidos = null;
    this.#tell();
  }

  get #sobreLaMesa(): SobreLaMesa {
    return {
      evaluacionId: this.id,
      preguntas: this.#preguntas,
      composicion: this.#composicion,
      componer: (change) => this.componer(change),
      subscribe: this.subscribe,
    };
  }

  /** As they are on screen. */
  #secciones(): readonly SeccionDePrueba[] {
    const { value } = this.#composicion;
    return this.#porEscribir ? conPorEscribir(value, this.#porEscribir) : value;
  }

  #mira(): Vista {
    return {
      secciones: this.#secciones(),
      enUso: this.#ultima.composicion.secciones,
      porEscribir: this.#porEscribir?.lugar.id ?? null,
      preguntas: this.#preguntas.vista(),
      sorteos: this.#ultima.sorteos,
      fallos: this.#ultima.fallos,
      composicion: this.#composicion.kept,
      unidos: this.#unidos,
    };
  }

  #tell(): void {
    // Parts are made before the whole.
    if (this.#composicion === undefined) return;
    this.#vista = this.#mira();
    for (const listener of this.#listeners) listener();
  }
}
