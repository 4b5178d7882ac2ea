import { MOTIVO_DE_PLAZO_PROPIO } from '@catedra/shared/grupos/plazos.ts';
import { sql } from 'drizzle-orm';
import { type Persona, recordPersona } from '#features/sesion/offers.ts';
import type { Change, Work } from '#platform/changes/work.ts';

interface PlazoPuesto extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly curso: string;
  readonly venceEn: string;
}

/** Those whom this work let into a course past its date have one of their own, which later changes leave alone. */
export async function ponerPlazoPropio(
  work: Work,
  usuarioIds: readonly string[],
  dias: number,
): Promise<PlazoPuesto[]> {
  const ahora = work.now.toISOString();
  const { rows } = await work.tx.execute<PlazoPuesto>(sql`
    with puestas as (
      insert into prorrogas (usuario_id, curso_id, vence_en, motivo, por, en)
      select m.usuario_id, m.curso_id, fin_del_dia(${ahora}::timestamptz, ${dias}::int, zona_de(u.zona_horaria, a.zona_horaria)),
             ${MOTIVO_DE_PLAZO_PROPIO}, ${work.actor.id}, ${ahora}
        from matriculas m join usuarios u on u.id = m.usuario_id cross join academia a
       where m.usuario_id = any(${sql.param([...usuarioIds])}::uuid[]) and m.alta = pg_current_xact_id()
         and (exists (select from miembros_vigentes d
                        join grupo_cursos gc on gc.grupo_id = d.grupo_id and gc.curso_id = m.curso_id and gc.vence_en < ${ahora}
                       where d.usuario_id = m.usuario_id)
           or exists (select from inscripciones i
                       where i.usuario_id = m.usuario_id and i.curso_id = m.curso_id and i.vence_en < ${ahora}))
      on conflict do nothing returning usuario_id, curso_id, vence_en)
    select p.usuario_id as "usuarioId", c.titulo as curso, p.vence_en as "venceEn"
      from puestas p join cursos c on c.id = p.curso_id order by 1, 2`);
  return rows.map((row) => ({ ...row, venceEn: new Date(row.venceEn).toISOString() }));
}

/** As their history tells any other date of their own. */
export const detalleDePlazo = ({ curso, venceEn }: PlazoPuesto): NonNullable<Change['detalle']> => ({
  plazo: [null, curso],
  venceEn: [null, venceEn],
  motivo: [null, MOTIVO_DE_PLAZO_PROPIO],
});

/** The same for people who are at hand; without days, each has what their group gives. */
export async function darPlazoPropio(
  work: Work,
  personas: readonly Persona[],
  dias: number | undefined,
): Promise<void> {
  if (dias === undefined || personas.length === 0) return;
  const porId = new Map(personas.map((persona) => [persona.usuario.id, persona]));
  for (const plazo of await ponerPlazoPropio(work, [...porId.keys()], dias)) {
    const persona = porId.get(plazo.usuarioId);
    if (persona) recordPersona(work, persona, detalleDePlazo(plazo));
  }
}

/** Takes back those given to these people in a stretch of time, in courses that they don't have any more. */
export const retirarPlazosSinCurso = (
  work: Work,
  usuarioIds: readonly string[],
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
) =>
  work.tx.execute(sql`
    delete from prorrogas p where usuario_id = any(${sql.param([...usuarioIds])}::uuid[])
       and en between ${desde}::timestamptz and ${hasta}::timestamptz and motivo = ${MOTIVO_DE_PLAZO_PROPIO}
       and not exists (select from matriculas m where m.usuario_id = p.usuario_id and m.curso_id = p.curso_id)`);

/** Takes back the dates that were given to these people at that moment because they came in past one. */
export const retirarPlazoPropio = (work: Work, usuarioIds: readonly string[], en: string) =>
  work.tx.execute(sql`
    delete from prorrogas where usuario_id = any(${sql.param([...usuarioIds])}::uuid[])
       and en = ${en}::timestamptz and motivo = ${MOTIVO_DE_PLAZO_PROPIO}`);
