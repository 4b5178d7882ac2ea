import type { Audiencia, ConsultaDeAudiencia } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { paraQuien, personasSql } from '#features/anuncios/destinos.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

interface Alguien extends Record<string, unknown> {
  id: string;
  nombre: string;
  apellidos: string;
}

const lugar = z.tuple([z.string(), z.string(), z.uuid()]);

/** After the last one that was shown, by surnames. */
export const trasPersona = (cursor: string | undefined): SQL => {
  if (!cursor) return sql`true`;
  const [apellidos, nombre, id] = readCursor(lugar, cursor);
  return sql`(u.apellidos, u.nombre, u.id) > (${apellidos}, ${nombre}, ${id}::uuid)`;
};

export const cortarPersonas = <P extends Alguien>(filas: readonly P[], limite: number) =>
  cutPage(filas, limite, ({ apellidos, nombre, id }) => writeCursor(apellidos, nombre, id));

/** Who would see it now: how many, and some of them. */
export async function leerAudiencia(
  db: Database,
  actor: Actor,
  { destinos, cursor, limite }: ConsultaDeAudiencia,
): Promise<Audiencia> {
  const ellas = personasSql(await paraQuien(db, actor, destinos));
  const [cuenta, pagina] = await Promise.all([
    db.execute<{ personas: number; sinCorreo: number }>(sql`
      select count(*)::int as personas, (count(*) filter (where u.correo is null))::int as "sinCorreo"
        from ${ellas} p join usuarios u on u.id = p.usuario_id`),
    db.execute<Alguien>(sql`
      select u.id, u.nombre, u.apellidos from ${ellas} p join usuarios u on u.id = p.usuario_id
       where ${trasPersona(cursor)} order by u.apellidos, u.nombre, u.id limit ${limite + 1}`),
  ]);
  const { personas = 0, sinCorreo = 0 } = cuenta.rows[0] ?? {};
  return { personas, sinCorreo, ...cortarPersonas(pagina.rows, limite) };
}

/** Whoever belongs to an announcement now, some at a time and each once: for what is made of it person by person. */
export async function paginaDeAudiencia(
  db: Pick<Database, 'execute'>,
  anuncioId: string,
  { tras, limite }: { readonly tras: string | null; readonly limite: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.usuario_id as id from audiencia_de_anuncio(${anuncioId}) a
     where ${tras === null ? sql`true` : sql`a.usuario_id > ${tras}::uuid`} order by 1 limit ${limite}`);
  return rows.map(({ id }) => id);
}
