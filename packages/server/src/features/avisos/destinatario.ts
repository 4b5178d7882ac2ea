import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { enActivoSql, usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** Someone who can be written to. */
export interface Destinatario {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
}

/** Nobody writes to whoever has no e-mail, is suspended or has left. */
export async function leerDestinatario(db: Database, usuarioId: string): Promise<Destinatario | null> {
  const { id, nombre, correo } = usuariosTable;
  const [persona] = await db
    .select({ id, nombre, correo })
    .from(usuariosTable)
    .where(and(eq(id, usuarioId), enActivoSql(sql`usuarios`), isNotNull(correo)));
  // Names that were kept in several lines would be paragraphs of a letter.
  return persona?.correo
    ? { ...persona, nombre: persona.nombre.replace(/\s+/g, ' '), correo: persona.correo }
    : null;
}
