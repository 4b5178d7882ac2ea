import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { CreadaConActividad, CrearConActividad } from '@catedra/shared/evaluaciones/schemas.ts';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { create } from '#platform/collections/create.ts';

/** An activity of tipo `evaluacion` never lives without its rules: both are created, or none. */
export async function crearConActividad(work: Work, input: CrearConActividad): Promise<CreadaConActividad> {
  const { id: actividadId, ...actividad } = input.actividad;
  const { id, ...reglas } = input.evaluacion;
  const creada = await create(work, actividadesBinding, actividadId, actividad);
  const evaluacion = { ...reglas, actividadId, cursoId: actividad.cursoId };
  return {
    actividad: creada as Actividad,
    evaluacion: (await create(work, evaluacionesBinding, id, evaluacion)) as Evaluacion,
  };
}
