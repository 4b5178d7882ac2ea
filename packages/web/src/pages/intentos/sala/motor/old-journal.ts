import type { Journal, Kept, KeptAttempt, KeptEntry, Owner } from '#pages/intentos/sala/motor/journal.ts';
import { asked, keysUnder, writeIn } from '#platform/kept/indexed-strongbox.ts';

/**
 * The database in which programs before 0.2.0 kept the answers of an exam. A browser may be opened again after months: it is
 * read beside the strongbox until November 2027, and what it holds is erased once it is sent; then this goes.
 */
const NAME = 'catedra-pruebas';
const ATTEMPTS = 'intentos';
const ENTRIES = 'respuestas';

/** Nothing is written there any more. */
export type OldJournal = Pick<Journal, 'read' | 'readAll' | 'dropEntry' | 'erase'>;

/** The database, if this browser has it: asking for it must not make it. */
async function openExisting(): Promise<IDBDatabase | null> {
  const request = indexedDB.open(NAME);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return asked(request).catch(() => null);
}

const holds = async (db: IDBDatabase): Promise<boolean> => {
  const stores = [...db.objectStoreNames].filter((name) => name === ATTEMPTS || name === ENTRIES);
  if (stores.length < 2) return false;
  const work = db.transaction(stores);
  const counts = await Promise.all(stores.map((name) => asked(work.objectStore(name).count())));
  return counts.some((count) => count > 0);
};

/** What an earlier program left in this browser, or null where it left nothing. */
export async function openOldJournal(): Promise<OldJournal | null> {
  const db = await openExisting();
  if (!db) return null;
  if (!(await holds(db))) {
    db.close();
    return null;
  }
  db.addEventListener('versionchange', () => db.close());
  const all = async <T>(store: string, ...key: string[]): Promise<T[]> =>
    asked(db.transaction(store).objectStore(store).getAll(keysUnder(key)));
  const entriesOf = async ({ usuarioId, intentoId }: Owner): Promise<KeptEntry[]> => {
    const rows = await all<Owner & KeptEntry>(ENTRIES, usuarioId, intentoId);
    return rows.map(({ lugar, revision, base, respuesta, equipoEn }) => ({
      lugar,
      revision,
      base,
      respuesta,
      equipoEn,
    }));
  };
  return {
    async read(owner) {
      const [attempt = null] = await all<KeptAttempt>(ATTEMPTS, owner.usuarioId, owner.intentoId);
      return { attempt, entries: await entriesOf(owner) };
    },
    async readAll(usuarioId) {
      const attempts = await all<KeptAttempt>(ATTEMPTS, usuarioId);
      return Promise.all(attempts.map(async (attempt) => ({ attempt, entries: await entriesOf(attempt) })));
    },
    dropEntry: ({ usuarioId, intentoId }, lugar) =>
      writeIn(db, [ENTRIES], (work) => work.objectStore(ENTRIES).delete([usuarioId, intentoId, lugar])),
    erase: ({ usuarioId, intentoId }) =>
      writeIn(db, [ATTEMPTS, ENTRIES], (work) => {
        work.objectStore(ATTEMPTS).delete(keysUnder([usuarioId, intentoId]));
        work.objectStore(ENTRIES).delete(keysUnder([usuarioId, intentoId]));
      }),
  };
}

/** Of what both know of an attempt, what this program wrote: it had read the other. Unless a tab of before took its control since. */
const lastOf = (now: KeptAttempt | null, before: KeptAttempt | null): KeptAttempt | null =>
  now && before ? (before.epoca > now.epoca ? before : now) : (now ?? before);

/** Of each place the highest revision. */
function joined(now: readonly KeptEntry[], before: readonly KeptEntry[]): readonly KeptEntry[] {
  const byPlace = new Map(before.map((entry) => [entry.lugar, entry]));
  for (const entry of now)
    if (entry.revision >= (byPlace.get(entry.lugar)?.revision ?? 0)) byPlace.set(entry.lugar, entry);
  return [...byPlace.values()].toSorted((a, b) => a.lugar - b.lugar);
}

const together = (now: Kept, before: Kept): Kept => ({
  attempt: lastOf(now.attempt, before.attempt),
  entries: joined(now.entries, before.entries),
});

const EMPTY: Kept = { attempt: null, entries: [] };

/** A journal that also tells what an earlier program left, and lets go of it in both places. */
export function besideOld(journal: Journal, old: OldJournal): Journal {
  const byAttempt = (all: readonly Kept[]) => new Map(all.map((kept) => [kept.attempt?.intentoId, kept]));
  return {
    ...journal,
    read: async (owner) => together(await journal.read(owner), await old.read(owner)),
    async readAll(usuarioId) {
      const now = byAttempt(await journal.readAll(usuarioId));
      const before = byAttempt(await old.readAll(usuarioId));
      const ids = new Set([...now.keys(), ...before.keys()]);
      return [...ids].map((id) => together(now.get(id) ?? EMPTY, before.get(id) ?? EMPTY));
    },
    async dropEntry(owner, lugar) {
      await journal.dropEntry(owner, lugar);
      await old.dropEntry(owner, lugar);
    },
    async erase(owner) {
      await journal.erase(owner);
      await old.erase(owner);
    },
  };
}
