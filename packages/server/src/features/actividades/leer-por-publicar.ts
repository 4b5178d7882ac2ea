import { createHash } from 'node:crypto';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { lasQueSePiden } from '@catedra/shared/actividades/cierre.ts';
import { cambiosDe, conLoQueEspera } from '@catedra/shared/actividades/pendientes.ts';
import type { PorPublicar } from '@catedra/shared/actividades/schemas.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Espera, esperasDelCurso } from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export const selloDe = (esperas: readonly Espera[]): string =>
  createHash('sha256')
    .update(esperas.map(({ actividadId, version }) => `${actividadId}.${version}`).join())
    .digest('base64url');

type Viva = Omit<Actividad, 'cursoTitulo'>;

/** What a course will ask for otherwise once it is published: until when, and since when it did if it did before. */
function pedidasDeOtroModo(vivas: readonly Viva[], esperas: readonly Espera[]) {
  const porId = new Map(esperas.map((una) => [una.actividadId, una]));
  const listas = vivas.filter(({ lista }) => lista);
  const quedan = listas.flatMap((viva) => {
    const espera = porId.get(viva.id);
    return espera?.eliminar ? [] : [conLoQueEspera(viva, espera?.campos ?? {})];
  });
  const antes = new Map(lasQueSePiden(listas).map((una) => [una.id, una.disponibleHasta]));
  return lasQueSePiden(quedan)
    .filter(({ id, disponibleHasta }) => antes.get(id) !== disponibleHasta)
    .map(({ id, titulo, tipo, disponibleHasta: hasta, exigeATerminados: exige }) => {
      return { id, titulo, tipo, hasta, exige, pedida: antes.has(id), antes: antes.get(id) ?? null };
    });
}

/**
 * Whom those leave unable to finish who were not before, by the close of each person, as `atascos_de` tells it of what
 * is published: in all, and by each activity.
 */
async function leerImpedidos(
  db: Database | Tx,
  cursoId: string,
  pedidas: ReturnType<typeof pedidasDeOtroModo>,
  now: Date,
): Promise<PorPublicar['impiden']> {
  if (pedidas.length === 0) return { personas: 0, actividades: [] };
  const ahora = now.toISOString();
  const { rows } = await db.execute<{ id: string | null; personas: number; cerro: string }>(sql`
    select n.id, count(distinct m.usuario_id)::int as personas, iso_de(max(c.cierre)) as cerro
      from jsonb_to_recordset(${JSON.stringify(pedidas)}::jsonb)
             as n(id uuid, tipo text, hasta timestamptz, pedida boolean, antes timestamptz, exige boolean)
      join matriculas m on m.curso_id = ${cursoId} and not m.completada
      join usuarios u on u.id = m.usuario_id and ${enActivoSql(sql`u`)}
      cross join lateral (select cierre_para(m.usuario_id, n.id, n.tipo, n.hasta) as cierre) c
      left join curso_avance v on v.usuario_id = m.usuario_id and v.curso_id = m.curso_id
     where (v.terminado_en is null or n.exige)
       and c.cierre <= ${ahora} and m.desde < c.cierre
       and not (n.pedida and exists (select from cierre_para(m.usuario_id, n.id, n.tipo, n.antes) a(cierre)
                          where a.cierre <= ${ahora} and m.desde < a.cierre))
       and not exists (select from progreso h where h.usuario_id = m.usuario_id and h.actividad_id = n.id
                          and h.estado = 'completada')
       and not vale_de_antes(m.usuario_id, n.id)
       and not exists (select from excepciones x where x.usuario_id = m.usuario_id and x.actividad_id = n.id)
       and not exists (select from entregas e where e.usuario_id = m.usuario_id and e.actividad_id = n.id
                          and e.estado = 'entregada')
     group by rollup (n.id)`);
  return {
    personas: rows.find(({ id }) => id === null)?.personas ?? 0,
    actividades: pedidas.flatMap(({ id, titulo }) => {
      const suya = rows.find((row) => row.id === id);
      return suya ? [{ actividadId: id, titulo, cerroEn: suya.cerro, personas: suya.personas }] : [];
    }),
  };
}

/** What waits in a course, in words, and whom it touches; null when nothing does. */
export async function leerPorPublicar(
  db: Database | Tx,
  cursoId: string,
  now: Date,
): Promise<PorPublicar | null> {
  const esperas = await esperasDelCurso(db, cursoId);
  if (esperas.length === 0) return null;
  const vivas = await db
    .select()
    .from(actividadesTable)
    .where(and(eq(actividadesTable.cursoId, cursoId), vivaSql(actividadesTable.papelera)))
    .orderBy(asc(actividadesTable.orden), asc(actividadesTable.id));
  const secciones = await db
    .select()
    .from(seccionesTable)
    .where(eq(seccionesTable.cursoId, cursoId))
    .orderBy(asc(seccionesTable.orden), asc(seccionesTable.id));
  const seVan = esperas.filter(({ eliminar }) => eliminar).map(({ actividadId }) => actividadId);
  const { rows } = await db.execute<{ n: number; examinandose: number; minutos: number | null }>(sql`
    select (select count(*)::int from curso_avance where curso_id = ${cursoId}) as n, s.examinandose, s.minutos
      from examinandose_en(${sql.param(seVan)}::uuid[]) s`);
  return {
    cambios: cambiosDe(vivas, esperas, secciones),
    sello: selloDe(esperas),
    empezaron: rows[0]?.n ?? 0,
    examinandose: rows[0]?.examinandose ?? 0,
    minutosQueQuedan: rows[0]?.minutos ?? null,
    impiden: await leerImpedidos(db, cursoId, pedidasDeOtroModo(vivas, esperas), now),
  };
}
