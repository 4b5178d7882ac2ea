import { writeFileSync } from 'node:fs';
import { DATA_DIR_FILE, PUERTO, startAcademy } from './academy.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const academy = await startAcademy(PUERTO);
  writeFileSync(DATA_DIR_FILE, academy.dataDir);
  return academy.stop;
}
