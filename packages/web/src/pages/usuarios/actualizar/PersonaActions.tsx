import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { Button } from '@mantine/core';
import {
  IconKey,
  IconMail,
  IconPlayerPlay,
  IconPlus,
  IconPrinter,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { LookAs } from '#parts/sesion/LookAs.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

/** What can be asked for a person, each in its own dialog. */
export type Dialogo = 'suspender' | 'activar' | 'contraseña' | 'asignar' | 'eliminar';

interface PersonaActionsProps {
  readonly usuario: Usuario;
  readonly puede: FichaDeUsuario['puede'] | undefined;
  readonly mayAssign: boolean;
  readonly onOpen: (dialogo: Dialogo) => void;
  readonly onInvite: () => void;
}

export function PersonaActions({ usuario, puede, mayAssign, onOpen, onInvite }: PersonaActionsProps) {
  const { actor } = useActor();
  const activo = usuario.estado === 'activo';
  const manda = (puede?.editar ?? false) && usuario.id !== actor.id;
  const menu: RowAction[] = [
    ...(manda && activo
      ? [{ label: 'Restablecer contraseña', icon: IconKey, onClick: () => onOpen('contraseña') }]
      : []),
    ...(manda && activo && usuario.correo
      ? [{ label: 'Enviar invitación', icon: IconMail, onClick: onInvite }]
      : []),
    { label: 'Imprimir la ficha', icon: IconPrinter, onClick: () => window.print() },
    ...(manda && activo
      ? [{ label: 'Suspender', icon: IconUserOff, onClick: () => onOpen('suspender') }]
      : []),
    ...(manda && !activo
      ? [{ label: 'Activar', icon: IconPlayerPlay, onClick: () => onOpen('activar') }]
      : []),
    ...(puede?.eliminar
      ? [{ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => onOpen('eliminar') }]
      : []),
  ];
  return (
    <>
      {puede?.verComo && <LookAs persona={usuario} home={rutas.home} />}
      {mayAssign && (
        <Button
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => onOpen('asignar')}
        >
          Asignar curso
        </Button>
      )}
      <RowMenu name={fullName(usuario)} actions={menu} />
    </>
  );
}
