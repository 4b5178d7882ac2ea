import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTime, keptFor } from '#features/tecnico/kept-for.ts';
import { type AcademyFigures, academyFigures } from '#features/tecnico/metricas/academy.ts';
import {
  type EstadoDeSalud,
  juzgarBase,
  juzgarCambios,
  juzgarCorreo,
  juzgarDisco,
  juzgarTrabajos,
  type Parte,
  peor,
} from '#features/tecnico/salud/juicios.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import type { Platform } from '#platform/platform.ts';
import { VERSION } from '#platform/version.ts';

export interface Salud {
  readonly estado: EstadoDeSalud;
  readonly version: string;
  readonly node: string;
  readonly desde: string;
  readonly partes: Readonly<Record<string, Parte>>;
}

const PATIENCE_MS = 5000;
const KEPT_MS = 2000;
/** Never written: the store only has to say that it is not there. */
const NOWHERE = 'salud-no-existe';

/** What can't be asked is down, and says why without the values it was given. */
const asked = (part: Promise<Parte>): Promise<Parte> =>
  inTime(PATIENCE_MS, part).catch(
    (error: unknown): Parte => ({ estado: 'mal', motivo: describeFailure(error).message }),
  );

async function base({ pools }: Platform): Promise<Parte> {
  const began = performance.now();
  const { rows } = await pools.watch.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const ms = Math.round(performance.now() - began);
  return { estado: juzgarBase(ms), version: rows[0]?.version, ms };
}

async function almacen({ storage, config }: Platform): Promise<Parte> {
  const began = performance.now();
  await storage.size(NOWHERE);
  const ms = Math.round(performance.now() - began);
  return { estado: 'bien', donde: config.S3_BUCKET ? 's3' : 'carpeta', ms };
}

function trabajos({ jobs }: Platform, { queues }: AcademyFigures): Parte {
  const of = (state: string) => queues.filter(({ estado }) => estado === state);
  const count = (state: string) => of(state).reduce((sum, { cuantos }) => sum + cuantos, 0);
  const figures = {
    enMarcha: jobs.running,
    esperan: count('espera'),
    seHacen: count('marcha'),
    abandonados: count('abandonado'),
    esperaSegundos: Math.round(Math.max(0, ...of('espera').map(({ segundos }) => segundos))),
  };
  return { estado: juzgarTrabajos(figures), ...figures };
}

function correo({ mail }: Platform, { mailsWaiting, mailsWaitingSeconds, mailsLost }: AcademyFigures): Parte {
  const figures = {
    sale: mail.delivers,
    esperan: mailsWaiting,
    esperaSegundos: Math.round(mailsWaitingSeconds),
    sinLlegarEnUnDia: mailsLost,
  };
  return { estado: juzgarCorreo(figures), ...figures };
}

function cambios(app: FastifyInstance): Parte {
  const { lagMs, lookedMsAgo, screens } = app.feedState();
  const figures = { retrasoMs: lagMs, miradoHaceMs: lookedMsAgo, pantallas: screens };
  return { estado: juzgarCambios(figures), ...figures };
}

const disco = ({ disk }: Platform): Parte => ({
  estado: juzgarDisco({ lleno: disk.full, poco: disk.room?.poco ?? false }),
  ...(disk.room && { libreMb: disk.room.libreMb, reservaMb: disk.room.reservaMb }),
});

/** Part by part: one that does not answer leaves the others to be told. */
export function createHealth(app: FastifyInstance, platform: Platform): () => Promise<Salud> {
  const academy = academyFigures(platform);
  return keptFor(KEPT_MS, async () => {
    const [enBase, enAlmacen, enTrabajos, enCorreo] = await Promise.all([
      asked(base(platform)),
      asked(almacen(platform)),
      asked(academy().then((figures) => trabajos(platform, figures))),
      asked(academy().then((figures) => correo(platform, figures))),
    ]);
    const partes = {
      base: enBase,
      trabajos: enTrabajos,
      correo: enCorreo,
      almacen: enAlmacen,
      cambios: cambios(app),
      disco: disco(platform),
    };
    return {
      estado: peor(Object.values(partes)),
      version: VERSION,
      node: process.version,
      desde: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      partes,
    };
  });
}
