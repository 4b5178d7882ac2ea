import { sql } from 'drizzle-orm';
import { SIN_LLEGAR } from '#features/avisos/offers.ts';
import { USO } from '#features/archivos/offers.ts';
import { inTime, keptFor } from '#features/tecnico/kept-for.ts';
import type { Platform } from '#platform/platform.ts';
import { type QueueSum, readQueues } from '#platform/jobs/queues.ts';

export interface AcademyFigures {
  readonly queues: readonly QueueSum[];
  readonly mailsWaiting: number;
  readonly mailsWaitingSeconds: number;
  readonly mailsLost: number;
  readonly databaseBytes: number;
  readonly storageBytes: number;
  readonly storageFiles: number;
  readonly examsOpen: number;
}

type Row = Omit<AcademyFigures, 'queues'> & Record<string, unknown>;

/** However often it is asked, the database is asked at most this often by each process. */
const KEPT_MS = 15_000;

/** Whoever reads figures waits ten seconds. */
const PATIENCE_MS = 5000;

async function readFigures({ db, clock }: Platform): Promise<AcademyFigures> {
  const now = clock.now().toISOString();
  const [queues, { rows }] = await Promise.all([
    readQueues(db),
    db.execute<Row>(sql`
      select correos.*, uso.*, pg_database_size(current_database())::float as "databaseBytes",
             (select count(*)::int from correos where ${SIN_LLEGAR} and en > ${now}::timestamptz - interval '1 day')
               as "mailsLost",
             (select count(*)::int from intentos where estado = 'en_curso' and estado in ('en_curso', 'vencido'))
               as "examsOpen"
        from (select count(*)::int as "mailsWaiting",
                     coalesce(extract(epoch from ${now}::timestamptz - min(en)), 0)::float as "mailsWaitingSeconds"
                from correos where estado in ('esperando', 'saliendo') and estado <> 'entregado') correos,
             (select coalesce(sum(s.bytes), 0)::float as "storageBytes",
                     coalesce(sum(s.archivos), 0)::int as "storageFiles" from ${USO} s) uso`),
  ]);
  const [row] = rows;
  if (!row) throw new Error('a query of one row gave none');
  return { ...row, queues };
}

/** What is the same whichever process is asked. */
export const academyFigures = (platform: Platform): (() => Promise<AcademyFigures>) =>
  keptFor(KEPT_MS, () => inTime(PATIENCE_MS, readFigures(platform)));
