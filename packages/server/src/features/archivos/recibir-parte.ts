import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DomainError, noEncontrado } from '@catedra/shared';
import { hasRoomFor, sinEspacio, stagedBytes, stagingFile } from '#features/archivos/staging.ts';
import { tomarTurno } from '#features/archivos/turno.ts';
import type { Config } from '#platform/config.ts';

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
}

/** Writes each piece as it comes: memory holds one of them, whatever the file weighs. */
async function append(file: string, { body, offset, bytes }: Parte, signal: AbortSignal): Promise<number> {
  const handle = await open(file, 'r+');
  const stop = () => body.destroy();
  signal.addEventListener('abort', stop, { once: true });
  let here = offset;
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      if (here + piece.length > bytes) throw deMas();
      for (let done = 0; done < piece.length; ) {
        const { bytesWritten } = await handle.write(piece, done, piece.length - done, here);
        done += bytesWritten;
        here += bytesWritten;
      }
    }
    return here;
  } finally {
    signal.removeEventListener('abort', stop);
    await handle.close();
  }
}

/** Adds a part of a file behind what is already here; gives how much there is then. */
export async function recibirParte(config: Config, parte: Parte): Promise<number> {
  const turno = await tomarTurno(parte.id);
  try {
    const here = await stagedBytes(config, parte.id);
    if (here === null) throw noEncontrado();
    if (here !== parte.offset) throw otroPunto();
    if (parte.length !== null && here + parte.length > parte.bytes) throw deMas();
    return await append(stagingFile(config, parte.id), parte, turno.signal);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || !(await hasRoomFor(config, 0))) throw sinEspacio();
    if (parte.body.destroyed) throw cortada();
    throw error;
  } finally {
    turno.release();
  }
}

/** How much there is, once nobody is writing. */
export async function vaPor(config: Config, id: string): Promise<number> {
  const turno = await tomarTurno(id);
  try {
    const here = await stagedBytes(config, id);
    if (here === null) throw noEncontrado();
    return here;
  } finally {
    turno.release();
  }
}
