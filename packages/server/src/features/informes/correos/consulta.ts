import { ESTADOS_DE_CORREO_EN_PALABRAS, type EstadoDeCorreo } from '@catedra/shared/avisos/correos.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { correos } from '@catedra/shared/informes/correos/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { cuantas, enCifras } from '@catedra/shared/informes/palabras.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { entreDiasSql } from '#features/informes/motor/gente.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof correos>;

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string | null;
  readonly para: string | null;
  readonly asunto: string;
  readonly estado: EstadoDeCorreo;
  readonly motivo: string | null;
  readonly intentos: number;
  readonly en: string;
}

/** As its index says it, to the letter. */
const SIN_LLEGAR = sql`k.estado in ('rebotado', 'error', 'no_se_sabe')`;

function estadoSql(estado: Pedido['estado']): SQL | undefined {
  if (estado === undefined) return undefined;
  return estado === 'sin_llegar' ? SIN_LLEGAR : sql`k.estado = ${estado}`;
}

const SEMANA = 7;

async function resumir(db: Database, { now }: Lectura) {
  const { rows } = await db.execute<{ todos: number; mal: number }>(sql`
    select count(*)::int as todos, count(*) filter (where ${SIN_LLEGAR})::int as mal
      from correos k where k.en >= ${antesDe(now, SEMANA * DIA).toISOString()}`);
  const { todos, mal } = rows[0] ?? { todos: 0, mal: 0 };
  const hallazgo =
    todos === 0
      ? 'No ha salido ningún correo en 7 días'
      : mal === 0
        ? 'Ningún correo se ha quedado por el camino en 7 días'
        : `${cuantas(mal, 'correo')} no ${mal === 1 ? 'llegó' : 'llegaron'} en 7 días`;
  return { hallazgo, alcance: `De ${enCifras(todos)} en ese tiempo. Se guardan doce meses.`, dibujo: null };
}

export const consultaDeCorreos = consulta<typeof correos, Fila>({
  informe: correos,
  origen: () => sql`from correos k left join usuarios u on u.id = k.usuario_id`,
  donde: (lectura, { estado, en }) =>
    and(estadoSql(estado), en ? entreDiasSql(sql`k.en`, en, lectura) : undefined),
  seleccion: () => sql`
    k.id, u.nombre || ' ' || u.apellidos as nombre, k.para, k.asunto, k.estado, k.motivo, k.intentos,
    ${isoSql(sql`k.en`)} as en`,
  orden: () => ({
    collection: { sortable: { peor: ['hace'] } },
    columns: {},
    sortKeys: { hace: clave('en', sql`k.en`), id: clave('id', sql`k.id`) },
    stretches: { peor: [sql`(${SIN_LLEGAR}) is not true`, SIN_LLEGAR] },
    tie: ['id'],
  }),
  fila: (row) => ({
    id: row.id,
    celdas: {
      destinatario: row.nombre,
      para: row.para,
      asunto: row.asunto,
      estado: ESTADOS_DE_CORREO_EN_PALABRAS[row.estado],
      error: row.motivo,
      intentos: row.intentos,
      en: row.en,
    },
  }),
  resumir,
});
