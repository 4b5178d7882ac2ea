/** Something named within a question: an option, an element, a word of the bank. */
export interface Parte {
  readonly id: string;
  readonly texto: string;
}

interface Comun {
  readonly enunciado: string;
}

/** What a learner receives of each kind of question. */
export interface Publicas {
  readonly unica: Comun & { readonly tipo: 'unica'; readonly opciones: readonly Parte[] };
  readonly multiple: Comun & { readonly tipo: 'multiple'; readonly opciones: readonly Parte[] };
  readonly verdadero_falso: Comun & { readonly tipo: 'verdadero_falso' };
  readonly corta: Comun & { readonly tipo: 'corta'; readonly ayuda: string };
  readonly numerica: Comun & {
    readonly tipo: 'numerica';
    readonly unidades: readonly { readonly id: string; readonly nombre: string }[];
    readonly unidad: 'ninguna' | 'escrita' | 'elegida';
  };
  readonly emparejar: Comun & {
    readonly tipo: 'emparejar';
    readonly izquierda: readonly Parte[];
    readonly derecha: readonly Parte[];
  };
  readonly ordenar: Comun & { readonly tipo: 'ordenar'; readonly elementos: readonly Parte[] };
  readonly completar: Comun & {
    readonly tipo: 'completar';
    /** HTML in which each gap is written [[id]]. */
    readonly texto: string;
    readonly huecos: readonly Hueco[];
    readonly banco: readonly Parte[];
    readonly repetir: boolean;
  };
  readonly ensayo: Comun & {
    readonly tipo: 'ensayo';
    readonly minPalabras: number | null;
    readonly maxPalabras: number | null;
    readonly plantilla: string;
  };
  readonly archivo: Comun & { readonly tipo: 'archivo'; readonly maxArchivos: number };
  readonly descripcion: Comun & { readonly tipo: 'descripcion' };
}

export interface Hueco {
  readonly id: string;
  readonly forma: 'escrita' | 'lista' | 'banco';
  readonly opciones: readonly Parte[];
  readonly numero: boolean;
}

/** What is answered to each kind; a blank is null. */
export interface Respuestas {
  readonly unica: { readonly opcion: string };
  readonly multiple: { readonly opciones: readonly string[] };
  readonly verdadero_falso: { readonly valor: boolean };
  readonly corta: { readonly texto: string };
  readonly numerica: { readonly texto: string; readonly unidad: string | null };
  readonly emparejar: { readonly pares: Readonly<Record<string, string>> };
  readonly ordenar: { readonly orden: readonly string[] };
  readonly completar: { readonly huecos: Readonly<Record<string, string>> };
  readonly ensayo: { readonly html: string };
  readonly archivo: { readonly archivoIds: readonly string[] };
  readonly descripcion: null;
}

export type Tipo = keyof Publicas;

/** Where the question stands: what uploads need to know, and whose answer it is. */
export interface Donde {
  readonly cursoId: string;
  readonly actividadId: string;
  readonly evaluacionId: string;
  readonly intentoId: string;
}

export interface PlayerProps<T extends Tipo = Tipo> {
  readonly publica: Publicas[T];
  readonly respuesta: Respuestas[T] | null;
  /** Null: nothing answered. `typing` when more keys are likely to follow. */
  readonly onChange: (respuesta: Respuestas[T] | null, typing?: boolean) => void;
  readonly disabled: boolean;
  /** The id of the words that ask, and one that nothing else on the page has. */
  readonly ids: { readonly enunciado: string; readonly base: string };
  readonly donde: Donde;
}

export interface ReviewProps<T extends Tipo = Tipo> {
  readonly publica: Publicas[T];
  /** Undefined: it may not be seen. */
  readonly respuesta: Respuestas[T] | null | undefined;
  readonly correcta: Respuestas[T] | null | undefined;
  readonly resultado: 'acierto' | 'parcial' | 'fallo' | 'blanco' | 'espera' | undefined;
}
