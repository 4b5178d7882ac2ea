import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Database } from '#platform/db/pool.ts';

/** The marks of someone in evaluations whose activity was hidden since: they keep them, out of any outline. */
const NOTAS_OCULTAS = {
  name: 'aprendizaje.notas_ocultas',
  text: `select a.id as "actividadId", e.id as "evaluacionId", a.titulo, p.curso_id as "cursoId",
           p.nota::float8 as nota, e.nota_minima::float8 as "notaMinima", p.estado = 'completada' as aprobada,
           iso_de(coalesce(p.completado_en, p.actualizado_en)) as en
      from progreso p join actividades a on a.id = p.actividad_id and a.oculta and a.papelera is null
      join evaluaciones e on e.actividad_id = a.id
     where p.usuario_id = $1 and p.curso_id = any($2::uuid[]) and p.nota is not null`,
};

interface NotaOculta {
  readonly actividadId: string;
  readonly evaluacionId: string;
  readonly titulo: string;
  readonly cursoId: string;
  readonly nota: number;
  readonly notaMinima: number;
  readonly aprobada: boolean;
  readonly en: string;
}

export async function leerNotasOcultas(db: Database, actor: Actor): Promise<NotaOculta[]> {
  if (actor.cursoIds.length === 0) return [];
  const values = [actor.id, actor.cursoIds];
  return (await db.$client.query<NotaOculta>({ ...NOTAS_OCULTAS, values })).rows;
}
