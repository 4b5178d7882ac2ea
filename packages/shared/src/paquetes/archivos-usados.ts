import { direccionDeArchivo } from '#archivos/direccion.ts';
import { type ArchivoDePaquete, CARPETA_DE_ARCHIVOS } from '#paquetes/formato.ts';
import type { Informe } from '#paquetes/informe.ts';

export interface ArchivoPorImportar extends ArchivoDePaquete {
  readonly id: string;
  readonly proposito: 'portada' | 'contenido';
}

/** Keeps track of which files are asked for, and warns of those that are not there. */
export function archivosUsados(
  archivos: readonly ArchivoDePaquete[],
  idDe: (nombre: string) => string,
  informe: Informe,
) {
  const listados = new Map(archivos.map((archivo) => [archivo.ruta, archivo]));
  const usados = new Map<string, ArchivoPorImportar>();
  const usar = (ruta: string, proposito: ArchivoPorImportar['proposito'], donde: string): string | null => {
    const archivo = listados.get(ruta);
    if (!archivo) {
      informe.avisos.push(`${donde}: falta el archivo «${ruta.slice(0, 120)}», así que queda sin él.`);
      return null;
    }
    const id = idDe(`${proposito} ${ruta}`);
    usados.set(id, { ...archivo, id, proposito });
    return id;
  };
  const imagen = (donde: string) => (src: string) => {
    if (!src.startsWith(CARPETA_DE_ARCHIVOS) && !src.startsWith('/archivos/')) return src;
    const id = usar(src, 'contenido', donde);
    return id ? direccionDeArchivo(id) : '';
  };
  return { usados, usar, imagen };
}

export type Archivos = ReturnType<typeof archivosUsados>;
