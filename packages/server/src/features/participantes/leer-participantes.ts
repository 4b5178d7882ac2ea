import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos, sinPermiso } from '@catedra/shared/core/errors.ts';
import type {
  Participante,
  ParticipantesPagina,
  ParticipantesQuery,
} from '@catedra/shared/participantes/contract.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cursoVisible, origenSql, quienesSql } from '#features/participantes/origen.ts';
import { estadoSql, totalSql } from '#features/reportes/asignaciones.ts';
import type { Database } from '#platform/db/pool.ts';

const COUNTED = 1000;

function afterSql(cursor: string): SQL {
  let values: unknown = null;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Told below, with any other cursor that is not ours.
  }
  const fits = Array.isArray(values) && values.length === 3 && values.every((one) => typeof one === 'string');
  if (!fits || !/^[0-9a-f-]{36}$/.test(String((values as string[])[2])))
    throw datosInvalidos({ cursor: 'Esta página ya no sirve. Vuelve a la primera.' });
  const [apellidos, nombre, id] = values as [string, string, string];
  return sql`(usuarios.apellidos, usuarios.nombre, usuarios.id) > (${apellidos}, ${nombre}, ${id}::uuid)`;
}

const cursorOf = ({
  apellidos,
  nombre,
  usuarioId,
}: Pick<Participante, 'apellidos' | 'nombre' | 'usuarioId'>): string =>
  Buffer.from(JSON.stringify([apellidos, nombre, usuarioId])).toString('base64url');

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
  const counted = query.total
    ? db.execute<{ n: number }>(
        sql`select count(*)::int as n from (select 1 ${origen} where ${matching} limit ${COUNTED + 1}) f`,
      )
    : null;
  const [{ rows }, count] = await Promise.all([page, counted]);

  const datos = rows.slice(0, query.limite).map(withIsoMoments);
  const last = datos.at(-1);
  const siguiente = last && rows.length > query.limite ? cursorOf(last) : null;
  const n = count?.rows[0]?.n ?? 0;
  return { datos, siguiente, ...(count && { total: { valor: Math.min(n, COUNTED), exacto: n <= COUNTED } }) };
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

const withIsoMoments = (row: Participante): Participante => ({
  ...row,
  desde: new Date(row.desde).toISOString(),
  venceEn: iso(row.venceEn),
  ultimaVez: iso(row.ultimaVez),
  recordadoEn: iso(row.recordadoEn),
});
