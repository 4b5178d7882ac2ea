import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { crowd, person, signIn } from '../people.ts';

const PER_PERSON = 5;

/** 2,000 open streams on one process: from the change's acknowledgement to the last screen that heard it. */
export async function measureFanOut(bench: Bench) {
  const { url, db } = await bench.academy();
  const streams = bench.amount(2000, 20);
  await crowd(db, bench.amount(1000, 500));
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usuarios where perfil = 'Estudiante' limit ${streams / PER_PERSON}`,
  );
  const curso = crypto.randomUUID();
  await db.execute(
    sql`insert into cursos (id, titulo, estado, acceso) values (${curso}, 'Curso oído', 'publicado', 'abierto')`,
  );

  const requests: ClientRequest[] = [];
  let heard = 0;
  let last = 0;
  for (const { id } of rows) {
    const cookie = await signIn(db, id);
    for (let i = 0; i < PER_PERSON; i++) {
      const request = get(`${url}/api/cambios`, { headers: { cookie } });
      requests.push(request);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += String(chunk);
        if (!text.includes(curso)) return;
        text = '';
        heard++;
        last = performance.now();
      });
      response.on('error', () => undefined);
    }
  }
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const started = performance.now();
  const answer = await fetch(`${url}/api/cursos/${curso}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ titulo: 'Curso oído por todos', version: 1 }),
  });
  if (!answer.ok) throw new Error(`el cambio respondió ${answer.status}`);
  const deadline = started + 20_000;
  while (heard < streams && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 5));
  for (const request of requests) request.destroy();
  if (heard < streams) throw new Error(`solo oyeron ${heard} de ${streams}`);
  return { abanico_2000_ms: Math.round(last - started) };
}
