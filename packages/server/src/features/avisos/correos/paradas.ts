import type { DireccionesParadas } from '@catedra/shared/avisos/registro.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { exigirCorreo } from '#features/avisos/correos/leer.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const DE_UNA_VEZ = 50;
const lugar = z.tuple([z.iso.datetime(), z.string()]);

type Parada = DireccionesParadas['datos'][number] & Record<string, unknown>;

/** The addresses to which nothing goes, the last to be stopped first, and whose they are now. */
export async function leerParadas(
  db: Database,
  actor: Actor,
  cursor: string | undefined,
): Promise<DireccionesParadas> {
  exigirCorreo(actor);
  const [en, correo] = cursor ? readCursor(lugar, cursor) : [];
  const tras = en && correo ? sql`(q.en, q.correo) < (${en}::timestamptz, ${correo})` : sql`true`;
  const { rows } = await db.execute<Parada>(sql`
    select q.correo, q.motivo, ${isoSql(sql`q.en`)} as en,
           coalesce((select json_agg(json_build_object('id', u.id, 'nombre', u.nombre || ' ' || u.apellidos) order by u.id)
              from ${usuariosTable} u where u.correo = q.correo and u.fecha_baja is null), '[]') as personas
      from correos_parados q where ${tras} order by q.en desc, q.correo desc limit ${DE_UNA_VEZ + 1}`);
  return cutPage(rows, DE_UNA_VEZ, (parada) => writeCursor(parada.en, parada.correo));
}

/** It is written to again; twice is as once. */
export async function volverAEscribir(db: Database, actor: Actor, correo: string): Promise<void> {
  exigirCorreo(actor);
  await db.execute(sql`delete from correos_parados where correo = ${correo}`);
}
