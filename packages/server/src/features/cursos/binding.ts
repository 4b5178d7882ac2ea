import { cursos } from '@catedra/shared';
import { getTableColumns, sql } from 'drizzle-orm';
import { cursosTable } from '#features/cursos/table.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';
import { cleanHtml } from '#platform/html.ts';

const id = qualified(cursosTable.id);

export const cursosBinding: Binding = {
  collection: cursos,
  table: cursosTable,
  columns: getTableColumns(cursosTable),
  relations: {},
  computed: {
    secciones: sql`(select count(*)::int from secciones where secciones.curso_id = ${id})`,
    actividades: sql`(select count(*)::int from actividades where actividades.curso_id = ${id})`,
  },
  searchText: sql`llano(${cursosTable.titulo})`,
  clean: (values) => ({
    ...values,
    descripcion: cleanHtml(String((values as { descripcion: unknown }).descripcion)),
  }),
  unique: {},
  foreign: {},
};
