import { randomUUID } from 'node:crypto';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { bareInsert } from '../bare.ts';
import type { Bench } from '../bench.ts';
import { inWords, rounded, versus } from '../load.ts';
import { person, signIn } from '../people.ts';

const WRITERS = 16;

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
  return { escritura_vs_insert: rounded(found.ratio) };
}
