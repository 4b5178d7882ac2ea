import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { DIAS_EN_PAPELERA, TIPOS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import classes from '#parts/papelera/Bin.module.css';
import { BinList } from '#parts/papelera/BinList.tsx';
import { BinSkeleton } from '#parts/papelera/BinSkeleton.tsx';
import { BinSwitch } from '#parts/papelera/BinSwitch.tsx';
import { EmptyBin } from '#parts/papelera/EmptyBin.tsx';
import { binQuery } from '#parts/papelera/queries.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const WHAT = { curso: 'curso', seccion: 'sección', actividad: 'actividad' } as const;

interface BinProps {
  readonly trail: readonly Crumb[];
  /** Only what was in this course. */
  readonly cursoId?: string;
  readonly iconOf: (tipo: TipoActividad) => ReactNode;
}

/** What was deleted and can be taken back. */
export function Bin({ trail, cursoId, iconOf }: BinProps) {
  const { search, cursor, set, pager } = useListAddress();
  const { buscar, por } = search;
  const tipo = knownWord(WHAT, search.tipo);
  const archivado = search.archivado === 'si';
  const query = useQuery(binQuery({ cursoId, tipo, por, buscar, archivado, cursor }));
  const filtered = Boolean(buscar || tipo || por);
  const cuentas = query.data?.cuentas;
  const nothing = cuentas?.esperan === 0 && cuentas.archivado === 0;
  // What came back while one looks leaves its line there, and the search above it.
  const [had, setHad] = useState(false);
  if (cuentas && !nothing && !had) setHad(true);
  const kinds = TIPOS_EN_PAPELERA.filter((uno) => !cursoId || uno !== 'curso');

  return (
    <Page
      list
      title="Papelera"
      trail={trail}
      subtitle={`Lo que se elimina espera aquí ${DIAS_EN_PAPELERA} días. Después, lo que alguien usó queda archivado con sus notas, sin borrarse nunca; lo que nadie usó se borra.`}
    >
      {(had || !nothing) && (
        <div className={classes.tools}>
          <FilterBar
            search={
              <SearchField
                label="Buscar en la papelera"
                placeholder="Buscar en la papelera"
                value={buscar ?? ''}
                onChange={(texto) => set({ buscar: texto || undefined })}
              />
            }
          >
            <FilterPill
              label="Qué era"
              options={kinds.map((uno) => ({ value: uno, label: WHAT[uno] }))}
              value={tipo}
              onChange={(value) => set({ tipo: value })}
            />
            <FilterPill
              label="Quién lo eliminó"
              options={(query.data?.quienes ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }))}
              value={por}
              onChange={(value) => set({ por: value })}
            />
          </FilterBar>
          <BinSwitch
            archived={archivado}
            counts={cuentas}
            onChange={(next) => set({ archivado: next ? 'si' : undefined })}
          />
        </div>
      )}
      <QueryView query={query} label="Mirando en la papelera…" skeleton={<BinSkeleton />}>
        {({ datos, siguiente }) => (
          <>
            <BinList
              entries={datos}
              iconOf={iconOf}
              empty={
                filtered ? (
                  <EmptyState
                    drawing="search"
                    title="Nada en la papelera coincide"
                    action={
                      <Button onClick={() => set({ buscar: undefined, tipo: undefined, por: undefined })}>
                        Ver todo
                      </Button>
                    }
                  >
                    Revisa cómo está escrito: no importan los acentos ni las mayúsculas.
                  </EmptyState>
                ) : (
                  <EmptyBin archived={archivado && !nothing} />
                )
              }
            />
            {(siguiente || cursor) && <Pager {...pager(siguiente, datos.length)} />}
          </>
        )}
      </QueryView>
    </Page>
  );
}
