import type { Bench } from './bench.ts';
import type { Figures } from './figures.ts';
import type { Failure } from './report.ts';

export type Measure = (bench: Bench) => Promise<Figures>;

export interface Outcome {
  readonly figures: Figures;
  readonly failures: readonly Failure[];
}

/** What failed, and what made it fail: of a statement the first is its text, and only the second says why. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${reasonOf(error.cause)}: ${error.message}`;
};

async function within<T>(limitMs: number, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no acabó en ${limitMs / 1000} segundos`)), limitMs);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** One after another. Whatever happens to one is said and leaves nothing behind: the next finds another bench. */
export async function runAll(
  measures: ReadonlyMap<string, Measure>,
  open: () => Promise<Bench>,
  limitMs: number,
  log: (line: string) => void,
): Promise<Outcome> {
  const figures: Record<string, number> = {};
  const failures: Failure[] = [];
  let bench: Bench | undefined;
  const close = async () => {
    const old = bench;
    bench = undefined;
    await old?.close();
  };
  for (const [name, measure] of measures) {
    log(`▸ ${name}`);
    try {
      bench ??= await open();
      const found = await within(limitMs, measure(bench));
      for (const [figure, value] of Object.entries(found)) log(`  ${figure}: ${value}`);
      Object.assign(figures, found);
    } catch (error) {
      failures.push({ measure: name, reason: reasonOf(error) });
      log(`  ✗ ${reasonOf(error)}`);
      await close().catch((again: unknown) => log(`  ${reasonOf(again)}`));
    }
  }
  await close().catch((error: unknown) => failures.push({ measure: 'cierre', reason: reasonOf(error) }));
  return { figures, failures };
}
