import type {
  ConsultaDeProgreso,
  EstadoAvance,
  FilaDeProgreso,
  FiltrosDeProgreso,
  PaginaDeProgreso,
} from '@catedra/shared/reportes/contract.ts';
import { and, sql } from 'drizzle-orm';
import { estadoSql, origenSql, totalSql } from '#features/reportes/asignaciones.ts';
import { cursorOf, despuesSql } from '#features/reportes/cursor.ts';
import { filtrosSql, gruposVisibles, type Lectura, miraATodos } from '#features/reportes/filtros.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

const COUNTED = 1000;

export interface FilaLeida extends FilaDeProgreso {
  readonly correo: string | null;
}

interface Row extends Record<string, unknown> {
  usuarioId: string;
  nombre: string;
  apellidos: string;
  correo: string | null;
  cursoId: string;
  curso: string;
  porcentaje: number;
  hechas: number;
  total: number;
  iniciadoEn: string | null;
  ultimaVez: string | null;
  venceEn: string | null;
  estado: EstadoAvance;
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

export interface Pagina {
  readonly filas: FilaLeida[];
  readonly siguiente: string | null;
}

/** Once for each person, however many of their courses are on the page. */
async function gruposDe(
  db: Database,
  { actor }: Lectura,
  usuarioIds: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  if (usuarioIds.size === 0) return new Map();
  const { rows } = await db.execute<{ id: string; grupos: string[] }>(sql`
    select d.usuario_id as id, array_agg(grupos.nombre order by grupos.nombre) as grupos
      from grupo_miembros d join grupos on grupos.id = d.grupo_id
     where d.usuario_id = any(${sql.param([...usuarioIds])}::uuid[]) and ${gruposVisibles(actor)}
     group by d.usuario_id`);
  return new Map(rows.map((row) => [row.id, row.grupos]));
}

/** One page of who stands where in which course, by surname and then by course. */
export async function leerFilas(
  db: Database,
  lectura: Lectura,
  filtros: FiltrosDeProgreso,
  { cursor, limite }: { readonly cursor?: string; readonly limite: number },
): Promise<Pagina> {
  const { id, nombre, apellidos, correo } = usuariosTable;
  const where = and(filtrosSql(lectura, filtros), cursor ? despuesSql(cursor) : undefined);
  const { rows } = await db.execute<Row>(sql`
    select ${id} as "usuarioId", ${nombre}, ${apellidos}, ${correo}, c.id as "cursoId", c.titulo as curso,
           coalesce(v.porcentaje, 0) as porcentaje, coalesce(v.hechas, 0) as hechas, ${totalSql} as total,
           v.iniciado_en as "iniciadoEn", v.ultima_vez as "ultimaVez", a.vence_en as "venceEn",
           ${estadoSql(lectura.now)} as estado
      ${origenSql(lectura.zona, miraATodos(lectura, filtros))}
     where ${where}
     order by ${apellidos}, ${nombre}, ${id}, c.titulo, c.id limit ${limite + 1}`);
  const grupos = await gruposDe(db, lectura, new Set(rows.map(({ usuarioId }) => usuarioId)));
  const filas = rows.slice(0, limite).map((row) => ({
    ...row,
    grupos: grupos.get(row.usuarioId) ?? [],
    iniciadoEn: iso(row.iniciadoEn),
    ultimaVez: iso(row.ultimaVez),
    venceEn: iso(row.venceEn),
  }));
  const last = filas.at(-1);
  return { filas, siguiente: last && rows.length > limite ? cursorOf(last) : null };
}

async function contar(db: Database, lectura: Lectura, filtros: FiltrosDeProgreso) {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 ${origenSql(lectura.zona, miraATodos(lectura, filtros))}
       where ${filtrosSql(lectura, filtros)} limit ${COUNTED + 1}) f`);
  const n = rows[0]?.n ?? 0;
  return { valor: Math.min(n, COUNTED), exacto: n <= COUNTED };
}

export async function leerProgreso(
  db: Database,
  lectura: Lectura,
  { cursor, limite, total, ...filtros }: ConsultaDeProgreso,
): Promise<PaginaDeProgreso> {
  const [{ filas, siguiente }, cuenta] = await Promise.all([
    leerFilas(db, lectura, filtros, { cursor, limite }),
    total ? contar(db, lectura, filtros) : undefined,
  ]);
  return { datos: filas, siguiente, ...(cuenta && { total: cuenta }) };
}
