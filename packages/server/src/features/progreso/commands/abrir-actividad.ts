import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { cargarMiCurso, cargarPasoAbierto } from '#features/progreso/cargar-paso.ts';
import { asSeen, insertMine, lockMine } from '#features/progreso/store.ts';
import type { Work } from '#platform/changes/work.ts';

/** The first opening is written down; opening it again changes nothing. */
export async function abrirActividad(work: Work, zona: string, actividadId: string): Promise<Progreso> {
  const curso = await cargarMiCurso(work, zona, actividadId);
  const abierta = await lockMine(work, actividadId);
  if (abierta) return asSeen(work, abierta);

  const paso = await cargarPasoAbierto(work, curso, actividadId);
  const valores = { estado: 'en_curso', porcentaje: 0, completadoEn: null } as const;
  const fila = (await insertMine(work, paso, valores)) ?? (await lockMine(work, actividadId));
  if (!fila) throw noEncontrado();
  return asSeen(work, fila);
}
