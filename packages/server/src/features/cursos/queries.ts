import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** Everyone whose courses depend on this one: its groups, and the people who take it by name. */
export async function avisarDelCurso(work: Work, cursoId: string): Promise<void> {
  const { rows } = await work.tx.execute<{ grupo_id: string | null; usuario_id: string | null }>(sql`
    select grupo_id, null::uuid as usuario_id from grupo_cursos where curso_id = ${cursoId}
    union all select null, usuario_id from inscripciones where curso_id = ${cursoId}`);
  for (const { grupo_id: grupoId, usuario_id: usuarioId } of rows) {
    if (grupoId) work.access({ grupoId });
    if (usuarioId) work.access({ usuarioId });
  }
}

/** How many activities a course asks of someone who has not begun it. */
export const totalDelCurso = (cursoId: SQL): SQL => sql`(
  select coalesce(nullif(count(*) filter (where obligatoria), 0), count(*))::int
    from actividades where curso_id = ${cursoId} and lista and not oculta)`;

/** The same of every course, for what looks at them all. */
export const totalesDeCursos = sql`
  select c.id, c.estado, c.termina_en, coalesce(t.total, 0) as total from cursos c left join (
    select curso_id, coalesce(nullif(count(*) filter (where obligatoria), 0), count(*))::int as total
      from actividades where lista and not oculta group by curso_id) t on t.curso_id = c.id`;

/** A section `s` that its authors removed and that nothing keeps: they see it no more, learners until it is published. */
export const SE_VA = `(s.se_va and exists (
  select from actividades q join actividades_pendientes z on z.actividad_id = q.id
   where q.seccion = s.id and viva(q.papelera) and z.eliminar) and not exists (
  select from actividades q left join actividades_pendientes z on z.actividad_id = q.id
   where q.seccion = s.id and viva(q.papelera) and z.eliminar is not true))`;
