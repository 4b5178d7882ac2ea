import { freePort } from '../../packages/server/src/platform/free-port.ts';
import { startAcademy } from './academy.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const academy = await startAcademy(await freePort());
  // The journeys run in processes of their own, which inherit them.
  process.env.CATEDRA_ORIGEN = academy.origin;
  process.env.CATEDRA_RECORRIDOS = academy.dataDir;
  return academy.stop;
}
