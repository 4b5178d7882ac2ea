import { aLaPapelera, duplicar, recuperar } from '@catedra/shared/preguntas/api.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { USOS } from '@catedra/shared/preguntas/schemas.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { IconCopy, IconDownload, IconFolder, IconRestore, IconTag, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import classes from '#pages/preguntas/Banco.module.css';
import { BankActs } from '#pages/preguntas/BankActs.tsx';
import { BankDialogs, type BankAsking } from '#pages/preguntas/BankDialogs.tsx';
import { columnsOf } from '#pages/preguntas/columns.tsx';
import { EmptyBank } from '#pages/preguntas/EmptyBank.tsx';
import { Folders } from '#pages/preguntas/FolderTree.tsx';
import { ExportDialog } from '#pages/preguntas/importar/export-dialog.ts';
import { NewQuestion, OpenQuestion } from '#pages/preguntas/QuestionDrawer.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { bancoQuery, carpetasQuery } from '#preguntas/autor/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { preloadWhole } from '#preguntas/players.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { BulkAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

const DE_USO: Readonly<Record<(typeof USOS)[number], string>> = {
  usadas: 'En alguna evaluación',
  sin_usar: 'Sin usar',
  papelera: 'En la papelera',
};

/** What is being taken out. */
interface Taking {
  readonly carpetaId: string | null;
  readonly ids: readonly string[] | null;
}

const NO_FILTERS = { tipo: undefined, uso: undefined, etiqueta: undefined, buscar: undefined };

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
  const [writing, setWriting] = useState(false);
  const [taking, setTaking] = useState<Taking | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['preguntas'] });
  const again = () => {
    setSelected(new Set());
    return refresh();
  };
  const act = useAction(
    (work: () => Promise<unknown>) => work(),
    () => void again(),
  );
  const editor = puede('preguntas:editar');
  const filtered = Boolean(tipo || uso || etiqueta || buscar);
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
          ...(puede('preguntas:importar')
            ? [
                {
                  label: 'Exportar',
                  icon: IconDownload,
                  onClick: (ids: readonly string[]) => setTaking({ carpetaId: null, ids }),
                },
              ]
            : []),
          { label: 'A la papelera', icon: IconTrash, onClick: (ids) => setAsking({ what: 'papelera', ids }) },
        ];
  const columns = columnsOf(({ id, tipo: its }) => {
    void preloadWhole([its]);
    setOpen(id);
  });
  const name = carpetas.data?.carpetas.find(({ id }) => id === carpetaId)?.nombre;
  return (
    <Page
      list
      title="Banco de preguntas"
      trail={[{ label: 'Actividades', to: rutas.actividades() }, { label: 'Banco de preguntas' }]}
      action={
        <BankActs
          carpetaId={carpetaId}
          onWrite={() => setWriting(true)}
          onExport={() => setTaking({ carpetaId: carpetaId ?? null, ids: null })}
        />
      }
      subtitle="Lo que escribes dentro de una evaluación también llega aquí, a la carpeta de su curso."
    >
      <WorkTabs here="banco" />
      <div className={classes.columns}>
        <Folders
          datos={carpetas.data}
          chosen={carpetaId}
          onChoose={(carpeta) => set({ carpeta })}
          edit={
            editor
              ? {
                  add: () => setAsking({ what: 'carpeta', padreId: carpetaId ?? null }),
                  rename: (carpeta) => setAsking({ what: 'nombre', carpeta }),
                  remove: (carpeta) => setAsking({ what: 'borrar', carpeta }),
                }
              : undefined
          }
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
              label="Tipo"
              options={TIPOS_DE_PREGUNTA.map((uno) => ({ value: uno, label: NOMBRE_DE_TIPO[uno] }))}
              value={tipo}
              onChange={(next) => set({ tipo: next })}
            />
            <FilterPill
              label="Etiqueta"
              options={carpetas.data?.etiquetas.map(({ nombre }) => ({
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
              <EmptyBank
                onClear={filtered ? () => set(NO_FILTERS) : undefined}
                folder={name}
                onWrite={editor ? () => setWriting(true) : undefined}
              />
            }
          >
            {({ datos, siguiente, total }) => (
              <>
                <p className={`look-faint ${classes.order}`}>Primero, la que cambió hace menos.</p>
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
      {open && (
        <OpenQuestion
          key={open}
          id={open}
          editor={editor}
          onSaved={() => void refresh()}
          onClose={() => setOpen(null)}
        />
      )}
      {writing && (
        <NewQuestion
          carpetas={carpetas.data}
          carpetaId={carpetaId}
          onSaved={() => void refresh()}
          onClose={() => setWriting(false)}
        />
      )}
      {taking && (
        <Suspense>
          <ExportDialog
            what={{ carpetaId: taking.carpetaId, ids: taking.ids && [...taking.ids] }}
            name={taking.ids ? cuenta(taking.ids.length, 'pregunta') : name ? `«${name}»` : 'el banco'}
            onClose={() => setTaking(null)}
          />
        </Suspense>
      )}
      {asking && (
        <BankDialogs
          asking={asking}
          carpetas={carpetas.data}
          run={{ papelera: (ids) => ask(aLaPapelera, { body: { ids: [...ids] } }) }}
          onClose={() => setAsking(null)}
          onDone={() => {
            if (asking.what === 'borrar') set({ carpeta: undefined });
            return again();
          }}
        />
      )}
    </Page>
  );
}
