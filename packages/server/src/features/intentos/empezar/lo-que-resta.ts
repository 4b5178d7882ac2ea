import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { seSortea } from '#features/preguntas/offers.ts';

/** The kinds that an evaluation asks, by name or by a draw, with what a mistake takes away in each. */
export const loQueResta = (evaluacionId: SQLWrapper): SQL<(readonly [TipoPregunta, Resta])[]> => sql`(
  select coalesce(json_agg(distinct jsonb_build_array(t.tipo, coalesce(l.resta, e.resta))), '[]')
    from evaluaciones e join evaluacion_lugares l on l.evaluacion_id = e.id
    cross join lateral (
      select p.tipo from preguntas p where p.id = l.pregunta_id and p.tipo <> 'descripcion'
      union select p.tipo from preguntas p where l.cuantas is not null and ${seSortea}) t
   where e.id = ${evaluacionId})`;
