/** One request at a time for each upload. */
export interface Turno {
  /** Asked to stop: somebody came later. */
  readonly signal: AbortSignal;
  release(): void;
}

interface Holder {
  readonly stop: AbortController;
  readonly free: Promise<void>;
}

const holders = new Map<string, Holder>();

/** Whoever comes later has the turn: a client that comes back has lost its old connection, which nobody told us. */
export async function tomarTurno(id: string): Promise<Turno> {
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
  return {
    signal: stop.signal,
    release() {
      holders.delete(id);
      freed();
    },
  };
}
