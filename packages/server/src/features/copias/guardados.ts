import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readStream, type Piece, type Vault } from '#platform/vault/pieces.ts';

/** A thing of the store as a copy has it: what it is called, how long it is and what it holds, before it is closed. */
export interface Guardado {
  readonly clave: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Things of the store never change under a name: all the copies of a place share them, each once. */
export const lugarDe = (clave: string): string => `archivos/${clave.slice(0, 2)}/${clave}`;

export function escribirLista(guardados: readonly Guardado[]): Readable {
  return Readable.from(
    (function* () {
      for (const { clave, bytes, sha256 } of guardados) yield Buffer.from(`${clave}\t${bytes}\t${sha256}\n`);
    })(),
  );
}

export async function leerLista(vault: Vault, piezas: readonly Piece[]): Promise<Map<string, Guardado>> {
  const todos = new Map<string, Guardado>();
  if (piezas.length === 0) return todos;
  let resto = '';
  for await (const bloque of readStream(vault, piezas) as AsyncIterable<Buffer>) {
    const lineas = (resto + bloque.toString()).split('\n');
    resto = lineas.pop() ?? '';
    for (const linea of lineas) {
      const [clave = '', bytes, sha256 = ''] = linea.split('\t');
      todos.set(clave, { clave, bytes: Number(bytes), sha256 });
    }
  }
  return todos;
}

/** What a thing holds, and how much of it. */
export async function mirar(bytes: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let cuantos = 0;
  for await (const bloque of bytes) {
    hash.update(bloque);
    cuantos += bloque.length;
  }
  return { bytes: cuantos, sha256: hash.digest('hex') };
}

/** So many at once, each in its turn. */
export async function aLaVez<T>(
  cosas: Iterable<T>,
  cuantas: number,
  hacer: (cosa: T) => Promise<void>,
): Promise<void> {
  const turno = cosas[Symbol.iterator]();
  const seguir = async () => {
    for (let una = turno.next(); !una.done; una = turno.next()) await hacer(una.value);
  };
  await Promise.all(Array.from({ length: cuantas }, seguir));
}
