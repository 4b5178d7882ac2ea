import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { gruposDelPaquete } from '@catedra/shared/paquetes/leer.ts';
import type { ResumenDePaquete } from '@catedra/shared/paquetes/schemas.ts';
import { type LecturaDePaquete, leer, type ParaLeer } from '#features/paquetes/lector/lectura.ts';
import { resumenDe } from '#features/paquetes/resumen.ts';

/** The writing of a package, as it came out of its zip. */
export interface Escrito {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crc32: number;
}

export interface Pedido extends ParaLeer {
  /** All of it, or what is said of it: a review needs no more. */
  readonly queda: 'lectura' | 'resumen';
}

/** Neither what it is nor the whole of it: the package is refused. */
export type Roto = { readonly roto: 'dañado' | 'mal escrito' };
export type Abierto = Roto | { readonly grupos: ReadonlyMap<string, string> };
export type Leido = Roto | { readonly lectura: LecturaDePaquete } | { readonly resumen: ResumenDePaquete };

let json: unknown = null;

function abrir({ bytes, crc32: suma }: Escrito): Abierto {
  if (crc32(bytes) !== suma) return { roto: 'dañado' };
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { roto: 'mal escrito' };
  }
  return { grupos: gruposDelPaquete(json) };
}

function leerlo({ queda, ...para }: Pedido): Leido {
  try {
    const lectura = leer(json, para);
    return queda === 'resumen' ? { resumen: resumenDe(lectura) } : { lectura };
  } catch (error) {
    // Lists within lists without end are more than any reader can follow.
    if (error instanceof RangeError) return { roto: 'mal escrito' };
    throw error;
  } finally {
    json = null;
  }
}

// On Linux, of this thread alone: whoever is answered meanwhile comes first.
setPriority(constants.priority.PRIORITY_LOW);
parentPort?.on('message', (dicho: Escrito | Pedido) =>
  parentPort?.postMessage('bytes' in dicho ? abrir(dicho) : leerlo(dicho), []),
);
