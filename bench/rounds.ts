import type { Figures } from './figures.ts';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** The middle one of each figure: one round in which the machine did something else moves nothing. */
export async function medians<Found extends Figures>(
  rounds: number,
  round: (n: number) => Promise<Found>,
): Promise<{ [Name in keyof Found]: number }> {
  const found: Found[] = [];
  for (let n = 0; n < rounds; n++) found.push(await round(n));
  const names = Object.keys(found[0] ?? {}) as (keyof Found & string)[];
  const entries = names.map((name) => [name, median(found.map((one) => one[name] ?? Number.NaN))]);
  return Object.fromEntries(entries) as { [Name in keyof Found]: number };
}
