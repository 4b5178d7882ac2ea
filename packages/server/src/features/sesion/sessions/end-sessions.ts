import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { sesionesTable } from '#features/sesion/table.ts';
import type { Work } from '#platform/changes/work.ts';

type Motivo = 'cerrada' | 'contrasena';

/** Ends open sessions, tells their screens why, and answers how many there were. */
async function end(work: Work, which: SQL | undefined, motivo: Motivo): Promise<number> {
  const ended = await work.tx
    .update(sesionesTable)
    .set({ motivoFin: motivo })
    .where(and(which, isNull(sesionesTable.motivoFin)))
    .returning({ usuarioId: sesionesTable.usuarioId });
  for (const usuarioId of new Set(ended.map((session) => session.usuarioId))) work.access({ usuarioId });
  return ended.length;
}

/** Every session of a person. */
export const terminarSesionesDe = (
  work: Work,
  usuarioId: string,
  motivo: Motivo = 'cerrada',
): Promise<number> => end(work, eq(sesionesTable.usuarioId, usuarioId), motivo);

export const terminarSesionesDeVarios = (
  work: Work,
  usuarioIds: readonly string[],
  motivo: Motivo,
): Promise<number> => end(work, inArray(sesionesTable.usuarioId, [...usuarioIds]), motivo);

/** Every session of the person but the one they are using. */
export const terminarOtrasSesiones = (work: Work, sesionId: string, motivo: Motivo): Promise<number> =>
  end(work, and(eq(sesionesTable.usuarioId, work.actor.id), ne(sesionesTable.id, sesionId)), motivo);

export const terminarSesion = (work: Work, hash: Buffer): Promise<number> =>
  end(work, eq(sesionesTable.hash, hash), 'cerrada');

/** One of the actor's own sessions, chosen from the list. */
export const terminarSesionPropia = (work: Work, sesionId: string): Promise<number> =>
  end(work, and(eq(sesionesTable.id, sesionId), eq(sesionesTable.usuarioId, work.actor.id)), 'cerrada');
