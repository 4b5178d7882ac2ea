import { crc32, deflateRawSync } from 'node:zlib';

export interface Entrada {
  readonly nombre: string;
  readonly contenido?: Buffer | string;
  readonly comprimida?: boolean;
  /** What it says of itself, when it is not the truth. */
  readonly dice?: { readonly bytes?: number; readonly comprimidos?: number };
  readonly banderas?: number;
  readonly metodo?: number;
  /** Unix mode: type and permissions. */
  readonly modo?: number;
  /** Shares the bytes of the entry in that place. */
  readonly comparte?: number;
}

const UTF8 = 0x800;

/** A zip written byte by byte, so that it can lie. */
export function zipDe(entradas: readonly Entrada[], dice: { readonly cuantas?: number } = {}): Buffer {
  const partes: Buffer[] = [];
  const indice: Buffer[] = [];
  const lugares: number[] = [];
  let largo = 0;
  const poner = (parte: Buffer) => {
    partes.push(parte);
    largo += parte.length;
  };
  for (const entrada of entradas) {
    const contenido = Buffer.from(entrada.contenido ?? '');
    const bytes = entrada.comprimida ? deflateRawSync(contenido) : contenido;
    const nombre = Buffer.from(entrada.nombre);
    const metodo = entrada.metodo ?? (entrada.comprimida ? 8 : 0);
    const comun = Buffer.alloc(26);
    comun.writeUInt16LE(20, 0);
    comun.writeUInt16LE((entrada.banderas ?? 0) | UTF8, 2);
    comun.writeUInt16LE(metodo, 4);
    comun.writeUInt32LE(crc32(contenido), 10);
    comun.writeUInt32LE(entrada.dice?.comprimidos ?? bytes.length, 14);
    comun.writeUInt32LE(entrada.dice?.bytes ?? contenido.length, 18);
    comun.writeUInt16LE(nombre.length, 22);
    const lugar = entrada.comparte === undefined ? largo : (lugares[entrada.comparte] ?? 0);
    lugares.push(lugar);
    if (entrada.comparte === undefined)
      poner(Buffer.concat([Buffer.from('PK\x03\x04'), comun, nombre, bytes]));
    const cola = Buffer.alloc(14);
    cola.writeUInt32LE(((entrada.modo ?? 0o100644) << 16) >>> 0, 6);
    cola.writeUInt32LE(lugar, 10);
    indice.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), comun, cola, nombre]));
  }
  const todo = Buffer.concat(indice);
  const fin = Buffer.alloc(18);
  fin.writeUInt16LE(dice.cuantas ?? entradas.length, 4);
  fin.writeUInt16LE(dice.cuantas ?? entradas.length, 6);
  fin.writeUInt32LE(todo.length, 8);
  fin.writeUInt32LE(largo, 12);
  return Buffer.concat([...partes, todo, Buffer.from('PK\x05\x06'), fin]);
}
