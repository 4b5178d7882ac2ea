import type { ConsultaDeLecturas, Lecturas } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { cortarPersonas, trasPersona } from '#features/anuncios/audiencia.ts';
import { type ParaQuien, personasSql } from '#features/anuncios/destinos.ts';
import { paraQuienEs } from '#features/anuncios/filas.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** Those of its audience of now, and when each read it: not what they read before it was to be read again. */
const conLecturas = (id: string, para: ParaQuien) => sql`
  ${personasSql(para)} p join usuarios u on u.id = p.usuario_id
    left join anuncio_lecturas l on l.usuario_id = p.usuario_id and l.anuncio_id = ${id}
     and l.leido_en >= coalesce((select a.otra_vez_en from anuncios a where a.id = ${id}), '-infinity')`;

/** How many would read what is for these, counted once for all announcements that are for the same. */
export async function contarPersonas(db: Database, para: ParaQuien): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${personasSql(para)}`);
  return rows[0]?.n ?? 0;
}

/** Of those, how many read one: from its marks on, so that of what is for all nobody else is looked at. */
export async function contarLeidos(db: Database, id: string, para: ParaQuien): Promise<number> {
  const esSuyo =
    para.aTodos && para.ambito === null
      ? sql`true`
      : sql`l.usuario_id in (select p.usuario_id from ${personasSql(para)} p)`;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from anuncio_lecturas l join usuarios u on u.id = l.usuario_id
     where l.anuncio_id = ${id} and l.leido_en >= coalesce((select a.otra_vez_en from anuncios a where a.id = ${id}), '-infinity')
       and en_activo(u.estado, u.fecha_baja, u.baja_desde) and ${esSuyo}`);
  return rows[0]?.n ?? 0;
}

/** Who of them read it, or who did not, by surnames. */
export async function leerLecturas(
  db: Database,
  actor: Actor,
  id: string,
  { leido, cursor, limite }: ConsultaDeLecturas,
): Promise<Lecturas> {
  const para = await paraQuienEs(db, actor, id);
  const { rows } = await db.execute<{
    id: string;
    nombre: string;
    apellidos: string;
    leidoEn: string | null;
  }>(sql`
    select u.id, u.nombre, u.apellidos, ${isoSql(sql`l.leido_en`)} as "leidoEn" from ${conLecturas(id, para)}
     where l.leido_en is ${leido === 'si' ? sql`not null` : sql`null`} and ${trasPersona(cursor)}
     order by u.apellidos, u.nombre, u.id limit ${limite + 1}`);
  return cortarPersonas(rows, limite);
}
