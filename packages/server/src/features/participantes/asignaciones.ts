import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { FiltroDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import type { EstadoAvance, Hito } from '@catedra/shared/participantes/estado.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { totalDelCurso } from '#features/cursos/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import {
  avanceDe,
  cumplimientoDe,
  exentoHastaDe,
  externaDe,
  porCorregirDe,
  riesgoDe,
  ultimoDiaDe,
} from '#features/progreso/offers.ts';
import { enActivoSql, usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** What is said of now counts people who can act: neither suspended nor gone, within every one of these scopes. */
export function personasSql(...scopes: readonly Scope[]): SQL {
  if (scopes.includes(false)) throw sinPermiso();
  const within = scopes.map((scope) => scopeSql(usuariosBinding, scope));
  return and(enActivoSql(sql`usuarios`), ...within) ?? sql`false`;
}

/** Of whoever was deleted nothing is left but the groups they were in then: through those somebody still sees what they did. */
function conEliminadasSql(scope: Scope): SQL | undefined {
  if (typeof scope === 'boolean') return scopeSql(usuariosBinding, scope);
  const grupos = scope.flatMap(({ grupoIds }) => (Array.isArray(grupoIds) ? (grupoIds as string[]) : []));
  return or(
    scopeSql(usuariosBinding, scope),
    sql`(${usuariosTable.fechaBaja} is not null and exists (select from grupo_miembros_idos i
      where i.usuario_id = ${usuariosTable.id} and i.grupo_id = any(${sql.param(grupos)}::uuid[])))`,
  );
}

/** The same people and also those who can't come in any more: whose what was done in the past is. */
export function personasDeSiempreSql(...scopes: readonly Scope[]): SQL {
  if (scopes.includes(false)) throw sinPermiso();
  return and(...scopes.map(conEliminadasSql)) ?? sql`true`;
}

/** Those of now or, where it is asked for, also those who left. */
export const quienesCuentanSql = (scopes: readonly Scope[], idos = false): SQL =>
  idos ? personasDeSiempreSql(...scopes) : personasSql(...scopes);

/** `SITUACIONES_EN_CURSO` of a row of `origenSql`. */
export const situacionSql = (idos = false): SQL => sql`case
  when ${usuariosTable.fechaBaja} is not null then 'eliminada'
  when ${usuariosTable.bajaDesde} <= ahora() then 'baja'
  when ${usuariosTable.estado} = 'suspendido' then 'suspendido'
  ${idos ? sql`when not a.vigente then 'sin_curso'` : sql``} else 'activo' end`;

/** Drafts are nobody's yet; what was archived stays as it ended. */
export const cursoCuenta = sql`c.estado in ('publicado', 'archivado')`;

/** A row of `matriculas` and its course. */
interface Fila {
  readonly fila: SQL;
  readonly curso: SQL;
}
const SUYA: Fila = { fila: sql`a`, curso: sql`c` };

/** Can be done at that moment: outside of it nobody has a state. */
export const enMarchaSql = (now: Date, curso = SUYA.curso): SQL =>
  sql`${curso}.estado = 'publicado' and (${curso}.termina_en <= ${now.toISOString()}) is not true`;

const sinExencion = (now: Date, fila = SUYA.fila): SQL =>
  sql`(${fila}.exento_hasta > ${now.toISOString()}) is not true`;

/** Vencido or caducado, as `cumplimientoSql` says it: the moment is kept beside the due date. */
const noCumple = (now: Date): SQL =>
  sql`${enMarchaSql(now)} and ${sinExencion(now)} and a.cumple_hasta < ${now.toISOString()}`;

/** Which rows stand so, said in a way that the index of dates can answer; together they are `estadoDeAvance`. */
export function enEstadoSql(estado: EstadoAvance, now: Date): SQL {
  if (estado === 'vencido') return sql`(${noCumple(now)})`;
  const avance = {
    completado: sql`a.completada`,
    en_curso: sql`not a.completada and a.porcentaje is not null`,
    sin_empezar: sql`not a.completada and a.porcentaje is null`,
  }[estado];
  return sql`(${avance} and (${noCumple(now)}) is not true)`;
}

/** `estadoDeAvance` in SQL, over a row of `matriculas` as `a` and its course as `c`: a test holds both to the same answers. */
export const estadoSql = (now: Date): SQL => sql`case
  when ${enEstadoSql('vencido', now)} then 'vencido'
  when a.completada then 'completado'
  when a.porcentaje is not null then 'en_curso'
  else 'sin_empezar' end`;

/** How they stand with what the course asks, over the same rows and `usuarios`: the rule is the database's. */
export const cumplimientoSql = (now: Date): SQL =>
  sql.raw(cumplimientoDe('a', ['usuarios.zona_horaria'], `'${now.toISOString()}'`));

/** Why they may not arrive in time, over the same rows; null: they are not at risk. */
export const riesgoSql = (now: Date): SQL =>
  sql.raw(riesgoDe('a', ['usuarios.zona_horaria'], `'${now.toISOString()}'`));

/** Those of a state, or with a mark beside it. */
export function enCumplimientoSql(cual: FiltroDeCumplimiento, now: Date): SQL {
  const t = `'${now.toISOString()}'`;
  if (cual === 'por_corregir') return sql.raw(`(a.por_corregir and ${porCorregirDe('a', t)})`);
  // Whoever is late already is at no risk: their rows are most of those whose moment came, and need no rule to be asked.
  if (cual === 'en_riesgo')
    return sql`(a.riesgo_desde <= ${now.toISOString()} and (a.cumple_hasta < ${now.toISOString()}) is not true
      and ${riesgoSql(now)} is not null)`;
  return sql`(${cumplimientoSql(now)}) = ${cual}`;
}

/**
 * Was given the course, instead of joining an open one. Of whoever was enrolled before it was written down by whom, and is
 * not in the log either, an open course without a date is taken for one they joined.
 */
export const asignadaSql = sql`not (a.via = 'nombre' and exists (
  select from inscripciones i where i.usuario_id = a.usuario_id and i.curso_id = a.curso_id
     and coalesce(i.por = i.usuario_id, c.acceso = 'abierto' and i.vence_en is null)))`;

/** What is told of it beside: whether it waits for a mark, until when they are excused, which time they take the course, up to when what they did covers them, and whether they did it elsewhere. */
export const deCumplimientoSql = (now: Date): SQL => sql`${cumplimientoSql(now)} as cumplimiento, a.ronda,
  ${sql.raw(porCorregirDe('a', `'${now.toISOString()}'`))} as "porCorregir",
  ${sql.raw(exentoHastaDe('a', ['usuarios.zona_horaria'], `'${now.toISOString()}'`))} as "exentoHasta",
  ${sql.raw(ultimoDiaDe('a', 'usuarios.zona_horaria'))} as "valeHasta", ${sql.raw(externaDe('a', 'v'))} as externa`;

/** Who came at least so far; whoever finished came everywhere, also when their figure fell since. */
export const llegoSql = (hito: Hito): SQL => {
  if (hito === 'terminado') return sql`a.completada`;
  return hito === 'mitad'
    ? sql`(a.completada or a.porcentaje >= 50)`
    : sql`(a.completada or a.porcentaje is not null)`;
};

/** The one figure of a row. */
export const avanceSql = (): SQL => sql.raw(avanceDe('a'));

/** Progress is kept for whoever began; for the others the course counts the same activities. */
export const totalSql = sql`coalesce(a.total, ${totalDelCurso(sql`c.id`)})`;

/** What is due before then is near. */
export const finDeProximo = (now: Date): string => tras(now, 7 * DIA).toISOString();

/**
 * Late already, or will be within seven days from now: one stretch of the index of dates. Of a row alone, for when its course
 * is looked at later; what is completed and still covers its person asks nothing of them.
 */
export const sinHacerHastaProximoSql = (now: Date, fila = SUYA.fila): SQL =>
  sql`(${sinExencion(now, fila)} and ${fila}.cumple_hasta < ${finDeProximo(now)}
    and (${fila}.terminada is not true or ${fila}.cumple_hasta < ${now.toISOString()}))`;

/** The same in a course in which somebody can be late. */
export const hastaProximoSql = (now: Date, { fila, curso } = SUYA): SQL =>
  sql`(${enMarchaSql(now, curso)} and ${sinHacerHastaProximoSql(now, fila)})`;

/** Not done yet and late within seven days from now. */
export const proximoSql = (now: Date): SQL =>
  sql`(${hastaProximoSql(now)} and a.cumple_hasta >= ${now.toISOString()})`;

/** The rows of every report, one for each person and course: `usuarios`, `c`, what they have in `a`, when they did it in `v`. */
export const origenSql = sql`
  from matriculas a
  join usuarios on ${usuariosTable.id} = a.usuario_id
  join cursos c on c.id = a.curso_id
  left join curso_avance v on v.usuario_id = a.usuario_id and v.curso_id = a.curso_id`;

/** The same rows and those of whoever began a course and does not have it any more, who have no date in it. */
const origenConIdosSql = sql`
  from (select usuario_id, curso_id, desde, vence_en, via, hechas, total, porcentaje, completada, ronda, terminada, vale_hasta, exento_hasta, por_corregir, minutos, riesgo_desde, cumple_hasta, true as vigente
          from matriculas
        union all
        select p.usuario_id, p.curso_id, p.iniciado_en, null, 'grupo', p.hechas, p.total, p.porcentaje,
               p.porcentaje = 100, ronda_de(p.usuario_id, p.curso_id), null, null, null, false, null, null, null, false
          from curso_avance p
         where not exists (select from matriculas m where m.usuario_id = p.usuario_id and m.curso_id = p.curso_id)) a
  join usuarios on ${usuariosTable.id} = a.usuario_id
  join cursos c on c.id = a.curso_id
  left join curso_avance v on v.usuario_id = a.usuario_id and v.curso_id = a.curso_id`;

export const origenDe = (idos = false): SQL => (idos ? origenConIdosSql : origenSql);
