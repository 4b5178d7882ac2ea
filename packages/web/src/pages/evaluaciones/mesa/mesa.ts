import type { Lugar, LugarFijo, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { aLaPapelera, descartarBorrador, duplicar } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { enBlanco, type Tecleada } from '#preguntas/autor/halves.ts';
import { begunQuestion } from '#preguntas/autor/memory.ts';
import { type ComposicionEnMesa, composicionQueSeGuarda } from '#pages/evaluaciones/mesa/composicion.ts';
import { aparta, conPorEscribir, type PorEscribir } from '#pages/evaluaciones/mesa/por-escribir.ts';
import { PreguntasEnMesa } from '#pages/evaluaciones/mesa/preguntas.ts';
import { cambiado, conLugar, lugaresDe, lugarPara } from '#pages/evaluaciones/mesa/places.ts';
import { settled } from '#preguntas/autor/settled.ts';
import { deNadie, vaciada } from '#pages/evaluaciones/mesa/vaciada.ts';
import { asRecord, type Composicion, type Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';

/** The questions of an evaluation while they are written: all that is typed goes through here and saves itself. */
export class Mesa {
  /** Of the evaluation. */
  readonly id: string;
  readonly #listeners = new Set<() => void>();
  readonly #preguntas: PreguntasEnMesa;
  /** The copy that a place asked for: asked again, it is the same one. */
  readonly #copias = new Map<string, string>();
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
      waits: () => this.#faltaCrear(),
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
    this.#takeUpBegun();
    this.#vista = this.#mira();
  }

  /** Places of questions that were begun here, without network, in a page that is gone. */
  #takeUpBegun(): void {
    for (const lugar of lugaresDe(this.#composicion.value)) {
      if (lugar.tipo !== 'pregunta' || this.#preguntas.get(lugar.preguntaId)) continue;
      const begun = begunQuestion(lugar.preguntaId);
      if (begun) this.#preguntas.crea(lugar.preguntaId, enBlanco(begun.publica.tipo), 0);
    }
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
    if (una && vaciada(una.value)) void this.#olvidar(lugar);
    return undefined;
  }

  /** A new question that says the same, just under it; gives its place. */
  repetir(lugarId: string): string | null {
    const seccion = this.#composicion.value.find(({ lugares }) => lugares.some(({ id }) => id === lugarId));
    const at = seccion?.lugares.findIndex(({ id }) => id === lugarId) ?? -1;
    const lugar = seccion?.lugares[at];
    const dicho = lugar?.tipo === 'pregunta' ? this.#preguntas.get(lugar.preguntaId)?.value : undefined;
    if (!seccion || !dicho) return null;
    const [id, preguntaId] = [newId(), newId()];
    const una = this.#preguntas.crea(preguntaId, dicho, 0);
    this.componer((secciones) =>
      conLugar(secciones, seccion.id, at + 1, { ...lugar, id, preguntaId } as Lugar),
    );
    una.edit(una.value, 0);
    return id;
  }

  /** A question that is already in the bank takes its place. */
  traer(pregunta: PreguntaDeAutor, seccionId: string, at: number, puntos: number): string {
    this.#preguntas.pon(pregunta);
    const lugar = lugarPara(pregunta.id, pregunta.tipo, puntos);
    this.componer((secciones) => conLugar(secciones, seccionId, at, lugar));
    return lugar.id;
  }

  usar(preguntaId: string): Promise<void> {
    return this.#preguntas.usar(preguntaId, this.subscribe);
  }

  async descartar(preguntaId: string): Promise<void> {
    this.#preguntas.get(preguntaId)?.replace(await ask(descartarBorrador, { id: preguntaId }));
  }

  /** A copy of its own takes this place; what was edited in the original goes with it where it may. */
  async copiarAqui(lugarId: string, mayEdit: boolean): Promise<void> {
    const lugar = lugaresDe(this.#composicion.value).find(({ id }) => id === lugarId);
    if (lugar?.tipo !== 'pregunta') return;
    const { preguntaId } = lugar;
    await settled(this.#preguntas.get(preguntaId), this.subscribe);
    const id = this.#copias.get(lugarId) ?? newId();
    this.#copias.set(lugarId, id);
    const conBorrador = (this.#preguntas.guardada(preguntaId)?.borrador ?? null) !== null;
    const body = { id, evaluacionId: this.id, ...(mayEdit && conBorrador && { llevarseLoEditado: true }) };
    this.#preguntas.pon(await ask(duplicar, { id: preguntaId, body }));
    this.#copias.delete(lugarId);
    this.componer((secciones) =>
      cambiado(secciones, lugarId, (uno) => (uno.tipo === 'pregunta' ? { ...uno, preguntaId: id } : uno)),
    );
    this.#composicion.flush();
  }

  /** A question that was emptied, now or in an earlier visit, goes, from the bank too, unless somebody else has it. */
  async #olvidar({ id, preguntaId }: LugarFijo): Promise<void> {
    await settled(this.#preguntas.get(preguntaId), this.subscribe);
    const guardada = this.#preguntas.guardada(preguntaId);
    if (!this.#nacidas.has(preguntaId) && !(guardada && deNadie(guardada))) return;
    this.componer((secciones) => aparta(secciones, id)[0]);
    await settled(this.#composicion, this.subscribe);
    if (guardada) await ask(aLaPapelera, { body: { ids: [preguntaId] } }).catch(() => undefined);
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

  /** A place goes with its question, once that is saved. */
  #faltaCrear(): boolean {
    const created = (lugar: Lugar) =>
      lugar.tipo !== 'pregunta' || this.#preguntas.guardada(lugar.preguntaId) !== undefined;
    return !lugaresDe(this.#composicion.value).every(created);
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
