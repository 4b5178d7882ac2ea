import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import type { useDragged } from '#pages/actividades/lista/drag/use-dragged.ts';
import classes from '#pages/actividades/lista/Outline.module.css';

interface DragHandleProps {
  readonly handle: ReturnType<typeof useDragged>['handle'];
}

/** For the pointer alone: a section is moved from its menu with the keyboard. */
export function SectionHandle({ handle }: DragHandleProps) {
  return (
    <span className={classes.grip} aria-hidden {...handle}>
      <IconGripVertical size={18} stroke={1.75} />
    </span>
  );
}

interface ActivityHandleProps extends DragHandleProps {
  readonly id: string;
  readonly name: string;
  readonly desk: Pick<Desk, 'held' | 'onHold' | 'step'>;
}

export const handleId = (id: string): string => `mover-${id}`;

/** Dragged with the pointer; with the keyboard, Space takes it, the arrows move it and Space lets it go. */
export function DragHandle({ handle, id, name, desk }: ActivityHandleProps) {
  const held = desk.held === id;
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.key === ' ' || event.key === 'Enter') desk.onHold(held ? null : id);
    else if (held && event.key === 'Escape') desk.onHold(null);
    else if (held && step) desk.step(id, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      id={handleId(id)}
      className={classes.grip}
      aria-label={`Mover «${name}»`}
      aria-pressed={held}
      {...handle}
      onKeyDown={keys}
      onBlur={() => held && desk.onHold(null)}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
