import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { PersonaDeGrupo } from '@catedra/shared/grupos/schemas.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { OtherWays } from '#pages/grupos/actualizar/OtherWays.tsx';
import { AddPeople } from '#pages/grupos/actualizar/AddPeople.tsx';
import { columnsOf, WHY } from '#pages/grupos/actualizar/personas-columns.tsx';
import { WORDS } from '#pages/grupos/actualizar/personas-words.ts';
import { añadirMiembros, cambiarPersonas, personasQuery, type Relacion } from '#pages/grupos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { cuenta } from '#ui/words/words.ts';

const ORDENES = ['apellidos', '-apellidos', 'nombre', '-nombre'] as const;

interface PersonasTabProps {
  readonly grupo: Grupo;
  readonly relacion: Relacion;
  readonly editable: boolean;
}

interface Cambio {
  readonly verbo: 'anadir' | 'quitar';
  readonly ids: readonly string[];
  readonly diasSiPaso?: number | undefined;
}

export function PersonasTab({ grupo, relacion, editable }: PersonasTabProps) {
  const words = WORDS[relacion];
  const waysId = useId();
  const address = useListAddress();
  const { search, cursor, set } = address;
  const { puede } = useActor();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PersonaDeGrupo | null>(null);
  const sort = ORDENES.find((orden) => orden === search.orden) ?? 'apellidos';
  const query = useQuery(personasQuery(grupo.id, relacion, { buscar: search.buscar, orden: sort, cursor }));
  const folds = editable && grupo[relacion] > 0;
  const ruled = query.data?.datos.some(({ origen }) => origen === 'regla') ?? false;
  const columns = ruled ? columnsOf(words.desde).toSpliced(-1, 0, WHY) : columnsOf(words.desde);
  const cambiar = useMutation({
    mutationFn: ({ verbo, ids, diasSiPaso }: Cambio) =>
      verbo === 'anadir' && relacion === 'miembros'
        ? añadirMiembros(grupo.id, ids, diasSiPaso)
        : cambiarPersonas(grupo.id, `${verbo}-${relacion}`, ids),
    onSuccess: async ({ cambiadas }, { verbo }) => {
      setSaid(verbo === 'anadir' ? words.dicho(cambiadas) : '');
      await queryClient.invalidateQueries({ queryKey: ['grupos'] });
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
    },
  });

  const ways = (
    <div className={classes.ways} id={waysId}>
      {editable && puede('usuarios:ver') && (
        <div>
          <AddPeople
            label={words.añadir}
            working={cambiar.isPending}
            entranEn={relacion === 'miembros' ? grupo.id : undefined}
            onAdd={(ids, diasSiPaso) => cambiar.mutateAsync({ verbo: 'anadir', ids, diasSiPaso })}
          />
        </div>
      )}
      <div className={classes.margin}>
        <p className={`look-small ${classes.rule}`}>{words.regla}</p>
        {relacion === 'miembros' && editable && <OtherWays grupo={grupo} />}
      </div>
    </div>
  );
  return (
    <>
      <div className={classes.head} data-folded={(folds && !adding) || undefined}>
        {folds && (
          <Button
            className={classes.fold}
            variant="default"
            leftSection={adding ? undefined : <IconPlus size={18} stroke={1.75} aria-hidden />}
            aria-label={adding ? undefined : words.añadir}
            aria-expanded={adding}
            aria-controls={waysId}
            onClick={() => setAdding(!adding)}
          >
            {adding ? 'Plegar' : words.verbo}
          </Button>
        )}
        {ways}
        {(grupo[relacion] > 0 || search.buscar) && (
          <div className={classes.tools}>
            <SearchField
              label={`Buscar entre los ${relacion}`}
              placeholder="Buscar en este grupo"
              value={search.buscar ?? ''}
              onChange={(buscar) => set({ buscar: buscar || undefined })}
            />
          </div>
        )}
      </div>
      {cambiar.isError && removing === null && <ErrorState>{messageOf(cambiar.error)}</ErrorState>}
      {said !== '' && (
        <p className={classes.said} role="status">
          {said}
        </p>
      )}
      <QueryView
        query={query}
        label={`Cargando ${relacion}…`}
        skeleton={<DataTableSkeleton columns={columns} rows={6} />}
        empty={
          search.buscar ? (
            <EmptyState drawing="search" title={`Nadie coincide con «${search.buscar}» en este grupo`} />
          ) : (
            <EmptyState drawing="group" title={words.vacio}>
              {words.ayuda}
            </EmptyState>
          )
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption={`${words.caption} ${grupo.nombre}: ${cuenta(datos.length, 'persona')} en esta página`}
              rows={datos}
              columns={columns}
              rowId={({ id }) => id}
              rowName={fullName}
              rowLink={puede('usuarios:ver') ? ({ id }) => rutas.usuario(id) : undefined}
              rowActions={
                editable
                  ? (persona) => [
                      {
                        label: words.quitar,
                        icon: IconUserMinus,
                        onClick: () => setRemoving(persona),
                      },
                    ]
                  : undefined
              }
              sort={sort}
              onSort={(orden) => set({ orden: orden === 'apellidos' ? undefined : orden })}
            />
            <Pager {...address.pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? words.pregunta(fullName(removing), grupo.nombre) : ''}
        confirmLabel={words.quitar}
        onConfirm={async () => {
          if (removing) await cambiar.mutateAsync({ verbo: 'quitar', ids: [removing.id] });
        }}
      >
        {words.pierde}
        {removing?.origen === 'regla' &&
          ' Como la regla volvería a traerla, quedará siempre fuera; se cambia en «Regla».'}
      </ConfirmDialog>
    </>
  );
}
