import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { person, signIn } from '../people.ts';

const LOOK_MS = 20;
const PATIENCE_MS = 120_000;

/** An announcement to a group of so many, from when it is asked for until the mail of each is written down as to leave. */
async function announced(bench: Bench): Promise<number> {
  const { url, db } = await bench.academy();
  const people = bench.amount(10_000, 5);
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const [grupo, id] = [randomUUID(), randomUUID()];
  await db.execute(sql`insert into grupos (id, nombre) values (${grupo}, ${`Avisados ${grupo}`})`);
  // Their addresses are nobody's: it is the writing down that is measured, and no server is told anything.
  await db.execute(sql`
    with ellas as (
      insert into usuarios (id, nombre, apellidos, correo, perfil)
        select gen_random_uuid(), 'Avisada', 'Del Banco', gen_random_uuid() || '@medida.example', 'Estudiante'
          from generate_series(1, ${people}::int) returning id),
    suyas as (insert into avisos_preferencias (usuario_id, evento, correo) select id, 'anuncio', 'dia' from ellas)
    insert into grupo_miembros (grupo_id, usuario_id) select ${grupo}, id from ellas`);
  const body = JSON.stringify({
    version: 0,
    titulo: 'El sábado la academia se detiene',
    texto: '<p>De 2:00 a 4:00.</p>',
    destinos: [{ tipo: 'grupo', id: grupo }],
    desde: null,
    hasta: null,
    correo: 'ya',
    publicar: true,
  });
  const started = performance.now();
  const answer = await fetch(`${url}/api/anuncios/${id}`, {
    method: 'PUT',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`publicar respondió ${answer.status}: ${await answer.text()}`);
  for (let written = 0; written !== people; ) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from avisos where asunto = ${`anuncio:${id}`} and sale_en is not null`,
    );
    written = rows[0]?.n ?? 0;
    if (performance.now() - started > PATIENCE_MS)
      throw new Error(`${written} de ${people} correos apuntados`);
    if (written !== people) await pause(LOOK_MS);
  }
  return rounded((performance.now() - started) / 1000);
}

export const measureNotices = async (bench: Bench) => ({ avisos_10000_s: await announced(bench) });
