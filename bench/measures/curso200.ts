import { randomUUID } from 'node:crypto';
import { cursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { leerCursoAbierto } from '../../packages/server/src/features/aprendizaje/leer-curso-abierto.ts';
import type { Database } from '../../packages/server/src/platform/db/pool.ts';
import { bareSelect, bareSelectOf } from '../bare.ts';
import type { Bench } from '../bench.ts';
import { inWords, rounded, versus, weightOf } from '../load.ts';
import { person, signIn } from '../people.ts';
import { statements } from '../statements.ts';

/** A course of ten sections and 200 activities, half of them done. */
async function longCourse(db: Database, learner: string): Promise<string> {
  const curso = randomUUID();
  await db.execute(
    sql`insert into cursos (id, titulo, estado, descripcion, secuencial) values (${curso}, 'Curso largo', 'publicado', '<p>Texto</p>', true)`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) select gen_random_uuid(), ${curso}, 'Sección ' || n, n from generate_series(1, 10) n`,
  );
  await db.execute(sql`
    insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, duracion)
    select gen_random_uuid(), ${curso}, s.id, n, 'Actividad ' || s.orden || '.' || n, 'lectura',
           '{"tipo":"lectura","html":"<p>Un texto</p>"}', 10
      from secciones s, generate_series(1, 20) n where s.curso_id = ${curso}`);
  await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${learner}, ${curso})`);
  await db.execute(sql`
    insert into progreso (id, usuario_id, curso_id, actividad_id, estado, porcentaje, completado_en)
    select gen_random_uuid(), ${learner}, ${curso}, a.id, 'completada', 100, now()
      from actividades a join secciones s on s.id = a.seccion where a.curso_id = ${curso} and s.orden <= 5`);
  await db.execute(
    sql`analyze cursos, secciones, actividades, inscripciones, progreso_guardado, curso_avance_guardado`,
  );
  return curso;
}

/** What `/curso` reads for a course of 200 activities, as a learner, against one bare SELECT. */
export async function measureLongCourse(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const learner = await person(db, 'Estudiante');
  const curso = await longCourse(db, learner);
  const reading = {
    url: `${url}/api/aprendizaje/cursos/${curso}`,
    cookie: await signIn(db, learner),
    holds: (answer: unknown) => {
      const { secciones, avance } = cursoAbierto.parse(answer);
      return secciones.flatMap(({ actividades }) => actividades).length === 200 && avance?.porcentaje === 50;
    },
  };
  const found = await versus(bench, reading, bareSelect(reference));
  console.log(inWords('curso de 200', found, 'select'));
  const alike = await versus(bench, reading, bareSelectOf(reference, await weightOf(reading)));
  console.log(inWords('curso de 200', alike, 'select del mismo peso'));
  return {
    curso200_vs_select: rounded(found.ratio),
    curso200_vs_su_peso: rounded(alike.ratio),
    curso200_sql: await statements(db, (watched) =>
      leerCursoAbierto(
        watched,
        { ...SISTEMA, id: learner, cursoIds: [curso] },
        'Europe/Madrid',
        curso,
        new Date(),
      ),
    ),
  };
}
