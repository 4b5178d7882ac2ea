import { type ColumnaCarga, columnaDe, datosInvalidos, MAX_FILAS } from '@catedra/shared';
import { CsvError, parse } from 'csv-parse/sync';

export interface FilaLeida {
  readonly linea: number;
  readonly valores: Readonly<Partial<Record<ColumnaCarga, string>>>;
  /** It has more cells than the heading. */
  readonly sobran: boolean;
}

export interface Tabla {
  readonly columnas: readonly ColumnaCarga[];
  readonly ignoradas: readonly string[];
  readonly filas: readonly FilaLeida[];
}

const noSirve = (mensaje: string) => datosInvalidos({ texto: mensaje }, mensaje);

const SEPARADORES = [';', ',', '\t'];

/** The one that the heading uses most, quoted text aside. */
export function separadorDe(cabecera: string): string {
  const sinComillas = cabecera.replace(/"[^"]*"/g, '');
  const veces = (separador: string) => sinComillas.split(separador).length;
  return SEPARADORES.toSorted((a, b) => veces(b) - veces(a))[0] ?? ';';
}

function registros(texto: string, separador: string): string[][] {
  try {
    return parse(texto, { delimiter: separador, relax_column_count: true, relax_quotes: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw noSirve(
      'Hay unas comillas que se abren y no se cierran. Revísalas en el archivo y vuelve a subirlo.',
    );
  }
}

function columnasDe(cabecera: readonly string[]): (ColumnaCarga | null)[] {
  const columnas = cabecera.map(columnaDe);
  const repetida = columnas.find((columna, i) => columna && columnas.indexOf(columna) !== i);
  if (repetida) throw noSirve(`La columna «${repetida}» está dos veces. Deja solo una.`);
  if (!columnas.includes('nombre')) throw noSirve('Falta la columna «nombre» en la primera fila.');
  if (!columnas.includes('correo') && !columnas.includes('usuario'))
    throw noSirve('Falta la columna «correo» o «usuario» en la primera fila: hace falta una para entrar.');
  return columnas;
}

const vacia = (celdas: readonly string[]): boolean => celdas.every((celda) => celda === '');

/** The text of a CSV file as rows by our own columns; what is not understood is said, never guessed. */
export function leerCsv(conMarca: string): Tabla {
  const texto = conMarca.replace(/^\uFEFF/, '');
  const [, declarado] = /^sep=(.)\r?\n/i.exec(texto) ?? [];
  const inicio = declarado ? texto.indexOf('\n') + 1 : 0;
  const cuerpo = texto.slice(inicio);
  const separador = declarado ?? separadorDe(cuerpo.split(/\r?\n/, 1)[0] ?? '');
  const [cabecera = [], ...celdas] = registros(cuerpo, separador);
  if (vacia(cabecera)) throw noSirve('La primera fila debe llevar los nombres de las columnas.');

  const columnas = columnasDe(cabecera);
  const primera = declarado ? 3 : 2;
  const filas = celdas.flatMap((fila, i) => (vacia(fila) ? [] : [filaDe(columnas, fila, primera + i)]));
  if (filas.length === 0)
    throw noSirve('El archivo solo tiene la fila de los títulos: no hay nadie que cargar.');
  if (filas.length > MAX_FILAS)
    throw noSirve(`Son ${filas.length} filas. Carga como mucho ${MAX_FILAS} de una vez.`);
  return {
    columnas: columnas.filter((columna) => columna !== null),
    ignoradas: cabecera.filter((titulo, i) => columnas[i] === null && titulo !== ''),
    filas,
  };
}

function filaDe(
  columnas: readonly (ColumnaCarga | null)[],
  celdas: readonly string[],
  linea: number,
): FilaLeida {
  const valores: Partial<Record<ColumnaCarga, string>> = {};
  columnas.forEach((columna, i) => {
    if (columna) valores[columna] = celdas[i] ?? '';
  });
  return { linea, valores, sobran: !vacia(celdas.slice(columnas.length)) };
}
