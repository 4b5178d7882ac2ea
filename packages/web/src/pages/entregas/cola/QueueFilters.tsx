import type { Pendientes } from '@catedra/shared/entregas/cola.ts';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';

type Options = Pendientes['cursos'];

interface QueueFiltersProps {
  readonly pendientes: Pendientes | undefined;
  /** Within a task, its course and itself are not chosen. */
  readonly oneTask: boolean;
}

/** By course, by activity and by group: where there may be more than one to choose, or one was chosen. */
export function QueueFilters({ pendientes, oneTask }: QueueFiltersProps) {
  const { search, set } = useListAddress();
  const pills = [
    // Another course has other activities.
    {
      label: 'Curso',
      key: 'curso',
      options: pendientes?.cursos,
      unset: { actividad: undefined },
      own: !oneTask,
    },
    { label: 'Actividad', key: 'actividad', options: pendientes?.actividades, unset: {}, own: !oneTask },
    { label: 'Grupo', key: 'grupo', options: pendientes?.grupos, unset: {}, own: true },
  ].filter(({ key, options, own }) => own && (search[key] || options === undefined || options.length > 1));
  return pills.map(({ label, key, options, unset }) => (
    <FilterPill
      key={key}
      label={label}
      options={asOptions(options, search[key])}
      value={search[key]}
      onChange={(value) => set({ ...unset, [key]: value })}
    />
  ));
}

/** What was chosen stays when nothing of it waits any more. */
function asOptions(options: Options | undefined, chosen: string | undefined) {
  const known = options?.map(({ id, nombre }) => ({ value: id, label: nombre }));
  if (!known || chosen === undefined || known.some(({ value }) => value === chosen)) return known;
  return [{ value: chosen, label: 'sin nada pendiente' }, ...known];
}
