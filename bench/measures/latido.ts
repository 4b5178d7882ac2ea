import { randomUUID } from 'node:crypto';
import { latidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { sql } from 'drizzle-orm';
import { bareInsert } from '../bare.ts';
import type { Bench } from '../bench.ts';
import { inWords, rounded, versus } from '../load.ts';
import { person, signIn } from '../people.ts';

const ACTIVITIES = 64;

/** The heartbeat of someone who watches a video, over many videos, against a bare INSERT committed with fsync. */
export async function measureHeartbeat(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const [curso, seccion] = [randomUUID(), randomUUID()];
  const learner = await person(db, 'Estudiante');
  const cookie = await signIn(db, learner);
  await db.execute(
    sql`insert into cursos (id, titulo, estado) values (${curso}, 'Curso con vídeos', 'publicado')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${learner}, ${curso})`);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, regla, regla_porcentaje)
    select gen_random_uuid(), ${curso}, ${seccion}, n, 'Vídeo ' || n, 'video',
           '{"tipo":"video","archivoId":null,"url":"https://youtu.be/x","segundos":86400,"subtitulos":[],"descripcion":""}',
           'porcentaje', 90
      from generate_series(1, ${ACTIVITIES}::int) n returning id`);
  await db.execute(sql`
    insert into progreso (id, usuario_id, curso_id, actividad_id, estado)
    select gen_random_uuid(), ${learner}, ${curso}, id, 'en_curso' from actividades where curso_id = ${curso}`);

  let beat = 0;
  const each = () => {
    const n = beat++;
    const second = Math.floor(n / ACTIVITIES) % 5000;
    const body = JSON.stringify({ segundo: second + 1, tramo: [second, second + 1] });
    return { path: `/api/actividades/${rows[n % ACTIVITIES]?.id}/latido`, body };
  };
  const beating = {
    url: `${url}/api/actividades`,
    cookie,
    method: 'POST',
    each,
    holds: (answer: unknown) => latidoAnotado.parse(answer).estado === 'en_curso',
  } as const;
  const found = await versus(bench, beating, bareInsert(reference));
  console.log(inWords('latido', found, 'insert'));
  return { latido_vs_insert: rounded(found.ratio) };
}
