import { feedback } from '@catedra/shared/feedback/collection.ts';
import { getTableColumns } from 'drizzle-orm';
import { feedbackTable } from '#features/feedback/table.ts';
import { bind } from '#platform/collections/binding.ts';

export const feedbackBinding = bind({
  collection: feedback,
  table: feedbackTable,
  columns: getTableColumns(feedbackTable),
  relations: {},
  computed: {},
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
