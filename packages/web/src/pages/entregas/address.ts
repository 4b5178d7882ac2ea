import type { FiltroPedido } from '@catedra/shared/entregas/schemas.ts';
import type { Search } from '#ui/lists/list-address.ts';

/** What the queue is narrowed by, as its address says it; within a task, to that task. */
export const filterOf = (
  { curso, grupo, actividad, buscar, de, papelera }: Search,
  actividadId: string | undefined,
): FiltroPedido => ({
  ...(curso && actividadId === undefined && { cursoId: curso }),
  ...(grupo && { grupoId: grupo }),
  ...((actividadId ?? actividad) && { actividadId: actividadId ?? actividad }),
  ...(buscar && { buscar }),
  ...(de === 'mias' && { mias: 'true' }),
  ...(papelera && { papelera: 'true' }),
});

/** The same while one after another is marked: of what was begun, a task or a question (`monton`) or a person, only that. */
export function sittingOf(search: Search, actividadId: string | undefined): FiltroPedido {
  const [tarea, pregunta] = search.monton?.split('.') ?? [];
  return {
    ...filterOf(search, actividadId),
    ...(tarea && { actividadId: tarea }),
    ...(pregunta && { preguntaId: pregunta }),
    ...(search.persona && { usuarioId: search.persona }),
  };
}

interface Waiting {
  readonly id: string;
  readonly lugar: number | null;
}

/** Where one of the queue is marked: an answer is told by its place. */
export const addressOf = ({ id, lugar }: Waiting) => ({
  entrega: id,
  lugar: lugar === null ? undefined : String(lugar),
});

/** What a sitting adds to the address of the queue, and leaves when it goes back to it. */
export const NO_SITTING = {
  entrega: undefined,
  lugar: undefined,
  desde: undefined,
  monton: undefined,
  persona: undefined,
} as const;

/** A page of the queue is not one of another view of it. */
export const FIRST_PAGE = { cursor: undefined, antes: undefined } as const;

/** What was handed in for something that lies in the bin, instead of the rest. */
export const IN_BIN = { papelera: 'si' } as const;
export const OUT_OF_BIN = { papelera: undefined } as const;
