import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { byBrowser } from '#platform/remembered.ts';

const PREFIX = 'catedra-subida:';

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

function read(key: string): Remembered | null {
  const kept = byBrowser.readJson<Remembered>(key);
  return typeof kept?.id === 'string' ? kept : null;
}

/** The server keeps what is unfinished for a day. */
const isOld = (one: Remembered | null, now: number) => one === null || one.at < now - DIA;

export function recallUpload(key: string, now: number): string | null {
  const known = byBrowser.keys().filter((one) => one.startsWith(PREFIX));
  for (const one of known) if (isOld(read(one), now)) byBrowser.write(one, null);
  return read(key)?.id ?? null;
}

/** A full storage only means that a reload starts from the beginning. */
export const rememberUpload = (key: string, id: string, now: number): void =>
  void byBrowser.writeJson(key, { id, at: now } satisfies Remembered);

export const forgetUpload = (key: string): void => void byBrowser.write(key, null);
