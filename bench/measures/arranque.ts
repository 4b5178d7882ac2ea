import { rmSync } from 'node:fs';
import { type Bench, startAcademy, stopProcess, temporaryFolder } from '../bench.ts';
import { rounded } from '../load.ts';
import { residentMb } from '../memory.ts';
import { medians } from '../rounds.ts';

/** Until what only the start needed is given back. */
const IDLE_MS = 5000;

/** From launching the installed and built academy to its first answer, on its own PostgreSQL; memory once it is idle. */
export async function measureStart(bench: Bench) {
  const dataDir = temporaryFolder();
  const start = async () => {
    const started = performance.now();
    // In small on the PostgreSQL that is there: starting another is tested elsewhere.
    const databaseUrl = bench.small ? bench.databaseUrl : '';
    const { process: child } = await startAcademy({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const seconds = (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, bench.amount(IDLE_MS, 0)));
    const mb = residentMb(child.pid ?? 0);
    await stopProcess(child);
    return { seconds, mb };
  };
  try {
    // The first start makes the database and is not counted.
    if (!bench.small) await start();
    const { seconds, mb } = await medians(bench.rounds, start);
    return { arranque_s: rounded(seconds), memoria_mb: Math.round(mb) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
