import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/platform/db/pool.ts';

export const QUESTIONS = 40;
export const OPTIONS = ['aaaa', 'bbbb', 'cccc', 'dddd'];

/** A published exam of forty questions in a course of its own. */
export async function exam(db: Database): Promise<{ curso: string; evaluacion: string }> {
  const [curso, seccion, actividad, evaluacion, carpeta, apartado] = Array.from({ length: 6 }, () =>
    randomUUID(),
  );
  const publica = JSON.stringify({
    tipo: 'unica',
    enunciado: '<p>¿Qué se hace antes de volver a cargar la estantería?</p>',
    opciones: OPTIONS.map((id) => ({ id, texto: `<p>La opción ${id}, con su texto</p>`, fija: false })),
    barajar: true,
  });
  const clave = JSON.stringify({ explicacion: '', pesos: { aaaa: '1' }, explicaciones: {} });
  const revision = JSON.stringify({
    durante: [],
    al_entregar: ['nota'],
    mas_tarde: ['nota'],
    sin_intentos: [],
    al_cerrar: ['nota'],
  });
  await db.execute(
    sql`insert into cursos (id, titulo, estado) values (${curso}, 'Curso con examen', 'publicado')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, regla)
    values (${actividad}, ${curso}, ${seccion}, 0, 'Examen', 'evaluacion', '{"tipo":"evaluacion","descripcion":""}', 'aprobar')`);
  await db.execute(sql`insert into evaluaciones (id, curso_id, actividad_id, minutos, intentos, revision, estado, barajar)
    values (${evaluacion}, ${curso}, ${actividad}, 60, null, ${revision}::jsonb, 'publicada', true)`);
  await db.execute(
    sql`insert into evaluacion_secretos (evaluacion_id, composicion) values (${evaluacion}, 1)`,
  );
  await db.execute(
    sql`insert into evaluacion_secciones (id, evaluacion_id, orden) values (${apartado}, ${evaluacion}, 0)`,
  );
  await db.execute(sql`insert into carpetas (id, curso_id, nombre) values (${carpeta}, ${curso}, 'Examen')`);
  await db.execute(sql`insert into preguntas (id, carpeta_id, tipo)
    select gen_random_uuid(), ${carpeta}, 'unica' from generate_series(1, ${QUESTIONS}::int)`);
  await db.execute(sql`insert into pregunta_versiones (pregunta_id, numero, publica, por)
    select id, 1, ${publica}::jsonb, id from preguntas where carpeta_id = ${carpeta}`);
  await db.execute(sql`insert into pregunta_claves (pregunta_id, numero, clave)
    select id, 1, ${clave}::jsonb from preguntas where carpeta_id = ${carpeta}`);
  await db.execute(sql`insert into evaluacion_lugares (id, evaluacion_id, seccion_id, orden, pregunta_id, puntos)
    select gen_random_uuid(), ${evaluacion}, ${apartado}, row_number() over (), id, 1
      from preguntas where carpeta_id = ${carpeta}`);
  return { curso: curso as string, evaluacion: evaluacion as string };
}
