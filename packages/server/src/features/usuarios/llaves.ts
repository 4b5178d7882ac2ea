import { type Llaves, type MotivoSinEntrar, porQueNoEntra } from '@catedra/shared/usuarios/acceso.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

const SIN_USAR = sql`c.temporal and c.usada_en is null`;

/** Whoever came in with nothing temporary had something of their own. */
const CON_ALGO_SUYO = (persona: SQL) => sql`(exists (
    select from credenciales c where c.usuario_id = ${persona}.id and not c.temporal)
  or exists (select from identidades i where i.usuario_id = ${persona}.id)
  or (${persona}.ultimo_acceso is not null
    and not exists (select from credenciales c where c.usuario_id = ${persona}.id and c.temporal)))`;

/**
 * Nothing to come in with: neither a password of their own, nor the provider, nor a temporary one or an invitation that serve.
 * Twin: `porQueNoEntra` of `packages/shared/src/usuarios/acceso.ts`, held by `packages/server/src/features/usuarios/llaves.test.ts`.
 */
export const sinLlaveSql = (persona: SQL): SQL => sql`(not ${CON_ALGO_SUYO(persona)}
  and not exists (select from credenciales c where c.usuario_id = ${persona}.id and ${SIN_USAR} and c.expira_en > ahora())
  and not exists (select from enlaces e
    where e.usuario_id = ${persona}.id and e.tipo = 'invitacion' and e.expira_en > ahora()))`;

/** Why this person can't come in, with what they have to do so. */
export async function leerSinEntrar(
  db: Database,
  usuarioId: string,
  now: Date,
): Promise<MotivoSinEntrar | null> {
  const { rows } = await db.execute<
    Llaves & Pick<Usuario, 'estado' | 'bajaDesde'> & Record<string, unknown>
  >(sql`
    select u.estado, u.baja_desde as "bajaDesde",
           ${CON_ALGO_SUYO(sql`u`)} as propia,
           (select c.expira_en from credenciales c where c.usuario_id = u.id and ${SIN_USAR}) as "temporalHasta",
           (select max(e.expira_en) from enlaces e where e.usuario_id = u.id and e.tipo = 'invitacion') as "invitacionHasta",
           exists (select from credenciales c where c.usuario_id = u.id and c.temporal)
             or exists (select from enlaces e where e.usuario_id = u.id and e.tipo = 'invitacion') as tuvo
      from usuarios u where u.id = ${usuarioId}`);
  const [fila] = rows;
  return fila ? porQueNoEntra(fila, fila, now) : null;
}
