import { upload } from '#platform/upload.ts';
import type { Bringing, Brought } from '#tipos/from-file.ts';

export async function bring({ file, cursoId, onProgress }: Bringing): Promise<Brought<'documento'>> {
  const { id } = await upload(
    file,
    { nombre: file.name, proposito: 'contenido', cursoId },
    { onProgress: (sent, all) => onProgress(sent / all) },
  );
  const contenido = { tipo: 'documento', archivoId: id, nombre: file.name, descripcion: '' } as const;
  return { titulo: null, contenido, note: null };
}
