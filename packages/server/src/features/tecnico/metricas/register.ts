import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AcademyFigures } from '#features/tecnico/metricas/academy.ts';
import { academyGauges } from '#features/tecnico/metricas/academy-gauges.ts';
import type { Counted } from '#features/tecnico/metricas/requests.ts';
import type { FeedState } from '#platform/changes/feed.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { VERSION } from '#platform/version.ts';

export interface Registered {
  request(counted: Counted): void;
  read(): Promise<string>;
  readonly type: string;
}

interface Sources {
  readonly platform: Platform;
  readonly academy: () => Promise<AcademyFigures>;
  readonly feed: () => FeedState;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What was counted here already, each time it is read. */
function tallies(registry: Registry, { tally }: Platform): void {
  const counter = (what: string, name: string, help: string, labelNames: string[]) =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          this.reset();
          for (const { labels, n } of tally.read(what)) this.inc(labels, n);
        },
      }),
    );
  counter('sign-ins', 'catedra_sign_ins_total', 'Entradas por cómo acabaron', ['result']);
  counter('exam-saves', 'catedra_exam_saves_total', 'Guardados de un examen por cómo acabaron', ['result']);
  counter('mail', 'catedra_mails_total', 'Correos dados al servidor de correo por cómo acabaron', ['result']);
  counter('jobs', 'catedra_jobs_total', 'Trabajos hechos por este proceso por cómo acabaron', [
    'queue',
    'result',
  ]);
  registry.registerMetric(
    new Counter({
      name: 'catedra_jobs_seconds_total',
      help: 'Segundos que este proceso dedicó a trabajos',
      labelNames: ['queue', 'result'],
      registers: [],
      collect() {
        this.reset();
        for (const { labels, seconds } of tally.read('jobs')) this.inc(labels, seconds);
      },
    }),
  );
}

function pools(registry: Registry, { pools: { interactive, reports, jobs, watch } }: Platform): void {
  const each: readonly (readonly [string, Database])[] = [
    ['paginas', interactive],
    ['informes', reports],
    ['trabajos', jobs],
    ['vigilancia', watch],
  ];
  registry.registerMetric(
    new Gauge({
      name: 'catedra_db_pool_connections',
      help: 'Conexiones a la base de datos: en uso, libres y quienes esperan una',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [pool, { $client }] of each) {
          this.set({ pool, state: 'busy' }, $client.totalCount - $client.idleCount);
          this.set({ pool, state: 'idle' }, $client.idleCount);
          this.set({ pool, state: 'waiting' }, $client.waitingCount);
        }
      },
    }),
  );
}

function feed(registry: Registry, state: () => FeedState): void {
  const gauge = (name: string, help: string, value: (state: FeedState) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value(state()));
        },
      }),
    );
  gauge('catedra_feed_streams', 'Pantallas abiertas que oyen los cambios', ({ screens }) => screens);
  gauge(
    'catedra_feed_lag_seconds',
    'Cuánto tardan los cambios en llegar a las pantallas',
    ({ lagMs }) => lagMs / 1000,
  );
  gauge(
    'catedra_feed_last_look_seconds',
    'Cuánto hace que se leyó el registro de cambios; pasados unos segundos, nadie oye nada',
    ({ lookedMsAgo }) => lookedMsAgo / 1000,
  );
}

export function register({ platform, academy, feed: feedState }: Sources): Registered {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  new Gauge({ name: 'catedra_info', help: 'Versión del programa', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  const duration = new Histogram({
    name: 'catedra_http_request_duration_seconds',
    help: 'Cuánto tardan las peticiones, por su ruta',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Counter({
    name: 'catedra_http_requests_total',
    help: 'Peticiones, por su ruta y cómo acabaron',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  tallies(registry, platform);
  pools(registry, platform);
  feed(registry, feedState);
  academyGauges(registry, platform, academy);
  return {
    request({ method, route, status, seconds }) {
      duration.observe({ method, route }, seconds);
      requests.inc({ method, route, status });
    },
    read: () => registry.metrics(),
    type: registry.contentType,
  };
}
