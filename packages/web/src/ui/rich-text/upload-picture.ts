import { direccionDeArchivo } from '@catedra/shared';
import { upload } from '#platform/upload.ts';

/** Takes a picture to the course's files and says where it is. */
export async function uploadPicture(
  file: File,
  cursoId: string,
  onProgress: (sent: number, total: number) => void,
): Promise<string> {
  const subida = { nombre: file.name, proposito: 'contenido', cursoId } as const;
  const { id } = await upload(file, subida, { onProgress });
  return direccionDeArchivo(id);
}
