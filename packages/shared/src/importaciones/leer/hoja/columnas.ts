import { withoutAccents } from '#core/accents.ts';

export const MAX_OPCIONES_DE_HOJA = 20;

export const COLUMNAS = [
  'tipo',
  'pregunta',
  'correcta',
  'puntos',
  'margen',
  'explicacion',
  'carpeta',
  'etiquetas',
  'codigo',
] as const;
export type Columna = (typeof COLUMNAS)[number];

/** How each is called in the template. */
export const TITULO_DE_COLUMNA: Readonly<Record<Columna, string>> = {
  tipo: 'Tipo',
  pregunta: 'Pregunta',
  correcta: 'Correcta',
  puntos: 'Puntos',
  margen: 'Margen',
  explicacion: 'Explicación',
  carpeta: 'Carpeta',
  etiquetas: 'Etiquetas',
  codigo: 'Código',
};

const OTROS_NOMBRES: Readonly<Record<Columna, RegExp>> = {
  tipo: /^(?:tipo(?: de pregunta)?|type|question type|clase)$/,
  pregunta: /^(?:preguntas?|enunciado|texto(?: de la pregunta)?|question(?: text| title)?|cuestion)$/,
  correcta:
    /^(?:(?:opcion(?:es)? |respuestas? )?correctas?|soluci(?:on|ones)|clave|(?:la )?respuestas? correctas?|correct answers?|answer key|respuesta)$/,
  puntos: /^(?:puntos?|puntuacion|valor|points?|score|nota)$/,
  margen: /^(?:margen|tolerancia|error admitido|tolerance)$/,
  explicacion: /^(?:explicaci(?:on|ones)|comentarios?|retroalimentacion|feedback|justificacion|explanation)$/,
  carpeta: /^(?:carpeta|categoria|tema|bloque|category|unidad|modulo)$/,
  etiquetas: /^(?:etiquetas?|tags?|palabras clave)$/,
  codigo: /^(?:codigo|id|identificador|referencia)$/,
};
const OPCION =
  /^(?:opcion|respuesta|alternativa|answer|option|choice|distractor)(?: ?(?:n|num|numero|no))? ?([a-t]|\d{1,2})$/;

const nucleo = (titulo: string): string =>
  withoutAccents(titulo.toLowerCase())
    .replace(/\([^)]*\)/g, ' ')
    .replace(/ - .*$/, '')
    .replace(/[^a-z0-9ñ]+/g, ' ')
    .trim();

export interface Columnas {
  /** Where each is; those that are not there are missing. */
  readonly donde: ReadonlyMap<Columna, number>;
  readonly opciones: readonly number[];
}

/** What each column of a sheet is, by its heading; null where none holds the questions. */
export function columnasDe(encabezados: readonly string[]): Columnas | null {
  const donde = new Map<Columna, number>();
  const opciones = new Map<number, number>();
  for (const [i, titulo] of encabezados.entries()) {
    const dicho = nucleo(titulo);
    const [, cual] = OPCION.exec(dicho) ?? [];
    if (cual !== undefined) {
      const lugar = /\d/.test(cual) ? Number(cual) : cual.charCodeAt(0) - 96;
      if (!opciones.has(lugar)) opciones.set(lugar, i);
      continue;
    }
    const columna = COLUMNAS.find((una) => !donde.has(una) && OTROS_NOMBRES[una].test(dicho));
    if (columna !== undefined) donde.set(columna, i);
  }
  const enOrden = [...opciones].toSorted(([a], [b]) => a - b).map(([, i]) => i);
  return donde.has('pregunta') ? { donde, opciones: enOrden } : null;
}
