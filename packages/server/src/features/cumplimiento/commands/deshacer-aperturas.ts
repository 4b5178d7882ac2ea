import type { AperturasDeshechas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { aQuienAbre } from '#features/cumplimiento/aperturas/candidatas.ts';
import { avisoDeApertura } from '#features/cumplimiento/plazos/abierta.ts';
import { lockCursoDePlazos } from '#features/participantes/offers.ts';
import { lockPersonas, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

const NOMBRADAS = 100;

interface Abierta extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly seDevuelve: boolean;
}

/** Those to whom that act opened their round and who are in it, and whether they did nothing there. */
async function lasDelActo(work: Work, cursoId: string, marca: string): Promise<Abierta[]> {
  const { rows } = await work.tx.execute<Abierta>(sql`
    select usuarios.id, usuarios.nombre, usuarios.apellidos, ronda_sin_tocar(r.usuario_id, r.curso_id, r.ronda + 1) as "seDevuelve"
      from rondas r join usuarios on usuarios.id = r.usuario_id
     where r.curso_id = ${cursoId} and r.abierta_en = ${marca}::timestamptz and r.abierta_por = ${work.actor.id}
       and r.ultimo_dia is not null and ${aQuienAbre(work.actor)}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id`);
  return rows;
}

/** Takes back one act of whoever asks, where nothing was done since; asked again, there is nothing to take back. */
export async function deshacerAperturas(
  work: Work,
  cursoId: string,
  marca: string,
): Promise<AperturasDeshechas> {
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:renovar');
  const ids = (await lasDelActo(work, cursoId, marca)).map(({ id }) => id);
  const personas = await lockPersonas(work, ids);
  await work.tx.execute(sql`select from matriculas_guardadas
    where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[]) order by usuario_id for update`);
  const filas = await lasDelActo(work, cursoId, marca);
  const vuelven = filas.filter(({ seDevuelve }) => seDevuelve);
  const quedan = filas.filter(({ seDevuelve }) => !seDevuelve);
  await work.tx.execute(
    sql`select devolver_rondas(${sql.param(vuelven.map(({ id }) => id))}::uuid[], ${cursoId})`,
  );
  const cuando = work.now.toISOString();
  await notify(
    work,
    avisoDeApertura,
    ...vuelven.map(({ id: usuarioId }) => ({ usuarioId, cursoId, cuando })),
  );
  const suyas = new Set(vuelven.map(({ id }) => id));
  for (const persona of personas)
    if (suyas.has(persona.usuario.id))
      recordPersona(work, persona, { renovacion: [String(curso.titulo), null] });
  return {
    deshechas: vuelven.length,
    quedan: quedan
      .slice(0, NOMBRADAS)
      .map(({ id, nombre, apellidos }) => ({ usuarioId: id, nombre, apellidos })),
    cuantasQuedan: quedan.length,
  };
}
