import type { ReglaDeTipo } from '#actividades/reglas.ts';

/** What a person leaves behind: nothing but progress, work that is handed in, or tries at a record of `evaluaciones`. */
export type Trabajo = 'ninguno' | 'entregas' | 'intentos';

/** What is said while it can't be published yet. */
export interface PorCompletar {
  readonly estado: string;
  readonly falta: (titulo: string) => string;
  readonly una: string;
  readonly varias: string;
}

export const SIN_CONTENIDO: PorCompletar = {
  estado: 'Sin contenido',
  falta: (titulo) => `La actividad «${titulo}» no tiene contenido.`,
  una: 'actividad sin contenido',
  varias: 'actividades sin contenido',
};

/** A kind of activity in words and rules, without its schema: a learner's screen loads no schemas. */
export interface Ficha {
  /** To its author. */
  readonly nombre: string;
  readonly para: string;
  /** To whoever learns: «Prueba», «una prueba», the button that ends it («Marcar como vista», which may go on «y seguir»), «40 % visto». */
  readonly enElAula: string;
  readonly una: string;
  readonly marcar: string;
  readonly avance: 'visto' | 'hecho';
  /** When it counts as done, the usual one first. */
  readonly reglas: readonly [ReglaDeTipo, ...ReglaDeTipo[]];
  readonly trabajo: Trabajo;
  /** Somebody or something gives a mark, so that a mark can be asked for. */
  readonly seCalifica: boolean;
  readonly porCompletar: PorCompletar;
}
