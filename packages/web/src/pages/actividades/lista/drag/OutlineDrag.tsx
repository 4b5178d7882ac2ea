import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { DropContext } from '#pages/actividades/lista/drag/use-dragged.ts';
import type { Drop, Held } from '#pages/actividades/lista/drag/drop-place.ts';
import classes from '#pages/actividades/lista/drag/OutlineDrag.module.css';

interface OutlineDragProps {
  readonly titleOf: (held: Held) => string;
  readonly onDrop: (held: Held, drop: Drop) => void;
  readonly children: ReactNode;
}

/** A section goes among sections; an activity beside another one, or into a section that has none. */
const alike: CollisionDetection = (args) => {
  const { kind } = args.active.data.current as Held;
  const kinds = kind === 'seccion' ? ['seccion'] : ['actividad', 'final'];
  return closestCenter({
    ...args,
    droppableContainers: args.droppableContainers.filter(({ data }) =>
      kinds.includes(String(data.current?.kind)),
    ),
  });
};

function dropOf({ active, over }: DragMoveEvent): Drop | null {
  const target = over?.data.current as { kind: Held['kind'] | 'final'; id: string } | undefined;
  const carried = active.rect.current.translated;
  if (!target || !over || !carried) return null;
  if (target.kind === 'final') return { kind: 'seccion', id: target.id, after: false };
  const after = carried.top + carried.height / 2 > over.rect.top + over.rect.height / 2;
  return { kind: target.kind, id: target.id, after };
}

/** Dragging with the pointer; the keyboard has the buttons of each row, which say what they do. */
export function OutlineDrag({ titleOf, onDrop, children }: OutlineDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const [held, setHeld] = useState<Held | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const heldIn = (event: { active: { data: { current?: unknown } } }) => event.active.data.current as Held;
  const follow = (event: DragMoveEvent) => {
    const next = dropOf(event);
    setDrop((now) =>
      now?.id === next?.id && now?.kind === next?.kind && now?.after === next?.after ? now : next,
    );
  };
  const end = () => {
    setHeld(null);
    setDrop(null);
  };
  const announcements: Announcements = {
    onDragStart: (event) => `Has cogido «${titleOf(heldIn(event))}»`,
    onDragOver: () => undefined,
    onDragEnd: (event) => `Has soltado «${titleOf(heldIn(event))}»`,
    onDragCancel: (event) => `«${titleOf(heldIn(event))}» vuelve a su sitio`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={alike}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={(event) => setHeld(heldIn(event))}
      onDragMove={follow}
      onDragCancel={end}
      onDragEnd={(event) => {
        const where = dropOf(event);
        end();
        if (where) onDrop(heldIn(event), where);
      }}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        {held && <div className={`look-one-line ${classes.card}`}>{titleOf(held)}</div>}
      </DragOverlay>
    </DndContext>
  );
}
