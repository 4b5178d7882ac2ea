import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { exportarResultados } from '@catedra/shared/intentos/api.ts';
import type { PruebaConResultados, Resultado } from '@catedra/shared/intentos/resultados.ts';
import { IconCircleOff, IconPlus, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { gruposParaElegirQuery } from '#parts/grupos/groups.ts';
import { resultadosQuery } from '#pages/evaluaciones/queries.ts';
import { ActionDialog } from '#pages/evaluaciones/resultados/ActionDialog.tsx';
import type { Action } from '#pages/evaluaciones/resultados/facts.ts';
import { AttemptPills } from '#pages/evaluaciones/resultados/AttemptPills.tsx';
import { attemptFilters, ONLY_OF_ATTEMPTS } from '#pages/evaluaciones/resultados/filters.ts';
import { useColumns } from '#pages/evaluaciones/resultados/columns.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { ReceiptCheck } from '#pages/evaluaciones/resultados/ReceiptCheck.tsx';
import { NotBegun } from '#pages/evaluaciones/resultados/NotBegun.tsx';
import { NOMBRES, Sieve } from '#pages/evaluaciones/resultados/Sieve.tsx';
import { addressOf } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import type { BulkAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface AttemptsViewProps {
  readonly evaluacion: PruebaConResultados['evaluacion'];
  /** With whose attempts something may be done; null where they are only read. */
  readonly acted: Evaluacion | null;
  /** Said instead of everything else while nobody has begun it. */
  readonly none: ReactNode;
  readonly onOpen: (id: string) => void;
  /** From this way of looking to the other. */
  readonly views: ReactNode;
}

const NO_ATTEMPTS = Object.fromEntries(ONLY_OF_ATTEMPTS.map((one) => [one, undefined]));

/** Every attempt of the people one may see; what is done with them asks for a reason. */
export function AttemptsView({ evaluacion, acted, none, onOpen, views }: AttemptsViewProps) {
  const { puede } = useActor();
  const { search, set, pager, cursor } = useListAddress();
  const criba = knownWord(NOMBRES, search['criba']);
  const grupoId = search['grupo'];
  const buscar = search['buscar'] ?? '';
  const byPerson = { ...(grupoId && { grupoId }), ...(buscar && { buscar }) };
  const byAttempt = attemptFilters(search, useZone());
  // People are read by their own list: of the attempts, only the figures are wanted then.
  const people = criba === 'sin_empezar';
  const attempts = people
    ? { ...byPerson, limite: 1 }
    : { ...(criba && { criba }), ...byPerson, ...byAttempt, ...(cursor && { cursor }) };
  const query = useQuery(resultadosQuery(evaluacion.id, attempts));
  const grupos = useQuery(gruposParaElegirQuery(''));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ readonly action: Action; readonly ids: readonly string[] } | null>(
    null,
  );
  const columns = useColumns(evaluacion, onOpen);
  const act = (action: Action) => (ids: readonly string[]) => setAsking({ action, ids });
  const actions: BulkAction[] = [
    ...(acted && puede('intentos:anular')
      ? [{ label: 'Reabrir', icon: IconRotate, onClick: act('reabrir') }]
      : []),
    ...(acted && puede('intentos:ampliar')
      ? [{ label: 'Dar otro intento', icon: IconPlus, onClick: act('dar') }]
      : []),
    ...(acted && puede('intentos:anular')
      ? [{ label: 'Anular', icon: IconCircleOff, onClick: act('anular') }]
      : []),
  ];
  const chosen = (ids: readonly string[]): Resultado[] =>
    query.data?.datos.filter(({ id }) => ids.includes(id)) ?? [];
  const asked = criba !== undefined || Object.keys({ ...byPerson, ...byAttempt }).length > 0;
  if (none && query.data?.datos.length === 0 && !asked) return none;
  return (
    <>
      <h2 className={unseen.unseen}>Intentos</h2>
      <Sieve
        resultados={query.data}
        criba={criba}
        onChange={(next) => set({ ...(next === 'sin_empezar' && NO_ATTEMPTS), criba: next })}
      />
      <FilterBar
        view={views}
        acts={
          <>
            <ReceiptCheck />
            <DownloadSheet
              addressIn={(formato) =>
                addressOf(exportarResultados, {
                  id: evaluacion.id,
                  query: { ...(criba && { criba }), ...byPerson, ...(!people && byAttempt), formato },
                })
              }
            />
          </>
        }
        search={
          <SearchField
            label={`Buscar por ${people ? 'nombre o correo' : 'nombre, correo o código del recibo'}`}
            placeholder={people ? 'Nombre o correo' : 'Nombre, correo o código del recibo'}
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
        {!people && <AttemptPills evaluacionId={evaluacion.id} search={search} onChange={set} />}
      </FilterBar>
      {people ? (
        <NotBegun evaluacionId={evaluacion.id} cursoId={acted && evaluacion.cursoId} filters={byPerson} />
      ) : (
        <QueryView
          query={query}
          label="Cargando los intentos…"
          skeleton={<DataTableSkeleton columns={columns} />}
          empty={<EmptyState drawing="search" title="No hay ningún intento así" />}
        >
          {({ datos: rows, siguiente, total }) => (
            <>
              <DataTable
                caption="Intentos"
                rows={rows}
                columns={columns}
                rowId={({ id }) => id}
                rowName={({ persona, numero: cual }) =>
                  `${persona.nombre} ${persona.apellidos}, intento ${cual}`
                }
                selection={
                  actions.length > 0
                    ? { selected, onChange: setSelected, actions, words: (n) => cuenta(n, 'elegido') }
                    : undefined
                }
              />
              <Pager {...pager(siguiente, rows.length)} total={total} />
            </>
          )}
        </QueryView>
      )}
      {asking && acted && (
        <ActionDialog
          action={asking.action}
          evaluacion={acted}
          intentos={chosen(asking.ids)}
          onClose={() => setAsking(null)}
          onDone={() => setSelected(new Set())}
        />
      )}
    </>
  );
}
