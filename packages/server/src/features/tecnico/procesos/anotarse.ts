import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { antesDe, HORA } from '@catedra/shared/core/duraciones.ts';
import { SE_ANOTA_CADA } from '@catedra/shared/tecnico/procesos.ts';
import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { procesosTable } from '#features/tecnico/table.ts';
import type { Platform } from '#platform/platform.ts';
import { VERSION } from '#platform/version.ts';

const NANOS = 1e6;
const SLOWEST = 99;
const RESOLUTION_MS = 20;

/** What this process says of itself, again and again, and what ends it. */
export function seAnota(app: FastifyInstance, { pools: { watch }, clock, log }: Platform) {
  const id = randomUUID();
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const desde = clock.now().toISOString();

  const anotar = async () => {
    const retraso = loop.percentile(SLOWEST) / NANOS - RESOLUTION_MS;
    loop.reset();
    const ahora = clock.now();
    const dicho = {
      visto: ahora.toISOString(),
      bytes: process.memoryUsage.rss(),
      retrasoMs: Number.isFinite(retraso) ? Math.max(0, retraso) : 0,
      pantallas: app.feedState().screens,
    };
    await watch
      .insert(procesosTable)
      .values({ id, equipo: hostname(), pid: process.pid, version: VERSION, desde, ...dicho })
      .onConflictDoUpdate({ target: procesosTable.id, set: dicho });
    // Of those that were killed: after a while nobody asks for them.
    await watch.delete(procesosTable).where(lt(procesosTable.visto, antesDe(ahora, HORA).toISOString()));
  };
  const sinMas = () => anotar().catch((err: unknown) => log.debug({ err }, 'no se pudo anotar el proceso'));
  let anotando = sinMas();
  const timer = setInterval(() => {
    anotando = sinMas();
  }, SE_ANOTA_CADA).unref();

  return async (): Promise<void> => {
    clearInterval(timer);
    loop.disable();
    await anotando;
    await watch
      .delete(procesosTable)
      .where(eq(procesosTable.id, id))
      .catch(() => undefined);
  };
}
