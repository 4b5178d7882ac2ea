import type { Actor } from '@catedra/shared/core/actor.ts';
import { quienNoPuedeMas } from '@catedra/shared/perfiles/quien-puede-mas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { HA_ENTRADO } from '#features/cargas/entrada/ha-entrado.ts';
import { sinLlaveSql } from '#features/usuarios/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { enActivoSql, usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Since the upload the person may have been given more than whoever asks has. */
export const alcanzadaPor = (actor: Actor): SQL => sql`u.id in (
  select ${usuariosTable.id} from ${usuariosTable} where ${scopeSql(usuariosBinding, quienNoPuedeMas(actor))})`;

/**
 * The people an upload created who never came in and were told to get a temporary password, or were sent no invitation:
 * without an address then, though they may have one now.
 */
export const esperanContraseña = (cargaId: string) => sql`
  from cargas join carga_filas f on f.carga_id = cargas.id
  join usuarios u on u.id = f.usuario_id and ${enActivoSql(sql`u`)}
 where cargas.id = ${cargaId} and f.resultado = 'creada' and not ${HA_ENTRADO}
   and (cargas.contrasenas = 'temporales' or (cargas.contrasenas = 'invitacion'
     and (u.correo is null or (f.correo is null and f.invitada_en is null and ${sinLlaveSql(sql`u`)}))))`;

export async function cuantosEsperan(on: Database | Tx, cargaId: string): Promise<number> {
  const { rows } = await on.execute<{ n: number }>(
    sql`select count(*)::int as n ${esperanContraseña(cargaId)}`,
  );
  return rows[0]?.n ?? 0;
}
