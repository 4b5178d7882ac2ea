import type { cumplimiento } from '@catedra/shared/informes/cumplimiento/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { genteSql } from '#features/informes/motor/gente.ts';
import { asignadaSql, enMarchaSql } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/offers.ts';

export type Pedido = PedidoDe<typeof cumplimiento>;

/** Of `matriculas` as `a` and its course as `c`: what somebody was given and can be done now, which is what figures count. */
const cuentaSql = (now: Date): SQL => sql`${enMarchaSql(now)} and viva(c.papelera) and ${asignadaSql}`;

/** What narrows the people and courses, whatever their state. */
export const deQuienesSql = (lectura: Lectura, pedido: Pedido): SQL | undefined =>
  and(
    genteSql(lectura, pedido),
    cuentaSql(lectura.now),
    pedido.curso ? sql`c.id = ${pedido.curso}` : undefined,
  );
