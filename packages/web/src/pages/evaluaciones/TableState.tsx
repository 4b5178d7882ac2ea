import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import classes from '#preguntas/autor/CardState.module.css';
import type { keptOf } from '#pages/evaluaciones/use-mesa.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { cuenta } from '#ui/words/words.ts';

/** How what is typed stands, at the head of the page. */
export function TableState({ kept }: { readonly kept: ReturnType<typeof keptOf> }) {
  if (kept.state === 'local')
    return (
      <span className={classes.offline} role="status">
        <IconCloudOff size={16} stroke={1.75} aria-hidden />
        Sin conexión: {cuenta(kept.local, 'cambio guardado', 'cambios guardados')} en este equipo
      </span>
    );
  if (kept.state === 'conflict')
    return (
      <span className={classes.wrong} role="status">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        Alguien guardó a la vez: elige abajo
      </span>
    );
  if (kept.state === 'refused')
    return (
      <span className={classes.wrong} role="status">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        Hay algo sin guardar: {kept.message}
      </span>
    );
  return <SaveState saving={kept} />;
}
