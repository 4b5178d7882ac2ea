import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import type { ColaDeEntregas, ConsultaDeEntregas, EntregaEnCola } from '@catedra/shared/entregas/contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasQueCalifica } from '#features/entregas/alcance.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const CONTADAS = 1000;
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/;

const cursorOf = ({ entregadaEn, id }: EntregaEnCola): string =>
  Buffer.from(`${entregadaEn} ${id}`).toString('base64url');

function afterSql(cursor: string): SQL {
  const [, en, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!en || !id) throw datosInvalidos({ cursor: 'Esta página ya no sirve. Vuelve a la primera.' });
  return sql`(e.entregada_en, e.id) > (${en}::timestamptz, ${id}::uuid)`;
}

const DE = sql`entregas e join usuarios u on u.id = e.usuario_id
  join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id`;

/** One page of what was handed in to this person, the oldest first: nobody marks their own work. */
export async function leerCola(
  db: Database,
  actor: Actor,
  { estado, cursoId, actividadId, buscar, cursor, limite, total }: ConsultaDeEntregas,
): Promise<ColaDeEntregas> {
  const suyas = [
    lasQueCalifica(actor),
    sql`e.usuario_id <> ${actor.id} and u.fecha_baja is null`,
    ...(estado ? [sql`e.estado = ${estado}`] : []),
    ...(cursoId ? [sql`e.curso_id = ${cursoId}`] : []),
    ...(actividadId ? [sql`e.actividad_id = ${actividadId}`] : []),
    hasWords(sql`llano(u.nombre || ' ' || u.apellidos || ' ' || a.titulo)`, buscar ?? ''),
  ];
  const todas = sql.join(suyas, sql` and `);
  const estas = cursor ? sql`${todas} and ${afterSql(cursor)}` : todas;
  const [{ rows }, contadas] = await Promise.all([
    db.execute<EntregaEnCola & Record<string, unknown>>(sql`
      select e.id, e.intento, e.estado, e.tarde, ${isoSql(sql`e.entregada_en`)} as "entregadaEn", e.nota::float as nota,
             ${isoSql(sql`e.calificada_en`)} as "calificadaEn",
             json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) as persona,
             json_build_object('id', a.id, 'titulo', a.titulo) as actividad,
             json_build_object('id', c.id, 'titulo', c.titulo) as curso
        from ${DE} where ${estas} order by e.entregada_en, e.id limit ${limite + 1}`),
    total ? contar(db, todas) : undefined,
  ]);
  const datos = rows.slice(0, limite);
  const ultima = datos.at(-1);
  const siguiente = ultima && rows.length > limite ? cursorOf(ultima) : null;
  return { datos, siguiente, ...(contadas && { total: contadas }) };
}

async function contar(db: Database, where: SQL) {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${DE} where ${where} limit ${CONTADAS + 1}) f`,
  );
  const n = rows[0]?.n ?? 0;
  return { valor: Math.min(n, CONTADAS), exacto: n <= CONTADAS };
}
