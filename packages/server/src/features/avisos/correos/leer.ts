import type {
  ConsultaDeCorreos,
  CorreoEnRegistro,
  RegistroDeCorreos,
} from '@catedra/shared/avisos/registro.ts';
import { llevaElCorreo } from '@catedra/shared/avisos/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { academiaTable } from '#features/ajustes/table.ts';
import { halladasSql, usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

export function exigirCorreo(actor: Actor): void {
  if (llevaElCorreo(actor) !== true) throw sinPermiso();
}

const lugar = z.tuple([z.iso.datetime(), z.uuid()]);

/** As its index says it, to the letter: with values sent apart the index would not serve. */
export const SIN_LLEGAR = sql`estado in ('rebotado', 'error', 'no_se_sabe')`;

const empieza = (dia: string, mas: number): SQL =>
  sql`(select ((${dia}::date + ${mas}::int)::timestamp at time zone zona_horaria) from ${academiaTable})`;

function condiciones({ estado, evento, usuarioId, buscar, desde, hasta, cursor }: ConsultaDeCorreos): SQL[] {
  const [en, id] = cursor ? readCursor(lugar, cursor) : [];
  return [
    ...(estado === 'sinLlegar' ? [sql`c.${SIN_LLEGAR}`] : []),
    ...(estado === 'entregado' ? [sql`c.estado = 'entregado'`] : []),
    ...(estado && estado !== 'sinLlegar' && estado !== 'entregado'
      ? [sql`c.estado <> 'entregado' and c.estado = ${estado}`]
      : []),
    ...(evento ? [sql`c.evento = ${evento}`] : []),
    ...(usuarioId ? [sql`c.usuario_id = ${usuarioId}`] : []),
    ...(buscar?.trim() ? [sql`c.usuario_id = any(${halladasSql(buscar, QUIENES)})`] : []),
    ...(desde ? [sql`c.en >= ${empieza(desde, 0)}`] : []),
    ...(hasta ? [sql`c.en < ${empieza(hasta, 1)}`] : []),
    ...(en && id ? [sql`(c.en, c.id) < (${en}::timestamptz, ${id}::uuid)`] : []),
  ];
}

/** More people than these are too many to say whose mail it is: the first of them are looked at. */
const QUIENES = 1000;

type Fila = CorreoEnRegistro & Record<string, unknown>;

/** What left by mail or tried to, the last tried first. */
export async function leerCorreos(
  db: Database,
  actor: Actor,
  consulta: ConsultaDeCorreos,
): Promise<RegistroDeCorreos> {
  exigirCorreo(actor);
  const donde = sql.join([sql`true`, ...condiciones(consulta)], sql` and `);
  const { rows } = await db.execute<Fila>(sql`
    select c.id, c.estado, c.motivo, c.evento, c.asunto, c.usuario_id as "usuarioId",
           u.nombre || ' ' || u.apellidos as nombre, c.para, c.intentos,
           ${isoSql(sql`c.creado_en`)} as "creadoEn", ${isoSql(sql`c.en`)} as en
      from (select * from correos c where ${donde} order by c.en desc, c.id desc limit ${consulta.limite + 1}) c
      left join ${usuariosTable} u on u.id = c.usuario_id
     order by c.en desc, c.id desc`);
  return cutPage(rows, consulta.limite, ({ en, id }) => writeCursor(en, id));
}
