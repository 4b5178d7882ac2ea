import type { Informe } from '@catedra/shared/informes/declarar.ts';
import type { Vista } from '@catedra/shared/informes/vistas/schemas.ts';
import { Button } from '@mantine/core';
import { IconBookmark, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { busquedaDe, cambiada, TODO } from '#pages/reportes/informe/vistas/busqueda.ts';
import { elegir, eliminar, guardar } from '#pages/reportes/informe/vistas/queries.ts';
import classes from '#pages/reportes/informe/vistas/Vistas.module.css';
import { messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import type { Search } from '#ui/lists/list-address.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { openedPart } from '#ui/states/opener.tsx';

const VistaDialog = openedPart(
  async () => (await import('#pages/reportes/informe/vistas/VistaDialog.tsx')).VistaDialog,
);

interface VistasProps {
  readonly informe: Informe;
  readonly vistas: readonly Vista[];
  /** The one that opens by itself. */
  readonly usual: string | null;
  readonly search: Search;
  readonly set: (patch: Search) => void;
}

/** The report as it was left under each name: one's own and those that others share. */
export function Vistas({ informe, vistas, usual, search, set }: VistasProps) {
  const queryClient = useQueryClient();
  const { mirada } = useActor();
  const [editing, setEditing] = useState<Vista | null>(null);
  const [deleting, setDeleting] = useState<Vista | null>(null);
  const again = () => queryClient.invalidateQueries({ queryKey: ['informes', informe.clave, 'vistas'] });
  const abierta = vistas.find(({ id }) => id === search['vista']);
  const otra = abierta ? cambiada(abierta, search) : Object.keys(busquedaDe(search)).length > 0;
  const write = useMutation({ mutationFn: guardar, onSettled: again });
  const pin = useMutation({ mutationFn: (id: string | null) => elegir(informe, id), onSettled: again });
  const nueva = (): Vista => ({
    id: newId(),
    informe: informe.clave,
    nombre: '',
    busqueda: busquedaDe(search),
    compartida: false,
    version: 0,
    mia: true,
  });
  const actos = (una: Vista): RowAction[] => [
    usual === una.id
      ? { label: 'No abrir el reporte con ella', icon: IconPinnedOff, onClick: () => pin.mutate(null) }
      : { label: 'Abrir siempre el reporte con ella', icon: IconPin, onClick: () => pin.mutate(una.id) },
    ...(una.mia
      ? [
          { label: 'Cambiar nombre o compartir', icon: IconPencil, onClick: () => setEditing(una) },
          { label: 'Eliminar la vista', icon: IconTrash, danger: true, onClick: () => setDeleting(una) },
        ]
      : []),
  ];
  const failure = write.error ?? pin.error;
  return (
    <div className={classes.bar}>
      <nav aria-label="Vistas" className={classes.list}>
        <AppLink
          className={classes.view}
          to={rutas.reportes}
          search={{ reporte: informe.clave, ...(usual && { vista: TODO }) }}
          aria-current={!abierta && !otra ? 'page' : undefined}
        >
          Todo
        </AppLink>
        {vistas.map((una) => (
          <AppLink
            key={una.id}
            className={classes.view}
            to={rutas.reportes}
            search={{ reporte: informe.clave, ...una.busqueda, vista: una.id }}
            aria-current={una.id === abierta?.id ? 'page' : undefined}
          >
            {una.nombre}
            {!una.mia && <small> · compartida</small>}
          </AppLink>
        ))}
      </nav>
      {mirada === undefined && (
        <span className={classes.acts}>
          {abierta?.mia && otra && (
            <Button
              variant="subtle"
              size="xs"
              loading={write.isPending}
              onClick={() => write.mutate({ ...abierta, busqueda: busquedaDe(search) })}
            >
              Guardar los cambios
            </Button>
          )}
          {otra && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden />}
              onClick={() => setEditing(nueva())}
            >
              Guardar vista…
            </Button>
          )}
          {abierta && <RowMenu name={`la vista ${abierta.nombre}`} actions={actos(abierta)} />}
        </span>
      )}
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      <Suspense>
        {editing && (
          <VistaDialog
            key={editing.id}
            vista={editing}
            onClose={() => setEditing(null)}
            onSaved={async ({ id, busqueda }) => {
              await again();
              set({ ...busqueda, vista: id });
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={`¿Eliminar la vista «${deleting?.nombre ?? ''}»?`}
        confirmLabel="Eliminar la vista"
        onConfirm={async () => {
          if (!deleting) return;
          await eliminar(deleting);
          await again();
          set({ vista: usual ? TODO : undefined });
        }}
      >
        Se elimina para siempre{deleting?.compartida && ', también para quienes la usan'}. El reporte y sus
        datos no cambian.
      </ConfirmDialog>
    </div>
  );
}
