import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { exportarResultados } from '@catedra/shared/intentos/api.ts';
import type { CualNota, EstadoDePersona, ResultadoDePersona } from '@catedra/shared/intentos/por-persona.ts';
import type { PruebaConResultados, Resultado } from '@catedra/shared/intentos/resultados.ts';
import { Skeleton } from '@mantine/core';
import { IconCircleOff, IconEye, IconPlus, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { medidasQuery, porPersonaQuery, repartoQuery } from '#pages/evaluaciones/queries.ts';
import { Hardest } from '#pages/evaluaciones/estadistica/Hardest.tsx';
import { ActionDialog } from '#pages/evaluaciones/resultados/ActionDialog.tsx';
import { AttemptPills } from '#pages/evaluaciones/resultados/AttemptPills.tsx';
import type { Action } from '#pages/evaluaciones/resultados/facts.ts';
import { attemptFilters } from '#pages/evaluaciones/resultados/filters.ts';
import { usePersonColumns } from '#pages/evaluaciones/resultados/personas/columns.tsx';
import { MarksSection } from '#pages/evaluaciones/resultados/personas/MarksSection.tsx';
import { NotBegunStrip, type Reminded } from '#pages/evaluaciones/resultados/personas/NotBegunStrip.tsx';
import { DotsLegend } from '#pages/evaluaciones/resultados/personas/PersonDots.tsx';
import classes from '#pages/evaluaciones/resultados/personas/Personas.module.css';
import { barOf, lookedAt, markRangeOf } from '#pages/evaluaciones/resultados/personas/words.ts';
import { ReceiptCheck } from '#pages/evaluaciones/resultados/ReceiptCheck.tsx';
import { gruposParaElegirQuery } from '#parts/grupos/groups.ts';
import { addressOf } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import unseen from '#ui/frame/unseen.module.css';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useZone } from '#ui/words/zone.tsx';

interface PeopleViewProps {
  readonly evaluacion: PruebaConResultados['evaluacion'];
  readonly acted: Evaluacion | null;
  readonly curso: Reminded | null;
  readonly none: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly views: ReactNode;
}

const CUALES: Readonly<Record<CualNota, true>> = { cuenta: true, primera: true };
const ESTADOS: Readonly<Record<EstadoDePersona, true>> = {
  aprueban: true,
  no_llegan: true,
  en_espera: true,
  dentro: true,
  sin_nota: true,
};

/** How the marks lie, who never began, and every person with their attempts. */
export function PeopleView({ evaluacion, acted, curso, none, onOpen, views }: PeopleViewProps) {
  const { search, set, pager, cursor } = useListAddress();
  const cual = knownWord(CUALES, search['cual']) ?? 'cuenta';
  const estado = knownWord(ESTADOS, search['estado']);
  const grupoId = search['grupo'];
  const buscar = search['buscar'] ?? '';
  const { notaDesde, notaHasta, ...when } = attemptFilters(search, useZone());
  const ofMarks = {
    ...(notaDesde !== undefined && { notaDesde }),
    ...(notaHasta !== undefined && { notaHasta }),
  };
  const among = { ...(grupoId && { grupoId }), ...when };
  const reparto = useQuery(repartoQuery(evaluacion.id, { cual, ...among }));
  const query = useQuery(
    porPersonaQuery(evaluacion.id, {
      cual,
      ...among,
      ...ofMarks,
      ...(estado && { estado }),
      ...(buscar && { buscar }),
      ...(cursor && { cursor }),
    }),
  );
  const medidas = useQuery({
    ...medidasQuery(evaluacion.id, grupoId ? { grupoId } : {}),
    enabled: acted !== null,
  });
  const grupos = useQuery(gruposParaElegirQuery(''));
  const columns = usePersonColumns(evaluacion, cual, onOpen);
  const { actionsOf, dialog } = useActs(acted, cual, onOpen);
  const arriving = reparto.isPending || (acted !== null && medidas.isPending);
  if (none && reparto.data?.intentos === 0 && Object.keys(among).length === 0) return none;
  return (
    <>
      <QueryView query={reparto} label="Cargando las notas…" skeleton={<Skeleton height={330} />}>
        {(data) => (
          <>
            <div className={classes.top}>
              <MarksSection
                reparto={data}
                cual={cual}
                onCual={(next) => set({ cual: next === 'cuenta' ? undefined : next })}
                pressed={barOf(search['nota'])}
                onPress={(bar) => set({ nota: markRangeOf(bar) })}
                estado={estado}
                onEstado={(next) => set({ estado: next })}
              />
              {acted && medidas.isPending && <Skeleton height={300} />}
              {acted && medidas.data && <Hardest evaluacion={evaluacion} medidas={medidas.data} />}
            </div>
            <NotBegunStrip
              sinEmpezar={data.sinEmpezar}
              curso={curso}
              onSee={() =>
                set({ criba: 'sin_empezar', nota: undefined, entrego: undefined, fallo: undefined })
              }
            />
          </>
        )}
      </QueryView>
      <h2 className={unseen.unseen}>Personas</h2>
      {/* How tall what stands above will be is not known: the list comes once it is there, and nothing moves. */}
      <div className={classes.list} hidden={arriving}>
        <FilterBar
          view={views}
          acts={
            <>
              <ReceiptCheck />
              <DownloadSheet
                addressIn={(formato) =>
                  addressOf(exportarResultados, {
                    id: evaluacion.id,
                    query: { ...among, ...ofMarks, ...(buscar && { buscar }), formato },
                  })
                }
              />
            </>
          }
          search={
            <SearchField
              label="Buscar por nombre o correo"
              placeholder="Nombre o correo"
              value={buscar}
              onChange={(text) => set({ buscar: text || undefined })}
            />
          }
        >
          <FilterPill
            label="Grupo"
            options={grupos.data?.datos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            value={grupoId}
            onChange={(grupo) => set({ grupo })}
          />
          <AttemptPills evaluacionId={evaluacion.id} search={search} onChange={set} />
        </FilterBar>
        <QueryView
          query={query}
          label="Cargando a las personas…"
          skeleton={<DataTableSkeleton columns={columns} />}
          empty={<EmptyState drawing="search" title="No hay nadie así" />}
        >
          {({ datos: rows, siguiente, total }) => (
            <>
              <DataTable
                caption="Una línea por persona, de menor a mayor nota"
                rows={rows}
                columns={columns}
                rowId={({ persona }) => persona.id}
                rowName={({ persona }) => fullName(persona)}
                rowActions={actionsOf}
              />
              <DotsLegend />
              <Pager {...pager(siguiente, rows.length)} total={total} />
            </>
          )}
        </QueryView>
      </div>
      {dialog}
    </>
  );
}

/** What is done from the row of a person: each of their attempts is opened, and the one looked at is acted on. */
function useActs(acted: Evaluacion | null, cual: CualNota, onOpen: (id: string) => void) {
  const { puede } = useActor();
  const [asking, setAsking] = useState<{ readonly action: Action; readonly intento: Resultado } | null>(null);
  const actionsOf = (una: ResultadoDePersona): RowAction[] => {
    const looked = lookedAt(una, cual);
    const ask = (action: Action) => () => looked && setAsking({ action, intento: looked });
    return [
      ...una.intentos.map(({ id, numero }) => ({
        label: una.intentos.length === 1 ? 'Ver su intento' : `Ver el intento ${numero}`,
        icon: IconEye,
        onClick: () => onOpen(id),
      })),
      ...(acted && looked && puede(looked.estado === 'en_curso' ? 'intentos:ampliar' : 'intentos:anular')
        ? [
            {
              label: looked.estado === 'en_curso' ? 'Dar más minutos' : 'Reabrir',
              icon: IconRotate,
              onClick: ask('reabrir'),
            },
          ]
        : []),
      ...(acted && puede('intentos:ampliar')
        ? [{ label: 'Dar otro intento', icon: IconPlus, onClick: ask('dar') }]
        : []),
      ...(acted && puede('intentos:anular') && looked?.estado !== 'anulado'
        ? [{ label: 'Anular', icon: IconCircleOff, danger: true, onClick: ask('anular') }]
        : []),
    ];
  };
  const dialog = asking && acted && (
    <ActionDialog
      action={asking.action}
      evaluacion={acted}
      intentos={[asking.intento]}
      onClose={() => setAsking(null)}
      onDone={() => undefined}
    />
  );
  return { actionsOf, dialog };
}
