import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type {
  Participante,
  ParticipantesPagina,
  ParticipantesQuery,
} from '@catedra/shared/participantes/schemas.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursoVisible, origenSql, quienesSql } from '#features/participantes/origen.ts';
import { estadoSql, totalSql } from '#features/participantes/asignaciones.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const lugar = z.tuple([z.string(), z.string(), id()]);

const cursorOf = ({ apellidos, nombre, usuarioId }: Participante): string =>
  writeCursor(apellidos, nombre, usuarioId);

function afterSql(cursor: string): SQL {
  const [apellidos, nombre, usuarioId] = readCursor(lugar, cursor);
  return sql`(usuarios.apellidos, usuarios.nombre, usuarios.id) > (${apellidos}, ${nombre}, ${usuarioId}::uuid)`;
}

export interface Lectura {
  readonly cursoId: string;
  readonly zona: string;
  readonly now: Date;
}

/** One page of the people who take a course, by surname. */
export async function leerParticipantes(
  db: Database,
  actor: Actor,
  { cursoId, zona, now }: Lectura,
  query: ParticipantesQuery,
): Promise<ParticipantesPagina> {
  const scope = aQuienSigue(actor);
  if (scope === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);

  const origen = origenSql(cursoId, zona);
  const estado = query.estado ? sql`${estadoSql(now)} = ${query.estado}` : sql`true`;
  const matching = sql`${quienesSql(scope, query.buscar)} and ${estado}`;
  const here = query.cursor ? sql`${matching} and ${afterSql(query.cursor)}` : matching;
  // Tutors hear of their own groups alone.
  const groups = scope === true ? sql`true` : sql`g.id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;
  const page = db.execute<Participante & Record<string, unknown>>(sql`
    select usuarios.id as "usuarioId", usuarios.nombre, usuarios.apellidos, a.desde, a.vence_en as "venceEn",
           coalesce(v.porcentaje, 0) as porcentaje, coalesce(v.hechas, 0) as hechas, ${totalSql} as total,
           ${estadoSql(now)} as estado, v.ultima_vez as "ultimaVez", n.en as "recordadoEn",
           r.motivo as "motivoDeProrroga", a.por_nombre as "porNombre",
           array(select g.nombre from grupos g where g.id = any(a.grupo_ids) and ${groups} order by g.nombre) as grupos
      ${origen} where ${here} order by usuarios.apellidos, usuarios.nombre, usuarios.id limit ${query.limite + 1}`);
  const counted = query.total ? countRows(db, sql`${origen} where ${matching}`) : undefined;
  const [{ rows }, total] = await Promise.all([page, counted]);
  return { ...cutPage(rows.map(withIsoMoments), query.limite, cursorOf), ...(total && { total }) };
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

const withIsoMoments = (row: Participante): Participante => ({
  ...row,
  desde: new Date(row.desde).toISOString(),
  venceEn: iso(row.venceEn),
  ultimaVez: iso(row.ultimaVez),
  recordadoEn: iso(row.recordadoEn),
});
