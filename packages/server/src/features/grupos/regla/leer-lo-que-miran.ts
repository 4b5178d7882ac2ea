import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance } from '@catedra/shared/core/scope.ts';
import type { LoQueMiran } from '@catedra/shared/grupos/regla-schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

const con = (...clases: readonly string[]): SQL =>
  sql`count(*) filter (where ${sql.join(
    clases.map((es) => sql`regla -> 'condiciones' @> ${JSON.stringify([{ es }])}::jsonb`),
    sql` or `,
  )})::int`;

/** For whoever changes accounts: a number, and never which groups those are. */
export async function leerLoQueMiran(db: Database, actor: Actor): Promise<LoQueMiran> {
  if (alcance(actor, 'usuarios:editar') === false) throw sinPermiso();
  const { rows } = await db.execute<{ perfil: number; estado: number }>(sql`
    select ${con('perfil', 'otroPerfil')} as perfil, ${con('estado')} as estado from grupo_reglas`);
  return rows[0] ?? { perfil: 0, estado: 0 };
}
