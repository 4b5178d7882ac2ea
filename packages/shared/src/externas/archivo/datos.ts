/** What a column of a file of external training may mean. */
export const DATOS_DE_EXTERNA = ['documento', 'correo', 'usuario', 'formacion', 'dia', 'horas'] as const;
export type DatoDeExterna = (typeof DATOS_DE_EXTERNA)[number];

/** How each is called on a screen, in a message and as a heading of the template: what we write we read again. */
export const NOMBRES_DE_DATO: Readonly<Record<DatoDeExterna, string>> = {
  documento: 'Documento',
  correo: 'Correo',
  usuario: 'Usuario',
  formacion: 'Formación',
  dia: 'Terminada',
  horas: 'Horas',
};

export type MapeoDeExternas = readonly (DatoDeExterna | null)[];

/** What tells who a row is about, the surest first. */
export const CLAVES_DE_EXTERNA = ['documento', 'correo', 'usuario'] as const;
export type ClaveDeExterna = (typeof CLAVES_DE_EXTERNA)[number];

export const MAX_FILAS_DE_EXTERNAS = 10_000;

/** What keeps a file from being read; null when its columns say enough. */
export function faltaEnMapeo(mapeo: MapeoDeExternas): string | null {
  const repetido = mapeo.find((dato, i) => dato !== null && mapeo.indexOf(dato) !== i);
  if (repetido) return `Hay dos columnas que dicen «${NOMBRES_DE_DATO[repetido]}». Deja una.`;
  if (!CLAVES_DE_EXTERNA.some((clave) => mapeo.includes(clave)))
    return 'Falta la columna que dice de quién es: documento, correo o usuario.';
  if (!mapeo.includes('formacion')) return 'Falta la columna que dice qué formación es.';
  return mapeo.includes('dia') ? null : 'Falta la columna con el día en que la terminó.';
}
