import { isDeepStrictEqual } from 'node:util';
import { datosInvalidos, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios } from '@catedra/shared/evaluaciones/efectivo.ts';
import { daMasTiempo } from '@catedra/shared/evaluaciones/mas-tiempo.ts';
import type { ExcepcionDeEvaluacion, GuardarExcepcion } from '@catedra/shared/evaluaciones/schemas.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import { sql } from 'drizzle-orm';
import { exigirPersona, leerParaAutor } from '#features/evaluaciones/alcance.ts';
import { notify } from '#features/avisos/offers.ts';
import { anotarComposicion, avisar } from '#features/evaluaciones/audit.ts';
import { consultaDeExcepciones } from '#features/evaluaciones/leer-excepciones.ts';
import { avisoDeMasTiempo } from '#features/evaluaciones/notices.ts';
import type { Work } from '#platform/changes/work.ts';
import { asDomainError } from '#platform/db/errors.ts';

const UNA_CADA_UNO = {
  evaluacion_excepciones_una_por_persona: {
    field: 'usuarioId',
    message: 'Esa persona ya tiene una excepción aquí: cámbiala.',
  },
  evaluacion_excepciones_una_por_grupo: {
    field: 'grupoId',
    message: 'Ese grupo ya tiene una excepción aquí: cámbiala.',
  },
};

const momento = (texto: string | null | undefined) => texto && new Date(texto).toISOString();

function limpios(cambios: GuardarExcepcion['cambios']): Cambios {
  const { abreEn, cierraEn, ...resto } = cambios;
  if (abreEn && cierraEn && Date.parse(cierraEn) <= Date.parse(abreEn))
    throw datosInvalidos({ 'cambios.cierraEn': 'El cierre debe ser posterior a la apertura.' });
  const todos = { ...resto, abreEn: momento(abreEn), cierraEn: momento(cierraEn) };
  return Object.fromEntries(Object.entries(todos).filter(([, valor]) => valor !== undefined));
}

/** Whom the actor may prolong, and has this evaluation; a group as its people. */
async function exigirDestino(
  work: Work,
  { cursoId }: Evaluacion,
  { usuarioId, grupoId }: Pick<GuardarExcepcion, 'usuarioId' | 'grupoId'>,
): Promise<void> {
  const scope = puedeAmpliar(work.actor);
  if (usuarioId) {
    await exigirPersona(work.tx, scope, usuarioId);
    const { rows } = await work.tx.execute(
      sql`select from matriculas where usuario_id = ${usuarioId} and curso_id = ${cursoId}`,
    );
    if (rows.length === 0) throw datosInvalidos({ usuarioId: 'Esa persona no tiene este curso.' });
    return;
  }
  const { rows } = await work.tx.execute(sql`select from grupos where id = ${grupoId}`);
  const suyo = scope === true || work.actor.tutorGrupoIds.includes(grupoId ?? '');
  if (rows.length === 0 || !suyo) throw noEncontrado();
}

async function exigirAmpliar(work: Work, id: string): Promise<Evaluacion> {
  if (puedeAmpliar(work.actor) === false) throw sinPermiso();
  return leerParaAutor(work.tx, work.actor, id);
}

/** Gives one person or one group other rules; asked again, they are the same. */
export async function guardarExcepcion(
  work: Work,
  evaluacionId: string,
  id: string,
  { usuarioId, grupoId, motivo, ...entrada }: GuardarExcepcion,
): Promise<ExcepcionDeEvaluacion> {
  const evaluacion = await exigirAmpliar(work, evaluacionId);
  const cambios = limpios(entrada.cambios);
  await exigirDestino(work, evaluacion, { usuarioId, grupoId });
  const suya = sql`x.id = ${id} and x.evaluacion_id = ${evaluacionId}`;
  const [antes] = await consultaDeExcepciones(work.tx, work.actor, suya);
  if (antes && isDeepStrictEqual(antes.cambios, cambios) && antes.motivo === motivo) return antes;
  try {
    const { rows } = await work.tx.execute(sql`
      insert into evaluacion_excepciones as x (id, evaluacion_id, usuario_id, grupo_id, cambios, motivo, por, en)
      values (${id}, ${evaluacionId}, ${usuarioId}, ${grupoId}, ${JSON.stringify(cambios)}::jsonb, ${motivo},
              ${work.actor.id}, ${work.now.toISOString()})
      on conflict (id) do update
         set cambios = excluded.cambios, motivo = excluded.motivo, por = excluded.por, en = excluded.en, antes = null
       where x.evaluacion_id = excluded.evaluacion_id and x.usuario_id is not distinct from excluded.usuario_id
         and x.grupo_id is not distinct from excluded.grupo_id
      returning x.id`);
    if (rows.length === 0) throw noEncontrado();
  } catch (error) {
    throw asDomainError(error, UNA_CADA_UNO);
  }
  const [despues] = await consultaDeExcepciones(work.tx, work.actor, suya);
  if (!despues) throw noEncontrado();
  anotarComposicion(work, evaluacion, {
    excepcion: [antes?.cambios ?? null, cambios],
    de: [null, usuarioId ?? grupoId],
  });
  avisar(work, evaluacion);
  if (daMasTiempo(evaluacion, antes?.cambios ?? {}, cambios))
    await notify(work, avisoDeMasTiempo, ...(await aQuienes(work, evaluacion, id)));
  return despues;
}

/** Those whom an exception is about, and have the course. */
async function aQuienes({ tx, now }: Work, { id: evaluacionId, cursoId }: Evaluacion, excepcionId: string) {
  const { rows } = await tx.execute<{ usuarioId: string }>(sql`
    select m.usuario_id as "usuarioId" from evaluacion_excepciones x
      join matriculas m on m.curso_id = ${cursoId} and (m.usuario_id = x.usuario_id
        or m.usuario_id in (select g.usuario_id from grupo_miembros g where g.grupo_id = x.grupo_id))
     where x.id = ${excepcionId} order by 1`);
  const cuando = now.toISOString();
  return rows.map(({ usuarioId }) => ({ usuarioId, evaluacionId, excepcionId, cuando }));
}

/** The rules are everybody's again; one that is gone already stays so. */
export async function quitarExcepcion(work: Work, evaluacionId: string, id: string): Promise<void> {
  const evaluacion = await exigirAmpliar(work, evaluacionId);
  const suya = sql`x.id = ${id} and x.evaluacion_id = ${evaluacionId}`;
  const [antes] = await consultaDeExcepciones(work.tx, work.actor, suya);
  if (!antes) throw noEncontrado();
  await work.tx.execute(sql`delete from evaluacion_excepciones where id = ${id}`);
  anotarComposicion(work, evaluacion, {
    excepcion: [antes.cambios, null],
    de: [(antes.usuario ?? antes.grupo)?.id ?? null, null],
  });
  avisar(work, evaluacion);
}
