import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { IconKey, IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import type { RowAction } from '#ui/lists/data-table.ts';

export interface Doing {
  readonly que: 'suspender' | 'activar' | 'contraseña';
  readonly usuario: Usuario;
}

/** What may be done with this person. */
export function rowActions(
  usuario: Usuario,
  { editable, own }: { readonly editable: boolean; readonly own: boolean },
  start: (doing: Doing) => void,
): RowAction[] {
  const { id, estado } = usuario;
  const abrir = { label: editable ? 'Editar' : 'Ver ficha', icon: IconPencil, to: rutas.usuario(id) };
  if (!editable || own) return [abrir];
  return [
    abrir,
    {
      label: 'Restablecer contraseña',
      icon: IconKey,
      onClick: () => start({ que: 'contraseña', usuario }),
    },
    estado === 'activo'
      ? { label: 'Suspender', icon: IconPlayerPause, onClick: () => start({ que: 'suspender', usuario }) }
      : { label: 'Activar', icon: IconPlayerPlay, onClick: () => start({ que: 'activar', usuario }) },
  ];
}
