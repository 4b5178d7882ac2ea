import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Audience } from '@catedra/shared/core/collection.ts';
import { soloLectura } from '@catedra/shared/core/errors.ts';
import type { ScopeFields } from '@catedra/shared/core/scope.ts';
import type { Bell } from '#platform/changes/bell.ts';
import type { cambiosTable } from '#platform/changes/table.ts';
import type { Clock } from '#platform/clock.ts';
import { columnText } from '#platform/db/column-text.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Job, Jobs } from '#platform/jobs/jobs.ts';

export interface Change {
  readonly coleccion: string;
  readonly documento: string;
  readonly antes: ScopeFields | null;
  readonly despues: ScopeFields | null;
  /** Old → new by field; secrets never. */
  readonly detalle: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** One acknowledged step: who, in which transaction, when, under which name. */
export interface Work {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly now: Date;
  readonly command: string;
  /** The address that links in whatever is sent begin with. */
  readonly site: string;
  record(change: Change): void;
  /** Someone's rights changed: they reload who they are. */
  access(audience: Audience): void;
  /** The jobs exist if, and only if, this work is acknowledged. */
  enqueue<Data extends object>(job: Job<never, Data>, ...data: readonly NoInfer<Data>[]): Promise<void>;
  /** The same, to be done once so many seconds have passed. */
  enqueueAfter<Data extends object>(
    seconds: number,
    job: Job<never, Data>,
    ...data: readonly NoInfer<Data>[]
  ): Promise<void>;
}

/** What follows from some changes, in the same work. */
export type Follow = (work: Work, changes: readonly Change[]) => Promise<void>;

export interface WorkPlace {
  readonly db: Database;
  readonly clock: Clock;
  readonly bell: Bell;
  readonly jobs: Jobs;
  readonly site: string;
  readonly follow?: Follow;
}

type LogRow = typeof cambiosTable.$inferInsert;

/** More changes of one collection than this ring once. */
const MANY = 50;

type Header = Pick<LogRow, 'actorId' | 'comando' | 'en'>;

function logRows(header: Header, changes: readonly Change[], audiences: readonly Audience[]): LogRow[] {
  const perCollection = new Map<string, number>();
  for (const { coleccion } of changes) perCollection.set(coleccion, (perCollection.get(coleccion) ?? 0) + 1);
  const many = [...perCollection].filter(([, count]) => count > MANY).map(([coleccion]) => coleccion);

  return [
    ...audiences.map((audience) => ({
      ...header,
      tipo: 'acceso' as const,
      coleccion: 'acceso',
      despues: { ...audience },
    })),
    ...changes.map((change) => ({
      ...header,
      ...change,
      tipo: 'cambio' as const,
      silencioso: many.includes(change.coleccion),
    })),
    ...many.map((coleccion) => ({ ...header, tipo: 'varios' as const, coleccion })),
  ];
}

const APPEND = {
  name: 'cambios.anotar',
  text: `insert into cambios (en, actor_id, comando, tipo, coleccion, documento, antes, despues, detalle, silencioso)
    select en, "actorId", comando, tipo, coleccion, documento, antes, despues, detalle, coalesce(silencioso, false)
      from json_to_recordset($1) as fila (en timestamptz, "actorId" uuid, comando text, tipo text, coleccion text,
        documento text, antes jsonb, despues jsonb, detalle jsonb, silencioso boolean)`,
};

/** Thousands of rows are read several times faster column by column than from one JSON text; all are of one moment. */
const APPEND_MANY = {
  name: 'cambios.anotar-muchos',
  text: `insert into cambios (en, actor_id, comando, tipo, coleccion, documento, antes, despues, detalle, silencioso)
    select $1, actor_id, comando, tipo, coleccion, documento, antes::jsonb, despues::jsonb, detalle::jsonb, silencioso
      from unnest(columna($2)::uuid[], columna($3), columna($4), columna($5), columna($6),
        columna($7), columna($8), columna($9), columna($10)::boolean[])
      as fila (actor_id, comando, tipo, coleccion, documento, antes, despues, detalle, silencioso)`,
};

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Undefined when no row says anything of it: it is not sent. */
const jsonColumn = (values: readonly unknown[]): string | null | undefined =>
  values.some((value) => value !== null && value !== undefined) ? columnText(values.map(json)) : undefined;

const columnsOf = (rows: readonly LogRow[]): (string | null | undefined)[] => [
  rows[0]?.en,
  columnText(rows.map(({ actorId }) => actorId)),
  columnText(rows.map(({ comando }) => comando)),
  columnText(rows.map(({ tipo }) => tipo)),
  columnText(rows.map(({ coleccion }) => coleccion)),
  columnText(rows.map(({ documento }) => documento)),
  jsonColumn(rows.map(({ antes }) => antes)),
  jsonColumn(rows.map(({ despues }) => despues)),
  jsonColumn(rows.map(({ detalle }) => detalle)),
  columnText(rows.map(({ silencioso }) => silencioso ?? false)),
];

function appending(rows: readonly LogRow[]) {
  const columns = rows.length > MANY ? columnsOf(rows) : [null];
  return columns.includes(null)
    ? { ...APPEND, values: [JSON.stringify(rows)] }
    : { ...APPEND_MANY, values: columns };
}

/** Who does something, and under which name. */
export type Step = Pick<Work, 'actor' | 'command'>;

/** A work for each step, in one transaction; what changed is appended to the log by its last statement. */
export async function runWorks<T>(
  place: WorkPlace,
  steps: readonly Step[],
  body: (works: readonly Work[]) => Promise<T>,
): Promise<T> {
  if (steps.some(({ actor }) => actor.quienMira)) throw soloLectura();
  const now = place.clock.now();
  const { jobs, site } = place;
  const noted = steps.map((step) => ({ ...step, changes: [] as Change[], audiences: [] as Audience[] }));
  let logged: LogRow[] = [];
  const result = await inTransaction(
    place.db,
    async (tx) => {
      const works = noted.map(
        ({ actor, command, changes, audiences }): Work => ({
          actor,
          tx,
          now,
          command,
          site,
          record: (change) => void changes.push(change),
          access: (audience) => void audiences.push(audience),
          enqueue: (job, ...data) => jobs.enqueue({ tx, site }, job, data),
          enqueueAfter: (seconds, job, ...data) => jobs.enqueue({ tx, site }, job, data, seconds),
        }),
      );
      const value = await body(works);
      if (place.follow)
        for (const [i, { changes }] of noted.entries())
          if (changes.length > 0) await place.follow(works[i] as Work, [...changes]);
      return value;
    },
    {
      now,
      last: () => {
        logged = noted.flatMap(({ actor, command, changes, audiences }) =>
          logRows({ actorId: actor.id, comando: command, en: now.toISOString() }, changes, audiences),
        );
        return logged.length > 0 ? [appending(logged)] : [];
      },
    },
  );
  if (logged.length > 0) place.bell.ring(logged.some((row) => row.tipo === 'acceso'));
  return result;
}

/** Runs a command in a transaction of its own. */
export const runWork = <T>(
  place: WorkPlace,
  actor: Actor,
  command: string,
  body: (work: Work) => Promise<T>,
): Promise<T> => runWorks(place, [{ actor, command }], ([work]) => body(work as Work));
