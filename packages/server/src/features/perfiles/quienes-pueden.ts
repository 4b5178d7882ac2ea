import type { Accion } from '@catedra/shared/core/permisos.ts';
import { type SQL, sql } from 'drizzle-orm';

/** What it would be done to, as `SOBRE` says it of each permission. */
type A = { readonly persona: SQL } | { readonly curso: SQL };

/** Of those who can come in, the ids of who may do all of this to somebody, or to something of a course. */
export function quienesPuedenSql(acciones: readonly Accion[], a: A): SQL {
  const todas = sql`${sql.param([...acciones])}::text[]`;
  return 'persona' in a
    ? sql`select id from quienes_pueden_con(${a.persona}, ${todas})`
    : sql`select id from quienes_pueden_en(${a.curso}, ${todas})`;
}
