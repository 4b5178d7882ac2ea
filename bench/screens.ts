import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { get } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Academy } from './bench.ts';

const PATIENCE_MS = MINUTO;

/** A page that is open: it knows when its connection was accepted, and hears until it is closed. */
export interface Screen {
  readonly accepted: Promise<number>;
  /** When it first heard that text; refused when its connection is. */
  hears(what: string): Promise<number>;
  close(): void;
}

export function openScreen(url: string, headers: Record<string, string>): Screen {
  const accepted = Promise.withResolvers<number>();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const waiting = new Map<string, (at: number) => void>();
  let text = '';
  const look = () => {
    for (const [what, heard] of waiting) {
      if (!text.includes(what)) continue;
      waiting.delete(what);
      heard(performance.now());
    }
  };
  const request = get(`${url}/api/cambios`, { headers, agent: false }, (response) => {
    if (response.statusCode !== 200)
      broken.reject(new Error(`/api/cambios respondió ${response.statusCode}`));
    response.on('end', () => broken.reject(new Error('/api/cambios se cerró')));
    response.on('data', (chunk: Buffer) => {
      text += String(chunk);
      look();
    });
    response.on('error', broken.reject);
  });
  request.on('socket', (socket) => socket.once('connect', () => accepted.resolve(performance.now())));
  request.on('error', broken.reject);
  return {
    accepted: accepted.promise,
    hears: (what) => {
      const heard = Promise.withResolvers<number>();
      waiting.set(what, heard.resolve);
      look();
      return Promise.race([heard.promise, broken.promise]);
    },
    close: () => request.destroy(),
  };
}

/** When the last of them heard it; an error that says how many did, if some never do. */
export async function lastToHear(screens: readonly Screen[], what: string): Promise<number> {
  let heard = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`«${what.trim()}» solo lo oyeron ${heard} de ${screens.length}`)),
      PATIENCE_MS,
    );
  });
  const all = screens.map(async (screen) => {
    const at = await screen.hears(what);
    heard++;
    return at;
  });
  const moments = await Promise.race([Promise.all(all), tooLate]).finally(() => clearTimeout(timer));
  return Math.max(...moments);
}

/** Said to each once it is part of the feed: what changes from then on, it hears. */
export const ITS_PLACE = 'id: ';

/** A new course that everybody may read is changed; answers its id, which they hear, and when that was asked. */
export async function changeCourse({ url, db }: Academy, cookie: string) {
  const curso = crypto.randomUUID();
  await db.execute(
    sql`insert into cursos (id, titulo, estado, acceso) values (${curso}, 'Curso oído', 'publicado', 'abierto')`,
  );
  const started = performance.now();
  const answer = await fetch(`${url}/api/cursos/${curso}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ titulo: 'Curso oído por todos', version: 1 }),
  });
  if (!answer.ok) throw new Error(`el cambio respondió ${answer.status}`);
  return { curso, started };
}
