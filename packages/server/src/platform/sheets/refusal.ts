import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';

/** Why a file can't be read. It crosses from the reading process, which loads no feature. */
export class SheetRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string;

  constructor(status: number, code: string, message: string, field = 'archivo') {
    super(message);
    this.name = 'SheetRefusal';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

const formato = (code: string, message: string) => new SheetRefusal(415, code, message);
const limite = (code: string, message: string) => new SheetRefusal(413, code, message);
const contenido = (code: string, message: string, field?: string) =>
  new SheetRefusal(400, code, message, field);

const GUARDA_XLSX =
  'Ábrelo en tu programa de hojas de cálculo, guárdalo como «Libro de Excel (.xlsx)» y súbelo de nuevo.';

export const esXls = () =>
  formato('FORMATO_XLS', `El archivo tiene el formato antiguo de Excel (.xls). ${GUARDA_XLSX}`);

export const esXlsb = () =>
  formato('FORMATO_XLSB', `El archivo es un libro binario de Excel (.xlsb). ${GUARDA_XLSX}`);

export const esOds = () =>
  formato('FORMATO_ODS', `El archivo es de LibreOffice u OpenOffice (.ods). ${GUARDA_XLSX}`);

export const esNumbers = () =>
  formato('FORMATO_NUMBERS', 'El archivo es de Numbers. Expórtalo como Excel (.xlsx) y súbelo de nuevo.');

export const esPaginaWeb = () =>
  formato(
    'FORMATO_WEB',
    `El archivo es una página web o un XML, aunque su nombre diga otra cosa. ${GUARDA_XLSX}`,
  );

export const noEsHoja = (queEs: string) =>
  formato('FORMATO_DESCONOCIDO', `El archivo es ${queEs}. Sube una hoja de Excel (.xlsx) o un CSV.`);

export const protegida = () =>
  formato(
    'HOJA_PROTEGIDA',
    'El archivo está protegido con contraseña. Ábrelo en Excel, quita la contraseña (Archivo › Información › Proteger libro › Cifrar con contraseña), guárdalo y súbelo de nuevo.',
  );

export const dañada = () =>
  contenido(
    'HOJA_CORRUPTA',
    'El archivo está dañado o incompleto. Ábrelo en Excel, guárdalo con otro nombre y sube esa copia.',
  );

export const vacia = () =>
  contenido('HOJA_VACIA', 'El archivo no tiene datos. Comprueba que es el correcto y que lo guardaste.');

export const hojaVacia = (hoja: string) =>
  contenido('HOJA_VACIA', `La hoja «${hoja}» no tiene datos. Elige otra hoja.`, 'hoja');

export const hojaAusente = (hoja: string) =>
  contenido(
    'HOJA_AUSENTE',
    `El archivo no tiene ninguna hoja llamada «${hoja}». Elige una de su lista.`,
    'hoja',
  );

export const comillasSinCerrar = (linea: number) =>
  contenido(
    'COMILLAS_SIN_CERRAR',
    `La fila ${linea} no se acaba: suele deberse a unas comillas (") que se abren y no se cierran. Corrígelas y sube el archivo de nuevo.`,
  );

export const comillasFueraDeSitio = (linea: number) =>
  contenido(
    'COMILLAS_FUERA_DE_SITIO',
    `La fila ${linea} tiene texto detrás de unas comillas (") que ya se cerraron. Corrígela y sube el archivo de nuevo.`,
  );

const miles = new Intl.NumberFormat('es', { useGrouping: 'always' });

export const demasiadasFilas = (maximo: number) =>
  limite(
    'DEMASIADAS_FILAS',
    `El archivo tiene más de ${miles.format(maximo)} filas, que es el máximo. Divídelo en varios y súbelos uno a uno.`,
  );

export const demasiadasColumnas = (maximo: number, linea: number) =>
  limite(
    'DEMASIADAS_COLUMNAS',
    `La fila ${linea} ocupa más de ${maximo} columnas, que es el máximo. Quita las que no hagan falta.`,
  );

export const demasiadosBytes = (maximo: number) =>
  limite(
    'ARCHIVO_DEMASIADO_GRANDE',
    `El archivo pesa más de ${pesoEnPalabras(maximo)}, que es el máximo. Divídelo en varios o quita imágenes y hojas que no hagan falta.`,
  );

export const demasiadoAlDescomprimir = () =>
  limite(
    'ARCHIVO_DEMASIADO_GRANDE',
    'El archivo ocupa demasiado al descomprimirlo. Copia los datos en un libro nuevo, guárdalo como .xlsx y súbelo.',
  );

export const sinMemoria = () =>
  limite(
    'ARCHIVO_DEMASIADO_GRANDE',
    'El archivo es demasiado grande para leerlo de una vez. Divídelo en varios y súbelos uno a uno.',
  );

export const sinTiempo = () =>
  limite(
    'LECTURA_DEMASIADO_LARGA',
    'Leer el archivo está llevando demasiado tiempo. Divídelo en varios o copia los datos en un libro nuevo.',
  );

export const ilegible = () =>
  contenido(
    'HOJA_ILEGIBLE',
    'No pudimos leer el archivo. Ábrelo en Excel, guárdalo como «Libro de Excel (.xlsx)» y súbelo de nuevo.',
  );

/** Nothing of the file: the process that reads was killed, or did not start. */
export const falloNuestro = () =>
  new SheetRefusal(
    503,
    'LECTURA_FALLIDA',
    'No pudimos leerlo por un fallo nuestro, no del archivo. Inténtalo de nuevo dentro de un momento.',
  );

const ABORTED = 134;
/** How V8 ends when there is no more room for what is read. */
const OUT_OF_ROOM: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL'];

/** How a reader that said nothing ended: beyond its memory it aborts; any other end is none of the file's doing. */
export const refusalOfEnd = (code: number | null, signal: NodeJS.Signals | null): SheetRefusal =>
  code === ABORTED || OUT_OF_ROOM.includes(signal) ? sinMemoria() : falloNuestro();

const NO_ROOM = /allocation failed|Invalid string length/i;
const DAMAGED = /^(?:Z_|ERR_OUT_OF_RANGE|ERR_BUFFER_OUT_OF_BOUNDS)/;

/** What to tell about any failure of a reading: numbers that point outside the file mean that part of it is missing. */
export function refusalOf(error: unknown): SheetRefusal {
  if (error instanceof SheetRefusal) return error;
  if (error instanceof RangeError && NO_ROOM.test(error.message)) return sinMemoria();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return DAMAGED.test(code) ? dañada() : ilegible();
}
