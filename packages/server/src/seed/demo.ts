import { and, eq, inArray, sql } from 'drizzle-orm';
import { sesionesTable } from '#features/sesion/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { idsDemo } from '#seed/accounts.ts';
import { loadBin } from '#seed/load-bin.ts';
import { loadCertificates } from '#seed/load-certificates.ts';
import { loadAnnouncements } from '#seed/load-announcements.ts';
import { loadExternals } from '#seed/load-externals.ts';
import { loadCourses } from '#seed/load-courses.ts';
import { loadFigures } from '#seed/load-figures.ts';
import { storeFiles } from '#seed/load-files.ts';
import { loadHistory, tellHistory } from '#seed/load-history.ts';
import { loadWaivers } from '#seed/load-waivers.ts';
import { loadNotices } from '#seed/load-notices.ts';
import { loadQuestions } from '#seed/load-questions.ts';
import { loadGroups, loadPeople } from '#seed/load-people.ts';

export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from usuarios) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Whole or not at all: a start that is cut begins again from nothing. */
export async function loadDemo(place: Pick<Platform, 'db' | 'config' | 'storage'>, now: Date): Promise<void> {
  const { db } = place;
  const archivos = await storeFiles(place);
  const history = tellHistory(now);
  await inTransaction(db, async (tx) => {
    await loadPeople(tx, now);
    await loadCourses(tx, archivos, now);
    await loadGroups(tx, now);
    await loadQuestions(tx, now);
    await loadHistory(tx, archivos, history);
    await loadWaivers(tx);
    await loadCertificates(tx, now);
    await loadExternals(tx, now);
    await loadAnnouncements(tx, now);
    await loadNotices(tx, now);
    await loadFigures(tx, now);
    await loadBin(tx, now);
  });
  await db.execute(sql`analyze`);
}

export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const active = and(inArray(usuariosTable.id, [...idsDemo]), eq(usuariosTable.estado, 'activo'));
  return (await db.select({ id: usuariosTable.id }).from(usuariosTable).where(active).limit(1)).length > 0;
}

/** Accounts whose password is printed in the README must not open a real academy. Returns how many were open. */
export async function suspendDemoAccounts(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    // The demo's own Super Administrador may be the last one; `npm run admin -- crear` makes the first real one.
    await tx.execute(sql`set local catedra.permite_sin_administrador = 'si'`);
    const mine = inArray(usuariosTable.id, [...idsDemo]);
    await tx.delete(sesionesTable).where(inArray(sesionesTable.usuarioId, [...idsDemo]));
    const suspended = await tx
      .update(usuariosTable)
      .set({ estado: 'suspendido' })
      .where(and(mine, eq(usuariosTable.estado, 'activo')))
      .returning({ id: usuariosTable.id });
    return suspended.length;
  });
}
