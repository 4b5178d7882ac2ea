import type { AperturasDeshechas } from '@catedra/shared/cumplimiento/aperturas.ts';
import type { ValidezAplicada } from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import { sql } from 'drizzle-orm';
import { aQuienAbre } from '#features/cumplimiento/aperturas/candidatas.ts';
import { planearValidez } from '#features/cumplimiento/validez/prever.ts';
import { lockCurso } from '#features/participantes/offers.ts';
import { lockPersonas, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

const NOMBRADAS = 100;

async function tomar(work: Work, cursoId: string, ids: readonly string[]) {
  const personas = await lockPersonas(work, ids);
  await work.tx.execute(sql`select from matriculas_guardadas
    where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[]) order by usuario_id for update`);
  return personas;
}

const recontar = (work: Work, cursoId: string, ids: readonly string[]) =>
  work.tx.execute(sql`select recalcular_matriculas(array(
    select row(id, ${cursoId})::par_de_avance from unnest(${sql.param(ids)}::uuid[]) id))`);

/** Gives what was completed before the validity that the course has now; asked again, nothing is left to change. */
export async function aplicarValidez(
  work: Work,
  cursoId: string,
  { dias, zona }: { readonly dias: number; readonly zona: string },
): Promise<ValidezAplicada> {
  const curso = await lockCurso(work, cursoId);
  const como = { dias, zona, now: work.now };
  const antes = await planearValidez(work.tx, work.actor, cursoId, como);
  const personas = await tomar(
    work,
    cursoId,
    antes.cambios.map(({ fila }) => fila.id),
  );
  const { cambios, prevista } = await planearValidez(work.tx, work.actor, cursoId, como);
  if (cambios.length === 0) return { ...prevista, marca: null };
  const marca = work.now.toISOString();
  const de = <T>(valor: (cambio: (typeof cambios)[number]) => T) => sql.param(cambios.map(valor));
  await work.tx.execute(sql`
    update rondas r set vale_hasta = x.hasta, abre_el = x.abre_el, ultimo_dia = x.ultimo,
           abierta_en = case when x.abre then ${marca}::timestamptz end,
           validez_antes = jsonb_build_object('valeHasta', r.vale_hasta, 'abreEl', r.abre_el, 'en', ${marca}::text,
             'por', ${work.actor.id}::text)
      from unnest(${de(({ fila }) => fila.id)}::uuid[], ${de(({ fila }) => fila.ronda)}::int[],
             ${de(({ hasta }) => hasta)}::date[], ${de(({ abreEl }) => abreEl)}::date[],
             ${de(({ ultimoDia }) => ultimoDia)}::date[], ${de(({ abre }) => abre)}::boolean[])
           as x (id, ronda, hasta, abre_el, ultimo, abre)
     where r.usuario_id = x.id and r.curso_id = ${cursoId} and r.ronda = x.ronda and r.pasada_en is null`);
  const suyas = new Map(cambios.map((cambio) => [cambio.fila.id, cambio]));
  await recontar(work, cursoId, [...suyas.keys()]);
  for (const persona of personas) {
    const cambio = suyas.get(persona.usuario.id);
    if (cambio)
      recordPersona(work, persona, {
        validez: [null, String(curso.titulo)],
        valeHasta: [cambio.fila.hasta, cambio.ultimoDia ?? cambio.hasta],
      });
  }
  return { ...prevista, marca };
}

interface Cambiada extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly ronda: number;
  readonly pasada: boolean;
  readonly seDevuelve: boolean;
}

async function lasDelActo(work: Work, cursoId: string, marca: string): Promise<Cambiada[]> {
  const { rows } = await work.tx.execute<Cambiada>(sql`
    select usuarios.id, usuarios.nombre, usuarios.apellidos, r.ronda, r.pasada_en is not null as pasada,
           coalesce(m.ronda = r.ronda, r.pasada_en is null) or ronda_sin_tocar(r.usuario_id, r.curso_id, r.ronda + 1) as "seDevuelve"
      from rondas r join usuarios on usuarios.id = r.usuario_id
      left join matriculas m on m.usuario_id = r.usuario_id and m.curso_id = r.curso_id
     where r.curso_id = ${cursoId} and r.validez_antes->>'en' = ${marca} and r.validez_antes->>'por' = ${work.actor.id}
       and ${aQuienAbre(work.actor)}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id`);
  return rows;
}

/** Gives back what it was worth before one act of whoever asks, where nothing was done in a round that it opened. */
export async function deshacerValidez(
  work: Work,
  cursoId: string,
  pedida: string,
): Promise<AperturasDeshechas> {
  const curso = await lockCurso(work, cursoId);
  const marca = new Date(pedida).toISOString();
  const personas = await tomar(
    work,
    cursoId,
    (await lasDelActo(work, cursoId, marca)).map(({ id }) => id),
  );
  const filas = await lasDelActo(work, cursoId, marca);
  const vuelven = filas.filter(({ seDevuelve }) => seDevuelve);
  const quedan = filas.filter(({ seDevuelve }) => !seDevuelve);
  const ids = vuelven.map(({ id }) => id);
  const pasadas = vuelven.filter(({ pasada }) => pasada).map(({ id }) => id);
  await work.tx.execute(sql`
    update rondas r set vale_hasta = (r.validez_antes->>'valeHasta')::date, abre_el = (r.validez_antes->>'abreEl')::date,
           ultimo_dia = null, abierta_en = null, validez_antes = null
     where r.curso_id = ${cursoId} and r.usuario_id = any(${sql.param(ids)}::uuid[]) and r.validez_antes->>'en' = ${marca}`);
  await work.tx.execute(sql`select devolver_rondas(${sql.param(pasadas)}::uuid[], ${cursoId})`);
  await recontar(work, cursoId, ids);
  const suyas = new Set(ids);
  for (const persona of personas)
    if (suyas.has(persona.usuario.id))
      recordPersona(work, persona, { validez: [String(curso.titulo), null] });
  return {
    deshechas: vuelven.length,
    quedan: quedan
      .slice(0, NOMBRADAS)
      .map(({ id, nombre, apellidos }) => ({ usuarioId: id, nombre, apellidos })),
    cuantasQuedan: quedan.length,
  };
}
