import { sql } from 'drizzle-orm';
import { devolviendo } from '#features/cursos/offers.ts';
import { cuenta, recordGrupo, recordMembers } from '#features/grupos/record.ts';
import type { Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';

/** Puts back into the group those whom one act took out of it, as they were: nobody is told that they came in. */
export async function devolverPersonas(
  work: Work,
  grupo: Row,
  personas: readonly Persona[],
  salida: string,
): Promise<number> {
  const grupoId = grupo.id;
  const ids = sql.param(personas.map(({ usuario }) => usuario.id));
  // Whoever was left to the rule since, or is in again, is where somebody wanted them later. And only one's own act: what
  // another took out of this group, perhaps out of the actor's sight, is not for them to put back.
  const { rows } = await devolviendo(work, () =>
    work.tx.execute<{ id: string }>(sql`
      insert into grupo_miembros (usuario_id, grupo_id, desde, origen)
      select i.usuario_id, i.grupo_id, i.desde, i.origen from grupo_miembros_idos i
       where i.grupo_id = ${grupoId} and i.usuario_id = any(${ids}::uuid[]) and i.salida = ${salida}
         and exists (select from cambios c where c.xid = i.salida::xid8 and c.actor_id = ${work.actor.id})
         and (not exists (select from grupo_reglas r where r.grupo_id = i.grupo_id)
           or exists (select from grupo_fuera f where f.grupo_id = i.grupo_id and f.usuario_id = i.usuario_id))
       order by 1 on conflict do nothing returning usuario_id as id`),
  );
  const vuelven = new Set(rows.map(({ id }) => id));
  if (vuelven.size === 0) return 0;
  await work.tx.execute(sql`
    delete from grupo_fuera where grupo_id = ${grupoId} and usuario_id = any(${sql.param([...vuelven])}::uuid[])`);
  await recordMembers(
    work,
    personas.filter(({ usuario }) => vuelven.has(usuario.id)),
    (grupoIds) => [...grupoIds, grupoId],
    { grupo: [null, String(grupo.nombre)] },
  );
  recordGrupo(work, grupo, cuenta(grupo, 'miembros', vuelven.size));
  return vuelven.size;
}
