const DE_LA_ACADEMIA = '(select z.zona_horaria from academia z)';

/** What is kept as a person's zone and, where that is none, the academy's. */
type Zona = readonly [suya: string, academia?: string];

const enSuZona = ([suya, academia = DE_LA_ACADEMIA]: Zona): string => `zona_de(${suya}, ${academia})`;

/** The last day that what they last completed covers; null: nothing was, or it never ends. */
export const ultimoDiaDe = (fila: string, ...zona: Zona): string =>
  `((nullif(${fila}.vale_hasta, 'infinity') at time zone ${enSuZona(zona)})::date - 1)::text`;

/** The last day on which they are excused, while they are; null: they are not. */
export const exentoHastaDe = (fila: string, zona: Zona, t = 'ahora()'): string =>
  `(case when ${fila}.exento_hasta > ${t} then ((${fila}.exento_hasta at time zone ${enSuZona(zona)})::date - 1)::text end)`;

/**
 * How a person stands with what a course `c` asks of them at a moment, by a row of `matriculas` and the zone of the person:
 * the rule is that of `base/reglas/rondas.sql`. Whoever does not have the course has no state in it.
 */
export const cumplimientoDe = (
  fila: string,
  zona: Zona,
  t = 'ahora()',
): string => `case when ${fila}.terminada is not null then cumplimiento_en(c.estado, c.termina_en,
  ${fila}.exento_hasta, ${fila}.terminada, ${fila}.vale_hasta, ${fila}.vence_en, margen_hasta(${fila}.vence_en,
    coalesce((select q.dias_de_margen from curso_renovaciones q where q.curso_id = c.id), 0),
    ${enSuZona(zona)}), ${t}) end`;
