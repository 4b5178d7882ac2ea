import { readFileSync, rmSync } from 'node:fs';
import { type Bench, freePort, startAcademy, stopProcess, temporaryFolder, untilAnswers } from '../bench.ts';
import { rounded } from '../load.ts';

const STARTS = 5;

const residentMb = (pid: number): number => {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};

/** From launching the installed and built academy to its first answer, on its own PostgreSQL; memory once it is idle. */
export async function measureStart(_bench: Bench) {
  const dataDir = temporaryFolder();
  const times: number[] = [];
  let memory = 0;
  // The first start makes the database and is not counted.
  for (let i = 0; i <= STARTS; i++) {
    const port = String(await freePort());
    const started = performance.now();
    const child = startAcademy({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' });
    await untilAnswers(`http://127.0.0.1:${port}/salud/lista`);
    if (i > 0) times.push((performance.now() - started) / 1000);
    if (i === STARTS) {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      memory = residentMb(child.pid ?? 0);
    }
    await stopProcess(child);
  }
  rmSync(dataDir, { recursive: true, force: true });
  const median = times.toSorted((x, y) => x - y)[Math.floor(STARTS / 2)] ?? 0;
  return { arranque_s: rounded(median), memoria_mb: Math.round(memory) };
}
