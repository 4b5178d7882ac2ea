import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_BYTES = 5_000_000;
const CHECK_MS = 10 * MINUTO;

export const logFileOf = (folder: string) => join(folder, 'postgresql.log');

/** Opened to append, so that PostgreSQL goes on writing at the end after the file was cut. */
export function openLog(folder: string): number {
  const file = logFileOf(folder);
  closeSync(openSync(file, 'a', 0o600));
  limitLog(file, LIMIT_BYTES);
  return openSync(file, 'a', 0o600);
}

/** Keeps one older file beside the current one. */
export function limitLog(file: string, limitBytes: number): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limitBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

export function keepLogSmall(folder: string): { stop(): void } {
  const timer = setInterval(() => limitLog(logFileOf(folder), LIMIT_BYTES), CHECK_MS).unref();
  return { stop: () => clearInterval(timer) };
}

export function lastLines(folder: string, count: number): string {
  return readFileSync(logFileOf(folder), 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
