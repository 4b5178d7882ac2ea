import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { seCompletaDeOtraForma } from '@catedra/shared/progreso/schemas.ts';
import { seCompletaPorUnoMismo } from '@catedra/shared/progreso/rules.ts';
import { cargarMiCurso, cargarPasoAbierto } from '#features/progreso/cargar-paso.ts';
import { asSeen, insertMine, lockMine, updateMine } from '#features/progreso/store.ts';
import type { Work } from '#platform/changes/work.ts';

/** The learner says that it is done, where the rule lets them; saying it again changes nothing. */
export async function completarActividad(work: Work, zona: string, actividadId: string): Promise<Progreso> {
  const curso = await cargarMiCurso(work, zona, actividadId);
  const actual = await lockMine(work, actividadId);
  if (actual?.estado === 'completada') return asSeen(work, actual);

  const paso = await cargarPasoAbierto(work, curso, actividadId);
  if (!seCompletaPorUnoMismo(paso.regla)) throw seCompletaDeOtraForma(paso);

  const valores = {
    estado: 'completada',
    porcentaje: 100,
    completadoEn: work.now.toISOString(),
  } as const;
  const nueva = actual ? null : await insertMine(work, paso, valores);
  if (nueva) return asSeen(work, nueva);

  const fila = actual ?? (await lockMine(work, actividadId));
  if (!fila) throw noEncontrado();
  return asSeen(work, fila.estado === 'completada' ? fila : await updateMine(work, fila, valores));
}
