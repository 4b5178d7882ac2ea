import { setTimeout as pause } from 'node:timers/promises';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import type { Academy, Bench } from '../bench.ts';
import { load, rounded } from '../load.ts';
import { openMailServer } from '../mail-server.ts';
import { person, signIn } from '../people.ts';

const LOOK_MS = 100;
const READING_S = 5;

/** People of whom some have three courses that are due in a week, and the line of each in their bell, for the day's mail. */
const morning = (people: number, told: number) => [
  `insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}') on conflict do nothing`,
  `create temp table c as select i, gen_random_uuid() as id from generate_series(1, 3) i`,
  `create temp table u as select i, gen_random_uuid() as id from generate_series(1, ${people}) i`,
  `insert into cursos (id, titulo, slug, estado) select id, 'Trabajos en altura ' || i, 'curso-' || i, 'publicado' from c`,
  `insert into secciones (id, curso_id, titulo, orden) select gen_random_uuid(), id, 'Única', 0 from c`,
  `insert into usuarios (id, nombre, apellidos, correo, perfil)
     select id, 'Persona ' || i, 'Apellido ' || i, 'p' || i || '@medida.example', 'Estudiante' from u`,
  `insert into inscripciones (usuario_id, curso_id) select u.id, c.id from u, c where u.i <= ${told}`,
  `insert into matriculas_guardadas (usuario_id, curso_id, desde, vence_en, via)
     select u.id, c.id, now() - interval '30 days', now() + interval '7 days', 'nombre' from u, c where u.i <= ${told}`,
  // Due when the measure begins: nothing leaves before.
  `insert into avisos (usuario_id, aviso, asunto, ocasion, evento, curso_id, datos, dicho, modo, sale_en, sitio)
     select u.id, 'cumplimiento.vence', 'curso:' || c.id, 'r1', 'vence', c.id,
            jsonb_build_object('usuarioId', u.id, 'cursoId', c.id, 'ronda', 1, 'hito', 'antes', 'dias', -7,
              'dia', ((now() + interval '7 days') at time zone 'Europe/Madrid')::date),
            '{}', 'dia', now() + interval '1 day', 'http://medida.example'
       from u, c where u.i <= ${told}`,
];

async function fill(databaseUrl: string, people: number, told: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  // What the triggers would keep row by row is written at once.
  await client.query("set session_replication_role = 'replica'");
  for (const statement of morning(people, told)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

/** A mail that somebody asks for again wakes whatever hands over what is due, which else looks each minute. */
async function begin({ url, db }: Academy): Promise<void> {
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  await db.execute(sql`update academia set noche_desde = '00:00', noche_hasta = '00:00'`);
  const { rows } = await db.execute<{ id: string }>(sql`
    with de as (select id, usuario_id from avisos order by id limit 1),
         pedido as (insert into correos (id, usuario_id, evento, para, asunto, estado, creado_en, en)
           select gen_random_uuid(), usuario_id, 'resumen', 'x@medida.example', 'Lo de ayer', 'error', now(), now() from de returning id)
    update avisos a set correo_id = p.id from pedido p, de where a.id = de.id returning p.id`);
  await db.execute(sql`update avisos set sale_en = now()`);
  const answer = await fetch(`${url}/api/avisos/correos/${rows[0]?.id}/reintentar`, {
    method: 'POST',
    headers: { cookie, origin: url },
  });
  if (!answer.ok) throw new Error(`pedir el correo respondió ${answer.status}: ${await answer.text()}`);
}

/** The day's mail of 20,000 of 100,000 people, written and handed to a mail server, while somebody reads a lesson. */
export async function measureMorning(bench: Bench) {
  const told = bench.amount(20_000, 5);
  const server = await openMailServer();
  const people = bench.amount(100_000, 20);
  try {
    return await bench.filled(
      (databaseUrl) => fill(databaseUrl, people, told),
      async (academy) => {
        const { url, db } = academy;
        const { rows } = await db.execute<{ curso: string; lector: string }>(
          sql`select curso_id as curso, usuario_id as lector from inscripciones order by usuario_id, curso_id limit 1`,
        );
        const { curso = '', lector = '' } = rows[0] ?? {};
        const cookie = await signIn(db, lector);
        const started = performance.now();
        await begin(academy);
        let seconds = 0;
        const leaving = (async () => {
          while (server.taken() < told) await pause(LOOK_MS);
          seconds = (performance.now() - started) / 1000;
        })();
        let others = 0;
        do {
          const { p99 } = await load(bench, {
            url: `${url}/api/cursos/${curso}/contenido`,
            cookie,
            connections: 8,
            perSecond: 50,
            seconds: READING_S,
            holds: (answer) => contenidoDeCurso.parse(answer).curso.id === curso,
          });
          others = Math.max(others, p99);
        } while (seconds === 0);
        await leaving;
        return { manana_100k_s: rounded(seconds, 1), manana_otros_p99_ms: Math.round(others) };
      },
      { SMTP_URL: server.url },
    );
  } finally {
    server.close();
  }
}
