import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { type EvaluacionEditable, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cleanMoment } from '#features/cursos/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { actividadViva } from '#features/papelera/table.ts';
import { bind } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

/** Kept in one place, its activity: hiding that hides this. */
const oculta = sql`(select actividades.oculta from actividades
  where actividades.id = ${qualified(evaluacionesTable.actividadId)})`;

/** That there is one, never which. */
const conContrasena = sql`exists (select from evaluacion_secretos s
  where s.evaluacion_id = ${qualified(evaluacionesTable.id)} and s.contrasena is not null)`;

export const evaluacionesBinding = bind({
  collection: evaluaciones,
  table: evaluacionesTable,
  columns: getTableColumns(evaluacionesTable),
  relations: {},
  filters: { oculta: (wanted) => sql`${oculta} = ${wanted}` },
  computed: { oculta, conContrasena },
  alive: actividadViva(qualified(evaluacionesTable.actividadId), qualified(evaluacionesTable.cursoId)),
  searchText: null,
  clean: (values) => {
    const { abreEn, cierraEn } = values as EvaluacionEditable;
    return { ...values, abreEn: cleanMoment(abreEn), cierraEn: cleanMoment(cierraEn) };
  },
  named: async ({ tx }, before, { actividadId }) => {
    if (before?.actividadId === actividadId) return;
    const [suya] = await tx
      .select({ tipo: actividadesTable.tipo })
      .from(actividadesTable)
      .where(eq(actividadesTable.id, String(actividadId)));
    if (suya && fichaDe(suya.tipo).trabajo !== 'intentos')
      throw datosInvalidos({ actividadId: 'Esa actividad no es una evaluación.' });
  },
  unique: {
    evaluaciones_actividad_unica: { field: 'actividadId', message: 'Esa actividad ya tiene su evaluación.' },
  },
  foreign: {
    evaluaciones_curso_id_cursos_id_fk: 'cursoId',
    evaluaciones_actividad_del_curso: 'actividadId',
  },
});

/** What people did stays to be read wherever their evaluation went: those in the bin too. */
export const evaluacionesDondeEsten = { ...evaluacionesBinding, alive: undefined };
