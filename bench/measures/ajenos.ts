import { randomUUID } from 'node:crypto';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { entrega } from '@catedra/shared/entregas/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Academy, Bench } from '../bench.ts';
import { load } from '../load.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const SECONDS = 6;
/** So that those that a round leaves unanswered and those of the next are no more than one person may have waiting. */
const OF_EACH = 2;

/** About the most that can be taken: 15.800 elements in 200 kB. */
const HEAVY = '<p><strong>a</strong></p>'.repeat(7900);
/** What was worst of all to clean. */
const HOSTILE = '<b>'.repeat(66_000);

const TAREA = {
  tipo: 'tarea',
  instrucciones: '<p>Cuéntalo</p>',
  pideTexto: true,
  maxArchivos: 0,
  rubrica: [],
  maxIntentos: null,
  admiteTarde: true,
};

async function openTask(db: Academy['db'], people: readonly string[]) {
  const [curso, seccion, tarea] = [randomUUID(), randomUUID(), randomUUID()];
  await db.execute(
    sql`insert into cursos (id, titulo, estado) values (${curso}, 'Mientras otros envían', 'publicado')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`
    insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, regla, lista)
    values (${tarea}, ${curso}, ${seccion}, 0, 'Una tarea', 'tarea', ${JSON.stringify(TAREA)}::jsonb, 'entregar', true)`);
  for (const one of people)
    await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${one}, ${curso})`);
  return { curso, tarea };
}

/** A lesson that somebody reads while others send the heaviest texts there can be, and worse ones that are refused. */
export async function measureOthers(bench: Bench) {
  const { url, db } = await bench.academy();
  const [reader = '', hostile = '', ...senders] = await Promise.all(
    Array.from({ length: 4 }, () => person(db, 'Estudiante')),
  );
  const { curso, tarea } = await openTask(db, [reader, hostile, ...senders]);
  const draft = `${url}/api/actividades/${tarea}/mi-entrega`;
  const body = (texto: string) => JSON.stringify({ version: 0, texto, archivoIds: [] });
  const heavy = body(HEAVY);
  const sending = async (who: string, seconds: number) =>
    load(bench, {
      url: draft,
      method: 'PUT',
      cookie: await signIn(db, who),
      connections: OF_EACH,
      each: () => ({ path: new URL(draft).pathname, body: heavy }),
      holds: (answer) => entrega.parse(answer).texto.length > 100_000,
      seconds,
    });
  const refused = async (until: Promise<unknown>) => {
    const cookie = await signIn(db, hostile);
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    let over = false;
    const end = until.finally(() => (over = true));
    do {
      const { status } = await fetch(draft, { method: 'PUT', headers, body: body(HOSTILE) });
      if (status !== 400) throw new Error(`${draft}: ${status}, y no un texto rechazado`);
    } while (!over);
    await end;
  };
  const cookie = await signIn(db, reader);
  const reading = (seconds: number) =>
    load(bench, {
      url: `${url}/api/cursos/${curso}/contenido`,
      cookie,
      connections: 8,
      perSecond: 50,
      seconds,
      holds: (answer) => contenidoDeCurso.parse(answer).curso.id === curso,
    });
  const { others } = await medians(bench.rounds, async () => {
    const lessons = reading(SECONDS);
    const [{ p99 }] = await Promise.all([
      lessons,
      refused(lessons),
      ...senders.map((one) => sending(one, SECONDS)),
    ]);
    return { others: p99 };
  });
  return { ajenos_p99_ms: Math.round(others) };
}
