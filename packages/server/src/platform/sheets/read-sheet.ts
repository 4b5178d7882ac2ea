import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { type PackedRows, unpackRows } from '#platform/sheets/packed-rows.ts';
import { READER } from '#platform/sheets/reader.ts';
import {
  demasiadosBytes,
  falloNuestro,
  refusalOfEnd,
  SheetRefusal,
  sinTiempo,
  vacia,
} from '#platform/sheets/refusal.ts';
import {
  type Fila,
  MAX_BYTES,
  type SheetOptions,
  type Sheet,
  type SheetHead,
} from '#platform/sheets/sheet.ts';
import { limit } from '#platform/turns/limit.ts';

export type { Sheet, SheetOptions } from '#platform/sheets/sheet.ts';

export type FromReader =
  | ({ readonly tipo: 'filas' } & PackedRows)
  | { readonly tipo: 'fin'; readonly head: SheetHead }
  | ({ readonly tipo: 'rechazo' } & Pick<SheetRefusal, 'status' | 'code' | 'message' | 'field'>);

export interface ReaderLimits {
  readonly heapMb: number;
  readonly timeoutMs: number;
}

const LIMITS: ReaderLimits = { heapMb: 768, timeoutMs: MINUTO };
/** More readers than this only take memory and processor from everyone else. */
const AT_ONCE = 2;

/** A process that may read files and nothing else: no environment, no writing, no memory beyond its limit. */
const startReader = (options: SheetOptions, { heapMb }: ReaderLimits): ChildProcess =>
  fork(READER, [JSON.stringify(options)], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--permission', '--allow-fs-read=*'],
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });

function readInProcess(bytes: Uint8Array, options: SheetOptions, limits: ReaderLimits): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const child = startReader(options, limits);
    const filas: Fila[] = [];
    let outcome: SheetHead | SheetRefusal | null = null;

    const timer = setTimeout(() => {
      outcome ??= sinTiempo();
      child.kill('SIGKILL');
    }, limits.timeoutMs);

    child.on('message', (message: FromReader) => {
      if (message.tipo === 'filas') filas.push(...unpackRows(message));
      else if (message.tipo === 'fin') outcome = message.head;
      else outcome = new SheetRefusal(message.status, message.code, message.message, message.field);
    });
    child.on('error', () => {
      clearTimeout(timer);
      reject(falloNuestro());
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const end = outcome ?? refusalOfEnd(code, signal);
      if (end instanceof SheetRefusal) reject(end);
      else resolve({ ...end, filas });
    });
  });
}

const inTurn = limit(AT_ONCE);

/** Rows that came before a longer one get the columns it added. */
function widen({ filas, encabezados }: Sheet): void {
  for (const { celdas } of filas) while (celdas.length < encabezados.length) celdas.push('');
}

/** Reads a spreadsheet or separated text beside the server's own process; what can't be read says why. */
export async function readSheet(bytes: Uint8Array, options: SheetOptions, limits = LIMITS): Promise<Sheet> {
  try {
    if (bytes.length === 0) throw vacia();
    if (bytes.length > MAX_BYTES) throw demasiadosBytes(MAX_BYTES);
    const sheet = await inTurn(() => readInProcess(bytes, options, limits));
    widen(sheet);
    return sheet;
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    throw new DomainError(error.status, error.code, error.message, {
      fields: { [error.field]: error.message },
    });
  }
}
