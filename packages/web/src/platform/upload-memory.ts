import type { Subida } from '@catedra/shared/archivos/schemas.ts';

const PREFIX = 'catedra-subida:';
const DAY_MS = 86_400_000;

interface Remembered {
  readonly id: string;
  readonly at: number;
}

type Sent = Pick<File, 'size'> & Partial<Pick<File, 'lastModified'>>;

/** The same file of the same person for the same thing, also after the page was loaded again. */
export function uploadKey(person: string, file: Sent, subida: Subida): string {
  const { nombre, proposito, cursoId = '', actividadId = '' } = subida;
  return (
    PREFIX + JSON.stringify([person, proposito, cursoId, actividadId, nombre, file.size, file.lastModified])
  );
}

function read(storage: Storage, key: string): Remembered | null {
  try {
    const { id, at } = JSON.parse(storage.getItem(key) ?? 'null') as Remembered;
    return typeof id === 'string' ? { id, at } : null;
  } catch {
    return null;
  }
}

/** The server keeps what is unfinished for a day. */
const isOld = (one: Remembered | null, now: number) => one === null || one.at < now - DAY_MS;

export function recallUpload(storage: Storage, key: string, now: number): string | null {
  const known = Object.keys(storage).filter((one) => one.startsWith(PREFIX));
  for (const one of known) if (isOld(read(storage, one), now)) storage.removeItem(one);
  return read(storage, key)?.id ?? null;
}

export function rememberUpload(storage: Storage, key: string, id: string, now: number): void {
  try {
    storage.setItem(key, JSON.stringify({ id, at: now } satisfies Remembered));
  } catch {
    // A full storage only means that a reload starts from the beginning.
  }
}
