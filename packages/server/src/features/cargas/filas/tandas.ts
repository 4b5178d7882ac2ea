import { setImmediate } from 'node:timers/promises';

/** Other requests get their turn between two parts of a long work. */
export const ceder = (): Promise<void> => setImmediate();

/** What is waited for later must not end the program if it fails meanwhile. */
export function callada<T>(promesa: Promise<T>): Promise<T> {
  promesa.catch(() => undefined);
  return promesa;
}

export const tandasDe = <T>(todas: readonly T[], tamaño: number): T[][] =>
  Array.from({ length: Math.ceil(todas.length / tamaño) }, (_, i) =>
    todas.slice(i * tamaño, (i + 1) * tamaño),
  );
