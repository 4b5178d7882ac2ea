import { IconCloudOff } from '@tabler/icons-react';
import classes from '#preguntas/autor/CardState.module.css';
import type { Kept } from '#preguntas/autor/kept.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';

/** How what is typed in one question stands. */
export function CardState({ kept }: { readonly kept: Kept<unknown> }) {
  if (kept.state === 'local')
    return (
      <span className={classes.offline} role="status">
        <IconCloudOff size={16} stroke={1.75} aria-hidden />
        Solo en este equipo
      </span>
    );
  if (kept.state === 'refused')
    return (
      <span className={classes.wrong} role="alert">
        Sin guardar: {kept.message}
      </span>
    );
  if (kept.state === 'conflict') return null;
  if (kept.state === 'waiting' || kept.state === 'saving') return <SaveState saving={{ state: 'saving' }} />;
  return <SaveState saving={kept.state === 'saved' ? kept : { state: 'idle' }} />;
}
