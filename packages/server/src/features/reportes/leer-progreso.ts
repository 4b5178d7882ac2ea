import { id } from '@catedra/shared/core/fields.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import type { EstadoAvance } from '@catedra/shared/participantes/estado.ts';
import type {
  ConsultaDeProgreso,
  FilaDeProgreso,
  FiltrosDeProgreso,
  PaginaDeProgreso,
} from '@catedra/shared/reportes/schemas.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { estadoSql, origenSql, totalSql } from '#features/participantes/offers.ts';
import { type CamposPedidos, valoresDe, valoresSql } from '#features/reportes/campos-pedidos.ts';
import { contadasSql, filtrosSql, gruposVisibles, type Lectura } from '#features/reportes/filtros.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const lugar = z.tuple([z.string(), z.string(), id(), z.string(), id()]);

const cursorOf = ({ apellidos, nombre, usuarioId, curso, cursoId }: FilaDeProgreso): string =>
  writeCursor(apellidos, nombre, usuarioId, curso, cursoId);

/** What comes after it; the person's half alone lets the index of surnames begin there. */
function despuesSql(cursor: string): SQL {
  const [surname, name, personId, title, courseId] = readCursor(lugar, cursor);
  const person = sql`(${usuariosTable.apellidos}, ${usuariosTable.nombre}, ${usuariosTable.id})`;
  const seen = sql`(${surname}, ${name}, ${personId}::uuid)`;
  return sql`${person} >= ${seen} and (${person} > ${seen} or (c.titulo, c.id) > (${title}, ${courseId}::uuid))`;
}

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
  valores: Valores | null;
}

const NINGUNO: CamposPedidos = { where: undefined, columnas: [] };

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

export interface Pagina {
  readonly datos: FilaLeida[];
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
  const { id: usuarioId, nombre, apellidos, correo } = usuariosTable;
  const { actor, propios = NINGUNO } = lectura;
  const where = and(filtrosSql(lectura, filtros), cursor ? despuesSql(cursor) : undefined);
  const { rows } = await db.execute<Row>(sql`
    select ${usuarioId} as "usuarioId", ${nombre}, ${apellidos}, ${correo}, c.id as "cursoId", c.titulo as curso,
           coalesce(a.porcentaje, 0) as porcentaje, coalesce(a.hechas, 0) as hechas, ${totalSql} as total,
           v.iniciado_en as "iniciadoEn", v.ultima_vez as "ultimaVez", a.vence_en as "venceEn",
           ${estadoSql(lectura.now)} as estado, ${valoresSql(actor, propios)} as valores
      ${origenSql}
     where ${where}
     order by ${apellidos}, ${nombre}, ${usuarioId}, c.titulo, c.id limit ${limite + 1}`);
  const grupos = await gruposDe(db, lectura, new Set(rows.map((row) => row.usuarioId)));
  const leidas = rows.map(({ valores, ...row }) => ({
    ...row,
    ...(propios.columnas.length > 0 && {
      campos: valoresDe(actor, propios, { usuarioId: row.usuarioId, valores }),
    }),
    grupos: grupos.get(row.usuarioId) ?? [],
    iniciadoEn: iso(row.iniciadoEn),
    ultimaVez: iso(row.ultimaVez),
    venceEn: iso(row.venceEn),
  }));
  return cutPage(leidas, limite, cursorOf);
}

const contar = (db: Database, lectura: Lectura, filtros: FiltrosDeProgreso) =>
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
