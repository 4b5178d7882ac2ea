import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import { sql } from 'drizzle-orm';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly titulo: string;
  readonly curso: Recibo['curso'];
  readonly persona: string;
  readonly preguntas: number;
  readonly respondidas: number;
  readonly tardias: Recibo['tardias'];
}

/** What proves that it was handed in, and how it stands until then. */
export async function leerRecibo(db: Database | Tx, intento: FilaDeIntento): Promise<Recibo> {
  const { rows } = await db.execute<Fila>(sql`
    select a.titulo, json_build_object('id', c.id, 'slug', c.slug, 'titulo', c.titulo) as curso,
           u.nombre || ' ' || u.apellidos as persona,
           (select count(*)::int from intento_preguntas p join pregunta_versiones v
              on v.pregunta_id = p.pregunta_id and v.numero = p.numero
             where p.intento_id = ${intento.id} and v.publica->>'tipo' <> 'descripcion') as preguntas,
           (select count(*)::int from intento_preguntas p
             where p.intento_id = ${intento.id} and p.respuesta is not null) as respondidas,
           (select coalesce(json_agg(json_build_object('lugar', t.lugar, 'aceptada', t.aceptada)), '[]') from (
              select distinct on (lugar) lugar, aceptada from intento_tardias
               where intento_id = ${intento.id} order by lugar, revision desc) t) as tardias
      from actividades a join cursos c on c.id = a.curso_id join usuarios u on u.id = ${intento.usuarioId}
     where a.id = ${intento.actividadId}`);
  const [de] = rows;
  if (!de) throw noEncontrado();
  const { id, evaluacionId, numero, estado, empezadoEn, entregadoEn, causa, sinRecibir, noTomadas, codigo } =
    intento;
  return {
    intentoId: id,
    evaluacionId,
    numero,
    estado,
    empezadoEn,
    entregadoEn,
    causa,
    sinRecibir,
    noTomadas,
    codigo,
    ...de,
  };
}
