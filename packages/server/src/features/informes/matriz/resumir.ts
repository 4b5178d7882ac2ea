import { hallazgoDe, type Peores, type QuienIncumple } from '@catedra/shared/informes/matriz/hallazgo.ts';
import type { PedidoDeMatriz } from '@catedra/shared/informes/matriz/contratos.ts';
import { sql } from 'drizzle-orm';
import { genteSql } from '#features/informes/motor/gente.ts';
import { enEstadoSql, origenDe } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

type Leida = QuienIncumple & { readonly todas: number } & Record<string, unknown>;

/** Whoever does not comply in most courses; the picture shows all that they have, given to them or not. */
export async function resumirMatriz(db: Database, lectura: Lectura, pedido: PedidoDeMatriz): Promise<string> {
  const { rows } = await db.execute<Leida>(sql`
    select usuarios.nombre || ' ' || usuarios.apellidos as nombre, count(*)::int as cursos,
           (count(*) over ())::int as todas
      ${origenDe()}
     where ${genteSql(lectura, pedido)} and ${enEstadoSql('vencido', lectura.now)} and viva(c.papelera)
     group by usuarios.id order by 2 desc, usuarios.apellidos, usuarios.nombre, usuarios.id limit 2`);
  const peores: Peores = { personas: rows[0]?.todas ?? 0, primeras: rows };
  return hallazgoDe(peores);
}
