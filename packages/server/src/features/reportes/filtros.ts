import type { Actor } from '@catedra/shared/core/actor.ts';
import { porGrupos, type Scope } from '@catedra/shared/core/scope.ts';
import type { FiltrosDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { gruposEnReportes } from '@catedra/shared/reportes/policy.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import {
  cursoCuenta,
  enCumplimientoSql,
  enEstadoSql,
  origenDe,
  personasDeSiempreSql,
  personasSql,
  proximoSql,
  quienesCuentanSql,
} from '#features/participantes/offers.ts';
import type { CamposPedidos } from '#features/reportes/campos-pedidos.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { hasWords } from '#platform/db/search.ts';

/** Who reads, whose rows, in which zone and by which clock. */
export interface Lectura {
  readonly actor: Actor;
  /** Every one of them must reach the person. */
  readonly personas: readonly Scope[];
  /** The academy's own, for whoever has none. */
  readonly zona: string;
  readonly now: Date;
  readonly propios?: CamposPedidos;
}

/** By name alone, which is what every reader sees; its first half only lets the search's index do the work. */
export const busquedaSql = (text: string): SQL | undefined =>
  and(
    hasWords(sql`${usuariosTable.busqueda}`, text),
    hasWords(sql`llano(${usuariosTable.nombre} || ' ' || ${usuariosTable.apellidos})`, text),
  );

export const gruposVisibles = (actor: Actor): SQL | undefined =>
  and(sql`grupos.estado = 'activo'`, scopeSql(gruposBinding, gruposEnReportes(actor)));

const enGrupoSql = (actor: Actor, grupo: string, miembros: SQL): SQL => sql`exists (
  select from ${miembros} d join grupos on grupos.id = d.grupo_id
   where d.usuario_id = ${usuariosTable.id} and d.grupo_id = ${grupo} and ${gruposVisibles(actor)})`;

/** A group that the reader may not see matches nobody: not even those whom they see through another. */
export const delGrupoSql = (actor: Actor, grupo: string, idos = false): SQL | undefined => {
  const ahora = enGrupoSql(actor, grupo, sql`grupo_miembros`);
  if (!idos) return ahora;
  const alEliminarla = enGrupoSql(actor, grupo, sql`grupo_miembros_idos`);
  return or(ahora, sql`(${usuariosTable.fechaBaja} is not null and ${alEliminarla})`);
};

/** What is asked of someone's course, and not of them. */
const deSuCursoSql = (
  { now }: Lectura,
  { curso, estado, cumplimiento, plazo }: FiltrosDeProgreso,
): SQL | undefined =>
  and(
    cursoCuenta,
    curso ? sql`c.id = ${curso}` : undefined,
    estado ? enEstadoSql(estado, now) : undefined,
    cumplimiento ? enCumplimientoSql(cumplimiento, now) : undefined,
    plazo ? proximoSql(now) : undefined,
  );

export function filtrosSql(lectura: Lectura, filtros: FiltrosDeProgreso): SQL | undefined {
  const { actor, personas, propios } = lectura;
  const { grupo, buscar, idos } = filtros;
  return and(
    quienesCuentanSql(personas, idos),
    deSuCursoSql(lectura, filtros),
    grupo ? delGrupoSql(actor, grupo, idos) : undefined,
    buscar ? busquedaSql(buscar) : undefined,
    propios?.where,
  );
}

export const veATodos = ({ personas }: Lectura): boolean => personas.every((scope) => scope === true);

/** The same people as `personasSql`, of rows that name them: few are suspended or gone, so whoever sees everyone leaves those out. */
export const dePersonasSql = (lectura: Lectura, usuarioId: SQL): SQL =>
  veATodos(lectura)
    ? sql`not exists (select from usuarios s where s.id = ${usuarioId} and s.estado = 'suspendido')
        and not exists (select from usuarios b where b.id = ${usuarioId} and b.baja_desde <= ahora())`
    : sql`exists (select from usuarios where ${usuariosTable.id} = ${usuarioId} and ${personasSql(...lectura.personas)})`;

/** The groups through which the reader reaches people. */
const gruposSuyos = ({ actor, personas }: Lectura): readonly string[] =>
  personas.every(porGrupos) ? actor.tutorGrupoIds : [];

/** What was done by whoever counted then: also who can't come in any more, or was in one of the reader's groups at that moment. */
export const hechoPorSuyosSql = (lectura: Lectura, usuarioId: SQL, momento: SQL): SQL =>
  veATodos(lectura)
    ? sql`true`
    : sql`(exists (select from usuarios where ${usuariosTable.id} = ${usuarioId} and ${personasDeSiempreSql(...lectura.personas)})
        or exists (select from grupo_miembros_idos i where i.usuario_id = ${usuarioId}
             and i.grupo_id = any(${sql.param(gruposSuyos(lectura))}::uuid[])
             and ${momento} between i.desde and i.hasta))`;

const DE_SU_CURSO = new Set(['curso', 'estado', 'plazo', 'columnas']);

/** The rows of a report, to be counted: whoever sees everyone and asks nothing of the people need not look at each. */
export function contadasSql(lectura: Lectura, filtros: FiltrosDeProgreso): SQL {
  const pedidos = Object.entries(filtros).filter(([, valor]) => valor);
  return veATodos(lectura) && pedidos.every(([filtro]) => DE_SU_CURSO.has(filtro))
    ? sql`from matriculas a join cursos c on c.id = a.curso_id
           where ${deSuCursoSql(lectura, filtros)} and ${dePersonasSql(lectura, sql`a.usuario_id`)}`
    : sql`${origenDe(filtros.idos)} where ${filtrosSql(lectura, filtros)}`;
}
