import { person, signIn } from './people.ts';
import type { Academy } from './bench.ts';

interface Seen {
  readonly desde: string;
  readonly personas: readonly {
    readonly intento: { readonly id: string; readonly vistoEn: string } | null;
  }[];
}

const SECOND = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Somebody who looks at the room of an exam once a second, as its page does, and how late each answer came to it. */
export async function watcher({ url, db }: Academy, evaluacion: string) {
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  /** When each attempt was first answered since the room last showed it. */
  const waiting = new Map<string, number>();
  const late: number[] = [];
  let desde = '';
  let errors = 0;
  let watching = true;

  const look = async () => {
    const answer = await fetch(`${url}/api/evaluaciones/${evaluacion}/sala?desde=${desde}`, {
      headers: { cookie },
    });
    if (!answer.ok) {
      errors += 1;
      return;
    }
    const seen = (await answer.json()) as Seen;
    desde = seen.desde;
    for (const { intento } of seen.personas) {
      const since = intento && waiting.get(intento.id);
      if (!intento || since === null || since === undefined || Date.parse(intento.vistoEn) < since) continue;
      late.push(Date.now() - since);
      waiting.delete(intento.id);
    }
  };
  const looking = (async () => {
    while (watching) {
      const from = performance.now();
      await look();
      await pause(SECOND - (performance.now() - from));
    }
  })();
  return {
    answered: (intento: string) => {
      if (!waiting.has(intento)) waiting.set(intento, Date.now());
    },
    async stop() {
      await pause(2 * SECOND);
      watching = false;
      await looking;
      return { errors, late };
    },
  };
}
