import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import {
  evaluacionIncompleta,
  hayIntentosAbiertos,
} from '@catedra/shared/evaluaciones/lista-para-publicar.ts';
import {
  type ComandoEvaluacion,
  evaluacionEnBorrador,
  evaluacionTras,
} from '@catedra/shared/evaluaciones/rules.ts';
import { sql } from 'drizzle-orm';
import { sinCerrar } from '#features/cursos/offers.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { leerLista } from '#features/evaluaciones/leer-lista.ts';
import { lockFor } from '#platform/collections/store.ts';
import { setEstado } from '#platform/amend.ts';
import type { Work } from '#platform/changes/work.ts';

/** The questions by name stay as they are until it is published: a change that comes later finds them in use. */
async function exigirCompleta(work: Work, id: string): Promise<void> {
  await work.tx.execute(sql`
    select from preguntas p
     where p.id in (select l.pregunta_id from evaluacion_lugares l where l.evaluacion_id = ${id})
     order by p.id for share of p`);
  const impiden = (await leerLista(work.tx, id, work.now)).fallos.filter(({ impide }) => impide);
  if (impiden.length > 0) throw evaluacionIncompleta(impiden);
}

async function exigirSinIntentos(work: Work, id: string): Promise<void> {
  const { rows } = await work.tx.execute<{ n: number }>(sql`
    select count(*)::int as n from intentos where evaluacion_id = ${id} and estado in ('en_curso', 'vencido')`);
  const abiertos = rows[0]?.n ?? 0;
  if (abiertos > 0) throw hayIntentosAbiertos(abiertos);
}

const EXIGE: Readonly<Partial<Record<ComandoEvaluacion, (work: Work, id: string) => Promise<void>>>> = {
  publicar: exigirCompleta,
  'volver-a-borrador': exigirSinIntentos,
};

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
      check: async () => EXIGE[comando]?.(work, id),
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
