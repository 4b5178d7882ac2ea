import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { lockConnection } from '#platform/turns/lock.ts';
import { applyRules, type Step } from './apply-rules.ts';
import { readPrints, serverVersion } from './catalog.ts';
import { inASentence, isBusy } from './errors.ts';
import { type Base, readBase, refuseTakenNames, startFromBase } from './from-base.ts';
import { inWords, type Kept, readKept, writeKept } from './kept-rules.ts';
import {
  applyMigrations,
  type Migration,
  readApplied,
  readJournal,
  refuseNewer,
  refusePassedOver,
} from './migrations.ts';
import { refuseMissingRights, refuseUnfitServer } from './refusals.ts';
import { type Edition, readEdition, readRules } from './rules.ts';

/** Where the form of a database is said, and what of it rules. */
export interface Schema {
  /** What is stored: files that run once, in their order. */
  readonly migrations: string;
  /** What the first of them leave in a database that had nothing, in one file. */
  readonly base: string | null;
  /** What runs: functions, views and triggers, as they are today. */
  readonly rules: string;
  /** The number of that set and what it holds. */
  readonly edition: string;
  /** What every start sets right in what is stored. */
  readonly settle: (client: pg.Client) => Promise<void>;
}

export interface Patience {
  /** How long others may be kept waiting behind this one. */
  readonly lockMs: number;
  readonly totalMs: number;
}

const PATIENCE: Patience = { lockMs: 3000, totalMs: MINUTO };
const PAUSE_MS = 500;

interface Work {
  /** A database that had none starts from it. */
  readonly base: Base | null;
  readonly pending: readonly Migration[];
  readonly edition: Edition;
  readonly kept: Kept | null;
  readonly servidor: number;
}

type Tell = (sentence: string) => void;

/** A set with a lower number is an older one: what is there is newer, and stays. */
const bringsRules = ({ edition, kept, servidor }: Work): boolean =>
  kept === null ||
  edition.numero > kept.numero ||
  (edition.numero === kept.numero && (edition.digest !== kept.digest || servidor !== kept.servidor));

async function look(client: pg.Client, schema: Schema): Promise<Work> {
  const journal = readJournal(schema.migrations);
  const applied = await readApplied(client);
  const last = Math.max(0, ...applied);
  const file = schema.base === null ? null : readBase(schema.base);
  refuseNewer(journal, last);
  refusePassedOver(journal, applied, file?.upTo);
  const base = last === 0 ? file : null;
  if (base) await refuseTakenNames(client, base);
  return {
    base,
    pending: journal.filter(({ when }) => when > last),
    edition: readEdition(schema.edition),
    kept: await readKept(client),
    servidor: await serverVersion(client),
  };
}

async function tellWhatSomebodyChanged(client: pg.Client, work: Work, tell: Tell): Promise<void> {
  const { kept, servidor } = work;
  if (!kept || kept.servidor !== servidor) return;
  const prints = await readPrints(client);
  const changed = Object.entries(kept.puestas).filter(([key, { print }]) => prints.get(key) !== print);
  if (changed.length === 0) return;
  const names = changed.map(([key]) => `${inWords(key)}${prints.has(key) ? '' : ' (ya no está)'}`).toSorted();
  const then = bringsRules(work)
    ? 'El programa pone ahora las suyas.'
    : 'Siguen así hasta que el programa traiga otras.';
  tell(`Alguien cambió a mano reglas de la base de datos: ${names.join(', ')}. ${then}`);
}

async function write(client: pg.Client, schema: Schema, work: Work, step: Step): Promise<string[]> {
  const { base, pending, edition, kept, servidor } = work;
  const folder = schema.migrations;
  const left = base ? await startFromBase(client, { base, folder, pending, step }) : pending;
  await applyMigrations(client, folder, left, step);
  if (!bringsRules(work)) return [];
  const { puestas, stuck } = await applyRules(client, readRules(schema.rules), kept, step);
  await writeKept(client, { ...edition, servidor, puestas });
  return [...stuck];
}

/** All of it or nothing; others wait behind this one only so long. */
async function attempt(
  client: pg.Client,
  { schema, work, lockMs, step }: { schema: Schema; work: Work; lockMs: number; step: Step },
): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    const stuck = await write(client, schema, work, step);
    await client.query('commit');
    return stuck;
  } catch (error) {
    // Of a connection that was cut, what cut it is told, and not that it can't be asked any more.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tries until it is had. Rules alone are left for the next start after a while: those of before serve meanwhile. */
async function insist(
  client: pg.Client,
  { schema, work, patience, tell }: { schema: Schema; work: Work; patience: Patience; tell: Tell },
): Promise<void> {
  let doing = '';
  let since = performance.now();
  for (;;) {
    try {
      const step = (what: string) => {
        doing = what;
      };
      const stuck = await attempt(client, { schema, work, lockMs: patience.lockMs, step });
      if (stuck.length > 0)
        tell(`Sigue en la base lo que el programa ya no trae, porque algo lo usa: ${stuck.join(', ')}.`);
      return;
    } catch (error) {
      if (!isBusy(error)) throw inASentence(error, doing);
    }
    if (performance.now() - since >= patience.totalMs) {
      const busy = `No se pudo poner al día ${doing}: otro programa tiene ocupada su tabla.`;
      if (work.pending.length === 0) {
        tell(`${busy} Siguen las reglas de antes; el próximo arranque lo intenta de nuevo.`);
        return;
      }
      tell(`${busy} Se sigue intentando: sin ello no se puede arrancar.`);
      since = performance.now();
    }
    await pause(PAUSE_MS);
  }
}

/** Brings a database to today's form under a lock, so that several processes may start at once. */
export async function migrate(
  url: string,
  schema: Schema,
  tell: Tell,
  patience: Patience = PATIENCE,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What is being asked when a connection is cut fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockConnection(client, 'catedra.migraciones');
    await refuseUnfitServer(client);
    const work = await look(client, schema);
    await tellWhatSomebodyChanged(client, work, tell);
    if (work.pending.length > 0 || bringsRules(work)) {
      const functions = readRules(schema.rules).flatMap(({ kind, name }) =>
        kind === 'function' ? [name] : [],
      );
      await refuseMissingRights(client, functions);
      await insist(client, { schema, work, patience, tell });
    }
    await schema.settle(client);
  } finally {
    await client.end();
  }
}
