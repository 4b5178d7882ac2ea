import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archivo } from '@catedra/shared/archivos/archivo.ts';
import { sql } from 'drizzle-orm';
import type { Academy, Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { growthOf } from '../memory.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const GB = 1024 ** 3;
const PIECE = randomBytes(1 << 20);
/** A video that says what it holds, and that the rest is its pictures: a cut one is refused, and no other may weigh this much. */
const HEADING = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08moov\0\0\0\0mdat', 'latin1');

function* pieces(bytes: number) {
  yield Buffer.concat([HEADING, PIECE.subarray(HEADING.length)]);
  for (let sent = PIECE.length; sent < bytes; sent += PIECE.length) yield PIECE;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function subir(url: string, cookie: string, cursoId: string, bytes: number): Promise<void> {
  const headers = { cookie, origin: url, 'tus-resumable': '1.0.0' };
  const metadata = { nombre: 'clase.mp4', proposito: 'contenido', cursoId };
  const begun = await fetch(`${url}/api/subidas`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${base64(value)}`)
        .join(','),
    },
  });
  if (!begun.ok) throw new Error(`empezarla respondió ${begun.status}: ${await begun.text()}`);
  const path = begun.headers.get('location') ?? '';
  const sending = request(url + path, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes),
    },
  });
  const answered = once(sending, 'response');
  await pipeline(Readable.from(pieces(bytes)), sending);
  const [response] = await answered;
  if (response.statusCode !== 204) throw new Error(`la subida respondió ${response.statusCode}`);
  const id = path.split('/').at(-1);
  const ready = await fetch(`${url}/api/archivos/${id}/terminar`, { method: 'POST', headers });
  if (!ready.ok) throw new Error(`terminarla respondió ${ready.status}: ${await ready.text()}`);
  const stored = archivo.parse(await ready.json()).bytes;
  if (stored !== bytes) throw new Error(`se guardaron ${stored} de ${bytes} bytes`);
}

async function grown(bench: Bench, { url, db, process }: Academy) {
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into cursos (id, titulo) values (gen_random_uuid(), 'Medida') returning id`,
  );
  const send = (bytes: number) => subir(url, cookie, rows[0]?.id ?? '', bytes);
  // What the first upload loads stays loaded.
  await send(bench.amount(16 << 20, 1 << 20));
  const started = performance.now();
  const { mb } = await growthOf(process.pid ?? 0, () => send(bench.amount(GB, 2 << 20)));
  console.log(`  en ${rounded((performance.now() - started) / 1000, 1)} s`);
  return { mb };
}

/** A video of 1 GB in one go: what the memory of an academy that never took one grows meanwhile. */
export async function measureFile(bench: Bench) {
  const { mb } = await medians(bench.rounds, () => bench.apart((academy) => grown(bench, academy)));
  return { subida_1gb_mb: Math.round(mb) };
}
