import { type Candados, createCandados } from '#features/archivos/candados.ts';
import type { Database } from '#platform/db/pool.ts';

interface Turno {
  /** Asked to stop: somebody came later. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

interface Holder {
  readonly stop: AbortController;
  readonly free: Promise<void>;
}

interface Academy {
  readonly holders: Map<string, Holder>;
  readonly candados: Candados;
}

const academies = new WeakMap<Database, Academy>();

function academyOf(db: Database): Academy {
  const known = academies.get(db) ?? { holders: new Map(), candados: createCandados(db) };
  academies.set(db, known);
  return known;
}

/** Whoever comes later has the turn: a client that comes back has lost its old connection, which nobody told us. */
async function tomarTurno({ db }: { readonly db: Database }, id: string): Promise<Turno> {
  const { holders, candados } = academyOf(db);
  for (let holder = holders.get(id); holder; holder = holders.get(id)) {
    holder.stop.abort();
    await holder.free;
  }
  const stop = new AbortController();
  let freed = () => undefined as void;
  const free = new Promise<void>((resolve) => {
    freed = resolve;
  });
  holders.set(id, { stop, free });
  const leave = () => {
    holders.delete(id);
    freed();
  };
  const soltar = await candados
    .tomar(id, () => stop.abort())
    .catch((error: unknown) => {
      leave();
      throw error;
    });
  return {
    signal: stop.signal,
    async release() {
      await soltar();
      leave();
    },
  };
}

/** Does something while nobody else touches this upload, in this process or another. */
export async function enSuTurno<T>(
  place: { readonly db: Database },
  id: string,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, release } = await tomarTurno(place, id);
  try {
    return await task(signal);
  } finally {
    await release();
  }
}
