import { randomUUID } from 'node:crypto';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { sql } from 'drizzle-orm';
import { bareInsert } from '../bare.ts';
import type { Academy, Bench } from '../bench.ts';
import { inWords, rounded, versus } from '../load.ts';
import { person, signIn } from '../people.ts';

const WRITERS = 16;
const LOG = 20_000;

/** In small few are written, and what comes after must also find the log that the whole run leaves. */
const leaveLog = (db: Academy['db']) =>
  db.execute(sql`
    insert into cambios (actor_id, comando, tipo, coleccion, documento, despues)
    select gen_random_uuid(), 'grupos.poner', 'cambio', 'grupos', gen_random_uuid()::text, '{}'
      from generate_series(1, ${LOG}::int)`);

/** A logged write with 16 writers against a bare INSERT committed with fsync. */
export async function measureWrite(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const mark = randomUUID();
  let sent = 0;
  const each = () => {
    const id = randomUUID();
    const nombre = `Grupo ${sent++} de ${mark}`;
    const body = JSON.stringify({ nombre, descripcion: null, estado: 'activo', version: 0 });
    return { path: `/api/grupos/${id}`, body };
  };
  const writing = {
    url: `${url}/api/grupos`,
    cookie,
    method: 'PUT',
    connections: WRITERS,
    each,
    holds: (answer: unknown) => grupos.record.parse(answer).nombre.endsWith(mark),
  } as const;
  const found = await versus(bench, writing, { ...bareInsert(reference), connections: WRITERS });
  console.log(inWords('escritura', found, 'insert'));
  if (bench.small) await leaveLog(db);
  return { escritura_vs_insert: rounded(found.ratio) };
}
