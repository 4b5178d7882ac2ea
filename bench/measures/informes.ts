import { INFORMES } from '@catedra/shared/informes/lista.ts';
import type { Bench } from '../bench.ts';
import { rounded } from '../load.ts';

/** Milliseconds until what is asked for is here whole. */
type Timed = (path: string) => Promise<number>;

/** The slowest of some addresses, each as its worst round, and which one it is. */
async function slowest(rounds: number, timed: Timed, paths: readonly string[]) {
  let worst = { path: '', ms: 0 };
  for (const path of paths) {
    for (let i = 0; i < rounds; i++) {
      const ms = await timed(path);
      if (ms > worst.ms) worst = { path, ms };
    }
  }
  process.stderr.write(`  lo más lento: ${worst.path}, ${rounded(worst.ms)} ms\n`);
  return rounded(worst.ms);
}

/** The first page of each report without filters, what it finds, and the matrix of people and courses. */
export async function measureReports({ rounds }: Bench, timed: Timed) {
  const pages = INFORMES.map(({ clave }) => `informes/${clave}`);
  const matrix = ['informes/matriz', 'informes/matriz?orden=persona'];
  // What is found is kept for a minute: only the first answer counts it. The first of the others pays for their plans.
  const findings = pages.map((path) => `${path}/resumen`);
  const found = await slowest(1, timed, findings);
  await slowest(1, timed, [...pages, ...matrix]);
  return {
    reportes_peor_p99_ms: await slowest(rounds, timed, pages),
    hallazgos_peor_ms: found,
    matriz_ms: await slowest(rounds, timed, matrix),
  };
}
