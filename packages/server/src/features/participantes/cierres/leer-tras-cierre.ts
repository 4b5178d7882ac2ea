import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import {
  type CierrePrevisto,
  type CierresAntes,
  SIN_CIERRES_ANTES,
} from '@catedra/shared/participantes/cierres.ts';
import { type SQL, sql } from 'drizzle-orm';
import { exigirPersona, leerParaAutor } from '#features/evaluaciones/offers.ts';
import type { Previsto, Prueba } from '#features/participantes/cierres/casos.ts';
import { contarCierresAntes } from '#features/participantes/cierres/contar.ts';
import { deSuMatricula } from '#features/participantes/cierres/entradas.ts';
import type { Database } from '#platform/db/pool.ts';

/** Whether its course asks for it, as it is or as it is about to be. */
async function laPide(
  db: Database,
  prueba: Omit<Prueba, 'titulo'>,
  sera: CierrePrevisto['sera'],
): Promise<string | undefined> {
  const alaVista = sera === 'publicada' ? sql`viva(a.papelera)` : sql`a.lista`;
  const cuenta =
    sera === 'obligatoria'
      ? sql`true`
      : sql`(a.obligatoria or not exists (select from actividades o
              where o.curso_id = e.curso_id and o.obligatoria and o.lista and not o.oculta))`;
  const { rows } = await db.execute<{ titulo: string }>(sql`
    select a.titulo from evaluaciones e join actividades a on a.id = e.actividad_id and not a.oculta
     where e.id = ${prueba.evaluacionId} and ${alaVista} and ${cuenta}`);
  return rows[0]?.titulo;
}

/** The person or the group of an exception: whoever may give them one, as giving it asks. */
async function exigirDestino(
  db: Database,
  actor: Actor,
  { usuarioId, grupoId }: CierrePrevisto,
): Promise<void> {
  if (!usuarioId && !grupoId) return;
  const scope = puedeAmpliar(actor);
  if (scope === false) throw sinPermiso();
  if (usuarioId) await exigirPersona(db, scope, usuarioId);
  if (grupoId && scope !== true && !actor.tutorGrupoIds.includes(grupoId)) throw noEncontrado();
}

const deQuien = ({ usuarioId, grupoId }: CierrePrevisto): SQL => {
  if (usuarioId) return sql`m.usuario_id = ${usuarioId}`;
  if (grupoId)
    return sql`m.usuario_id in (select gm.usuario_id from miembros_vigentes gm where gm.grupo_id = ${grupoId})`;
  return sql`true`;
};

/** Everybody's close, or the exceptions with the one that is being given. */
function previstoDe(evaluacionId: string, { cierraEn, usuarioId, grupoId }: CierrePrevisto): Previsto {
  if (cierraEn === undefined) return {};
  if (!usuarioId && !grupoId) return { cierraEn: sql`${cierraEn}::timestamptz` };
  const suya = usuarioId ? sql`x.usuario_id = ${usuarioId}` : sql`x.grupo_id = ${grupoId}`;
  const excepciones = sql`(
    select x.evaluacion_id, x.usuario_id, x.grupo_id, x.cambios from evaluacion_excepciones x
     where x.evaluacion_id = ${evaluacionId} and (${suya}) is not true
    union all select ${evaluacionId}::uuid, ${usuarioId ?? null}::uuid, ${grupoId ?? null}::uuid,
                     jsonb_build_object('cierraEn', ${cierraEn}::text))`;
  return { excepciones };
}

/** Who would have time for the course once an evaluation of it closed to them, if this were done; nothing changes. */
export async function leerPlazosTrasCierre(
  db: Database,
  actor: Actor,
  evaluacionId: string,
  pedido: CierrePrevisto,
): Promise<CierresAntes> {
  const { cursoId } = await leerParaAutor(db, actor, evaluacionId);
  await exigirDestino(db, actor, pedido);
  const titulo = await laPide(db, { evaluacionId, cursoId }, pedido.sera);
  if (titulo === undefined) return SIN_CIERRES_ANTES;
  const pruebas = [{ evaluacionId, cursoId, titulo }];
  const { cierraEn, usuarioId, grupoId } = pedido;
  // Of everybody's close, only of whoever has the course for longer is anything else looked at.
  const conTiempo =
    cierraEn !== undefined && !usuarioId && !grupoId
      ? sql`m.vence_en > ${cierraEn}::timestamptz`
      : sql`m.vence_en is not null`;
  const entradas = deSuMatricula(cursoId, sql`${conTiempo} and not m.completada and ${deQuien(pedido)}`);
  const pregunta = { pruebas, entradas, remedio: 'aparte' as const };
  return contarCierresAntes(db, actor, pregunta, previstoDe(evaluacionId, pedido));
}
