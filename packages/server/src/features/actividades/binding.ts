import { actividades, type Contenido } from '@catedra/shared';
import { getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { cleanHtml } from '#platform/html.ts';

const RICOS = ['html', 'descripcion', 'instrucciones'];

const limpio = (contenido: Contenido): Contenido =>
  Object.fromEntries(
    Object.entries(contenido).map(([campo, valor]) => [
      campo,
      RICOS.includes(campo) ? cleanHtml(String(valor)) : valor,
    ]),
  ) as Contenido;

export const actividadesBinding: Binding = {
  collection: actividades,
  table: actividadesTable,
  columns: getTableColumns(actividadesTable),
  relations: {},
  computed: {},
  searchText: sql`llano(${actividadesTable.titulo})`,
  clean: (values) => ({ ...values, contenido: limpio((values as { contenido: Contenido }).contenido) }),
  unique: {},
  foreign: {
    actividades_curso_id_cursos_id_fk: 'cursoId',
    actividades_seccion_del_curso: 'seccion',
  },
};
