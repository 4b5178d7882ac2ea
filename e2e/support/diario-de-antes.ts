import type { Page } from '@playwright/test';

/** What this browser keeps of an exam, as a program before 0.2.0 kept it: in a database of its own. */
export const comoAntes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const now = await done(indexedDB.open('catedra-guardado'));
    const things = now.transaction('cosas', 'readwrite').objectStore('cosas');
    const keys = (await done(things.getAllKeys())) as [string, string, string][];
    const values = (await done(things.getAll())) as object[];
    await done(things.clear());
    const opening = indexedDB.open('catedra-pruebas', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('intentos', { keyPath: ['usuarioId', 'intentoId'] });
      opening.result.createObjectStore('respuestas', { keyPath: ['usuarioId', 'intentoId', 'lugar'] });
    });
    const before = await done(opening);
    for (const [i, [usuarioId, kind, intentoId]] of keys.entries())
      await done(
        before
          .transaction(kind, 'readwrite')
          .objectStore(kind)
          .put({ ...values[i], usuarioId, intentoId }),
      );
    before.close();
  });

/** How many things are left in that database. */
export const quedanDeAntes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('catedra-pruebas');
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(['intentos', 'respuestas']);
          const counts = ['intentos', 'respuestas'].map((store) => work.objectStore(store).count());
          work.addEventListener('complete', () =>
            resolve(counts.reduce((sum, { result }) => sum + result, 0)),
          );
        });
      }),
  );
