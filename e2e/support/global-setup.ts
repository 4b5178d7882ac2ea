import { PUERTO, startAcademy } from './academy.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const academy = await startAcademy(PUERTO);
  // The journeys run in processes of their own, which inherit it.
  process.env.CATEDRA_RECORRIDOS = academy.dataDir;
  return academy.stop;
}
