import { gruposDelRegistro, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { EstadoDeExterna } from '@catedra/shared/externas/rules.ts';
import type {
  ConsultaDeExternas,
  Externa,
  FiltrosDeExternas,
  RegistroDeExternas,
} from '@catedra/shared/externas/schemas.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursosTable } from '#features/cursos/table.ts';
import { leerVarias } from '#features/externas/leer-externas.ts';
import { catalogoExternoTable, externasTable } from '#features/externas/table.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const SE_CUENTAN = 10_000;
const TEXTO = sql`llano(${usuariosTable.nombre} || ' ' || ${usuariosTable.apellidos} || ' ' ||
  coalesce((select c.titulo from ${cursosTable} c where c.id = ${externasTable.cursoId}),
    (select k.titulo from ${catalogoExternoTable} k where k.id = ${externasTable.entradaId})))`;

const cribaSql = (hoy: Dia): Readonly<Record<EstadoDeExterna, SQL>> => {
  const { retiradaEn, valeHasta } = externasTable;
  return {
    vigente: sql`${retiradaEn} is null and (${valeHasta} is null or ${valeHasta} >= ${hoy}::date)`,
    caducada: sql`${retiradaEn} is null and ${valeHasta} < ${hoy}::date`,
    retirada: sql`${retiradaEn} is not null`,
  };
};

/** A group that the reader may not see matches nobody. */
const delGrupo = (actor: Actor, grupoId: string): SQL => sql`exists (
  select from grupo_miembros g join grupos on grupos.id = g.grupo_id
   where g.usuario_id = ${externasTable.usuarioId} and g.grupo_id = ${grupoId} and grupos.estado = 'activo'
     and ${scopeSql(gruposBinding, gruposDelRegistro(actor)) ?? sql`true`})`;

function filtrosSql(
  actor: Actor,
  hoy: Dia,
  filtros: FiltrosDeExternas,
  ademas: Scope = true,
): SQL | undefined {
  const ve = puedeVerCertificados(actor);
  if (ve === false || ademas === false) throw sinPermiso();
  const { estado, cursoId, entradaId, grupoId, desde, hasta, buscar } = filtros;
  return and(
    scopeSql(usuariosBinding, ve),
    scopeSql(usuariosBinding, ademas),
    estado && cribaSql(hoy)[estado],
    cursoId ? eq(externasTable.cursoId, cursoId) : undefined,
    entradaId ? eq(externasTable.entradaId, entradaId) : undefined,
    grupoId ? delGrupo(actor, grupoId) : undefined,
    desde ? sql`${externasTable.dia} >= ${desde}` : undefined,
    hasta ? sql`${externasTable.dia} <= ${hasta}` : undefined,
    hasWords(TEXTO, buscar ?? ''),
  );
}

const lugar = z.tuple([z.iso.date(), z.uuid()]);

const trasCursor = (cursor: string | undefined): SQL | undefined => {
  if (!cursor) return undefined;
  const [dia, id] = readCursor(lugar, cursor);
  return sql`(${externasTable.dia}, ${externasTable.id}) < (${dia}::date, ${id}::uuid)`;
};

/** One page of what people did elsewhere, the last day first. */
export async function leerRegistro(
  db: Database,
  actor: Actor,
  hoy: Dia,
  { cursor, limite, ...filtros }: ConsultaDeExternas,
): Promise<RegistroDeExternas> {
  const donde = filtrosSql(actor, hoy, filtros);
  const [filas, total] = await Promise.all([
    leerVarias(db, and(donde, trasCursor(cursor)), hoy, limite + 1),
    countRows(
      db,
      sql`from ${externasTable} join ${usuariosTable} on ${usuariosTable.id} = ${externasTable.usuarioId}
           where ${donde ?? sql`true`}`,
      SE_CUENTAN,
    ),
  ]);
  const { datos, siguiente } = cutPage(filas, limite, (fila) => writeCursor(fila.dia, fila.id));
  return { datos, total, siguiente };
}

const POR_HOJA = 1000;

/** All of them for a file, the last day first: of people of whom reports are exported. */
export async function* paginasDelRegistro(
  db: Database,
  actor: Actor,
  hoy: Dia,
  filtros: FiltrosDeExternas,
): AsyncGenerator<Externa[]> {
  const donde = filtrosSql(actor, hoy, filtros, personasEnReportes(actor, 'reportes:exportar'));
  for (let cursor: string | undefined; ; ) {
    const pagina = await leerVarias(db, and(donde, trasCursor(cursor)), hoy, POR_HOJA);
    yield pagina;
    const ultima = pagina.at(-1);
    if (!ultima || pagina.length < POR_HOJA) return;
    cursor = writeCursor(ultima.dia, ultima.id);
  }
}
