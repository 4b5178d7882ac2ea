import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { puedeAnular } from '@catedra/shared/intentos/policy.ts';
import {
  type DecidirTardias,
  intentoAbierto,
  type TardiasDelIntento,
} from '@catedra/shared/intentos/tardias.ts';
import { eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { bloquearVarios } from '#features/intentos/commands/varios.ts';
import { type FilaDeIntento, leerPreguntas, numeroDe } from '#features/intentos/filas.ts';
import { cerrar, sumar } from '#features/intentos/acabar/finalizar.ts';
import { leerTardias } from '#features/intentos/tardias/leer-tardias.ts';
import { anotarNota, conLoCalificado, losQueMovio } from '#features/intentos/notas/anotar.ts';
import { sinReparar } from '#features/intentos/reparar/al-calificar.ts';
import { avisoDeTardias } from '#features/intentos/notices.ts';
import { anotarProgreso } from '#features/intentos/calificar/progreso.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** The places of those that nobody had decided on, decided now. */
async function decidirlas(
  work: Work,
  id: string,
  { lugares, aceptar, motivo }: DecidirTardias,
): Promise<number[]> {
  const { rows } = await work.tx.execute<{ lugar: number }>(sql`
    update intento_tardias set aceptada = ${aceptar}, motivo = ${motivo}, por = ${work.actor.id},
           decidida_en = ${work.now.toISOString()}::timestamptz
     where intento_id = ${id} and lugar = any(${sql.param(lugares)}::smallint[]) and aceptada is null
    returning lugar`);
  return [...new Set(rows.map(({ lugar }) => lugar))].toSorted((a, b) => a - b);
}

/** The last late answer of each place takes the place of what counted, and stays in the journal as any other. */
const PONER = (id: string, epoca: number, lugares: readonly number[]) => sql`
  with ultimas as (
    select distinct on (lugar) lugar, revision, respuesta, equipo_en, recibida_en from intento_tardias
     where intento_id = ${id} and lugar = any(${sql.param(lugares)}::smallint[]) order by lugar, revision desc),
  puestas as (
    update intento_preguntas p set respuesta = u.respuesta, revision = u.revision, guardada_en = u.recibida_en,
           fraccion = null, puesta = null, cerrada = false
      from ultimas u where p.intento_id = ${id} and p.lugar = u.lugar and p.revision < u.revision
    returning p.lugar)
  insert into intento_diario (intento_id, lugar, revision, epoca, respuesta, equipo_en, recibida_en)
  select ${id}, u.lugar, u.revision, ${epoca}, u.respuesta, u.equipo_en, u.recibida_en
    from ultimas u join puestas using (lugar)`;

async function aceptarlas(
  work: Work,
  antes: FilaDeIntento,
  { lugares, motivo }: Pick<DecidirTardias, 'motivo'> & { readonly lugares: readonly number[] },
): Promise<FilaDeIntento> {
  const eran = await leerPreguntas(work.tx, antes.id);
  await sinReparar(work.tx, antes.id, lugares);
  await work.tx.execute(PONER(antes.id, antes.epoca, lugares));
  const { entregadoEn } = antes;
  const sumada =
    antes.estado === 'entregado' && entregadoEn !== null
      ? await sumar(work, antes, entregadoEn, await leerPreguntas(work.tx, antes.id), (lugar) =>
          lugares.includes(lugar),
        )
      : null;
  await cerrar(work, antes.id, sumada ? 'entregado' : 'anulado', sumada?.calificadas ?? []);
  const sinEllas = (antesEran: readonly number[]) => antesEran.filter((lugar) => !lugares.includes(lugar));
  const [despues] = await work.tx
    .update(intentosTable)
    .set({
      version: antes.version + 1,
      sinRecibir: sinEllas(antes.sinRecibir),
      noTomadas: sinEllas(antes.noTomadas),
      ...sumada?.suma,
    })
    .where(eq(intentosTable.id, antes.id))
    .returning();
  if (!despues) throw new Error(`intento ${antes.id} vanished under its lock`);
  if (sumada)
    await anotarNota(work, antes, despues, {
      causa: 'tardias',
      motivo,
      lugares: losQueMovio(eran, conLoCalificado(eran, sumada.calificadas)),
    });
  await anotarProgreso(work, despues);
  return despues;
}

/** Accepts what came late, or leaves it out, with a reason that its person reads. Deciding again changes nothing. */
export async function decidirTardias(
  work: Work,
  id: string,
  decision: DecidirTardias,
): Promise<TardiasDelIntento> {
  const { filas } = await bloquearVarios(work, [id], puedeAnular(work.actor));
  const [antes] = filas;
  if (!antes) throw noEncontrado();
  if (antes.estado === 'en_curso' || antes.estado === 'vencido') throw intentoAbierto();
  const lugares = await decidirlas(work, id, decision);
  if (lugares.length > 0) {
    const despues = decision.aceptar ? await aceptarlas(work, antes, { ...decision, lugares }) : antes;
    const preguntas = await leerPreguntas(work.tx, id);
    const numeros = lugares.map((lugar) => numeroDe(preguntas, lugar));
    await anotarSuceso(work.tx, id, {
      tipo: 'tardias',
      en: work.now.toISOString(),
      detalle: `${decision.aceptar ? 'Se aceptó' : 'Quedó fuera'}: ${numeros.join(', ')}. ${decision.motivo}`,
      por: work.actor.id,
    });
    await anotarIntento(work, antes, despues);
    await notify(work, avisoDeTardias, {
      intentoId: id,
      numeros,
      aceptadas: decision.aceptar,
      motivo: decision.motivo,
    });
  }
  return leerTardias(work.tx, work.actor, id);
}
