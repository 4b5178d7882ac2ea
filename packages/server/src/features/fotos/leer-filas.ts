import type { Scope } from '@catedra/shared/core/scope.ts';
import { type FilaDeFoto, type FiltrosDeFoto } from '@catedra/shared/fotos/schemas.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { personasDeSiempreSql, situacionSql } from '#features/participantes/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import { type Counted, countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const SE_CUENTAN = 10_000;

/** Whose rows, in which picture: everybody whom each scope reaches, whoever left included. */
export interface DeFoto {
  readonly id: string;
  readonly gente: readonly Scope[];
  readonly filtros: FiltrosDeFoto;
}

const deFotoSql = ({ id, gente, filtros: { curso, estado, buscar } }: DeFoto): SQL => sql`
  from usuarios join foto_filas r on r.usuario_id = usuarios.id and r.foto_id = ${id}
  join foto_cursos c on c.foto_id = r.foto_id and c.curso_id = r.curso_id
 where ${and(
   personasDeSiempreSql(...gente),
   curso ? sql`r.curso_id = ${curso}` : undefined,
   estado ? sql`r.estado = ${estado}` : undefined,
   hasWords(sql`llano(${usuariosTable.nombre} || ' ' || ${usuariosTable.apellidos})`, buscar ?? ''),
 )}`;

const lugar = z.tuple([z.string(), z.string(), z.uuid(), z.uuid()]);

const trasSql = (cursor: string | undefined): SQL => {
  if (!cursor) return sql`true`;
  const [apellidos, nombre, usuario, curso] = readCursor(lugar, cursor);
  return sql`(usuarios.apellidos, usuarios.nombre, usuarios.id, r.curso_id) > (${apellidos}, ${nombre}, ${usuario}::uuid, ${curso}::uuid)`;
};

export interface PaginaDeFoto {
  readonly datos: FilaDeFoto[];
  readonly siguiente: string | null;
}

/** A page in the order of people's names. */
export async function leerFilas(
  db: Database,
  de: DeFoto,
  limite: number,
  cursor?: string,
): Promise<PaginaDeFoto> {
  const { rows } = await db.execute<FilaDeFoto & Record<string, unknown>>(sql`
    select r.usuario_id as "usuarioId", usuarios.nombre, usuarios.apellidos, ${situacionSql()} as situacion, r.curso_id as "cursoId",
           c.titulo as curso, r.estado, r.ronda, r.porcentaje, ${isoSql(sql`r.desde`)} as desde, ${isoSql(sql`r.vence_en`)} as "venceEn",
           ${isoSql(sql`r.terminado_en`)} as "terminadoEn", r.vale_hasta::text as "valeHasta", r.exento_hasta::text as "exentoHasta"
      ${deFotoSql(de)} and ${trasSql(cursor)}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id, r.curso_id limit ${limite + 1}`);
  return cutPage(rows, limite, ({ apellidos, nombre, usuarioId, cursoId }) =>
    writeCursor(apellidos, nombre, usuarioId, cursoId),
  );
}

export const contarFilas = (db: Database, de: DeFoto): Promise<Counted> =>
  countRows(db, deFotoSql(de), SE_CUENTAN);

/** The courses of whoever is in sight, as they were called then. */
export async function leerCursos(
  db: Database,
  id: string,
  gente: Scope,
): Promise<{ id: string; titulo: string }[]> {
  const deAlguna = sql`exists (select from foto_filas r join usuarios on usuarios.id = r.usuario_id
    where r.foto_id = k.foto_id and r.curso_id = k.curso_id and ${personasDeSiempreSql(gente)})`;
  const { rows } = await db.execute<{ id: string; titulo: string }>(sql`
    select k.curso_id as id, k.titulo from foto_cursos k
     where k.foto_id = ${id} and ${gente === true ? sql`true` : deAlguna}
     order by k.titulo collate "es-x-icu", k.curso_id`);
  return rows;
}
