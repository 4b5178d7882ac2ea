import { progreso } from '@catedra/shared/progreso/collection.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { enEquipoDeSql } from '#features/campos/offers.ts';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import { actividadViva } from '#features/papelera/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { bind } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

const suya = qualified(progresoTable.usuarioId);

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
    responsableIds: {
      ids: sql`array(select r.responsable_id from responsables r where r.usuario_id = ${suya})`,
      holding: (ids) => enEquipoDeSql(suya, ids),
    },
  },
  computed: {},
  alive: actividadViva(qualified(progresoTable.actividadId), qualified(progresoTable.cursoId)),
  searchText: null,
  clean: (values) => values,
  unique: {},
  foreign: {},
});
