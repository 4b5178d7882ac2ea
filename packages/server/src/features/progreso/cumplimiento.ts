const DE_LA_ACADEMIA = '(select z.zona_horaria from academia z)';

/** What is kept as a person's zone and, where that is none, the academy's. */
type Zona = readonly [suya: string, academia?: string];

const enSuZona = ([suya, academia = DE_LA_ACADEMIA]: Zona): string => `zona_de(${suya}, ${academia})`;

/** The last day that what they last completed covers; null: nothing was, or it never ends. */
export const ultimoDiaDe = (fila: string, ...zona: Zona): string =>
  `((nullif(${fila}.vale_hasta, 'infinity') at time zone ${enSuZona(zona)})::date - 1)::text`;

/** Of a row of `matriculas`: what does not repeat counts in a renewal before anything is begun in it. */
export const avanceDe = (fila: string): string =>
  `coalesce(${fila}.porcentaje, 100 * ${fila}.hechas / nullif(${fila}.total, 0), 0)`;

/** What they last completed they did elsewhere: in the round in which they are, by what they did in it `v`, or in the one before. */
export const externaDe = (
  fila: string,
  v: string,
): string => `(case when ${fila}.completada then coalesce(${v}.externa, false)
  else coalesce((select e.externa from rondas e where e.usuario_id = ${fila}.usuario_id and e.curso_id = ${fila}.curso_id
    and e.ronda = ${fila}.ronda - 1), false) end)`;

/** The last day on which they are excused, while they are; null: they are not. */
export const exentoHastaDe = (fila: string, zona: Zona, t = 'ahora()'): string =>
  `(case when ${fila}.exento_hasta > ${t} then ((${fila}.exento_hasta at time zone ${enSuZona(zona)})::date - 1)::text end)`;

/** All that is left to them waits for somebody's mark, in a course that asks something of them at that moment. */
export const porCorregirDe = (fila: string, t = 'ahora()'): string =>
  `coalesce(${fila}.por_corregir and c.estado = 'publicado' and (c.termina_en <= ${t}) is not true
    and (${fila}.exento_hasta > ${t}) is not true, false)`;

const margenDe = (fila: string, zona: Zona): string => `margen_hasta(${fila}.vence_en,
    coalesce((select q.dias_de_margen from curso_renovaciones q where q.curso_id = c.id), 0), ${enSuZona(zona)})`;

/** Why they may not arrive in time at that moment, as JSON; null: they are not at risk. */
export const riesgoDe = (fila: string, zona: Zona, t = 'ahora()'): string =>
  `riesgo_en_json(${cumplimientoDe(fila, zona, t)}, ${fila}.desde, ${fila}.vence_en, ${margenDe(fila, zona)},
    case when not ${fila}.por_corregir then ${fila}.riesgo_desde end, ${fila}.minutos, ritmo_de(${fila}.usuario_id),
    ${enSuZona(zona)}, ${t})`;

/**
 * How a person stands with what a course `c` asks of them at a moment, by a row of `matriculas` and the zone of the person:
 * the rule is that of `base/reglas/rondas.sql`. Whoever does not have the course has no state in it.
 */
export const cumplimientoDe = (
  fila: string,
  zona: Zona,
  t = 'ahora()',
): string => `case when ${fila}.terminada is not null then cumplimiento_en(c.estado, c.termina_en,
  ${fila}.exento_hasta, ${fila}.terminada, ${fila}.vale_hasta, ${fila}.vence_en, ${margenDe(fila, zona)}, ${fila}.por_corregir, ${t}) end`;
