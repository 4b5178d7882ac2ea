import { camposDelTitulo, mismoTitulo } from '#cargas/encabezados.ts';
import { DOCUMENTOS_RECONOCIBLES } from '#cargas/documentos.ts';
import { diaEscrito, horasEscritas, tituloComparable } from '#externas/archivo/celdas.ts';
import { CLAVES_DE_EXTERNA, type DatoDeExterna, type MapeoDeExternas } from '#externas/archivo/datos.ts';
import { esCorreo } from '#texto/seed-rules.ts';

interface Hoja {
  readonly encabezados: readonly string[];
  readonly filas: readonly (readonly string[])[];
}

const TITULOS: Readonly<Partial<Record<DatoDeExterna, readonly string[]>>> = {
  formacion: [
    'Formación',
    'Formación externa',
    'Curso',
    'Título',
    'Título del curso',
    'Nombre del curso',
    'Acción formativa',
    'Denominación',
    'Actividad',
    'Course',
    'Course name',
    'Training',
  ],
  dia: [
    'Terminada',
    'Terminado',
    'Día',
    'Fecha',
    'Fecha fin',
    'Fecha de fin',
    'Fecha de finalización',
    'Fecha de realización',
    'Finalización',
    'Completado',
    'Completada',
    'Realizada',
    'Date',
    'Completion date',
    'Completed',
  ],
  horas: ['Horas', 'Duración', 'Duración en horas', 'Total horas', 'Hours', 'Duration'],
};

/** Headings that say it better than the values could. */
function porTitulo(titulo: string): DatoDeExterna | null {
  const campos = camposDelTitulo(titulo);
  const clave = CLAVES_DE_EXTERNA.find((una) => campos.get(una) === 'claro');
  if (clave) return clave;
  for (const dato of ['formacion', 'dia', 'horas'] as const)
    if (TITULOS[dato]?.some((uno) => mismoTitulo(uno, titulo))) return dato;
  return CLAVES_DE_EXTERNA.find((una) => campos.has(una)) ?? null;
}

const LA_MAYORIA = 0.6;

const esDocumento = (texto: string) => DOCUMENTOS_RECONOCIBLES.some(([, es]) => es(texto));

/** Values that can be nothing else; hours could be any number, and only their heading tells. */
function porValores(celdas: readonly string[], titulos: ReadonlySet<string>): DatoDeExterna | null {
  const llenas = celdas.map((celda) => celda.trim()).filter(Boolean);
  const son = (es: (texto: string) => boolean) =>
    llenas.length > 0 && llenas.filter(es).length >= llenas.length * LA_MAYORIA;
  if (son(esCorreo)) return 'correo';
  if (son(esDocumento)) return 'documento';
  if (son((texto) => titulos.has(tituloComparable(texto)))) return 'formacion';
  return son((texto) => diaEscrito(texto) !== null) ? 'dia' : null;
}

/** A heading is not believed where no value bears it out: «Fecha» over names of months is no day. */
function desmentida(dato: DatoDeExterna | null, celdas: readonly string[]): boolean {
  const es = { dia: diaEscrito, horas: horasEscritas }[dato as 'dia' | 'horas'];
  const llenas = celdas.map((celda) => celda.trim()).filter(Boolean);
  return es !== undefined && llenas.length > 0 && llenas.every((texto) => es(texto) === null);
}

/** What each column is, by its heading or else by its values; each thing is one column, the first that says it. */
export function reconocerExternas(
  { encabezados, filas }: Hoja,
  titulos: ReadonlySet<string>,
): MapeoDeExternas {
  const columnas = encabezados.map((_, i) => filas.map((celdas) => celdas[i] ?? ''));
  const mapeo: (DatoDeExterna | null)[] = encabezados.map(() => null);
  const poner = (i: number, dato: DatoDeExterna | null) => {
    if (dato && mapeo[i] === null && !mapeo.includes(dato)) mapeo[i] = dato;
  };
  encabezados.forEach((titulo, i) => {
    const dato = porTitulo(titulo);
    if (!desmentida(dato, columnas[i] ?? [])) poner(i, dato);
  });
  encabezados.forEach((_, i) => poner(i, porValores(columnas[i] ?? [], titulos)));
  return mapeo;
}
