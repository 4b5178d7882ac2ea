import {
  type AprendizajeDePersona,
  type EntregaDePersona,
  type PruebaDePersona,
  SEMANAS,
} from '@catedra/shared/participantes/persona.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import { lasDeQuienesCalifica } from '#features/entregas/offers.ts';
import { cursosDePersona } from '#features/participantes/cursos-de-persona.ts';
import { loQueVe, type Mirada } from '#features/participantes/mirada.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** What someone takes, did and handed in, each only to whoever may see it. */
export async function leerAprendizaje(db: Database, mirada: Mirada): Promise<AprendizajeDePersona> {
  const ve = await loQueVe(db, mirada);
  const [cursos, dias, pruebas, entregas] = await Promise.all([
    ve.progreso ? cursosDePersona(db, mirada) : null,
    ve.progreso ? diasDe(db, mirada) : null,
    ve.pruebas ? pruebasDe(db, mirada) : null,
    ve.entregas ? entregasDe(db, mirada) : null,
  ]);
  return { cursos, dias, pruebas, entregas };
}

type Dias = NonNullable<AprendizajeDePersona['dias']>;

async function diasDe(db: Database, { usuarioId, zona, now }: Mirada): Promise<Dias> {
  const desde = finDelDia(now, -7 * SEMANAS, zona).toISOString();
  const { rows } = await db.execute<Dias[number] & Record<string, unknown>>(sql`
    select to_char(completado_en at time zone ${zona}, 'YYYY-MM-DD') as dia, curso_id as "cursoId",
           count(*)::int as hechas
      from progreso_de_siempre
     where usuario_id = ${usuarioId} and estado = 'completada' and completado_en > ${desde}
     group by 1, 2 order by 1, 2`);
  return rows;
}

const CURSO = sql`json_build_object('id', c.id, 'titulo', c.titulo) as curso,
  not (viva(a.papelera) and viva(c.papelera)) as "enPapelera"`;

async function pruebasDe(db: Database, { usuarioId }: Mirada): Promise<PruebaDePersona[]> {
  const { rows } = await db.execute<PruebaDePersona & Record<string, unknown>>(sql`
    select i.id, i.evaluacion_id as "evaluacionId", i.actividad_id as "actividadId", a.titulo, ${CURSO}, i.ronda, i.numero,
           i.estado, ${isoSql(sql`coalesce(i.entregado_en, i.empezado_en)`)} as en, i.nota::float as nota,
           i.provisional, e.nota_minima::float as "notaMinima"
      from intentos i
      join evaluaciones e on e.id = i.evaluacion_id
      join actividades a on a.id = i.actividad_id
      join cursos c on c.id = i.curso_id
     where i.usuario_id = ${usuarioId} and not i.practica
     order by coalesce(i.entregado_en, i.empezado_en), i.id`);
  return rows;
}

async function entregasDe(db: Database, { actor, usuarioId }: Mirada): Promise<EntregaDePersona[]> {
  const { rows } = await db.execute<EntregaDePersona & Record<string, unknown>>(sql`
    select e.id, e.actividad_id as "actividadId", a.titulo, ${CURSO}, e.ronda, e.intento, e.estado, e.tarde,
           ${isoSql(sql`e.entregada_en`)} as "entregadaEn", e.nota::float as nota
      from entregas e
      join actividades a on a.id = e.actividad_id
      join cursos c on c.id = e.curso_id
     where e.usuario_id = ${usuarioId} and ${lasDeQuienesCalifica(actor)} and e.entregada_en is not null
     order by e.entregada_en desc, e.id`);
  return rows;
}
