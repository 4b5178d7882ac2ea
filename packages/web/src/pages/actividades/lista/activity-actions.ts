import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import {
  IconAdjustments,
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLockOpen,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { stepped } from '#pages/actividades/lista/order.ts';
import { rutas } from '#platform/paths.ts';
import type { RowAction } from '#ui/lists/data-table.ts';

/** What can be done with an activity from its row. */
export function activityActions(
  desk: Desk,
  actividad: ActividadDeIndice,
  ask: (what: 'move' | 'remove') => void,
): RowAction[] {
  const { contenido, may, step, panel } = desk;
  const { id, oculta } = actividad;
  const edge = (by: -1 | 1) => stepped(contenido, id, by) === null;
  const actions: readonly (RowAction | false)[] = [
    {
      label: may.order ? 'Abrir el editor' : 'Ver',
      icon: IconPencil,
      to: rutas.actividad(contenido.curso.id, id),
    },
    { label: 'Ajustes', icon: IconAdjustments, onClick: () => panel.open(id) },
    may.reopen &&
      desk.closed.has(id) && {
        label: 'Reabrir a quien le falta',
        icon: IconLockOpen,
        onClick: () => desk.reopen(actividad),
      },
    may.order && !edge(-1) && { label: 'Subir', icon: IconArrowUp, onClick: () => step(id, -1) },
    may.order && !edge(1) && { label: 'Bajar', icon: IconArrowDown, onClick: () => step(id, 1) },
    may.order &&
      contenido.secciones.length > 1 && {
        label: 'Mover a otra sección',
        icon: IconArrowRight,
        onClick: () => ask('move'),
      },
    may.create && { label: 'Duplicar', icon: IconCopy, onClick: () => desk.duplicate(id) },
    may.order && {
      label: oculta ? 'Mostrar' : 'Ocultar',
      icon: oculta ? IconEye : IconEyeOff,
      onClick: () => desk.hide([id], !oculta),
    },
    may.remove && { label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => ask('remove') },
  ];
  return actions.filter((action) => action !== false);
}
