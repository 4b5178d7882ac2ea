import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import {
  type ComandoEvaluacion,
  evaluacionEnBorrador,
  evaluacionTras,
} from '@catedra/shared/evaluaciones/rules.ts';
import { sinCerrar } from '#features/cursos/offers.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { lockFor } from '#platform/collections/store.ts';
import { setEstado } from '#platform/amend.ts';
import type { Work } from '#platform/changes/work.ts';

async function cambiarEstado(work: Work, id: string, comando: ComandoEvaluacion): Promise<Evaluacion> {
  const allowed = evaluaciones.policy.update(work.actor);
  const { cursoId } = await lockFor(work, evaluacionesBinding, id, allowed);
  // Its state decides whether its activity is ready, and what is not ready is not there for whoever learns.
  const evaluacion = await sinCerrar(work, [String(cursoId)], () =>
    setEstado(work, evaluacionesBinding, id, {
      allowed,
      from(before) {
        const estado = evaluacionTras(comando, before.estado as Evaluacion['estado']);
        if (!estado) throw evaluacionEnBorrador();
        return estado;
      },
    }),
  );
  return evaluacion as Evaluacion;
}

/** Learners may see it and, within its dates, take it. */
export const publicarEvaluacion = (work: Work, id: string): Promise<Evaluacion> =>
  cambiarEstado(work, id, 'publicar');

/** Nobody begins an attempt any more. */
export const cerrarEvaluacion = (work: Work, id: string): Promise<Evaluacion> =>
  cambiarEstado(work, id, 'cerrar');

/** Takes the evaluation out of the learners' sight to change it. */
export const volverABorrador = (work: Work, id: string): Promise<Evaluacion> =>
  cambiarEstado(work, id, 'volver-a-borrador');
