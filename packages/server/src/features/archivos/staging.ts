import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DomainError } from '@catedra/shared/core/errors.ts';
import type { Config } from '#platform/config.ts';

type Place = Pick<Config, 'DATA_DIR'>;

/** Left free for the database and the log. */
const SPARE_BYTES = 200 * 1024 * 1024;

/** Where uploads grow, beside the store: whatever the store is, their bytes are looked into before they enter it. */
export const stagingFolder = ({ DATA_DIR }: Place): string => resolve(DATA_DIR, 'subidas');
export const stagingFile = (config: Place, id: string): string => join(stagingFolder(config), id);
/** A picture drawn anew, on its way to the store. */
export const redrawnFile = (config: Place, id: string): string => `${stagingFile(config, id)}.nueva`;

export const makeStaging = async (config: Place): Promise<void> =>
  void (await mkdir(stagingFolder(config), { recursive: true, mode: 0o700 }));

/** How much of an upload is here; null when nothing ever was, or it went on to the store. */
export async function stagedBytes(config: Place, id: string): Promise<number | null> {
  try {
    return (await stat(stagingFile(config, id))).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function removeStaged(config: Place, id: string): Promise<void> {
  await rm(stagingFile(config, id), { force: true });
  await rm(redrawnFile(config, id), { force: true });
}

export const sinEspacio = () =>
  new DomainError(507, 'SIN_ESPACIO', 'No hay espacio en el servidor. Avisa a quien administra la academia.');

export async function hasRoomFor(config: Place, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(stagingFolder(config));
  return bavail * bsize > bytes + SPARE_BYTES;
}
