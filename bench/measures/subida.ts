import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { growthOf } from '../memory.ts';
import { person, signIn } from '../people.ts';

const GB = 1024 ** 3;
const PIECE = randomBytes(1 << 20);
/** The heading of a video, so that it may weigh this much. */
const HEADING = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

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
}

/** A video of 1 GB in one go: what the app's memory grows meanwhile. */
export async function measureFile(bench: Bench) {
  const { url, db, process } = await bench.academy();
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into cursos (id, titulo) values (gen_random_uuid(), 'Medida') returning id`,
  );
  const send = (bytes: number) => subir(url, cookie, rows[0]?.id ?? '', bytes);
  // What the first upload loads stays loaded.
  await send(bench.amount(16 << 20, 1 << 20));
  const started = performance.now();
  const { mb } = await growthOf(process.pid ?? 0, () => send(bench.amount(GB, 2 << 20)));
  console.log(`  1 GB en ${rounded((performance.now() - started) / 1000, 1)} s`);
  return { subida_1gb_mb: Math.round(mb) };
}
