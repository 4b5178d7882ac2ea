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

/** What the files take, by course and by kind: what is kept and what is not yet added to it. */
export const USO = sql`(select * from uso_de_archivos union all select * from uso_de_archivos_pendiente)`;

/** File `f` answers a question of an attempt of its author, or once did: what an attempt held stays with it. */
export const enUnIntento = sql`exists (
  select from intentos i
   where i.usuario_id = f.usuario_id and i.curso_id = f.curso_id and i.actividad_id = f.actividad_id and (
     exists (select from intento_preguntas p where p.intento_id = i.id and p.respuesta->'archivoIds' ? f.id::text)
     or exists (select from intento_diario d where d.intento_id = i.id and d.respuesta->'archivoIds' ? f.id::text)
     or exists (select from intento_tardias t where t.intento_id = i.id and t.respuesta->'archivoIds' ? f.id::text)))`;

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
