import type { Valores } from '@catedra/shared/campos/tipos.ts';
import {
  type ConsultaDeProgreso,
  type FilaDeProgreso,
  type FiltrosDeProgreso,
  ORDENES_DE_PROGRESO,
  type PaginaDeProgreso,
} from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import {
  avanceSql,
  deCumplimientoSql,
  estadoSql,
  ordenada,
  origenDe,
  riesgoSql,
  situacionSql,
  totalSql,
} from '#features/participantes/offers.ts';
import { type CamposPedidos, valoresDe, valoresSql } from '#features/reportes/campos-pedidos.ts';
import { contadasSql, filtrosSql, type Lectura } from '#features/reportes/filtros.ts';
import { gruposDe } from '#features/reportes/grupos-de-personas.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { countRows, orderSql, type ReadPage } from '#platform/db/json-page.ts';
import type { Database } from '#platform/db/pool.ts';
import { readStretches } from '#platform/db/sorting.ts';

export interface FilaLeida extends FilaDeProgreso {
  readonly correo: string | null;
  readonly usuario: string | null;
}

type Fila = Omit<FilaLeida, 'grupos'> & Record<string, unknown>;
type Row = Fila & { readonly valores: Valores | null };

const NINGUNO: CamposPedidos = { where: undefined, columnas: [] };

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

export interface Pagina {
  readonly datos: FilaLeida[];
  readonly siguiente: string | null;
}

const leidas =
  (lectura: Lectura, propios: CamposPedidos, idos = false): ReadPage<Fila> =>
  async (db, where, order, limit) => {
    const { id: usuarioId, nombre, apellidos, correo, usuario } = usuariosTable;
    const { rows } = await db.execute<Row>(sql`
    select ${usuarioId} as "usuarioId", ${nombre}, ${apellidos}, ${correo}, ${usuario}, c.id as "cursoId", c.titulo as curso,
           ${avanceSql()} as porcentaje, coalesce(a.hechas, 0) as hechas, ${totalSql} as total,
           v.iniciado_en as "iniciadoEn", v.ultima_vez as "ultimaVez", v.terminado_en as "terminadoEn",
           a.vence_en as "venceEn", ${situacionSql(idos)} as situacion, ${estadoSql(lectura.now)} as estado,
           ${deCumplimientoSql(lectura.now)}, ${riesgoSql(lectura.now)} as riesgo, ${valoresSql(lectura.actor, propios)} as valores
      ${origenDe(idos)}
     where ${where}
     order by ${orderSql(order)} limit ${limit}`);
    return rows.map(({ valores, ...row }) => ({
      ...row,
      ...(propios.columnas.length > 0 && {
        campos: valoresDe(lectura.actor, propios, { usuarioId: row.usuarioId, valores }),
      }),
      iniciadoEn: iso(row.iniciadoEn),
      ultimaVez: iso(row.ultimaVez),
      terminadoEn: iso(row.terminadoEn),
      venceEn: iso(row.venceEn),
    }));
  };

/** One page of who stands where in which course, by surname and then by course unless another order is asked for. */
export async function leerFilas(
  db: Database,
  lectura: Lectura,
  { orden, ...filtros }: FiltrosDeProgreso,
  { cursor, limite }: { readonly cursor?: string; readonly limite: number },
): Promise<Pagina> {
  const { propios = NINGUNO } = lectura;
  const { rows, siguiente } = await readStretches(
    db,
    {
      ...ordenada(ORDENES_DE_PROGRESO, ['deQuien', 'deQue'], lectura.now),
      readPage: leidas(lectura, propios, filtros.idos),
    },
    filtrosSql(lectura, filtros),
    { orden, cursor, limite, inIndex: false, ...(propios.keys && { keys: propios.keys }) },
  );
  const grupos = await gruposDe(db, lectura, new Set(rows.map((row) => row.usuarioId)));
  return { datos: rows.map((row) => ({ ...row, grupos: grupos.get(row.usuarioId) ?? [] })), siguiente };
}

/** Whoever may not read is refused in its promise: thrown at once, it would leave the rows' own refusal to nobody. */
const contar = async (db: Database, lectura: Lectura, filtros: FiltrosDeProgreso) =>
  countRows(db, contadasSql(lectura, filtros));

export async function leerProgreso(
  db: Database,
  lectura: Lectura,
  { cursor, limite, total, ...filtros }: ConsultaDeProgreso,
): Promise<PaginaDeProgreso> {
  const [pagina, cuenta] = await Promise.all([
    leerFilas(db, lectura, filtros, { cursor, limite }),
    total ? contar(db, lectura, filtros) : undefined,
  ]);
  return { ...pagina, ...(cuenta && { total: cuenta }) };
}
