import { aLaPapelera, duplicar, recuperar } from '@catedra/shared/preguntas/api.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { type PreguntaDelBanco, USOS } from '@catedra/shared/preguntas/schemas.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { IconCopy, IconFolder, IconRestore, IconTag, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/actividades/banco/Banco.module.css';
import { BankDialogs, type BankAsking } from '#pages/actividades/banco/BankDialogs.tsx';
import { FolderTree } from '#pages/actividades/banco/FolderTree.tsx';
import { QuestionPreview } from '#pages/actividades/banco/QuestionPreview.tsx';
import { WorkTabs } from '#pages/actividades/entregas/EntregasTabs.tsx';
import { bancoQuery, carpetasQuery } from '#pages/actividades/evaluacion/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { Page } from '#ui/frame/Page.tsx';
import type { BulkAction, Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

const DE_USO: Readonly<Record<(typeof USOS)[number], string>> = {
  usadas: 'En alguna evaluación',
  sin_usar: 'Sin usar',
  papelera: 'En la papelera',
};

/** Every question that is written, in folders, to be used again. */
export function BancoPage() {
  const { puede } = useActor();
  const queryClient = useQueryClient();
  const { search, set, pager, cursor } = useListAddress();
  const tipo = TIPOS_DE_PREGUNTA.find((uno) => uno === search['tipo']);
  const uso = knownWord(DE_USO, search['uso']);
  const carpetaId = search['carpeta'];
  const etiqueta = search['etiqueta'];
  const buscar = search['buscar'] ?? '';
  const query = useQuery(
    bancoQuery({
      ...(tipo && { tipo }),
      ...(uso && { uso }),
      ...(carpetaId && { carpetaId }),
      ...(etiqueta && { etiqueta }),
      ...(buscar && { buscar }),
      ...(cursor && { cursor }),
    }),
  );
  const carpetas = useQuery(carpetasQuery);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<BankAsking | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const again = () => {
    setSelected(new Set());
    return queryClient.invalidateQueries({ queryKey: ['preguntas'] });
  };
  const act = useAction(
    (work: () => Promise<unknown>) => work(),
    () => void again(),
  );
  const editor = puede('preguntas:editar');
  const actions: BulkAction[] =
    uso === 'papelera'
      ? [
          {
            label: 'Recuperar',
            icon: IconRestore,
            onClick: (ids) => act.run(() => ask(recuperar, { body: { ids: [...ids] } })),
          },
        ]
      : [
          { label: 'Mover', icon: IconFolder, onClick: (ids) => setAsking({ what: 'mover', ids }) },
          { label: 'Etiquetar', icon: IconTag, onClick: (ids) => setAsking({ what: 'etiquetar', ids }) },
          { label: 'A la papelera', icon: IconTrash, onClick: (ids) => setAsking({ what: 'papelera', ids }) },
        ];
  const columns = columnsOf(setOpen);
  const name = carpetas.data?.carpetas.find(({ id }) => id === carpetaId)?.nombre;
  return (
    <Page
      title="Banco de preguntas"
      trail={[{ label: 'Actividades', to: rutas.actividades() }, { label: 'Banco de preguntas' }]}
      subtitle="Lo que escribes dentro de una evaluación también llega aquí, a la carpeta de su curso."
    >
      <WorkTabs marking={false} bank />
      <div className={classes.columns}>
        <FolderTree
          datos={carpetas.data}
          chosen={carpetaId}
          onChoose={(carpeta) => set({ carpeta })}
          onNew={editor ? () => setAsking({ what: 'carpeta', padreId: carpetaId ?? null }) : undefined}
        />
        <div className={classes.list}>
          <FilterBar
            search={
              <SearchField
                label="Buscar en el banco"
                placeholder={name ? `Buscar en ${name}` : 'Palabras de la pregunta'}
                value={buscar}
                onChange={(text) => set({ buscar: text || undefined })}
              />
            }
          >
            <FilterPill
              label="Clase"
              options={TIPOS_DE_PREGUNTA.map((uno) => ({ value: uno, label: NOMBRE_DE_TIPO[uno] }))}
              value={tipo}
              onChange={(next) => set({ tipo: next })}
            />
            <FilterPill
              label="Etiqueta"
              options={(carpetas.data?.etiquetas ?? []).map(({ nombre }) => ({
                value: nombre,
                label: nombre,
              }))}
              value={etiqueta}
              onChange={(next) => set({ etiqueta: next })}
            />
            <FilterPill
              label="Uso"
              options={USOS.map((uno) => ({ value: uno, label: DE_USO[uno] }))}
              value={uso}
              onChange={(next) => set({ uso: next })}
            />
          </FilterBar>
          {act.error !== null && <ErrorState>{messageOf(act.error)}</ErrorState>}
          <QueryView
            query={query}
            label="Cargando el banco…"
            skeleton={<DataTableSkeleton columns={columns} />}
            empty={
              <EmptyState title="No hay ninguna pregunta así">
                Quita algún filtro, o escribe la primera dentro de una evaluación.
              </EmptyState>
            }
          >
            {({ datos, siguiente, total }) => (
              <>
                <DataTable
                  caption="Preguntas del banco"
                  rows={datos}
                  columns={columns}
                  rowId={({ id }) => id}
                  rowName={({ texto }) => texto || 'una pregunta sin escribir'}
                  rowActions={
                    editor
                      ? ({ id }) => [
                          {
                            label: 'Duplicar',
                            icon: IconCopy,
                            onClick: () => act.run(() => ask(duplicar, { id, body: { id: newId() } })),
                          },
                        ]
                      : undefined
                  }
                  selection={
                    editor
                      ? { selected, onChange: setSelected, actions, words: (n) => cuenta(n, 'elegida') }
                      : undefined
                  }
                />
                <Pager {...pager(siguiente, datos.length)} total={total} />
              </>
            )}
          </QueryView>
        </div>
      </div>
      {open && <QuestionPreview id={open} onClose={() => setOpen(null)} />}
      {asking && (
        <BankDialogs
          asking={asking}
          carpetas={carpetas.data}
          run={{ papelera: (ids) => ask(aLaPapelera, { body: { ids: [...ids] } }) }}
          onClose={() => setAsking(null)}
          onDone={again}
        />
      )}
    </Page>
  );
}

function columnsOf(onOpen: (id: string) => void): readonly Column<PreguntaDelBanco>[] {
  return [
    {
      id: 'texto',
      header: 'Pregunta',
      cell: (una) => (
        <button type="button" className={classes.question} onClick={() => onOpen(una.id)}>
          <KindIcon tipo={una.tipo} size={18} />
          <span>
            {una.texto || <i>Sin escribir</i>}
            <small>
              {[NOMBRE_DE_TIPO[una.tipo], ...una.etiquetas, una.pendiente ? 'Le falta algo' : '']
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </button>
      ),
    },
    {
      id: 'uso',
      header: 'Se usa en',
      width: '140px',
      phone: 'line',
      cell: ({ evaluaciones }) =>
        evaluaciones === 0 ? 'Sin usar' : cuenta(evaluaciones, 'evaluación', 'evaluaciones'),
    },
  ];
}
