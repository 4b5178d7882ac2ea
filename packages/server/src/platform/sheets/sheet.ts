export const MAX_FILAS = 50_000;
export const MAX_COLUMNAS = 200;
export const MAX_BYTES = 20 * 1024 * 1024;

export const CODIFICACIONES = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Codificacion = (typeof CODIFICACIONES)[number];

/** In the order in which a tie is decided: the one that text holds least often first. */
export const SEPARADORES = ['\t', ';', '|', ','] as const;
export type Separador = (typeof SEPARADORES)[number];

export interface SheetOptions {
  /** As the person knows the file; named in messages. Empty for pasted cells. */
  readonly nombre: string;
  readonly codificacion?: Codificacion;
  readonly separador?: Separador;
  readonly hoja?: string;
  /** Whether the table begins with its headings; guessed when nobody says so. */
  readonly titulos?: boolean;
}

export interface Fila {
  /** The row's number as a spreadsheet shows it. */
  readonly linea: number;
  readonly celdas: string[];
}

/** Everything about a sheet but its rows, which travel in batches. */
export interface SheetHead {
  readonly formato: 'xlsx' | 'texto';
  readonly codificacion: Codificacion | null;
  readonly separador: Separador | null;
  readonly hojas: string[];
  readonly hoja: string | null;
  /** A cell with an accent or ñ, so that a person can judge the encoding; failing that, the first text. */
  readonly muestra: string | null;
  readonly encabezados: string[];
  /** The row of the headings; null when the table begins with data. */
  readonly filaDeTitulos: number | null;
  readonly avisos: string[];
}

/** What a person sees in a spreadsheet, as text; every row has as many cells as there are headings. */
export interface Sheet extends SheetHead {
  readonly filas: Fila[];
}

/** A file opened but not read: its sheets, those with better odds first. */
export interface Source extends Pick<SheetHead, 'formato' | 'codificacion' | 'separador' | 'hojas'> {
  readonly candidatas: readonly Candidata[];
}

export interface Candidata {
  readonly nombre: string | null;
  readonly rows: () => AsyncIterable<Fila> | Iterable<Fila>;
  /** Complete once the rows are read. */
  readonly avisos: () => string[];
}
