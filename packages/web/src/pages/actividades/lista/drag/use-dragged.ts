import { useDraggable, useDroppable } from '@dnd-kit/core';
import { createContext, useContext } from 'react';
import type { Drop, Held } from '#pages/actividades/lista/drag/drop-place.ts';

/** Where what is being carried would land now. */
export const DropContext = createContext<Drop | null>(null);

/** A row that can be carried by its handle, and let others go beside it. */
export function useDragged({ kind, id }: Held, disabled: boolean) {
  const key = `${kind}-${id}`;
  const data = { kind, id } satisfies Held;
  const {
    setNodeRef: drag,
    setActivatorNodeRef,
    listeners,
    isDragging,
  } = useDraggable({ id: key, data, disabled });
  const { setNodeRef: drop } = useDroppable({ id: key, data });
  const over = useContext(DropContext);
  return {
    handle: { ref: setActivatorNodeRef, ...listeners },
    row: {
      ref: (node: HTMLElement | null) => {
        drag(node);
        drop(node);
      },
      'data-dragging': isDragging || undefined,
      'data-drop': over?.kind === kind && over.id === id ? (over.after ? 'after' : 'before') : undefined,
    },
  };
}

/** The body of a section: whatever is let go in it goes to its end. */
export function useSectionEnd(id: string, empty: boolean) {
  const { setNodeRef } = useDroppable({ id: `final-${id}`, data: { kind: 'final', id }, disabled: !empty });
  const over = useContext(DropContext);
  return { ref: setNodeRef, 'data-drop': (empty && over?.kind === 'seccion' && over.id === id) || undefined };
}
