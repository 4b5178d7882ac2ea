import {
  type Journal,
  type KeptAttempt,
  type KeptEntry,
  memoryJournal,
  type Owner,
} from '#pages/intentos/sala/motor/journal.ts';

const NAME = 'catedra-pruebas';
const ATTEMPTS = 'intentos';
const ENTRIES = 'respuestas';

interface Row extends Owner, KeptEntry {}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('La base del navegador falló.')),
    );
  });

const complete = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(work.error ?? new Error('La base del navegador no guardó.'));
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', fail);
    work.addEventListener('error', fail);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(ATTEMPTS, { keyPath: ['usuarioId', 'intentoId'] });
    request.result.createObjectStore(ENTRIES, { keyPath: ['usuarioId', 'intentoId', 'lugar'] });
  });
  return done(request);
}

/** Everything whose key begins with these parts: an empty list sorts after every text and number. */
const under = (...key: string[]) => IDBKeyRange.bound(key, [...key, []]);
const entryOf = ({ lugar, revision, base, respuesta, equipoEn }: Row): KeptEntry => ({
  lugar,
  revision,
  base,
  respuesta,
  equipoEn,
});

/** The journal in the browser's database: a write is done when the browser says that it is on the disk. */
export async function indexedJournal(): Promise<Journal> {
  const db = await open();
  // Another version of the page wants to change it: it must not wait for this one.
  db.addEventListener('versionchange', () => db.close());
  const write = async (stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> => {
    const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
    work(transaction);
    await complete(transaction);
  };
  const entriesOf = async ({ usuarioId, intentoId }: Owner): Promise<KeptEntry[]> => {
    const rows: Row[] = await done(
      db.transaction(ENTRIES).objectStore(ENTRIES).getAll(under(usuarioId, intentoId)),
    );
    return rows.map(entryOf);
  };
  return {
    durable: true,
    async read(owner) {
      const attempts = db.transaction(ATTEMPTS).objectStore(ATTEMPTS);
      const attempt: KeptAttempt | undefined = await done(attempts.get([owner.usuarioId, owner.intentoId]));
      return { attempt: attempt ?? null, entries: await entriesOf(owner) };
    },
    async readAll(usuarioId) {
      const attempts: KeptAttempt[] = await done(
        db.transaction(ATTEMPTS).objectStore(ATTEMPTS).getAll(under(usuarioId)),
      );
      return Promise.all(attempts.map(async (attempt) => ({ attempt, entries: await entriesOf(attempt) })));
    },
    writeAttempt: (attempt) => write([ATTEMPTS], (work) => work.objectStore(ATTEMPTS).put(attempt)),
    writeEntry: ({ usuarioId, intentoId }, entry) =>
      write([ENTRIES], (work) => work.objectStore(ENTRIES).put({ ...entry, usuarioId, intentoId })),
    dropEntry: ({ usuarioId, intentoId }, lugar) =>
      write([ENTRIES], (work) => work.objectStore(ENTRIES).delete([usuarioId, intentoId, lugar])),
    erase: ({ usuarioId, intentoId }) =>
      write([ATTEMPTS, ENTRIES], (work) => {
        work.objectStore(ATTEMPTS).delete([usuarioId, intentoId]);
        work.objectStore(ENTRIES).delete(under(usuarioId, intentoId));
      }),
  };
}

const PATIENCE = 3_000;
let opened: Promise<Journal> | undefined;

/** The one journal of this page. A browser that has no database, or does not answer, keeps it in memory. */
export function openJournal(): Promise<Journal> {
  const late = new Promise<Journal>((resolve) => {
    setTimeout(() => resolve(memoryJournal()), PATIENCE);
  });
  opened ??= Promise.race([indexedJournal().catch(memoryJournal), late]);
  return opened;
}

/** The next one who asks opens it anew, with what the browser keeps. */
export const closeJournal = (): void => {
  opened = undefined;
};
