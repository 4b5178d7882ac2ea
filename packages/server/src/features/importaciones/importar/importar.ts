import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { puedeTraerAhi } from '@catedra/shared/importaciones/policy.ts';
import { and, eq } from 'drizzle-orm';
import { cursoDelDestino } from '#features/importaciones/destino.ts';
import { apartar, escribirTanda } from '#features/importaciones/importar/escribir-tanda.ts';
import { prepararDestino } from '#features/importaciones/importar/carpetas.ts';
import type { ImportacionRow } from '#features/importaciones/queries.ts';
import { importacionesTable } from '#features/importaciones/table.ts';
import { loadActiveActor } from '#features/sesion/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import { willPass } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessLocked } from '#platform/turns/lock.ts';

const COMANDO = 'importaciones.importar';

/** Whoever ordered it, with the rights they have now. */
async function actorDe(db: Database, row: ImportacionRow): Promise<Actor> {
  const actor = await loadActiveActor(db, row.usuarioId);
  if (!actor || !puedeTraerAhi(actor, await cursoDelDestino(db, actor, row))) throw sinPermiso();
  return actor;
}

async function hacer(platform: Platform, row: ImportacionRow): Promise<void> {
  const { db } = platform;
  const preparada = await runWork(platform, await actorDe(db, row), COMANDO, async (work) => {
    await apartar(work, row.id);
    // What only brings others up to date goes nowhere new.
    return row.carpetaId || row.evaluacionId || row.nueva ? prepararDestino(work, row) : row;
  });
  for (;;) {
    const actor = await actorDe(db, preparada);
    const queda = await runWork(platform, actor, COMANDO, async (work) => {
      if (await escribirTanda(work, preparada)) return true;
      await work.tx
        .update(importacionesTable)
        .set({ estado: 'importada', terminadaEn: work.now.toISOString() })
        .where(eq(importacionesTable.id, row.id));
      return false;
    });
    if (!queda) return;
  }
}

async function anotarFallo({ db, clock, log }: Platform, id: string, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) log.error({ err: error }, 'se detuvo una importación de preguntas');
  const motivo = error instanceof DomainError ? error.message : 'Algo falló y la importación se detuvo.';
  await db
    .update(importacionesTable)
    .set({ estado: 'fallida', motivo, terminadaEn: clock.now().toISOString() })
    .where(and(eq(importacionesTable.id, id), eq(importacionesTable.estado, 'importando')));
}

/** Writes what was reviewed, part by part: harmless when run twice, and goes on where it was cut. */
export const importar = (platform: Platform, id: string): Promise<void> =>
  unlessLocked(platform.db, `importaciones.${id}`, async () => {
    const [row] = await platform.db.select().from(importacionesTable).where(eq(importacionesTable.id, id));
    if (row?.estado !== 'importando') return;
    try {
      await hacer(platform, row);
    } catch (error) {
      if (willPass(error)) throw error;
      await anotarFallo(platform, id, error);
    }
  });
