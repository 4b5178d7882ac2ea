import { createHash } from 'node:crypto';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { cierresQueImpiden } from '@catedra/shared/actividades/cierre.ts';
import { cambiosDe, conLoQueEspera } from '@catedra/shared/actividades/pendientes.ts';
import type { PorPublicar } from '@catedra/shared/actividades/schemas.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Espera, esperasDelCurso } from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export const selloDe = (esperas: readonly Espera[]): string =>
  createHash('sha256')
    .update(esperas.map(({ actividadId, version }) => `${actividadId}.${version}`).join())
    .digest('base64url');

type ConSuCierre = Omit<Actividad, 'cursoTitulo'> & { readonly cierraEn: string | null };

/** What closes people out once it is published and did not before: what it asks for had closed already. */
function nuevosCierres(vivas: readonly ConSuCierre[], esperas: readonly Espera[], now: Date) {
  const porId = new Map(esperas.map((una) => [una.actividadId, una]));
  const listas = vivas.filter(({ lista }) => lista);
  const quedan = listas.flatMap((viva) => {
    const espera = porId.get(viva.id);
    return espera?.eliminar ? [] : [conLoQueEspera(viva, espera?.campos ?? {})];
  });
  const antes = cierresQueImpiden(listas, now);
  return [...cierresQueImpiden(quedan, now)].flatMap(([id, cierre]) => {
    const una = quedan.find((otra) => otra.id === id);
    const ya = antes.get(id) ?? null;
    if (!una || ya === cierre) return [];
    return [{ id, titulo: una.titulo, cierre, antes: ya, exige: una.exigeATerminados }];
  });
}

/** Whom those leave unable to finish, as `atascos_de` tells it of what is published: in all, and by each activity. */
async function leerImpedidos(
  db: Database | Tx,
  cursoId: string,
  cierres: ReturnType<typeof nuevosCierres>,
  now: Date,
): Promise<PorPublicar['impiden']> {
  if (cierres.length === 0) return { personas: 0, actividades: [] };
  const { rows } = await db.execute<{ id: string | null; personas: number }>(sql`
    select n.id, count(distinct m.usuario_id)::int as personas
      from jsonb_to_recordset(${JSON.stringify(cierres)}::jsonb)
             as n(id uuid, cierre timestamptz, antes timestamptz, exige boolean)
      join matriculas m on m.curso_id = ${cursoId} and not m.completada
      left join evaluaciones p on p.actividad_id = n.id
      cross join lateral (select cierre_dado(m.usuario_id, p.id) as cierre) d
      left join curso_avance v on v.usuario_id = m.usuario_id and v.curso_id = m.curso_id
     where (v.terminado_en is null or n.exige)
       and coalesce(d.cierre, n.cierre) <= ${now.toISOString()} and m.desde < coalesce(d.cierre, n.cierre)
       and (n.antes is null or m.desde >= coalesce(d.cierre, n.antes))
       and not exists (select from progreso h where h.usuario_id = m.usuario_id and h.actividad_id = n.id
                          and h.estado = 'completada')
       and not exists (select from excepciones x where x.usuario_id = m.usuario_id and x.actividad_id = n.id)
       and not exists (select from entregas e where e.usuario_id = m.usuario_id and e.actividad_id = n.id
                          and e.estado = 'entregada')
     group by rollup (n.id)`);
  const personas = (id: string | null) => rows.find((row) => row.id === id)?.personas ?? 0;
  return {
    personas: personas(null),
    actividades: cierres
      .map(({ id, titulo, cierre }) => ({
        actividadId: id,
        titulo,
        cerroEn: cierre,
        personas: personas(id),
      }))
      .filter((una) => una.personas > 0),
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
  const filas = await db
    .select({ actividad: actividadesTable, cierraEn: evaluacionesTable.cierraEn })
    .from(actividadesTable)
    .leftJoin(evaluacionesTable, eq(evaluacionesTable.actividadId, actividadesTable.id))
    .where(and(eq(actividadesTable.cursoId, cursoId), isNull(actividadesTable.papelera)));
  const vivas = filas.map(({ actividad, cierraEn }) => ({ ...actividad, cierraEn }));
  const secciones = await db
    .select()
    .from(seccionesTable)
    .where(eq(seccionesTable.cursoId, cursoId))
    .orderBy(asc(seccionesTable.orden), asc(seccionesTable.id));
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from curso_avance where curso_id = ${cursoId}`,
  );
  return {
    cambios: cambiosDe(vivas, esperas, secciones),
    sello: selloDe(esperas),
    empezaron: rows[0]?.n ?? 0,
    impiden: await leerImpedidos(db, cursoId, nuevosCierres(vivas, esperas, now), now),
  };
}
