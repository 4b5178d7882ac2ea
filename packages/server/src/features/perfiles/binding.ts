import { perfiles } from '@catedra/shared/perfiles/collection.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { perfilesTable } from '#features/perfiles/table.ts';
import { bind } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

const repetido = { field: 'nombre', message: 'Ya hay un perfil con ese nombre.' };

export const perfilesBinding = bind({
  collection: perfiles,
  table: perfilesTable,
  columns: getTableColumns(perfilesTable),
  relations: {},
  computed: {
    personas: sql`(select count(*)::int from usuarios where usuarios.perfil = ${qualified(perfilesTable.nombre)} and usuarios.fecha_baja is null)`,
  },
  searchText: sql`llano(${perfilesTable.nombre})`,
  clean: (values) => values,
  unique: { perfiles_nombre_unico: repetido, perfiles_nombre_llano: repetido },
  foreign: {},
});
