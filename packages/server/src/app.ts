import { colecciones, loQueSeOye } from '@catedra/shared/colecciones.ts';
import type { FastifyInstance } from 'fastify';
import { features } from '#features/order.ts';
import { cookieName, miradaCookieName } from '#features/sesion/sessions/cookie.ts';
import { guardRoutes } from '#features/sesion/sessions/guard.ts';
import { createSessions } from '#features/sesion/sessions/sessions.ts';
import type { Follow } from '#platform/changes/work.ts';
import { createFeed } from '#platform/changes/feed.ts';
import { logJobs } from '#platform/log-jobs.ts';
import { feedRoute } from '#platform/changes/sse.ts';
import { collectionRoutes } from '#platform/collections/routes.ts';
import { refuseWhenFull } from '#platform/disk.ts';
import { shareOf } from '#platform/turns/share.ts';
import { cleanLongTexts } from '#platform/rich-text/clean-html.ts';
import { firstRecordRoute } from '#platform/lookup/first-record.ts';
import { drainOnClose } from '#platform/http/drain.ts';
import { healthRoutes } from '#platform/http/health.ts';
import { describeApi } from '#platform/http/openapi.ts';
import { serve } from '#platform/http/serve.ts';
import { webPages } from '#platform/http/web.ts';
import type { Platform } from '#platform/platform.ts';

export interface AppOptions {
  /** Where the built web is; without it only the API answers. */
  readonly webRoot?: string;
  /** Whether this process is to be sent requests, as `/salud/lista` says; always unless somebody knows better. */
  readonly ready?: () => boolean;
}

const followers = features.flatMap(({ follow }) => follow ?? []);
const follow: Follow = async (work, changes) => {
  for (const one of followers) await one(work, changes);
};

/** Composition: the platform, then who is asking, then the features in their order. */
export async function buildApp(
  app: FastifyInstance,
  given: Platform,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const platform = { ...given, follow };
  const { config, pools, bell, clock } = platform;
  const sessions = createSessions(platform);
  const feed = createFeed({
    db: pools.watch,
    bell,
    clock,
    collections: loQueSeOye,
    renew: sessions.renew,
    onFailure: (error) => app.log.warn({ err: error }, 'avisos en pausa'),
  });

  const records = Object.entries(colecciones).map(([nombre, { record }]) => [nombre, record]);
  await describeApi(app, Object.fromEntries(records));
  guardRoutes(app, sessions, { session: cookieName(config), mirada: miradaCookieName(config) });
  refuseWhenFull(app, platform.disk);
  cleanLongTexts(app);
  healthRoutes(app, { db: pools.watch, disk: platform.disk, ready: options.ready ?? (() => true) });
  feedRoute(app, feed);
  for (const feature of features) {
    const ground = { ...platform, db: feature.reports ? pools.reports : shareOf(pools.interactive) };
    if (feature.binding) {
      collectionRoutes(app, ground, feature.binding);
      firstRecordRoute(app, { pages: ground.db, reports: pools.reports }, feature.binding);
    }
    for (const handler of feature.handlers?.(ground) ?? []) serve(app, ground, handler, feature.replicable);
    feature.routes?.(app, ground);
    for (const job of feature.jobs ?? []) platform.jobs.define({ ...platform, db: pools.jobs }, job);
  }
  for (const job of logJobs) platform.jobs.define({ ...platform, db: pools.jobs }, job);
  if (options.webRoot) {
    const { origin } = platform.storage;
    await webPages(app, { root: options.webRoot, sessionKey: config.CLAVE_SESION, storage: origin });
  }

  app.addHook('onListen', feed.start);
  app.addHook('preClose', feed.close);
  drainOnClose(app);
  return app;
}
