import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';

/** Whether the bytes of a file can come now; without an answer nobody knows. */
export async function lookFor(archivoId: string): Promise<'there' | 'missing' | 'unknown'> {
  try {
    const { ok, status } = await fetch(direccionDeArchivo(archivoId), { method: 'HEAD', cache: 'no-store' });
    if (ok) return 'there';
    return status === 404 ? 'missing' : 'unknown';
  } catch {
    return 'unknown';
  }
}
