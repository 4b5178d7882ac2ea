import { type Actor, type GruposPorUsuario, matches, type Usuario, usuarios } from '@catedra/shared';
import { IconKey, IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { rutas } from '#app/paths.ts';
import type { RowAction } from '#ui/data-table.ts';

export interface Doing {
  readonly que: 'suspender' | 'activar' | 'contraseña';
  readonly usuario: Usuario;
}

/** What may be done with this person, by the same rule that the server applies. */
export function rowActions(
  actor: Actor,
  grupos: GruposPorUsuario,
  usuario: Usuario,
  start: (doing: Doing) => void,
): RowAction[] {
  const grupoIds = (grupos[usuario.id] ?? []).map(({ id }) => id);
  const { id, perfil, estado, fechaBaja } = usuario;
  const editable = matches(usuarios.policy.update(actor), { id, perfil, estado, fechaBaja, grupoIds });
  const abrir = { label: editable ? 'Editar' : 'Ver ficha', icon: IconPencil, to: rutas.usuario(id) };
  if (!editable || id === actor.id) return [abrir];
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
