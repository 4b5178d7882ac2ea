import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { upload } from '#platform/upload.ts';

interface Placed {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** What this page has uploaded, by its course and its bytes: the same picture put again is the same file. */
const placed = new Map<string, Promise<Placed>>();

/** Null where the browser can't tell: a page that is not served securely. */
async function nameOf(file: File, cursoId: string): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return `${cursoId}:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Takes a picture to the course's files and says where it is and how large. */
export async function uploadPicture(
  file: File,
  cursoId: string,
  onProgress: (sent: number, total: number) => void,
): Promise<Placed> {
  const name = await nameOf(file, cursoId);
  if (name === null) return send(file, cursoId, onProgress);
  const known = placed.get(name);
  if (known) return known;
  const sending = send(file, cursoId, onProgress);
  placed.set(name, sending);
  // One that did not arrive is tried again.
  sending.catch(() => placed.delete(name));
  return sending;
}

async function send(
  file: File,
  cursoId: string,
  onProgress: (sent: number, total: number) => void,
): Promise<Placed> {
  const subida = { nombre: file.name, proposito: 'contenido', cursoId } as const;
  const { id, ancho, alto } = await upload(file, subida, { onProgress });
  return { src: direccionDeArchivo(id), ...(ancho && alto && { width: ancho, height: alto }) };
}
