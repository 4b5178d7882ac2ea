import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { piecesUntil } from '#features/archivos/pieces-until.ts';
import { hasRoomFor, sinEspacio, stagedBytes, stagingFile } from '#features/archivos/staging.ts';
import { ocupada, tomarSubida } from '#features/archivos/tomar-subida.ts';
import type { Platform } from '#platform/platform.ts';

type Lugar = Pick<Platform, 'config' | 'db'>;

const otroPunto = () =>
  new DomainError(
    409,
    'OTRO_PUNTO',
    'La subida no va por ahí. Pregunta por dónde va y sigue desde ese punto.',
  );
const deMas = () => new DomainError(413, 'ARCHIVO_MUY_GRANDE', 'Llegó más de lo que se había anunciado.');
const cortada = () => new DomainError(408, 'SUBIDA_CORTADA', 'La subida se cortó. Sigue desde donde iba.');

export interface Parte {
  readonly id: string;
  /** Of the whole file, as it was announced. */
  readonly bytes: number;
  readonly offset: number;
  /** Of this part, when it is known. */
  readonly length: number | null;
  readonly body: Readable;
  /** Goes off with the session of whoever sends it. */
  readonly ended: AbortSignal;
}

/** Writes each piece as it comes: memory holds one of them, whatever the file weighs. */
async function append(file: string, { body, offset, bytes }: Parte, signal: AbortSignal): Promise<number> {
  const handle = await open(file, 'r+');
  let here = offset;
  try {
    for await (const piece of piecesUntil(body, signal)) {
      if (here + piece.length > bytes) throw deMas();
      for (let done = 0; done < piece.length; ) {
        const { bytesWritten } = await handle.write(piece, done, piece.length - done, here);
        done += bytesWritten;
        here += bytesWritten;
      }
    }
    return here;
  } finally {
    await handle.close();
  }
}

async function añadir({ config }: Lugar, parte: Parte, signal: AbortSignal): Promise<number> {
  try {
    const here = await stagedBytes(config, parte.id);
    if (here === null) throw noEncontrado();
    if (here !== parte.offset) throw otroPunto();
    if (parte.length !== null && here + parte.length > parte.bytes) throw deMas();
    return await append(stagingFile(config, parte.id), parte, signal);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (signal.aborted) throw ocupada();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || !(await hasRoomFor(config, 0))) throw sinEspacio();
    if (parte.body.destroyed) throw cortada();
    throw error;
  }
}

/** Adds a part of a file behind what is already here; gives how much there is then. */
export const recibirParte = (lugar: Lugar, parte: Parte): Promise<number> =>
  tomarSubida(lugar, parte.id, (displaced) =>
    añadir(lugar, parte, AbortSignal.any([displaced, parte.ended])),
  );

/** How much there is, once nobody is writing. */
export const vaPor = (lugar: Lugar, id: string): Promise<number> =>
  tomarSubida(lugar, id, async () => {
    const here = await stagedBytes(lugar.config, id);
    if (here === null) throw noEncontrado();
    return here;
  });
