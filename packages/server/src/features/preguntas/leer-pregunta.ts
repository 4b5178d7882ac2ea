import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import type { PreguntaDeAutor, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { fallosDe } from '@catedra/shared/preguntas/textos.ts';
import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasQueVe } from '#features/preguntas/alcance.ts';
import { lugaresQuePiden } from '#features/preguntas/consultas.ts';
import type { Clave } from '#features/preguntas/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Omit<PreguntaDeAutor, 'borrador' | 'fallos'>, Record<string, unknown> {
  readonly fallos: string[];
  readonly borradorPublica: Publica | null;
  readonly borradorClave: Clave | null;
  readonly borradorEn: string | null;
  readonly borradorPor: string | null;
}

function comoPregunta({
  borradorPublica,
  borradorClave,
  borradorEn,
  borradorPor,
  fallos,
  ...suya
}: Fila): PreguntaDeAutor {
  const borrador =
    borradorPublica && borradorClave && borradorEn
      ? { publica: borradorPublica, clave: borradorClave, en: borradorEn, por: borradorPor ?? '' }
      : null;
  return { ...suya, borrador, fallos: borrador ? [...fallosDe(borrador)] : fallos };
}

/** Questions `p` as their author edits them, in one statement. */
export async function leerPreguntas(db: Database | Tx, where: SQL): Promise<PreguntaDeAutor[]> {
  const { rows } = await db.execute<Fila>(sql`
    select p.id, p.version, p.carpeta_id as "carpetaId", p.curso_id as "cursoId", p.tipo, p.etiquetas, p.numero,
           v.publica, k.clave, p.borrador_publica as "borradorPublica", p.borrador_clave as "borradorClave",
           ${isoSql(sql`p.borrador_en`)} as "borradorEn", trim(u.nombre || ' ' || u.apellidos) as "borradorPor",
           (select count(distinct l.evaluacion_id)::int from evaluacion_lugares l where l.pregunta_id = p.id)
             as evaluaciones,
           (select count(*)::int from intento_preguntas i where i.pregunta_id = p.id) as intentos,
           examinandose_con(p.id) as "enCurso",
           p.fallos, ${isoSql(sql`p.eliminada_en`)} as "eliminadaEn",
           ${isoSql(sql`p.actualizado_en`)} as "actualizadoEn"
      from preguntas p
      join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
      join pregunta_claves k on k.pregunta_id = p.id and k.numero = p.numero
      left join usuarios u on u.id = p.borrador_por
     where ${where} order by p.id`);
  return rows.map(comoPregunta);
}

export async function leerUna(tx: Tx, id: string): Promise<PreguntaDeAutor> {
  const [una] = await leerPreguntas(tx, sql`p.id = ${id}`);
  if (!una) throw noEncontrado();
  return una;
}

/** One question with where it is used; of evaluations out of the reader's sight, only their number is told. */
export async function leerPregunta(db: Database, actor: Actor, id: string): Promise<PreguntaEntera> {
  const [una] = await leerPreguntas(db, sql`p.id = ${id} and ${lasQueVe(actor)}`);
  if (!una) throw noEncontrado();
  const { rows } = await db.execute<PreguntaEntera['usos'][number] & Record<string, unknown>>(sql`
    select e.id as "evaluacionId", e.actividad_id as "actividadId", e.curso_id as "cursoId", a.titulo,
           c.titulo as curso, e.estado, bool_and(x.por_sorteo) as "porSorteo"
      from preguntas p cross join lateral ${lugaresQuePiden} x
      join evaluaciones e on e.id = x.evaluacion_id
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where p.id = ${id}
     group by e.id, e.actividad_id, e.curso_id, a.titulo, c.titulo, e.estado
     order by c.titulo, a.titulo, e.id`);
  const ve = alcance(actor, 'evaluaciones:ver');
  return { ...una, usos: rows.filter(({ cursoId }) => matches(ve, { cursoId })) };
}
