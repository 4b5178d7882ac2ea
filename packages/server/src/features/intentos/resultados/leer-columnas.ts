import { recortar } from '@catedra/shared/core/recortar.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { loQueSeLee } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What only informs has no number, here or on any screen. */
const SE_RESPONDEN = TIPOS_DE_PREGUNTA.filter(seResponde);

const LARGO = 80;

interface Leida extends Record<string, unknown> {
  readonly id: string;
  readonly tipo: TipoPregunta;
  readonly leido: LoQueSeLee;
}

export interface Enunciado {
  readonly id: string;
  readonly tipo: TipoPregunta;
  readonly titulo: string;
}

/**
 * Some questions as the author wrote them down: in whatever order each person met them, one question is one. What was drawn,
 * or is no longer asked, comes after what all are asked.
 */
async function enOrdenDeAutor(db: Database, evaluacionId: string, cuales: SQL): Promise<Enunciado[]> {
  const { rows } = await db.execute<Leida>(sql`
    select q.id, q.tipo, ${loQueSeLee(sql`v.publica`)} as leido
      from preguntas q
      join pregunta_versiones v on v.pregunta_id = q.id and v.numero = q.numero
      left join (select distinct on (l.pregunta_id) l.pregunta_id, s.orden as seccion, l.orden
                   from evaluacion_lugares l join evaluacion_secciones s on s.id = l.seccion_id
                  where l.evaluacion_id = ${evaluacionId} and l.pregunta_id is not null
                  order by l.pregunta_id, s.orden, l.orden) l on l.pregunta_id = q.id
     where q.tipo = any(${sql.param(SE_RESPONDEN)}::text[]) and ${cuales}
     order by l.seccion, l.orden, q.id`);
  return rows.map(({ id, tipo, leido }) => ({ id, tipo, titulo: enUnaLinea(leido) }));
}

export const leerEnunciados = (
  db: Database,
  evaluacionId: string,
  ids: readonly string[],
): Promise<Enunciado[]> => enOrdenDeAutor(db, evaluacionId, sql`q.id = any(${sql.param(ids)}::uuid[])`);

/** The questions that were asked in these attempts, as the headings of a sheet. */
export async function leerColumnas(
  db: Database,
  evaluacionId: string,
  intentos: SQL,
): Promise<{ readonly id: string; readonly titulo: string }[]> {
  const preguntas = await enOrdenDeAutor(
    db,
    evaluacionId,
    sql`q.id in (select p.pregunta_id from intento_preguntas p where p.intento_id in (${intentos}))`,
  );
  return preguntas.map(({ id, titulo }, i) => ({ id, titulo: `${i + 1}. ${recortar(titulo, LARGO)}` }));
}
