import { eq } from 'drizzle-orm';
import { feedbackTable } from '#features/feedback/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { conEntregas } from '#seed/content/entregas.ts';
import { historia } from '#seed/content/historia.ts';
import { idDe } from '#seed/content/id.ts';
import { conIntentos } from '#seed/content/intentos.ts';
import { loadAttempts } from '#seed/load-attempts.ts';
import { idDeActividad, idDeCurso } from '#seed/load-courses.ts';
import { loadEntregas } from '#seed/load-entregas.ts';
import type { Guardado } from '#seed/load-files.ts';
import { idDePersona } from '#seed/load-people.ts';

/** Some seconds of work on a slow machine, done before any transaction waits for it. */
export function tellHistory(now: Date) {
  const { feedback, ...contada } = historia(now);
  const { accesos, intentos, progreso } = conIntentos({ ...contada, feedback }, now);
  return { feedback, accesos, intentos, ...conEntregas(progreso, now) };
}

export async function loadHistory(
  tx: Tx,
  archivos: readonly Guardado[],
  { progreso, entregas, intentos, accesos, feedback }: ReturnType<typeof tellHistory>,
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
  await loadEntregas(
    tx,
    entregas,
    archivos.filter(({ entregado }) => entregado),
  );
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
  for (const { persona, en } of accesos) {
    await tx
      .update(usuariosTable)
      .set({ ultimoAcceso: en.toISOString() })
      .where(eq(usuariosTable.id, idDePersona(persona)));
  }
}
