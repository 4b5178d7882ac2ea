import { grupos } from '@catedra/shared/grupos/collection.ts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entraronPorReactivacion } from '#features/cursos/offers.ts';
import { grupoMiembrosTable, gruposTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { bind } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';
import { computedKey, spanishKey } from '#platform/db/sorting.ts';

const cuantos = (grupoId: PgColumn): SQL =>
  sql`(select count(*)::int from ${grupoId.table} where ${qualified(grupoId)} = ${qualified(gruposTable.id)})`;

const computed = {
  miembros: cuantos(grupoMiembrosTable.grupoId),
  tutores: cuantos(grupoTutoresTable.grupoId),
  cursos: sql`(select count(*)::int from grupo_cursos join cursos on cursos.id = grupo_cursos.curso_id
      where grupo_cursos.grupo_id = ${qualified(gruposTable.id)} and viva(cursos.papelera))`,
};

export const gruposBinding = bind({
  collection: grupos,
  table: gruposTable,
  columns: getTableColumns(gruposTable),
  relations: {},
  computed,
  sortKeys: {
    miembros: computedKey('miembros', computed.miembros),
    tutores: computedKey('tutores', computed.tutores),
    cursos: computedKey('cursos', computed.cursos),
    descripcion: spanishKey('descripcion', gruposTable.descripcion),
  },
  searchText: sql`llano(${gruposTable.nombre})`,
  clean: (values) => values,
  async around(work, [before, after], write) {
    const written = await write();
    if (!before || !after || before.id !== after.id) return written;
    if (before.estado !== 'activo' && after.estado === 'activo')
      await entraronPorReactivacion(work, String(after.id));
    return written;
  },
  unique: { grupos_nombre_unico: { field: 'nombre', message: 'Ya hay un grupo con ese nombre.' } },
  foreign: {},
});
