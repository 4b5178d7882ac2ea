import { IconGripVertical } from '@tabler/icons-react';
import type { useDragged } from '#pages/actividades/lista/drag/use-dragged.ts';
import classes from '#pages/actividades/lista/Outline.module.css';

/** For the pointer alone: the keyboard has «Subir» and «Bajar». */
export function DragHandle({ handle }: { readonly handle: ReturnType<typeof useDragged>['handle'] }) {
  return (
    <span className={classes.grip} aria-hidden {...handle}>
      <IconGripVertical size={18} stroke={1.75} />
    </span>
  );
}
