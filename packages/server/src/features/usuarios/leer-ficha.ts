import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches, type ScopeFields } from '@catedra/shared/core/scope.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { estadoDeAvance } from '@catedra/shared/participantes/estado.ts';
import type { Atasco, ExcepcionDePersona } from '@catedra/shared/participantes/schemas.ts';
import { alcanceDeVerComo } from '@catedra/shared/perfiles/ver-como.ts';
import { progreso } from '@catedra/shared/progreso/collection.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { type Detalle, frasesDeCambio } from '@catedra/shared/usuarios/historial.ts';
import { and, eq, sql } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const HISTORIAL = 50;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

async function gruposDe(db: Database, actor: Actor, usuarioId: string): Promise<FichaDeUsuario['grupos']> {
  const { rows } = await db.execute<{
    id: string;
    nombre: string;
    estado: string;
    desde: string;
    tutor: boolean;
  }>(sql`
    select g.id, g.nombre, g.estado, r.desde, r.tutor from (
      select grupo_id, desde, false as tutor from grupo_miembros where usuario_id = ${usuarioId}
      union all select grupo_id, desde, true from grupo_tutores where usuario_id = ${usuarioId}) r
      join grupos g on g.id = r.grupo_id
     order by g.nombre, g.id, r.tutor`);
  const visible = grupos.policy.read(actor);
  return rows
    .filter(({ id, estado }) => matches(visible, { id, estado }))
    .map(({ id, nombre, desde, tutor }) => ({ id, nombre, desde: isoOf(desde), tutor }));
}

interface CursoRow extends Record<string, unknown> {
  id: string;
  titulo: string;
  estado: Curso['estado'];
  porcentaje: number | null;
  hechas: number;
  total: number;
  ultima_vez: string | null;
  vence_en: string | null;
  piso_en: string | null;
  piso_motivo: string | null;
  con_piso: boolean;
  atascos: Atasco[];
  excepciones: ExcepcionDePersona[];
}

/** What they take and what they did, with the one progress figure; whoever lost a course has no date in it. */
async function cursosDe(db: Database, usuarioId: string, now: Date): Promise<FichaDeUsuario['cursos']> {
  const { rows } = await db.execute<CursoRow>(sql`
    select c.id, c.titulo, c.estado, v.porcentaje, coalesce(v.hechas, 0) as hechas, v.ultima_vez, m.vence_en,
           v.piso_en, v.piso_motivo, v.piso is not null and v.terminado_en is null
             and v.porcentaje > 100 * v.hechas / greatest(1, v.total) as con_piso,
           atascos_en_json(suyos.usuario_id, c.id, ${now.toISOString()}) as atascos,
           excepciones_en_json(suyos.usuario_id, c.id) as excepciones,
           coalesce(v.total, (select coalesce(nullif(count(*) filter (where obligatoria), 0), count(*))::int
                                from actividades where curso_id = c.id and lista and not oculta)) as total
      from (select usuario_id, curso_id from matriculas where usuario_id = ${usuarioId}
            union select usuario_id, curso_id from curso_avance where usuario_id = ${usuarioId}) suyos
      join cursos c on c.id = suyos.curso_id and c.papelera is null
      left join matriculas m on m.usuario_id = suyos.usuario_id and m.curso_id = c.id
      left join curso_avance v on v.usuario_id = suyos.usuario_id and v.curso_id = c.id
     order by v.ultima_vez desc nulls last, c.titulo, c.id`);
  return rows.map((row) => {
    const { estado: cursoEstado, ultima_vez: ultima, vence_en: vence, porcentaje, ...rest } = row;
    const { piso_en: en, piso_motivo: motivo, con_piso: conPiso, ...curso } = rest;
    const venceEn = vence && isoOf(vence);
    return {
      ...curso,
      porcentaje: porcentaje ?? 0,
      ultimaVez: ultima && isoOf(ultima),
      venceEn,
      piso: conPiso && en && motivo ? { en: isoOf(en), motivo } : null,
      estado: estadoDeAvance({ porcentaje, venceEn, cursoEstado }, now),
    };
  });
}

interface CambioRow extends Record<string, unknown> {
  id: string;
  en: string;
  actor_id: string;
  nombre: string | null;
  comando: string;
  detalle: Detalle | null;
}

async function historialDe(db: Database, usuarioId: string): Promise<FichaDeUsuario['historial']> {
  const { rows } = await db.execute<CambioRow>(sql`
    select c.id, c.en, c.actor_id, trim(u.nombre || ' ' || u.apellidos) as nombre, c.comando, c.detalle
      from cambios c left join usuarios u on u.id = c.actor_id
     where c.coleccion = 'usuarios' and c.documento = ${usuarioId}
     order by c.en desc, c.id desc limit ${HISTORIAL}`);
  return rows.map(({ id, en, actor_id: actorId, nombre, comando, detalle }) => ({
    id,
    en: isoOf(en),
    quien: actorId === SISTEMA.id ? 'Cátedra' : (nombre ?? 'Persona eliminada'),
    que: frasesDeCambio(comando, detalle),
  }));
}

const veHistorial = (actor: Actor, scope: ScopeFields): boolean =>
  matches(alcance(actor, 'usuarios:ver'), scope);

/** Groups, courses and history of a person, each only to whoever may see it. */
export async function leerFicha(
  db: Database,
  actor: Actor,
  usuarioId: string,
  now: Date,
): Promise<FichaDeUsuario> {
  const visible = and(
    eq(usuariosTable.id, usuarioId),
    scopeSql(usuariosBinding, usuarios.policy.read(actor)),
  );
  const rows = await db.select(scopedSelection(usuariosBinding)).from(usuariosTable).where(visible);
  const row = (rows as unknown as Row[])[0];
  if (!row) throw noEncontrado();
  const scope = scopeFieldsOf(usuariosBinding, row);
  const veProgreso = matches(progreso.policy.read(actor), { ...scope, usuarioId });
  const [susGrupos, cursos, historial] = await Promise.all([
    gruposDe(db, actor, usuarioId),
    veProgreso ? cursosDe(db, usuarioId, now) : null,
    veHistorial(actor, scope) ? historialDe(db, usuarioId) : null,
  ]);
  const puede = {
    editar: matches(usuarios.policy.update(actor), scope),
    eliminar: matches(usuarios.policy.delete(actor), scope) && usuarioId !== actor.id,
    verComo: matches(alcanceDeVerComo(actor), scope) && usuarioId !== actor.id,
  };
  return { puede, grupos: susGrupos, cursos, historial };
}
