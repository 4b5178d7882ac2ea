import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import {
  type CursoAsignado,
  cursoAsignado,
  type PersonaDeGrupo,
  personaDeGrupo,
} from '@catedra/shared/grupos/schemas.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import {
  grupoCursosTable,
  grupoMiembrosTable,
  gruposTable,
  grupoTutoresTable,
} from '#features/grupos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import { bind, type Binding } from '#platform/collections/binding.ts';
import type { ListQuery } from '#platform/db/asked.ts';
import { listPage, type Page } from '#platform/collections/list.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

type PageOf<T> = Omit<Page, 'datos'> & { readonly datos: T[] };

export async function refuseHidden(db: Database, actor: Actor, grupoId: string): Promise<void> {
  const visible = and(eq(gruposTable.id, grupoId), scopeSql(gruposBinding, grupos.policy.read(actor)));
  const rows = await db.select({ id: gruposTable.id }).from(gruposTable).where(visible);
  if (rows.length === 0) throw noEncontrado();
}

/** A column of the relation's row that joins this group with the listed record; moments as records write them. */
function ofRelation(column: PgColumn, document: PgColumn, own: PgColumn, grupoId: string): SQL {
  const value = qualified(column);
  const written = column.getSQLType().startsWith('timestamp') ? isoSql(value) : value;
  return sql`(select ${written} from ${column.table} where ${qualified(document)} = ${qualified(own)}
               and grupo_id = ${grupoId})`;
}

/** The people of a relation of the group, of those whom the reader may see, as any list of the academy. */
function personasBinding(
  table: typeof grupoMiembrosTable | typeof grupoTutoresTable,
  grupoId: string,
): Binding {
  return bind({
    ...usuariosBinding,
    collection: { ...usuariosBinding.collection, record: personaDeGrupo, view: () => personaDeGrupo },
    relations: {
      ...usuariosBinding.relations,
      enGrupo: { from: table, document: table.usuarioId, value: table.grupoId },
    },
    computed: {
      desde: ofRelation(table.desde, table.usuarioId, usuariosTable.id, grupoId),
      // Nobody tutors by a rule.
      origen:
        'origen' in table
          ? ofRelation(table.origen, table.usuarioId, usuariosTable.id, grupoId)
          : sql`'mano'::text`,
    },
  });
}

const leerPersonas =
  (table: typeof grupoMiembrosTable | typeof grupoTutoresTable) =>
  async (db: Database, actor: Actor, grupoId: string, query: ListQuery): Promise<PageOf<PersonaDeGrupo>> => {
    await refuseHidden(db, actor, grupoId);
    const page = await listPage(db, personasBinding(table, grupoId), actor, { ...query, enGrupo: grupoId });
    return page as PageOf<PersonaDeGrupo>;
  };

export const leerMiembros = leerPersonas(grupoMiembrosTable);
export const leerTutores = leerPersonas(grupoTutoresTable);

export async function leerCursosDeGrupo(
  db: Database,
  actor: Actor,
  grupoId: string,
  query: ListQuery,
): Promise<PageOf<CursoAsignado>> {
  await refuseHidden(db, actor, grupoId);
  const { cursoId, desde, venceEn, venceEnDias, venceCampoId, diasDeGracia } = grupoCursosTable;
  const column = (one: PgColumn) => ofRelation(one, cursoId, cursosTable.id, grupoId);
  const binding = bind({
    ...cursosBinding,
    collection: { ...cursosBinding.collection, record: cursoAsignado, view: () => cursoAsignado },
    relations: {
      ...cursosBinding.relations,
      enGrupo: { from: grupoCursosTable, document: cursoId, value: grupoCursosTable.grupoId },
    },
    computed: {
      desde: column(desde),
      venceEn: column(venceEn),
      venceEnDias: column(venceEnDias),
      venceCampoId: column(venceCampoId),
      sinDato: sql`(select count(*)::int from grupo_cursos gc join miembros_vigentes m on m.grupo_id = gc.grupo_id
          join usuarios u on u.id = m.usuario_id and u.fecha_baja is null
         where gc.grupo_id = ${grupoId} and gc.curso_id = cursos.id and gc.vence_campo_id is not null
           and not u.campos ? gc.vence_campo_id::text)`,
      diasDeGracia: column(diasDeGracia),
    },
  });
  return (await listPage(db, binding, actor, { ...query, enGrupo: grupoId })) as PageOf<CursoAsignado>;
}
