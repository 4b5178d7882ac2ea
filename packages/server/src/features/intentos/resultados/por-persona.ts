import type { Actor } from '@catedra/shared/core/actor.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import type { ConsultaPorPersona, CualNota } from '@catedra/shared/intentos/por-persona.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasDe } from '#features/intentos/alcance.ts';
import { ademas, enElGrupo, type ReglasDeResultados } from '#features/intentos/resultados/leer-resultados.ts';
import { hasWords } from '#platform/db/search.ts';

type Filtros = Partial<Omit<ConsultaPorPersona, 'limite' | 'cursor' | 'cual' | 'estado'>>;

/** Attempt `i` has a mark that stands. */
export const VALE: SQL = sql`(i.estado = 'entregado' and i.nota is not null and not i.provisional)`;

const EN_ORDEN = {
  mejor: sql`i.ronda desc, i.nota desc, i.numero`,
  ultima: sql`i.ronda desc, i.numero desc`,
  primera: sql`i.ronda desc, i.numero`,
};

const nota = (regla: ReglasDeResultados['notaQueCuenta']): SQL =>
  regla === 'media'
    ? sql`round(avg(i.nota) filter (where i.vale and i.ronda = i.ultima), 2)`
    : sql`(array_agg(i.nota order by ${EN_ORDEN[regla]}) filter (where i.vale))[1]`;

/**
 * One row for each person `u` in sight who made an attempt: the mark that is looked at, their first one, how they stand, and
 * a number to sort by that puts marks first. Marks are those of their last round that has one, as what counts always is.
 */
export function personasSql(
  actor: Actor,
  reglas: ReglasDeResultados,
  cual: CualNota,
  { grupoId, buscar, notaDesde, notaHasta, ...deIntento }: Filtros,
): SQL {
  const suyos = ademas(deIntento);
  return sql`(
    select c.*, case when c.nota is not null then c.nota when c.estado = 'en_espera' then 11 when c.estado = 'dentro' then 12
                     else 13 end as puesto
      from (
        select p.*, case when p.nota >= ${reglas.notaMinima} then 'aprueban' when p.nota is not null then 'no_llegan'
                         when p.espera then 'en_espera' when p.dentro then 'dentro' else 'sin_nota' end as estado
          from (
            select u.id, u.nombre, u.apellidos, ${nota(cual === 'primera' ? 'primera' : reglas.notaQueCuenta)} as nota,
                   ${nota('primera')} as primera, count(*) as intentos,
                   bool_or(i.estado = 'entregado' and i.provisional) as espera,
                   bool_or(i.estado in ('en_curso', 'vencido')) as dentro
              from (select i.*, ${VALE} as vale, max(i.ronda) filter (where ${VALE}) over (partition by i.usuario_id) as ultima
                      from intentos i where i.evaluacion_id = ${reglas.id}) i
              join usuarios u on u.id = i.usuario_id
             where ${lasDe(actor, puedeVerIntentos(actor))} and ${enElGrupo(grupoId)}
               and ${hasWords(
                 sql`llano(concat_ws(' ', u.nombre, u.apellidos, u.correo, u.usuario))`,
                 buscar ?? '',
               )}
             group by u.id
            ${suyos.length === 0 ? sql`` : sql`having bool_or(${sql.join(suyos, sql` and `)})`}) p) c
     where ${notaDesde === undefined ? sql`true` : sql`c.nota >= ${notaDesde}::numeric`}
       and ${notaHasta === undefined ? sql`true` : sql`c.nota <= ${notaHasta}::numeric`})`;
}
