import type { RelacionCambiada } from '@catedra/shared/grupos/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { cuenta, lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import type { Relacion } from '#features/grupos/relacion.ts';
import { lockPersonas } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** The rule of the group would bring them back. */
const dejarFuera = (work: Work, grupoId: string, quitadas: readonly { readonly id: string }[]) =>
  work.tx.execute(sql`
    insert into grupo_fuera (grupo_id, usuario_id, desde)
    select r.grupo_id, x.id, ${work.now.toISOString()} from grupo_reglas r
     cross join unnest(${sql.param(quitadas.map(({ id }) => id))}::uuid[]) x (id)
     where r.grupo_id = ${grupoId} on conflict do nothing`);

/** Takes people out of a relation of the group; those who were not in it stay as they were. */
export async function quitarPersonas(
  work: Work,
  { table, ...relacion }: Relacion,
  grupoId: string,
  usuarioIds: readonly string[],
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const personas = await lockPersonas(work, usuarioIds);
  const quitadas = await work.tx
    .delete(table)
    .where(and(eq(table.grupoId, grupoId), inArray(table.usuarioId, [...usuarioIds])))
    .returning({ id: table.usuarioId });
  if (quitadas.length === 0) return { cambiadas: 0 };
  if (relacion.cuenta === 'miembros') await dejarFuera(work, grupoId, quitadas);

  const salen = personas.filter(({ usuario }) => quitadas.some(({ id }) => id === usuario.id));
  await relacion.anotar(work, salen, { grupoId, nombre: [String(grupo.nombre), null] });
  recordGrupo(work, grupo, cuenta(grupo, relacion.cuenta, -salen.length));
  return { cambiadas: salen.length };
}
