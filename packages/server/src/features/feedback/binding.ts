import { feedback } from '@catedra/shared/feedback/collection.ts';
import { getTableColumns } from 'drizzle-orm';
import { actividadViva } from '#features/papelera/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { bind } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

export const feedbackBinding = bind({
  collection: feedback,
  table: feedbackTable,
  columns: getTableColumns(feedbackTable),
  relations: {},
  computed: {},
  alive: actividadViva(qualified(feedbackTable.actividadId), qualified(feedbackTable.cursoId)),
  searchText: null,
  clean: (values) => values,
  unique: {
    feedback_una_valoracion: { field: 'estrellas', message: 'Ya lo valoraste. Cambia tu valoración.' },
  },
  foreign: {
    feedback_curso_id_cursos_id_fk: 'cursoId',
    feedback_actividad_del_curso: 'actividadId',
  },
});
