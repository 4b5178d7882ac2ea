import { MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { and, eq, gt } from 'drizzle-orm';
import { idasTable } from '#features/sesion/table.ts';
import { hashToken, newToken } from '#features/sesion/sessions/token.ts';
import type { Database } from '#platform/db/pool.ts';

const MINUTES = 10;

/** What must come back as it left: one browser, one state, one nonce, one proof of the code. */
export interface Visit {
  readonly estado: string;
  readonly nonce: string;
  readonly verificador: string;
}

export async function beginVisit(
  db: Database,
  visit: Visit,
  now: Date,
): Promise<{ token: string; expiraEn: Date }> {
  const token = newToken();
  const expiraEn = tras(now, MINUTES * MINUTO);
  await db.insert(idasTable).values({ hash: hashToken(token), ...visit, expiraEn: expiraEn.toISOString() });
  return { token, expiraEn };
}

/** The first return takes the visit away: a second one with the same state finds nothing. */
export async function takeVisit(db: Database, token: string, now: Date): Promise<Visit | null> {
  const [visit] = await db
    .delete(idasTable)
    .where(and(eq(idasTable.hash, hashToken(token)), gt(idasTable.expiraEn, now.toISOString())))
    .returning();
  return visit ?? null;
}
