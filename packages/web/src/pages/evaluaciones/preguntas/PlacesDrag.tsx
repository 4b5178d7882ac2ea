import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import { soltado } from '#pages/evaluaciones/mesa/places.ts';
import type { Fila } from '#tipos/evaluacion/suma.ts';

interface PlacesDragProps {
  readonly mesa: Mesa;
  readonly filas: ReadonlyMap<string, Fila>;
  readonly children: ReactNode;
}

/** Dragging with the pointer; the keyboard has Alt and the arrows. */
export function PlacesDrag({ mesa, filas, children }: PlacesDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const name = (id: unknown) => `la pregunta ${filas.get(String(id))?.numero ?? ''}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Has cogido ${name(active.id)}`,
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => `Has soltado ${name(active.id)}`,
    onDragCancel: ({ active }) => `Vuelve a su sitio ${name(active.id)}`,
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const carried = active.rect.current.translated;
    if (!over || !carried) return;
    const after = carried.top + carried.height / 2 > over.rect.top + over.rect.height / 2;
    const into = over.data.current?.['seccion'] as string | undefined;
    const where = into === undefined ? { beside: String(over.id), after } : { into };
    mesa.componer((secciones) => soltado(secciones, String(active.id), where));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  );
}

/** A row that is carried by its handle and lets others go beside it. */
export function useCarried(id: string, disabled: boolean) {
  const drag = useDraggable({ id, disabled });
  const { setNodeRef, isOver } = useDroppable({ id, disabled });
  return {
    handle: { ref: drag.setActivatorNodeRef, ...drag.listeners },
    row: {
      ref: (node: HTMLElement | null) => {
        drag.setNodeRef(node);
        setNodeRef(node);
      },
      style: drag.transform ? { translate: `0 ${drag.transform.y}px` } : undefined,
      'data-dragging': drag.isDragging || undefined,
      'data-over': (isOver && !drag.isDragging) || undefined,
    },
  };
}

/** A section without questions takes what is let go in it. */
export const useEmptySection = (id: string, empty: boolean) =>
  useDroppable({ id: `seccion-${id}`, data: { seccion: id }, disabled: !empty }).setNodeRef;
