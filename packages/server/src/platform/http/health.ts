import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { noDisponible } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';

/** `viva`: the process answers. `lista`: it can serve, its database included. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  const options = { config: { acceso: 'publico' as const }, schema: { hide: true } };
  app.get('/salud/viva', options, async () => ({ estado: 'viva' }));
  app.get('/salud/lista', options, async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw noDisponible();
    });
    return { estado: 'lista' };
  });
}
