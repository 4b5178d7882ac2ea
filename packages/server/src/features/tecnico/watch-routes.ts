import { createHash, timingSafeEqual } from 'node:crypto';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measure } from '#features/tecnico/metricas/measure.ts';
import { createHealth } from '#features/tecnico/salud/leer-salud.ts';
import type { Platform } from '#platform/platform.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** To whoever does not hold the secret there is nothing here. */
function refuseStranger({ headers }: FastifyRequest, secret: string | undefined): void {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!secret || !given || !timingSafeEqual(digest(given), digest(secret))) throw noEncontrado();
}

/** What programs that watch over the academy ask: `/metricas` and `/salud`. */
export function watchRoutes(app: FastifyInstance, platform: Platform): void {
  const { VIGILANCIA_SECRETO: secret } = platform.config;
  const options = { config: { acceso: 'publico' as const, medida: 'no' as const }, schema: { hide: true } };
  const figures = secret ? measure(app, platform) : null;
  const health = createHealth(app, platform);
  app.get('/metricas', options, async (request, reply) => {
    refuseStranger(request, secret);
    if (!figures) throw noEncontrado();
    const { text, type } = await figures();
    return reply.type(type).send(text);
  });
  app.get('/salud', options, async (request, reply) => {
    refuseStranger(request, secret);
    const salud = await health();
    return reply.code(salud.estado === 'mal' ? 503 : 200).send(salud);
  });
}
