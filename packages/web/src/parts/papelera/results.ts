import type { EnPapelera } from '@catedra/shared/papelera/schemas.ts';
import { rutas } from '#platform/paths.ts';
import { cuenta } from '#ui/words/words.ts';

/** What people did in something of what was deleted, and where it is read. */
interface Done {
  readonly actividadId: string;
  readonly titulo: string;
  readonly words: string;
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The results of each evaluation and the works of each task, of those that this reader may open. */
export const doneIn = ({ curso, pruebas, tareas }: EnPapelera): readonly Done[] => [
  ...pruebas.map(({ actividadId, titulo, personas }) => ({
    actividadId,
    titulo,
    words: `${cuenta(personas, 'persona')} la ${personas === 1 ? 'hizo' : 'hicieron'}`,
    to: rutas.actividad(curso.id, actividadId),
    search: { ver: 'resultados' },
  })),
  ...tareas.map(({ actividadId, titulo, entregas, esperan }) => ({
    actividadId,
    titulo,
    words: `${cuenta(entregas, 'entrega')}${esperan > 0 ? `, ${esperan} por corregir` : ''}`,
    to: rutas.actividades(),
    search: { ver: 'entregas', papelera: 'si', actividad: actividadId, estado: 'todas' },
  })),
];

/** «Resultados», «Entregas», or both. */
export const whatIsDone = ({
  pruebas,
  tareas,
}: EnPapelera): 'Resultados' | 'Entregas' | 'Resultados y entregas' => {
  if (tareas.length === 0) return 'Resultados';
  return pruebas.length === 0 ? 'Entregas' : 'Resultados y entregas';
};
