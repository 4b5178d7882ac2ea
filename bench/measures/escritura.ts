import { randomUUID } from 'node:crypto';
import type { Bench } from '../bench.ts';
import { inTurns, rounded } from '../load.ts';
import { person, signIn } from '../people.ts';

const WRITERS = 16;

/** A logged write with 16 writers against a bare INSERT committed with fsync. */
export async function measureWrite(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const each = () => {
    const id = randomUUID();
    const body = JSON.stringify({ nombre: `Grupo ${id}`, descripcion: null, estado: 'activo', version: 0 });
    return { path: `/api/grupos/${id}`, body };
  };
  const { a, b } = await inTurns(
    { url: `${url}/api/grupos`, cookie, method: 'PUT', connections: WRITERS, each },
    { url: `${reference}/insert`, method: 'POST', connections: WRITERS },
    2,
  );
  console.log(`  escritura ${Math.round(a.perSecond)}/s, insert ${Math.round(b.perSecond)}/s`);
  return { escritura_vs_insert: rounded(a.perSecond / b.perSecond) };
}
