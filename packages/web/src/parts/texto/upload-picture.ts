import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { upload } from '#platform/upload.ts';

interface Placed {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** Takes a picture to the course's files and says where it is and how large. */
export async function uploadPicture(
  file: File,
  cursoId: string,
  onProgress: (sent: number, total: number) => void,
): Promise<Placed> {
  const subida = { nombre: file.name, proposito: 'contenido', cursoId } as const;
  const { id, ancho, alto } = await upload(file, subida, { onProgress });
  return { src: direccionDeArchivo(id), ...(ancho && alto && { width: ancho, height: alto }) };
}
