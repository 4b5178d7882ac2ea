import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { noDisponible } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Disk } from '#platform/disk.ts';
import { sharedRun } from '#platform/turns/shared-run.ts';

/** Whoever watches over us asks every few seconds and does not wait long. */
const PATIENCE_MS = 1500;

interface Health {
  readonly db: Database;
  readonly disk: Disk;
  /** Not yet while it starts, and no more once it was told to stop. */
  readonly ready: () => boolean;
}

/**
 * `viva`: the process answers. `lista`: it can serve, its database and its jobs included; asked on connections of its own.
 * It says too how the disk stands, for whoever watches over it.
 */
export function healthRoutes(app: FastifyInstance, { db, disk, ready }: Health): void {
  const once = sharedRun<boolean>();
  const options = { config: { acceso: 'publico' as const }, schema: { hide: true } };
  app.get('/salud/viva', options, async () => ({ estado: 'viva' }));
  app.get('/salud/lista', options, async () => {
    if (!ready()) throw noDisponible();
    const asked = once('', () => db.execute(sql`select 1`).then(() => true));
    const late = pause(PATIENCE_MS, false, { ref: false });
    const there = await Promise.race([asked, late]).catch(() => false);
    if (!there) throw noDisponible();
    return { estado: 'lista', disco: disk.full ? 'lleno' : disk.room?.poco ? 'justo' : 'holgado' };
  });
}
