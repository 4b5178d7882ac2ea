import type { Mitades } from '#preguntas/textos.ts';

/** The files in which questions come. */
export const FORMATOS = ['gift', 'aiken', 'texto', 'hoja', 'moodle_xml', 'qti', 'catedra'] as const;
export type Formato = (typeof FORMATOS)[number];

/** Those in which they leave. */
export const FORMATOS_DE_SALIDA = ['gift', 'moodle_xml', 'qti', 'catedra'] as const;
export type FormatoDeSalida = (typeof FORMATOS_DE_SALIDA)[number];

/** Where in what was uploaded a question stands: a line of a text, a row of a sheet, an item of a package. */
export interface Lugar {
  /** The entry of the zip; null where there is one file alone. */
  readonly archivo: string | null;
  /** Its first line, or its row, counted from 1. */
  readonly linea: number;
  readonly hasta: number;
}

/** A picture or a recording that comes with a question; its texts show it as `<img src="medio:clave">`. */
export interface Medio {
  readonly clave: string;
  readonly nombre: string;
  readonly bytes: () => Uint8Array;
}

interface Comun {
  readonly lugar: Lugar;
  /** Its own text, which can be edited and read again; empty where the format is none that people write. */
  readonly fuente: string;
  /** The id that its source gave it, by which the same question is known when it comes again. */
  readonly origen: string | null;
  /** From the outermost folder inwards. */
  readonly carpeta: readonly string[];
  /** In one line, to be recognised in a list, even where it could not be read. */
  readonly titulo: string;
}

/** A question that was read: `cambios` names what is not as it was there, a sentence each. */
export interface LeidaBien extends Comun {
  readonly clase: 'leida';
  readonly mitades: Mitades;
  readonly puntos: string | null;
  readonly etiquetas: readonly string[];
  readonly cambios: readonly string[];
  readonly medios: readonly Medio[];
}

/** One that can't come, and why. */
export interface NoLeida extends Comun {
  readonly clase: 'no_leida';
  readonly porque: string;
}

/** What was read and what was not add up to the questions of the file, always. */
export type Leida = LeidaBien | NoLeida;

/** What was uploaded: one file, or the entries of a package. */
export interface Entrada {
  readonly nombre: string;
  readonly bytes: Uint8Array;
  /** Other entries of the same package, by their path. */
  readonly vecinas: ReadonlyMap<string, () => Uint8Array>;
}

/** Reads one format. It yields each question as it comes; it throws `ArchivoIlegible` when nothing can be read. */
export interface Lector {
  readonly formato: Formato;
  /** From 0 to 1: how much the beginning of the file looks like this format. */
  parece(entrada: Entrada): number;
  lee(entrada: Entrada): Iterable<Leida>;
}

/** What is written out of questions: the file, and what could not go in it, a sentence each. */
export interface ParaEscribir {
  readonly id: string;
  readonly mitades: Mitades;
  readonly carpeta: readonly string[];
  readonly etiquetas: readonly string[];
}
export interface Escritor {
  readonly formato: FormatoDeSalida;
  /** What this format can't carry of a question, a sentence each; asked before anything is written. */
  pierde(pregunta: ParaEscribir): readonly string[];
  /** `medio` gives the bytes and the name of a file that a text shows, by the id of the academy. */
  escribe(
    preguntas: Iterable<ParaEscribir>,
    medio: (archivoId: string) => { readonly nombre: string; readonly bytes: Uint8Array } | null,
  ): Iterable<Uint8Array>;
}

/** The same where it is a package: its entries in their order, each made when its turn comes. */
export interface EscritorDePaquete extends Pick<Escritor, 'formato' | 'pierde'> {
  entradas(
    preguntas: readonly ParaEscribir[],
    medio: (archivoId: string) => { readonly nombre: string; readonly bytes: Uint8Array } | null,
  ): Iterable<{ readonly name: string; readonly text: Iterable<Uint8Array> }>;
}

/** The whole file can't be read; its message is for the person. */
export class ArchivoIlegible extends Error {
  override readonly name = 'ArchivoIlegible';
}
