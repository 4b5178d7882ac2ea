import type { Pendientes } from '@catedra/shared/entregas/cola.ts';
import { SegmentedControl } from '@mantine/core';
import { QueueFilters } from '#pages/entregas/cola/QueueFilters.tsx';
import { ESTADOS, estadoDe } from '#pages/entregas/cola/estados.ts';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { numero } from '#ui/words/words.ts';

const VIEWS = [
  { value: 'actividad', label: 'Por actividad' },
  { value: 'persona', label: 'Por persona' },
];

interface QueueBarProps {
  readonly pendientes: Pendientes | undefined;
  readonly actividadId?: string;
}

/** What the queue is narrowed by and how it is put together, all of it in the address. */
export function QueueBar({ pendientes, actividadId }: QueueBarProps) {
  const { search, set } = useListAddress();
  const oneTask = actividadId !== undefined;
  const estado = estadoDe(search, oneTask);
  // All that was ever handed in is asked of one activity alone.
  const estados = Object.entries(ESTADOS)
    .filter(([value]) => value !== 'todas' || oneTask || search.actividad)
    .map(([value, label]) => ({ value, label }));
  return (
    <FilterBar
      search={
        <SearchField
          label="Buscar trabajos por persona o actividad"
          placeholder={oneTask ? 'Nombre de la persona' : 'Persona o actividad'}
          value={search.buscar ?? ''}
          onChange={(texto) => set({ buscar: texto || undefined })}
        />
      }
      view={
        estado === undefined && (
          <>
            {!oneTask && (
              <SegmentedControl
                aria-label="Ver lo que espera"
                data={VIEWS}
                value={search.por === 'persona' ? 'persona' : 'actividad'}
                onChange={(por) => set({ por: por === 'persona' ? por : undefined })}
              />
            )}
            {pendientes?.reparto && (
              <SegmentedControl
                aria-label="De quiénes"
                data={[
                  { value: 'mias', label: `De mis grupos ${numero(pendientes.reparto.mias)}` },
                  { value: 'todas', label: `De todas ${numero(pendientes.reparto.todas)}` },
                ]}
                value={search.de === 'mias' ? 'mias' : 'todas'}
                onChange={(de) => set({ de: de === 'mias' ? de : undefined })}
              />
            )}
          </>
        )
      }
    >
      <QueueFilters pendientes={pendientes} oneTask={oneTask} />
      <FilterPill
        label="Estado"
        options={estados}
        value={estado}
        onChange={(value) => set({ estado: value })}
      />
    </FilterBar>
  );
}
