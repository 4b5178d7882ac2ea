import type { EnCursos } from '@catedra/shared/lotes/asignaciones.ts';

const LARGO = 36;

/** A row is known by its person and its course, one id after the other. */
export function enCursosDe(filas: readonly string[]): EnCursos {
  const suyas = filas.map((fila) => ({ usuarioId: fila.slice(0, LARGO), cursoId: fila.slice(LARGO) }));
  return [...Map.groupBy(suyas, ({ cursoId }) => cursoId)].map(([cursoId, unas]) => ({
    cursoId,
    usuarioIds: unas.map(({ usuarioId }) => usuarioId),
  }));
}
