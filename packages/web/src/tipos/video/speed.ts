import { byBrowser } from '#platform/remembered.ts';

/** Up to double: faster than that the server does not believe that it was watched. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const KEY = 'catedra:velocidad';

/** The speed this browser chose last. */
export function readRate(): number {
  const kept = Number(byBrowser.read(KEY));
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

export const writeRate = (rate: number): void => void byBrowser.write(KEY, String(rate));
