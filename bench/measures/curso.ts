import { randomUUID } from 'node:crypto';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { sql } from 'drizzle-orm';
import { bareSelect } from '../bare.ts';
import type { Bench } from '../bench.ts';
import { inWords, rounded, versus } from '../load.ts';
import { person, signIn } from '../people.ts';

const ACTIVITIES = 12;

/** Reading one course with its activities, as a learner, against one bare SELECT. */
export async function measureCourse(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const [curso, seccion] = [randomUUID(), randomUUID()];
  const learner = await person(db, 'Estudiante');
  await db.execute(
    sql`insert into cursos (id, titulo, estado, descripcion) values (${curso}, 'Curso medido', 'publicado', '<p>Texto</p>')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`
    insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido)
    select gen_random_uuid(), ${curso}, ${seccion}, n, 'Actividad ' || n, 'lectura', '{"tipo":"lectura","html":"<p>Un texto</p>"}'
      from generate_series(1, ${ACTIVITIES}::int) n`);
  await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${learner}, ${curso})`);

  const reading = {
    url: `${url}/api/cursos/${curso}/contenido`,
    cookie: await signIn(db, learner),
    holds: (answer: unknown) => contenidoDeCurso.parse(answer).actividades.length === ACTIVITIES,
  };
  const found = await versus(bench, reading, bareSelect(reference));
  console.log(inWords('curso', found, 'select'));
  return { curso_vs_select: rounded(found.ratio) };
}
