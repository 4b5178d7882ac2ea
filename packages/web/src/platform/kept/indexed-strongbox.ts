import type { BoxKey, Strongbox } from '#platform/kept/strongbox.ts';

const NAME = 'catedra-guardado';
const THINGS = 'cosas';

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
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

/** Done when the browser says that it is on the disk. */
export async function writeIn(
  db: IDBDatabase,
  stores: string[],
  work: (transaction: IDBTransaction) => void,
): Promise<void> {
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
  work(transaction);
  await complete(transaction);
}

/** Everything whose key begins with these parts: an empty list sorts after every text and number. */
export const keysUnder = (key: readonly (string | number)[]) => IDBKeyRange.bound(key, [...key, []]);

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(THINGS);
  });
  const db = await asked(request);
  // Another version of the page wants to change it: it must not wait for this one.
  db.addEventListener('versionchange', () => db.close());
  return db;
}

/** The strongbox in the browser's own database. */
export async function indexedStrongbox(): Promise<Strongbox> {
  const db = await open();
  const things = () => db.transaction(THINGS).objectStore(THINGS);
  const change = (work: (store: IDBObjectStore) => void) =>
    writeIn(db, [THINGS], (transaction) => work(transaction.objectStore(THINGS)));
  return {
    durable: true,
    read: async <T>(key: BoxKey) => ((await asked(things().get([...key]))) as T | undefined) ?? null,
    under: async <T>(key: BoxKey) => (await asked(things().getAll(keysUnder(key)))) as T[],
    write: (key, value) => change((store) => store.put(value, [...key])),
    erase: (...keys) =>
      change((store) => {
        for (const key of keys) store.delete(keysUnder(key));
      }),
  };
}
