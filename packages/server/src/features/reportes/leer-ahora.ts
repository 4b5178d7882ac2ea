import { antesDe, HORA, MINUTO } from '@catedra/shared/core/duraciones.ts';
import type { Ahora } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { personasSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** Whoever asked for something in these minutes is here: it is written down every minute. */
const MINUTOS = 5;
/** What was done longer ago is no news. */
const HORAS = 24;
const CARAS = 5;

type Alguien = Ahora['personas']['primeras'][number] & Record<string, unknown>;

async function leerPresentes(db: Database, { personas, now }: Lectura): Promise<Ahora['personas']> {
  const { id, nombre, apellidos, foto, ultimoAcceso } = usuariosTable;
  const desde = antesDe(now, MINUTOS * MINUTO).toISOString();
  const presentes = sql`from usuarios where ${ultimoAcceso} >= ${desde} and ${personasSql(...personas)}`;
  const { rows } = await db.execute<Alguien & { total: number }>(sql`
    select ${id}, ${nombre}, ${apellidos}, ${foto}, count(*) over ()::int as total ${presentes}
     order by ${ultimoAcceso} desc, ${id} limit ${CARAS}`);
  return {
    total: rows[0]?.total ?? 0,
    primeras: rows.map(({ id: usuarioId, nombre: suyo, apellidos: suyos, foto: cara }) => ({
      id: usuarioId,
      nombre: suyo,
      apellidos: suyos,
      foto: cara,
    })),
  };
}

async function leerUltimo(db: Database, lectura: Lectura): Promise<Ahora['ultimo']> {
  const desde = antesDe(lectura.now, HORAS * HORA).toISOString();
  const { rows } = await db.execute<NonNullable<Ahora['ultimo']> & Record<string, unknown>>(sql`
    select u.id as "usuarioId", u.nombre, u.apellidos, c.id as "cursoId", c.titulo as curso, a.titulo as actividad,
           v.terminado_en is not null and v.terminado_en >= p.completado_en - interval '1 s' as "terminaElCurso",
           ${isoSql(sql`p.completado_en`)} as en
      from (select p.usuario_id, p.curso_id, p.actividad_id, p.completado_en from progreso_de_siempre p
             where p.estado = 'completada' and p.completado_en >= ${desde}
               and ${dePersonasSql(lectura, sql`p.usuario_id`)}
             order by p.completado_en desc limit 1) p
      join usuarios u on u.id = p.usuario_id and u.fecha_baja is null
      join cursos c on c.id = p.curso_id
      join actividades a on a.id = p.actividad_id
      left join curso_avance v on v.usuario_id = p.usuario_id and v.curso_id = p.curso_id`);
  return rows[0] ?? null;
}

type EnCurso = NonNullable<Ahora['enCurso']>;

/** An attempt with a clock goes on until it stops, with or without its device; one without, while it is heard of. */
async function leerEnCurso(db: Database, lectura: Lectura): Promise<Ahora['enCurso']> {
  const now = lectura.now.toISOString();
  const desde = antesDe(lectura.now, MINUTOS * MINUTO).toISOString();
  const { rows } = await db.execute<EnCurso & Record<string, unknown>>(sql`
    select i.curso_id as "cursoId", i.actividad_id as "actividadId", a.titulo,
           count(distinct i.usuario_id)::int as personas, (count(*) over () - 1)::int as otras,
           case when bool_and(i.vence_en is not null) then ${isoSql(sql`max(i.vence_en)`)} end as hasta
      from intentos i
      join actividades a on a.id = i.actividad_id
     where i.estado = 'en_curso' and coalesce(i.limite > ${now}, i.visto_en >= ${desde})
       and ${dePersonasSql(lectura, sql`i.usuario_id`)}
     group by i.curso_id, i.actividad_id, a.titulo
     order by personas desc, i.actividad_id limit 1`);
  return rows[0] ?? null;
}

/** Who is in the academy now, what is being sat, and the last thing that somebody finished, within what the reader may see. */
export async function leerAhora(db: Database, lectura: Lectura): Promise<Ahora> {
  const [personas, enCurso, ultimo] = await Promise.all([
    leerPresentes(db, lectura),
    leerEnCurso(db, lectura),
    leerUltimo(db, lectura),
  ]);
  return { personas, enCurso, ultimo };
}
