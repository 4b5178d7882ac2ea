import type { FastifyInstance } from 'fastify';
import { academyFigures } from '#features/tecnico/metricas/academy.ts';
import { countedApart, countedOf } from '#features/tecnico/metricas/requests.ts';
import type { Registered } from '#features/tecnico/metricas/register.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Measures this process from now on, and gives what there is to read. The library comes only to academies that are watched:
 * the others don't pay its memory.
 */
export function measure(
  app: FastifyInstance,
  platform: Platform,
): () => Promise<{ text: string; type: string }> {
  const academy = academyFigures(platform);
  let registered: Registered | null = null;
  app.addHook('onReady', async () => {
    const { register } = await import('#features/tecnico/metricas/register.ts');
    registered = register({ platform, academy, feed: () => app.feedState() });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const counted = countedOf(request, reply);
    if (counted) {
      registered?.request(counted);
      const apart = countedApart(counted);
      if (apart) platform.tally.add(apart.what, { result: apart.result });
    }
    done();
  });
  return async () => ({ text: (await registered?.read()) ?? '', type: registered?.type ?? 'text/plain' });
}
