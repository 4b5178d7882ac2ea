import { actividades, type Contenido } from '@catedra/shared';
import { getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

const RICOS = ['html', 'descripcion', 'instrucciones'];

const limpio = (contenido: Contenido): Contenido =>
  Object.fromEntries(
    Object.entries(contenido).map(([campo, valor]) => [
      campo,
      RICOS.includes(campo) ? cleanRichText(String(valor)) : valor,
    ]),
  ) as Contenido;

export const actividadesBinding: Binding = {
  collection: actividades,
  table: actividadesTable,
  columns: getTableColumns(actividadesTable),
  relations: {},
  computed: {
    cursoTitulo: sql`(select cursos.titulo from cursos where cursos.id = ${qualified(actividadesTable.cursoId)})`,
  },
  searchText: sql`llano(${actividadesTable.titulo})`,
  clean: (values) => ({ ...values, contenido: limpio((values as { contenido: Contenido }).contenido) }),
  unique: {},
  foreign: {
    actividades_curso_id_cursos_id_fk: 'cursoId',
    actividades_seccion_del_curso: 'seccion',
  },
};
