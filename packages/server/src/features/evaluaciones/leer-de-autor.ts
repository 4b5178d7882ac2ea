import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { sql } from 'drizzle-orm';
import { exigirClaves, leerParaAutor } from '#features/evaluaciones/alcance.ts';
import { leerLista } from '#features/evaluaciones/leer-lista.ts';
import { lasQueVe, leerPreguntas } from '#features/preguntas/offers.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

type Resto = Pick<
  EvaluacionDeAutor,
  'titulo' | 'curso' | 'secretos' | 'personas' | 'enCurso' | 'intentos' | 'excepciones'
>;

/** An evaluation with its questions, its secrets and what it lacks. */
export async function leerDeAutor(
  db: Database,
  actor: Actor,
  id: string,
  now: Date,
): Promise<EvaluacionDeAutor> {
  const evaluacion = await leerParaAutor(db, actor, id);
  await exigirClaves(db, actor, evaluacion.cursoId);
  const [lista, preguntas, { rows }] = await Promise.all([
    leerLista(db, id, now),
    leerPreguntas(
      db,
      sql`p.id in (select l.pregunta_id from evaluacion_lugares l where l.evaluacion_id = ${id}) and ${lasQueVe(actor)}`,
    ),
    db.execute<Resto & Record<string, unknown>>(sql`
      select a.titulo, json_build_object('id', c.id, 'titulo', c.titulo, 'slug', c.slug) as curso,
             json_build_object('version', coalesce(s.version, 0), 'contrasena', s.contrasena,
                               'bandas', coalesce(s.bandas, '[]'), 'redes', coalesce(s.redes, '{}')) as secretos,
             (select count(*)::int from matriculas m join usuarios u on u.id = m.usuario_id and ${enActivoSql(sql`u`)}
               where m.curso_id = c.id) as personas,
             (select count(*)::int from intentos i
               where i.evaluacion_id = e.id and i.estado in ('en_curso', 'vencido')) as "enCurso",
             (select count(*)::int from intentos i where i.evaluacion_id = e.id) as intentos,
             (select count(*)::int from evaluacion_excepciones x where x.evaluacion_id = e.id) as excepciones
        from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
        left join evaluacion_secretos s on s.evaluacion_id = e.id where e.id = ${id}`),
  ]);
  const [resto] = rows;
  if (!resto) throw noEncontrado();
  return { evaluacion, ...resto, ...lista, preguntas };
}
