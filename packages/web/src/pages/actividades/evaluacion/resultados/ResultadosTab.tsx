import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { exportarResultados } from '@catedra/shared/intentos/api.ts';
import { CRIBAS, type Criba, type Resultado } from '@catedra/shared/intentos/resultados.ts';
import { Button, Menu } from '@mantine/core';
import { IconCircleOff, IconDownload, IconPlus, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gruposParaElegirQuery } from '#pages/actividades/queries.ts';
import { resultadosQuery } from '#pages/actividades/evaluacion/queries.ts';
import { type Action, ActionDialog } from '#pages/actividades/evaluacion/resultados/ActionDialog.tsx';
import { AttemptDrawer } from '#pages/actividades/evaluacion/resultados/AttemptDrawer.tsx';
import classes from '#pages/actividades/evaluacion/resultados/Resultados.module.css';
import { AttemptState, Mark } from '#pages/actividades/evaluacion/resultados/state.tsx';
import { addressOf } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import type { BulkAction, Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando, cuenta, duracion, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ResultadosTabProps {
  readonly evaluacion: Evaluacion;
  readonly datos: EvaluacionDeAutor;
}

const NOMBRES: Readonly<Record<Criba, string>> = {
  aprobados: 'Aprobados',
  suspensos: 'No aprueban',
  por_calificar: 'Provisionales',
  en_curso: 'En curso',
  anulados: 'Anulados',
  sin_empezar: 'Sin empezar',
};

/** Every attempt of the people one may see; what is done with them asks for a reason. */
export function ResultadosTab({ evaluacion, datos }: ResultadosTabProps) {
  const { puede } = useActor();
  const { search, set, pager, cursor } = useListAddress();
  const criba = knownWord(NOMBRES, search['criba']);
  const grupoId = search['grupo'];
  const buscar = search['buscar'] ?? '';
  const filters = { ...(criba && { criba }), ...(grupoId && { grupoId }), ...(buscar && { buscar }) };
  const query = useQuery(resultadosQuery(evaluacion.id, { ...filters, ...(cursor && { cursor }) }));
  const grupos = useQuery(gruposParaElegirQuery(''));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ readonly action: Action; readonly ids: readonly string[] } | null>(
    null,
  );
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns(evaluacion, setOpen);
  const act = (action: Action) => (ids: readonly string[]) => setAsking({ action, ids });
  const actions: BulkAction[] = [
    ...(puede('intentos:anular') ? [{ label: 'Reabrir', icon: IconRotate, onClick: act('reabrir') }] : []),
    ...(puede('intentos:ampliar')
      ? [{ label: 'Dar otro intento', icon: IconPlus, onClick: act('dar') }]
      : []),
    ...(puede('intentos:anular') ? [{ label: 'Anular', icon: IconCircleOff, onClick: act('anular') }] : []),
  ];
  const chosen = (ids: readonly string[]): Resultado[] =>
    query.data?.datos.filter(({ id }) => ids.includes(id)) ?? [];
  if (query.data && datos.intentos === 0 && query.data.datos.length === 0 && !criba && !grupoId && !buscar)
    return (
      <EmptyState title="Nadie la ha empezado todavía">
        Aquí verás cada intento con su nota en cuanto alguien empiece.
      </EmptyState>
    );
  return (
    <>
      <h2 className={classes.unseen}>Resultados</h2>
      <nav className={classes.sieve} aria-label="Intentos por estado">
        <button type="button" aria-pressed={criba === undefined} onClick={() => set({ criba: undefined })}>
          <span>Todos</span>
          <b>{query.data ? numero(query.data.entregados) : '—'}</b>
          <small>
            {query.data ? `entregados, de ${cuenta(query.data.personas, 'persona')}` : '\u00a0'}
            {typeof query.data?.media === 'number' && `; media ${numero(query.data.media)}`}
          </small>
        </button>
        {CRIBAS.map((una) => (
          <button
            key={una}
            type="button"
            aria-pressed={criba === una}
            onClick={() => set({ criba: criba === una ? undefined : una })}
          >
            <span>{NOMBRES[una]}</span>
            <b>{query.data ? numero(query.data.cuentas[una]) : '—'}</b>
          </button>
        ))}
      </nav>
      <div className={classes.tools}>
        <FilterBar
          search={
            <SearchField
              label="Buscar por nombre, correo o código del recibo"
              placeholder="Nombre, correo o código del recibo"
              value={buscar}
              onChange={(text) => set({ buscar: text || undefined })}
            />
          }
        >
          <FilterPill
            label="Grupo"
            options={(grupos.data?.datos ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }))}
            value={grupoId}
            onChange={(grupo) => set({ grupo })}
          />
        </FilterBar>
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}>
              Descargar
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(['xlsx', 'csv'] as const).map((formato) => (
              <Menu.Item
                key={formato}
                component="a"
                href={addressOf(exportarResultados, { id: evaluacion.id, query: { ...filters, formato } })}
                download
              >
                {formato === 'xlsx' ? 'Hoja de Excel' : 'Texto separado (CSV)'}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <QueryView
        query={query}
        label="Cargando los intentos…"
        skeleton={<DataTableSkeleton columns={columns} />}
        empty={<p className={classes.none}>No hay ningún intento así.</p>}
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
      {asking && (
        <ActionDialog
          action={asking.action}
          evaluacion={evaluacion}
          intentos={chosen(asking.ids)}
          onClose={() => setAsking(null)}
          onDone={() => setSelected(new Set())}
        />
      )}
      {open && <AttemptDrawer id={open} evaluacion={evaluacion} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(evaluacion: Evaluacion, onOpen: (id: string) => void): readonly Column<Resultado>[] {
  const now = useNow();
  const zone = useZone();
  return [
    {
      id: 'persona',
      header: 'Apellidos, nombre',
      cell: ({ id, persona, grupos }) => (
        <button type="button" className={classes.person} onClick={() => onOpen(id)}>
          <span>
            <b>{persona.apellidos}</b>, {persona.nombre}
          </span>
          <small>{grupos.join(', ')}</small>
        </button>
      ),
    },
    {
      id: 'intento',
      header: 'Intento',
      width: '120px',
      phone: 'hide',
      cell: ({ numero: cual, cuenta: counts, heredado }) => (
        <>
          {cual}
          {evaluacion.intentos !== null && ` de ${Math.max(evaluacion.intentos, cual)}`}
          {counts && evaluacion.intentos !== 1 && <span className={classes.counts}>cuenta</span>}
          {heredado && <small> de antes</small>}
        </>
      ),
    },
    {
      id: 'estado',
      header: 'Estado',
      width: '170px',
      narrow: 'stay',
      phone: 'line',
      cell: (intento) => <AttemptState intento={intento} notaMinima={evaluacion.notaMinima} />,
    },
    {
      id: 'nota',
      header: 'Nota',
      width: '120px',
      align: 'end',
      phone: 'end',
      cell: (intento) => <Mark intento={intento} />,
    },
    {
      id: 'entrego',
      header: 'Entregó',
      width: '170px',
      narrow: 'hide',
      phone: 'hide',
      cell: ({ entregadoEn, venceEn }) =>
        entregadoEn ? cuando(entregadoEn, now, zone) : venceEn ? `vence ${cuando(venceEn, now, zone)}` : '—',
    },
    {
      id: 'tardo',
      header: 'Tardó',
      width: '100px',
      narrow: 'hide',
      phone: 'hide',
      cell: ({ segundos }) => (segundos === null ? '—' : duracion(Math.max(1, Math.round(segundos / 60)))),
    },
  ];
}
