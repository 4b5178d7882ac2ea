import { DIA } from '@catedra/shared/core/duraciones.ts';
import { eq, sql } from 'drizzle-orm';
import { feedbackTable } from '#features/feedback/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { conEntregas } from '#seed/content/entregas.ts';
import { historia } from '#seed/content/historia.ts';
import { idDe } from '#seed/content/id.ts';
import { conIntentos } from '#seed/content/intentos.ts';
import { type Hecho, porRondas } from '#seed/content/renovaciones.ts';
import { loadAttempts } from '#seed/load-attempts.ts';
import { idDeActividad, idDeCurso } from '#seed/load-courses.ts';
import { loadEntregas } from '#seed/load-entregas.ts';
import type { Guardado } from '#seed/load-files.ts';
import { idDePersona } from '#seed/load-people.ts';

/** Some seconds of work on a slow machine, done before any transaction waits for it. */
export function tellHistory(now: Date) {
  const { feedback, ...contada } = historia(now);
  const { accesos, intentos, progreso } = conIntentos({ ...contada, feedback }, now);
  return { accesos, ...porRondas({ feedback, intentos, ...conEntregas(progreso, now) }) };
}

type Entregado = readonly Guardado[];

async function loadDone(
  tx: Tx,
  { progreso, intentos, entregas, feedback }: Hecho,
  archivos: Entregado,
): Promise<void> {
  const rows = progreso.map(
    ({ persona, curso, actividad, iniciadoEn, actualizadoEn, completadoEn, ...paso }) => ({
      ...paso,
      id: idDe(`progreso:${persona}:${actividad}`),
      usuarioId: idDePersona(persona),
      cursoId: idDeCurso(curso),
      actividadId: idDeActividad(actividad),
      creadoEn: iniciadoEn.toISOString(),
      iniciadoEn: iniciadoEn.toISOString(),
      actualizadoEn: actualizadoEn.toISOString(),
      completadoEn: completadoEn?.toISOString() ?? null,
    }),
  );
  for (let i = 0; i < rows.length; i += 1000) await tx.insert(progresoTable).values(rows.slice(i, i + 1000));
  await loadAttempts(tx, intentos);
  await loadEntregas(tx, entregas, archivos);
  if (feedback.length === 0) return;
  await tx.insert(feedbackTable).values(
    feedback.map(({ clave, persona, curso, actividad, creadoEn, ...opinion }) => ({
      ...opinion,
      id: idDe(`feedback:${clave}`),
      usuarioId: idDePersona(persona),
      cursoId: idDeCurso(curso),
      actividadId: actividad && idDeActividad(actividad),
      creadoEn: creadoEn.toISOString(),
      actualizadoEn: creadoEn.toISOString(),
    })),
  );
}

const TODAVIA_VALE = 150 * DIA;

/** Told at a moment in which what was done was still worth something, before the next round of anybody opened. */
async function loadEarlierRounds(tx: Tx, anterior: Hecho): Promise<void> {
  const ultimo = Math.max(...anterior.progreso.map(({ actualizadoEn }) => actualizadoEn.getTime()));
  const entonces = new Date(ultimo + TODAVIA_VALE).toISOString();
  const { rows } = await tx.execute<{ ahora: string }>(
    sql`select current_setting('catedra.ahora', true) as ahora`,
  );
  await tx.execute(sql`select set_config('catedra.ahora', ${entonces}, true)`);
  await loadDone(tx, anterior, []);
  await tx.execute(sql`select set_config('catedra.ahora', ${rows[0]?.ahora ?? ''}, true)`);
}

export async function loadHistory(
  tx: Tx,
  archivos: readonly Guardado[],
  { anterior, vigente, accesos }: ReturnType<typeof tellHistory>,
): Promise<void> {
  await loadEarlierRounds(tx, anterior);
  await loadDone(
    tx,
    vigente,
    archivos.filter(({ entregado }) => entregado),
  );
  for (const { persona, en } of accesos) {
    await tx
      .update(usuariosTable)
      .set({ ultimoAcceso: en.toISOString() })
      .where(eq(usuariosTable.id, idDePersona(persona)));
  }
}
