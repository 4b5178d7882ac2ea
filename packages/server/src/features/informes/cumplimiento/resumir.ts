import { ESTADOS_DE_CUMPLIMIENTO, type EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { Cuentas } from '@catedra/shared/cumplimiento/cifras.ts';
import { dibujoDe } from '@catedra/shared/informes/cumplimiento/dibujo.ts';
import {
  alcanceDe,
  type Contado,
  type CursoContado,
  hallazgoDe,
} from '@catedra/shared/informes/cumplimiento/hallazgo.ts';
import { sql } from 'drizzle-orm';
import { deQuienesSql, type Pedido } from '#features/informes/cumplimiento/quienes.ts';
import { cumplimientoSql, enEstadoSql, origenDe } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

interface PorEstado extends Record<string, unknown> {
  readonly id: string;
  readonly titulo: string;
  readonly estado: EstadoDeCumplimiento | null;
  readonly n: number;
}

const NADA = Object.fromEntries(ESTADOS_DE_CUMPLIMIENTO.map((estado) => [estado, 0])) as Cuentas;

/** Who left is seen in the list and counts in no figure of now. */
async function contar(db: Database, lectura: Lectura, pedido: Pedido): Promise<Contado> {
  const quienes = deQuienesSql(lectura, { ...pedido, idos: false });
  const tarde = enEstadoSql('vencido', lectura.now);
  const [porEstado, gente, mal] = await Promise.all([
    db.execute<PorEstado>(sql`
      select c.id, c.titulo, ${cumplimientoSql(lectura.now)} as estado, count(*)::int as n
        ${origenDe()} where ${quienes} group by 1, 2, 3`),
    db.execute<{ n: number }>(
      sql`select count(distinct a.usuario_id)::int as n ${origenDe()} where ${quienes}`,
    ),
    db.execute<{ id: string | null; n: number }>(sql`
      select c.id, count(distinct a.usuario_id)::int as n ${origenDe()} where ${quienes} and ${tarde}
       group by grouping sets ((), (c.id))`),
  ]);
  const tardeEn = new Map(mal.rows.map(({ id, n }) => [id, n]));
  const cursos = new Map<string, CursoContado>();
  for (const { id, titulo, estado, n } of porEstado.rows) {
    const antes = cursos.get(id)?.cuentas ?? NADA;
    const cuentas = estado ? { ...antes, [estado]: n } : antes;
    cursos.set(id, { id, titulo, cuentas, noCumplen: tardeEn.get(id) ?? 0 });
  }
  return {
    cursos: [...cursos.values()],
    personas: gente.rows[0]?.n ?? 0,
    noCumplen: tardeEn.get(null) ?? 0,
  };
}

export async function resumir(db: Database, lectura: Lectura, pedido: Pedido) {
  const contado = await contar(db, lectura, pedido);
  return {
    hallazgo: hallazgoDe(contado),
    alcance: alcanceDe(contado),
    dibujo: dibujoDe(contado.cursos),
  };
}
