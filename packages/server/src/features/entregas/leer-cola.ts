import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ColaDeEntregas, ConsultaDeEntregas, EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sinTutor } from '#features/entregas/alcance.ts';
import { PARA_CALIFICAR, SIN_CALIFICAR, vienenA } from '#features/entregas/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const lugar = z.tuple([z.iso.datetime(), z.uuid(), z.number()]);

function afterSql(cursor: string): SQL {
  const [en, id, suyo] = readCursor(lugar, cursor);
  return sql`(e.entregada_en, e.id, coalesce(e.lugar, -1)) > (${en}::timestamptz, ${id}::uuid, ${suyo}::int)`;
}

/** What waits is read by itself: what was marked only grows. */
const deSql = (estado: ConsultaDeEntregas['estado']): SQL => sql`
  ${estado === 'entregada' ? SIN_CALIFICAR : PARA_CALIFICAR} e join usuarios u on u.id = e.usuario_id
  join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id`;

/** One page of what was handed in to this person, the oldest first: nobody marks their own work. */
export async function leerCola(
  db: Database,
  actor: Actor,
  { estado, cursoId, actividadId, buscar, cursor, limite, total }: ConsultaDeEntregas,
): Promise<ColaDeEntregas> {
  const suyas = [
    vienenA(actor),
    ...(estado ? [sql`e.estado = ${estado}`] : []),
    ...(cursoId ? [sql`e.curso_id = ${cursoId}`] : []),
    ...(actividadId ? [sql`e.actividad_id = ${actividadId}`] : []),
    hasWords(sql`llano(u.nombre || ' ' || u.apellidos || ' ' || a.titulo)`, buscar ?? ''),
  ];
  const de = deSql(estado);
  const todas = sql.join(suyas, sql` and `);
  const estas = cursor ? sql`${todas} and ${afterSql(cursor)}` : todas;
  const [{ rows }, contadas] = await Promise.all([
    db.execute<EntregaEnCola & Record<string, unknown>>(sql`
      select e.id, e.tipo, e.lugar,
             case when e.lugar is not null then (select count(*)::int from intento_preguntas q join preguntas w
               on w.id = q.pregunta_id and w.tipo <> 'descripcion'
              where q.intento_id = e.id and q.lugar <= e.lugar) end as pregunta, e.intento, e.estado, e.tarde, ${isoSql(sql`e.entregada_en`)} as "entregadaEn", e.nota::float as nota,
             ${isoSql(sql`e.calificada_en`)} as "calificadaEn",
             ${sinTutor} as "sinTutor",
             json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) as persona,
             json_build_object('id', a.id, 'titulo', a.titulo) as actividad,
             json_build_object('id', c.id, 'titulo', c.titulo) as curso
        from ${de} where ${estas} order by e.entregada_en, e.id, coalesce(e.lugar, -1) limit ${limite + 1}`),
    total ? countRows(db, sql`from ${de} where ${todas}`) : undefined,
  ]);
  const pagina = cutPage(rows, limite, ({ entregadaEn, id, lugar: suyo }) =>
    writeCursor(entregadaEn, id, suyo ?? -1),
  );
  return { ...pagina, ...(contadas && { total: contadas }) };
}
