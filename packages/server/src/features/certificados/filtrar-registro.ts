import { codigoDe } from '@catedra/shared/certificados/codigo.ts';
import { gruposDelRegistro, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import {
  DIAS_POR_CADUCAR,
  type FiltrosDeRegistro,
  type LineaDeRegistro,
} from '@catedra/shared/certificados/registro.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { huellaDeCodigo } from '#features/certificados/comprobar.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { hasWords } from '#platform/db/search.ts';

/** Who reads the register, and on which day of the academy's calendar. */
export interface LecturaDeRegistro {
  readonly actor: Actor;
  readonly hoy: Dia;
  readonly zona: string;
  /** What must reach a person besides seeing their certificates. */
  readonly ademas?: Scope;
}

const TEXTO = sql`llano(coalesce(${certificadosTable.nombre}, '') || ' ' || ${certificadosTable.titulo} || ' ' || ${certificadosTable.numero})`;

/** By its code, whole; or by words of name, course and number. */
function buscado(buscar: string | undefined): SQL | undefined {
  const codigo = buscar && codigoDe(buscar);
  return codigo ? eq(certificadosTable.codigoHuella, huellaDeCodigo(codigo)) : hasWords(TEXTO, buscar ?? '');
}

/** Told apart by columns and not by their state, so that an index finds the few. */
export const cribaSql = (hoy: Dia): Readonly<Record<LineaDeRegistro['estado'], SQL>> => {
  const { retiradoEn, sustituidoEn, validoHasta } = certificadosTable;
  const enPie = sql`${retiradoEn} is null and ${sustituidoEn} is null`;
  return {
    valido: sql`${enPie} and (${validoHasta} is null or ${validoHasta} >= ${hoy}::date)`,
    caducado: sql`${enPie} and ${validoHasta} < ${hoy}::date`,
    sustituido: sql`${retiradoEn} is null and ${sustituidoEn} is not null`,
    retirado: sql`${retiradoEn} is not null`,
  };
};

/** In force today and not for long: whoever has another of that course that lasts longer has renewed it. */
export const caducaSql = (hoy: Dia, dias: number): SQL => {
  const { validoHasta, usuarioId, cursoId } = certificadosTable;
  return sql`${cribaSql(hoy).valido} and ${validoHasta} <= ${hoy}::date + ${dias}::int
    and exists (select from usuarios u where u.id = ${usuarioId} and ${enActivoSql(sql`u`)})
    and not exists (
      select from certificados d where d.usuario_id = ${usuarioId} and d.curso_id = ${cursoId}
         and d.retirado_en is null and d.sustituido_en is null
         and coalesce(d.valido_hasta, 'infinity'::date) > ${validoHasta})`;
};

export const gruposVisibles = (actor: Actor): SQL | undefined =>
  and(sql`grupos.estado = 'activo'`, scopeSql(gruposBinding, gruposDelRegistro(actor)));

/** A group that the reader may not see matches nobody: not even those whom they see through another. */
const delGrupo = (actor: Actor, grupoId: string): SQL => sql`exists (
  select from grupo_miembros g join grupos on grupos.id = g.grupo_id
   where g.usuario_id = ${certificadosTable.usuarioId} and g.grupo_id = ${grupoId} and ${gruposVisibles(actor)})`;

/** The first moment of a day of the academy's calendar. */
const empieza = (dia: Dia, zona: string, mas = 0): SQL =>
  sql`((${dia}::date + ${mas}::int)::timestamp at time zone ${zona})`;

/** Whose certificates someone reads, and does whatever else is asked with. */
export function alcanceSql({ actor, ademas = true }: LecturaDeRegistro): SQL | undefined {
  const ve = puedeVerCertificados(actor);
  if (ve === false || ademas === false) throw sinPermiso();
  return and(scopeSql(usuariosBinding, ve), scopeSql(usuariosBinding, ademas));
}

export function filtrosSql(lectura: LecturaDeRegistro, filtros: FiltrosDeRegistro): SQL | undefined {
  const { actor, hoy, zona } = lectura;
  const { estado, cursoId, grupoId, usuarioId, caduca, desde, hasta, buscar } = filtros;
  const { expedidoEn } = certificadosTable;
  return and(
    alcanceSql(lectura),
    estado && cribaSql(hoy)[estado],
    caduca && caducaSql(hoy, DIAS_POR_CADUCAR),
    cursoId ? eq(certificadosTable.cursoId, cursoId) : undefined,
    usuarioId ? eq(certificadosTable.usuarioId, usuarioId) : undefined,
    grupoId ? delGrupo(actor, grupoId) : undefined,
    desde ? sql`${expedidoEn} >= ${empieza(desde, zona)}` : undefined,
    hasta ? sql`${expedidoEn} < ${empieza(hasta, zona, 1)}` : undefined,
    buscado(buscar),
  );
}
