import type { Pedido } from '@catedra/shared/informes/declarar.ts';
import type { AsignacionesDeInforme } from '@catedra/shared/lotes/asignaciones.ts';
import { PERSONAS_POR_ACTO, sonDemasiadas } from '@catedra/shared/participantes/exenciones.ts';
import { sql } from 'drizzle-orm';
import type { Consulta } from '#features/informes/motor/consulta.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly cursoId: string;
  readonly usuarioIds: string[];
}

/** Who of all that the report lists is in which course; more than one act reaches are refused before anything is done. */
export async function leerAsignaciones(
  db: Database,
  una: Consulta,
  lectura: Lectura,
  pedido: Pedido,
): Promise<AsignacionesDeInforme> {
  const { rows } = await db.execute<Fila>(sql`
    select y."cursoId", array_agg(y."usuarioId" order by y."usuarioId") as "usuarioIds"
      from (select x."cursoId", x."usuarioId"
              from (select ${una.seleccion(lectura, pedido)} ${una.origen(lectura, pedido)}
                     where ${una.donde(lectura, pedido) ?? sql`true`}) x
             limit ${PERSONAS_POR_ACTO + 1}) y
     group by 1 order by 1`);
  const enCursos = rows.map(({ cursoId, usuarioIds }) => ({ cursoId, usuarioIds }));
  if (enCursos.reduce((suma, { usuarioIds }) => suma + usuarioIds.length, 0) > PERSONAS_POR_ACTO)
    throw sonDemasiadas();
  return { enCursos };
}
