import { type Archivo, ANCHOS, noEncontrado } from '@catedra/shared';
import { and, eq } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type FilaDeArchivo = typeof archivosTable.$inferSelect;

/** Everything the store may hold of a file: itself and its narrower pictures. */
export const clavesDe = (id: string): string[] => [id, ...ANCHOS.map((ancho) => claveDeAncho(id, ancho))];
export const claveDeAncho = (id: string, ancho: number): string => `${id}.${ancho}`;

export const comoArchivo = ({ id, nombre, tipo, bytes, ancho, alto, creadoEn }: FilaDeArchivo): Archivo => ({
  id,
  nombre,
  tipo: tipo ?? 'application/octet-stream',
  bytes,
  ancho,
  alto,
  creadoEn,
});

/** A person's own upload; somebody else's does not exist for them. */
export async function leerSubida(db: Database | Tx, usuarioId: string, id: string): Promise<FilaDeArchivo> {
  const suya = and(eq(archivosTable.id, id), eq(archivosTable.usuarioId, usuarioId));
  const [fila] = await db.select().from(archivosTable).where(suya);
  if (!fila) throw noEncontrado();
  return fila;
}
