import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { ANCHOS } from '@catedra/shared/archivos/direccion.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type FilaDeArchivo = typeof archivosTable.$inferSelect;

/** Everything the store may hold of a file: itself and its narrower pictures. */
export const clavesDe = (clave: string): string[] => [
  clave,
  ...ANCHOS.map((ancho) => claveDeAncho(clave, ancho)),
];
export const claveDeAncho = (clave: string, ancho: number): string => `${clave}.${ancho}`;

/** The files whose bytes take room: of those that share them, the first one. */
export const losQueOcupan = sql`(
  select distinct on (coalesce(clave, id)) * from archivos order by coalesce(clave, id), clave is not null, creado_en, id)`;

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

/** Their own and still under way. */
export async function leerSubidaEnCurso(db: Database, usuarioId: string, id: string): Promise<FilaDeArchivo> {
  const fila = await leerSubida(db, usuarioId, id);
  if (fila.estado !== 'subiendo') throw noEncontrado();
  return fila;
}
