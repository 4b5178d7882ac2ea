import type { Actor, Audience, ScopeFields } from '@catedra/shared';
import type { Bell } from '#platform/changes/bell.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

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
  record(change: Change): void;
  /** Someone's rights changed: they reload who they are. */
  access(audience: Audience): void;
}

export interface WorkPlace {
  readonly db: Database;
  readonly clock: Clock;
  readonly bell: Bell;
}

type LogRow = typeof cambiosTable.$inferInsert;

/** More changes of one collection than this ring once. */
const MANY = 50;
const CHUNK = 1000;

function logRows(work: Work, changes: readonly Change[], audiences: readonly Audience[]): LogRow[] {
  const header = { actorId: work.actor.id, comando: work.command, en: work.now.toISOString() };
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

/** Runs a command in one transaction; what changed is appended to the log by its last statement. */
export async function runWork<T>(
  place: WorkPlace,
  actor: Actor,
  command: string,
  body: (work: Work) => Promise<T>,
): Promise<T> {
  let logged: LogRow[] = [];
  const result = await place.db.transaction(async (tx) => {
    const changes: Change[] = [];
    const audiences: Audience[] = [];
    const work: Work = {
      actor,
      tx,
      now: place.clock.now(),
      command,
      record: (change) => void changes.push(change),
      access: (audience) => void audiences.push(audience),
    };
    const value = await body(work);
    const rows = logRows(work, changes, audiences);
    for (let i = 0; i < rows.length; i += CHUNK)
      await tx.insert(cambiosTable).values(rows.slice(i, i + CHUNK));
    logged = rows;
    return value;
  });
  if (logged.length > 0) place.bell.ring(logged.some((row) => row.tipo === 'acceso'));
  return result;
}
