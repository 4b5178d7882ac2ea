import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios } from '@catedra/shared/evaluaciones/efectivo.ts';
import { MOTIVO_DE_CIERRE } from '@catedra/shared/participantes/cierres.ts';
import { type SQL, sql } from 'drizzle-orm';
import { anotarComposicion, avisar } from '#features/evaluaciones/audit.ts';
import { encadenadas, laDeAntes } from '#features/cursos/offers.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { find } from '#platform/collections/store.ts';

interface Escrita extends Record<string, unknown> {
  readonly evaluacionId: string;
  readonly cursoId: string;
  readonly de: string;
  readonly antes: Cambios | null;
  readonly despues: Cambios | null;
}

/** Told as those that are written by hand, one by one; open screens look again once. */
async function anotar(work: Work, escritas: readonly Escrita[]): Promise<void> {
  for (const { evaluacionId, cursoId, de, antes, despues } of escritas)
    anotarComposicion(
      work,
      { id: evaluacionId, cursoId },
      { excepcion: [antes, despues], de: despues ? [null, de] : [de, null] },
    );
  for (const id of new Set(escritas.map(({ evaluacionId }) => evaluacionId))) {
    const evaluacion = await find(work.tx, evaluacionesBinding, work.actor, id, 'leer');
    if (evaluacion) avisar(work, evaluacion as unknown as Evaluacion);
  }
}

/** With what that one found in its turn: acts are undone one after another, as many as are kept. */
const LA_QUE_HABIA = sql`jsonb_build_object('cambios', x.cambios, 'motivo', x.motivo, 'por', x.por, 'en', x.en,
  'antes', ${encadenadas(sql`x.antes`)})`;

/**
 * Another close for some people, or for groups: `destinos` gives `evaluacion_id`, `de` and `cierra_en`. What an exception
 * already said of other things, and why, stays.
 */
export async function ponerCierres(
  work: Work,
  columna: 'usuario_id' | 'grupo_id',
  destinos: SQL,
): Promise<number> {
  const quien = sql.identifier(columna);
  const { rows } = await work.tx.execute<Escrita>(sql`
    with puestas as (
      insert into evaluacion_excepciones as x (id, evaluacion_id, ${quien}, cambios, motivo, por, en)
      select gen_random_uuid(), d.evaluacion_id, d.de, jsonb_build_object('cierraEn', iso_de(d.cierra_en)),
             ${MOTIVO_DE_CIERRE}, ${work.actor.id}, ${work.now.toISOString()}::timestamptz
        from (${destinos}) d order by d.evaluacion_id, d.de
      on conflict (evaluacion_id, ${quien}) do update
         set cambios = x.cambios || excluded.cambios, por = excluded.por, en = excluded.en, antes = ${LA_QUE_HABIA}
      returning x.evaluacion_id, x.${quien} as de, x.cambios, x.antes)
    select p.evaluacion_id as "evaluacionId", e.curso_id as "cursoId", p.de, p.antes->'cambios' as antes,
           p.cambios as despues
      from puestas p join evaluaciones e on e.id = p.evaluacion_id`);
  await anotar(work, rows);
  return rows.length;
}

interface Dados {
  readonly cursoId: string;
  /** The moment of the act that gave them. */
  readonly marca: string;
  /** Only those of these people; without them, all that it gave in the course. */
  readonly usuarioIds?: readonly string[] | undefined;
}

/** Those that an act gave and nobody wrote since are again what they were, or are no more. */
export async function devolverCierres(work: Work, { cursoId, marca, usuarioIds }: Dados): Promise<void> {
  const suyos = usuarioIds ? sql`x.usuario_id = any(${sql.param([...usuarioIds])}::uuid[])` : sql`true`;
  const { rows } = await work.tx.execute<Escrita>(sql`
    with puestas as (
      select x.*, e.curso_id from evaluacion_excepciones x
        join evaluaciones e on e.id = x.evaluacion_id and e.curso_id = ${cursoId}
       where x.en = ${marca}::timestamptz and (x.antes is not null or x.motivo = ${MOTIVO_DE_CIERRE})
         and ${suyos} for update of x),
    sin as (delete from evaluacion_excepciones x using puestas p where x.id = p.id and p.antes is null),
    con as (
      update evaluacion_excepciones x
         set cambios = p.antes->'cambios', motivo = p.antes->>'motivo', por = (p.antes->>'por')::uuid,
             en = (p.antes->>'en')::timestamptz, antes = ${laDeAntes(sql`p.antes`)}
        from puestas p where x.id = p.id and p.antes is not null)
    select p.evaluacion_id as "evaluacionId", p.curso_id as "cursoId", coalesce(p.usuario_id, p.grupo_id) as de,
           p.cambios as antes, p.antes->'cambios' as despues
      from puestas p`);
  await anotar(work, rows);
}
