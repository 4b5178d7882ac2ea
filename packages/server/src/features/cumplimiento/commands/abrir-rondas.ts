import { datosInvalidos, DomainError } from '@catedra/shared/core/errors.ts';
import { errorDeUltimoDia, PALABRAS_DE_NO_ABRIR } from '@catedra/shared/cumplimiento/actos.ts';
import type { AbrirRondas, RondasAbiertas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { leerCandidatas } from '#features/cumplimiento/aperturas/candidatas.ts';
import { type Apertura, type Curso, planear } from '#features/cumplimiento/aperturas/prever.ts';
import { avisoDeApertura } from '#features/cumplimiento/plazos/abierta.ts';
import { lockCursoDePlazos } from '#features/participantes/offers.ts';
import { lockPersonas, type Persona, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

const noSeAbre = (porque: keyof typeof PALABRAS_DE_NO_ABRIR) =>
  new DomainError(409, 'NO_SE_ABRE', PALABRAS_DE_NO_ABRIR[porque]);

/** These people and their place in the course, so that nobody else moves their round meanwhile. */
async function tomar(work: Work, cursoId: string, ids: readonly string[]): Promise<Map<string, Persona>> {
  const personas = await lockPersonas(work, ids);
  await work.tx.execute(sql`select from matriculas_guardadas
    where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[]) order by usuario_id for update`);
  return new Map(personas.map((persona) => [persona.usuario.id, persona]));
}

async function abrir(work: Work, cursoId: string, abren: readonly Apertura[], motivo: string): Promise<void> {
  const ids = sql.param(abren.map(({ fila }) => fila.id));
  const dias = sql.param(abren.map(({ dia }) => dia));
  const rondas = sql.param(abren.map(({ fila }) => fila.ronda));
  await work.tx.execute(sql`
    update rondas r set abierta_en = ${work.now.toISOString()}, abierta_por = ${work.actor.id}, motivo = ${motivo},
           ultimo_dia = x.dia
      from unnest(${ids}::uuid[], ${dias}::date[], ${rondas}::int[]) as x (id, dia, ronda)
     where r.usuario_id = x.id and r.curso_id = ${cursoId} and r.ronda = x.ronda and r.pasada_en is null`);
  // A date that was theirs on coming back was of the round that they completed.
  await work.tx.execute(sql`update matriculas_guardadas set vence_al_volver = null
    where curso_id = ${cursoId} and usuario_id = any(${ids}::uuid[]) and vence_al_volver is not null`);
  await work.tx.execute(sql`select recalcular_matriculas(array(
    select row(id, ${cursoId})::par_de_avance from unnest(${ids}::uuid[]) id))`);
}

/**
 * Opens the next round to those who completed theirs, all of them or nobody. Whoever has it open stays as they are, so
 * that asking again does nothing.
 */
export async function abrirRondas(
  work: Work,
  cursoId: string,
  { motivo, ...pedido }: AbrirRondas,
  zona: string,
): Promise<RondasAbiertas> {
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:renovar');
  const cuando = { now: work.now, hoy: diaEn(work.now, zona) };
  const elegidas = await leerCandidatas(work.tx, work.actor, cursoId, pedido.quienes, work.now);
  const personas = await tomar(
    work,
    cursoId,
    elegidas.map(({ id }) => id),
  );
  const filas = await leerCandidatas(work.tx, work.actor, cursoId, pedido.quienes, work.now);
  const { abren, previstas } = planear(curso as unknown as Curso, filas, pedido, cuando);
  if (previstas.impide) throw noSeAbre(previstas.impide);
  if (previstas.faltaDia) throw datosInvalidos({ ultimoDia: errorDeUltimoDia(null, cuando.hoy, null) ?? '' });
  if (abren.length === 0) return { ...previstas, marca: null };
  await abrir(work, cursoId, abren, motivo);
  for (const { fila, dia } of abren) {
    const persona = personas.get(fila.id);
    if (!persona) continue;
    recordPersona(work, persona, {
      renovacion: [null, String(curso.titulo)],
      ultimoDia: [fila.propio, dia],
      motivo: [null, motivo],
    });
  }
  const marca = work.now.toISOString();
  await notify(
    work,
    avisoDeApertura,
    ...abren.map(({ fila }) => ({ usuarioId: fila.id, cursoId, cuando: marca })),
  );
  return { ...previstas, marca };
}
