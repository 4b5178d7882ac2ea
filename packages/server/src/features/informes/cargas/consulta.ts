import { veCargasDeTodos } from '@catedra/shared/cargas/policy.ts';
import type { EstadoDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { cargas, ESTADOS_DE_CARGA_EN_PALABRAS } from '@catedra/shared/informes/cargas/informe.ts';
import { cuantas } from '@catedra/shared/informes/palabras.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { entreDiasSql } from '#features/informes/motor/gente.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly archivo: string;
  readonly quien: string;
  readonly creada: string;
  readonly estado: EstadoDeCarga;
  readonly filas: number;
  readonly creadas: number;
  readonly actualizadas: number;
  readonly errores: number;
  readonly deshacer: string | null;
}

/** What did not come in: rows with an error, and those that failed when they were imported. */
const ERRORES = sql`(k.errores + k.fallidas)`;

const suyasSql = ({ actor }: Lectura): SQL =>
  veCargasDeTodos(actor) ? sql`true` : sql`k.quien = ${actor.id}`;

async function resumir(db: Database, lectura: Lectura) {
  const { rows } = await db.execute<{ archivo: string; creadas: number; errores: number; todas: number }>(sql`
    select k.archivo, k.creadas, ${ERRORES} as errores, (count(*) over ())::int as todas
      from cargas k where ${suyasSql(lectura)} order by k.creada_en desc, k.id desc limit 1`);
  const [ultima] = rows;
  if (!ultima)
    return { hallazgo: 'Nadie ha cargado personas', alcance: 'De las que puedes abrir.', dibujo: null };
  const trajo =
    ultima.errores > 0
      ? `dejó ${cuantas(ultima.errores, 'error', 'errores')}`
      : `creó ${cuantas(ultima.creadas, 'persona')}, sin errores`;
  return {
    hallazgo: `La última carga ${trajo}`,
    alcance: `«${ultima.archivo}». ${cuantas(ultima.todas, 'carga')} en total.`,
    dibujo: null,
  };
}

export const consultaDeCargas = consulta<typeof cargas, Fila>({
  informe: cargas,
  origen: () => sql`from cargas k join usuarios u on u.id = k.quien`,
  donde: (lectura, { estado, creada }) =>
    and(
      suyasSql(lectura),
      estado ? sql`k.estado = ${estado}` : undefined,
      creada ? entreDiasSql(sql`k.creada_en`, creada, lectura) : undefined,
    ),
  seleccion: () => sql`
    k.id, k.archivo, u.nombre || ' ' || u.apellidos as quien, ${isoSql(sql`k.creada_en`)} as creada, k.estado,
    k.filas, k.creadas, k.actualizadas, ${ERRORES} as errores, ${isoSql(sql`k.deshacible_hasta`)} as deshacer`,
  orden: () => ({
    collection: { sortable: { reciente: ['creada'] } },
    columns: {},
    sortKeys: { creada: clave('creada', sql`k.creada_en`), id: clave('id', sql`k.id`) },
    tie: ['id'],
  }),
  fila: ({ id, estado, archivo, quien, creada, filas, creadas, actualizadas, errores, deshacer }) => ({
    id,
    celdas: {
      archivo,
      quien,
      creada,
      estado: ESTADOS_DE_CARGA_EN_PALABRAS[estado],
      filas,
      creadas,
      actualizadas,
      errores,
      deshacer,
    },
  }),
  resumir,
});
