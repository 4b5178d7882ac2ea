import { acabada, type Donde, noLeida } from '#importaciones/comun/acabar.ts';
import { carpetaDeCategoria } from '#importaciones/comun/carpeta.ts';
import { type Columna, columnasDe } from '#importaciones/leer/hoja/columnas.ts';
import { leeFila } from '#importaciones/leer/hoja/fila.ts';
import { ArchivoIlegible, type Leida } from '#importaciones/leida.ts';

/** A sheet already read: cells as they are seen. */
export interface HojaLeida {
  readonly encabezados: readonly string[];
  readonly filas: readonly { readonly linea: number; readonly celdas: readonly string[] }[];
  /** What its reader passed over, a sentence each. */
  readonly avisos: readonly string[];
}

/** The questions of a sheet, a row each. */
export function* leidasDeHoja({ encabezados, filas, avisos }: HojaLeida): Generator<Leida> {
  const columnas = columnasDe(encabezados);
  if (!columnas)
    throw new ArchivoIlegible(
      'Ninguna columna se llama «Pregunta». Descarga la plantilla, copia en ella tus preguntas y vuelve a subirla.',
    );
  const { donde, opciones } = columnas;
  for (const { linea, celdas } of filas) {
    const de = (columna: Columna): string => (celdas[donde.get(columna) ?? -1] ?? '').trim();
    const suyas = opciones.map((i) => (celdas[i] ?? '').trim());
    const lugar: Donde = {
      lugar: { archivo: null, linea, hasta: linea },
      fuente: '',
      origen: de('codigo') || null,
      carpeta: carpetaDeCategoria(de('carpeta')),
      titulo: de('pregunta') || celdas.filter((celda) => celda !== '').join(' · '),
      etiquetas: de('etiquetas').split(/[,;\n]/),
    };
    yield acabada(lugar, () => leeFila({ de, opciones: suyas }));
  }
  // A row that its reader took for a total could be a question: it is told, not lost.
  for (const aviso of avisos.filter((uno) => /\btotal(?:es)?\b/.test(uno))) {
    const linea = Number(/\d+/.exec(aviso)?.[0] ?? 1);
    yield noLeida(
      { lugar: { archivo: null, linea, hasta: linea }, fuente: '', origen: null, carpeta: [], titulo: aviso },
      aviso,
    );
  }
}
