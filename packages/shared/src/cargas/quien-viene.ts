import { datoDeCampo } from '#cargas/campos.ts';
import { juntar } from '#cargas/columnas-juntas.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { claveDeDocumento } from '#cargas/documentos.ts';
import { enOrden, partirNombre } from '#cargas/nombres.ts';
import { sinAdornos } from '#cargas/texto.ts';

/** The row of each person of a file, by whatever another row may call them; null when it could be more than one. */
export type QuienViene = ReadonlyMap<string, number | null>;

interface Fila {
  readonly linea: number;
  readonly celdas: readonly string[];
}

/** The columns that tell a person from the others: what they come in with, their document, and values of their own. */
function columnasQueDistinguen({ opciones: { mapeo }, catalogo }: ContextoDeCarga): number[] {
  const unicos = [...catalogo.campos.values()].flatMap(({ id, unico }) => (unico ? [datoDeCampo(id)] : []));
  return ['correo', 'usuario', 'documento', ...unicos]
    .map((dato) => mapeo.findIndex((uno) => uno === dato))
    .filter((columna) => columna >= 0);
}

const llamado = (texto: string): string => sinAdornos(claveDeDocumento(texto));

/** Reads who comes in these rows. The same name in two of them is nobody's. */
export function quienViene(filas: Iterable<Fila>, contexto: ContextoDeCarga): QuienViene {
  const { juntas, opciones } = contexto;
  const columnas = columnasQueDistinguen(contexto);
  const completo = opciones.mapeo.indexOf('nombreCompleto');
  const lineas = new Map<string, number | null>();
  for (const { linea, celdas } of filas) {
    const { nombre, apellidos } =
      completo >= 0
        ? partirNombre(celdas[completo] ?? '')
        : { nombre: juntar(celdas, juntas.nombre), apellidos: juntar(celdas, juntas.apellidos) };
    const suyos = new Set([
      sinAdornos(`${nombre} ${apellidos}`),
      ...columnas.map((columna) => llamado(celdas[columna] ?? '')),
    ]);
    for (const suyo of suyos) if (suyo !== '') lineas.set(suyo, lineas.has(suyo) ? null : linea);
  }
  return lineas;
}

const maneras = (texto: string): string[] => [llamado(texto), sinAdornos(enOrden(texto))];

/** Whether a text calls somebody as one of these is called, be it one or several. */
export const llamaA = (texto: string, lineas: QuienViene): boolean =>
  maneras(texto).some((manera) => lineas.has(manera));

/** The row of whom a text means, or nothing when none is, or more than one. */
export function filaDe(texto: string, lineas: QuienViene): number | null {
  const halladas = new Set(
    maneras(texto).flatMap((uno) => {
      const linea = lineas.get(uno);
      return linea === undefined ? [] : [linea];
    }),
  );
  const [linea = null] = halladas;
  return halladas.size === 1 ? linea : null;
}
