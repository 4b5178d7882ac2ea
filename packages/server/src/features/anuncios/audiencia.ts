import type { Audiencia, ConsultaDeAudiencia } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { modoSql } from '#features/anuncios/correo.ts';
import { type ParaQuien, paraQuien, personasSql } from '#features/anuncios/destinos.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

interface Alguien extends Record<string, unknown> {
  id: string;
  nombre: string;
  apellidos: string;
}

interface Cuenta extends Record<string, unknown> {
  readonly personas: number;
  readonly sinCorreo: number;
  readonly ya: number;
  readonly dia: number;
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
    db.execute<Cuenta>(sql`
      select count(*)::int as personas, (count(*) filter (where s.correo is null))::int as "sinCorreo",
             (count(*) filter (where s.modo = 'ya'))::int as ya, (count(*) filter (where s.modo = 'dia'))::int as dia
        from (select u.correo, case when u.correo is not null and q.correo is null then ${modoSql(sql`'ya'`)} end as modo
                from ${ellas} e join usuarios u on u.id = e.usuario_id
                left join correos_parados q on q.correo = u.correo
                left join avisos_preferencias p on p.usuario_id = u.id and p.evento = 'anuncio'
                left join avisos_de_academia d on d.evento = 'anuncio') s`),
    db.execute<Alguien>(sql`
      select u.id, u.nombre, u.apellidos from ${ellas} p join usuarios u on u.id = p.usuario_id
       where ${trasPersona(cursor)} order by u.apellidos, u.nombre, u.id limit ${limite + 1}`),
  ]);
  const { personas = 0, sinCorreo = 0, ya = 0, dia = 0 } = cuenta.rows[0] ?? {};
  return { personas, sinCorreo, correos: { ya, dia }, ...cortarPersonas(pagina.rows, limite) };
}

/** Whoever it is for now, each once: for what is made of it person by person. */
export async function personasDe(db: Pick<Database, 'execute'>, para: ParaQuien): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.usuario_id as id from ${personasSql(para)} p`,
  );
  return rows.map(({ id }) => id);
}
