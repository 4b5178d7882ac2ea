import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { RondaPasada } from '@catedra/shared/cumplimiento/rondas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { type SQL, sql } from 'drizzle-orm';
import { loQueVe, type Mirada } from '#features/participantes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** The one that stands, or else the last that was. */
const suCertificado = (hoy: string): SQL => sql`(
  select json_build_object('id', k.id, 'numero', k.numero,
           'estado', estado_de_certificado(k.sustituido_en, k.retirado_en, k.valido_hasta, ${hoy}::date))
    from certificados k where k.usuario_id = r.usuario_id and k.curso_id = r.curso_id and k.ronda = r.ronda
   order by k.sustituido_en is null and k.retirado_en is null desc, k.expedido_en desc limit 1)`;

const ACTIVIDADES = sql`(
  select coalesce(json_agg(json_build_object('actividadId', a.id, 'titulo', a.titulo, 'enPapelera', not viva(a.papelera),
           'estado', p.estado, 'nota', p.nota::float, 'completadoEn', ${isoSql(sql`p.completado_en`)})
           order by s.orden, s.id, a.orden, a.id), '[]')
    from progreso_de_siempre p join actividades a on a.id = p.actividad_id join secciones s on s.id = a.seccion
   where p.usuario_id = r.usuario_id and p.curso_id = r.curso_id and p.ronda = r.ronda)`;

/** What someone did in a course before the round that is open, whether or not it was put away yet. */
export async function leerRondas(db: Database, mirada: Mirada, cursoId: string): Promise<RondaPasada[]> {
  const { actor, usuarioId, zona, now } = mirada;
  const ve = await loQueVe(db, mirada);
  if (!ve.progreso) throw sinPermiso();
  const conCertificado = usuarioId === actor.id || matches(puedeVerCertificados(actor), ve.scope);
  const { rows } = await db.execute<RondaPasada & Record<string, unknown>>(sql`
    select r.ronda, ${isoSql(sql`r.terminado_en`)} as "terminadoEn", coalesce(r.ultimo_dia, r.vale_hasta)::text as "valeHasta",
           ${isoSql(sql`r.deshecha_en`)} as "deshechaEn", r.externa,
           ${isoSql(sql`case when abre.en <= r.terminado_en then abre.en end`)} as "abiertaEn",
           coalesce(r.hechas, v.hechas, 0) as hechas, coalesce(r.total, v.total, 0) as total,
           ${conCertificado ? suCertificado(diaEn(now, zona)) : sql`null::json`} as certificado, ${ACTIVIDADES} as actividades
      from rondas r join cursos c on c.id = r.curso_id and viva(c.papelera)
      left join rondas antes on antes.usuario_id = r.usuario_id and antes.curso_id = r.curso_id and antes.ronda = r.ronda - 1
      left join curso_avance_guardado v on v.usuario_id = r.usuario_id and v.curso_id = r.curso_id and r.pasada_en is null
      -- Whoever lost the course and got it back has it since later than they completed it: when that round began is not known.
      cross join lateral (select coalesce(r.desde, antes.abierta_en,
        (select min(v.desde) from vias_de(r.usuario_id, r.curso_id, 'UTC') v)) as en) abre
     where r.usuario_id = ${usuarioId} and r.curso_id = ${cursoId} and r.ronda < ronda_vigente(r.usuario_id, r.curso_id)
     order by r.ronda desc`);
  return rows;
}
