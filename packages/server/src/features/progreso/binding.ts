import { progreso } from '@catedra/shared/progreso/collection.ts';
import { getTableColumns } from 'drizzle-orm';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import { actividadViva } from '#features/papelera/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { bind } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

export const progresoBinding = bind({
  collection: progreso,
  table: progresoTable,
  columns: getTableColumns(progresoTable),
  relations: {
    grupoIds: {
      from: grupoMiembrosTable,
      document: grupoMiembrosTable.usuarioId,
      value: grupoMiembrosTable.grupoId,
      on: progresoTable.usuarioId,
    },
  },
  computed: {},
  alive: actividadViva(qualified(progresoTable.actividadId), qualified(progresoTable.cursoId)),
  searchText: null,
  clean: (values) => values,
  unique: {},
  foreign: {},
});
