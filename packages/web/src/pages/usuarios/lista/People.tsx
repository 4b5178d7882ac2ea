import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { FiltroDeUsuarios, SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { GruposYEditables } from '@catedra/shared/usuarios/schemas.ts';
import {
  IconBook2,
  IconCalendarPlus,
  IconDownload,
  IconKey,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUserShield,
  IconUsersMinus,
  IconUsersPlus,
} from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { shownColumns } from '#pages/usuarios/lista/columns.tsx';
import type { Exporting } from '#pages/usuarios/lista/exporting.ts';
import { type Doing, rowActions } from '#pages/usuarios/lista/row-actions.ts';
import type { Lote, Verbo } from '#pages/usuarios/lote/acciones.ts';
import type { Pagina } from '#platform/client.ts';
import { useActor } from '#platform/session.ts';
import { useNamesIn } from '#parts/campos/field-columns.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import type { BulkAction } from '#ui/lists/data-table.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const LoteDialog = openedPart(async () => (await import('#pages/usuarios/lote/LoteDialog.tsx')).LoteDialog);
const PasswordDialog = openedPart(
  async () => (await import('#pages/usuarios/PasswordDialog.tsx')).PasswordDialog,
);
const StateDialog = openedPart(async () => (await import('#pages/usuarios/StateDialog.tsx')).StateDialog);

interface PeopleProps {
  readonly page: Pagina<Usuario> & GruposYEditables;
  readonly columns: readonly string[];
  readonly campos: readonly CampoALaVista[];
  /** What the list asks, for acts on all that match. */
  readonly filtro: FiltroDeUsuarios;
  readonly sort: string;
  readonly onSort: (orden: string) => void;
  readonly exporting: Exporting;
}

/** The rows, what can be done with each, and what can be done with many. */
export function People({
  page: { datos, total, grupos, editables },
  columns,
  campos,
  filtro,
  sort,
  onSort,
  exporting,
}: PeopleProps) {
  const { actor, puede } = useActor();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [everyone, setEveryone] = useState(false);
  const [lote, setLote] = useState<Lote | null>(null);
  const names = useNamesIn(
    datos.map(({ id }) => id),
    campos,
    columns,
  );
  const done = () => setDoing(null);
  // Asked for once something is selected: it is there before it is pressed.
  const some = selected.size > 0;
  useEffect(() => {
    if (some) LoteDialog.preload().catch(() => undefined);
  }, [some]);
  const select = (next: ReadonlySet<string>) => {
    setSelected(next);
    setEveryone(false);
  };

  const seleccion = (ids: readonly string[]): SeleccionDeUsuarios =>
    everyone ? { filtro } : { ids: [...ids] };
  const bulk = (verbo: Verbo) => (ids: readonly string[]) => setLote({ verbo, seleccion: seleccion(ids) });
  const edita = puede('usuarios:editar');
  const agrupa = puede('grupos:editar');
  const reparte = puede('cursos:editar');
  const actions: BulkAction[] = [
    ...(agrupa ? [{ label: 'Añadir a grupo', icon: IconUsersPlus, onClick: bulk('anadir-a-grupo') }] : []),
    ...(edita ? [{ label: 'Restablecer contraseña', icon: IconKey, onClick: bulk('invitar') }] : []),
    ...(edita ? [{ label: 'Suspender', icon: IconPlayerPause, onClick: bulk('suspender') }] : []),
    ...(reparte ? [{ label: 'Asignar cursos', icon: IconBook2, onClick: bulk('asignar-curso') }] : []),
    ...(puede('plazos:prorrogar')
      ? [{ label: 'Dar otro plazo', icon: IconCalendarPlus, onClick: bulk('prorrogar') }]
      : []),
    ...(edita ? [{ label: 'Cambiar el perfil', icon: IconUserShield, onClick: bulk('cambiar-perfil') }] : []),
    ...(edita ? [{ label: 'Activar', icon: IconPlayerPlay, onClick: bulk('activar') }] : []),
    ...(agrupa ? [{ label: 'Quitar de grupo', icon: IconUsersMinus, onClick: bulk('quitar-de-grupo') }] : []),
    ...(puede('usuarios:exportar')
      ? (['xlsx', 'csv'] as const).map((formato) => ({
          label: `Descargar en ${formato === 'xlsx' ? 'Excel' : 'CSV'}`,
          icon: IconDownload,
          onClick: (ids: readonly string[]) => exporting.run({ seleccion: seleccion(ids), formato }),
        }))
      : []),
    ...(puede('usuarios:eliminar')
      ? [{ label: 'Eliminar', icon: IconTrash, onClick: bulk('eliminar'), danger: true }]
      : []),
  ];
  const todas = total?.exacto ? `las ${numero(total.valor)}` : 'todas las';
  const reachable = !everyone && total !== undefined && (!total.exacto || total.valor > selected.size);

  return (
    <>
      <DataTable
        caption="Personas de la academia"
        rows={datos}
        columns={shownColumns({ grupos, campos, names }, columns)}
        rowId={({ id }) => id}
        rowName={fullName}
        rowLink={({ id }) => rutas.usuario(id)}
        rowActions={(usuario) =>
          rowActions(
            usuario,
            { editable: editables.includes(usuario.id), own: usuario.id === actor.id },
            setDoing,
          )
        }
        sort={sort}
        onSort={onSort}
        selection={
          actions.length > 0
            ? {
                selected: everyone ? new Set([...selected, ...datos.map(({ id }) => id)]) : selected,
                onChange: select,
                words: (n) => (everyone ? `Seleccionadas ${todas} que coinciden` : cuenta(n, 'seleccionada')),
                actions,
                reach: reachable
                  ? {
                      label: total.exacto ? `Seleccionar ${todas}` : 'Seleccionar todas',
                      onClick: () => setEveryone(true),
                    }
                  : undefined,
              }
            : undefined
        }
      />
      <Suspense>
        {lote && <LoteDialog lote={lote} onClose={() => setLote(null)} onDone={() => select(new Set())} />}
        <PasswordDialog usuario={doing?.que === 'contraseña' ? doing.usuario : null} onClose={done} />
        <StateDialog
          usuario={doing && doing.que !== 'contraseña' ? doing.usuario : null}
          verbo={doing?.que === 'activar' ? 'activar' : 'suspender'}
          onClose={done}
        />
      </Suspense>
    </>
  );
}
