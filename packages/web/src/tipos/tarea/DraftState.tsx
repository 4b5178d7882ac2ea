import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import classes from '#tipos/tarea/HandIn.module.css';
import type { Keeping } from '#tipos/tarea/keeper.ts';
import { hora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface DraftStateProps {
  readonly keeping: Keeping;
  /** Nothing was written yet. */
  readonly empty: boolean;
}

/** Whether the work is safe, where the eye is. */
export function DraftState({ keeping, empty }: DraftStateProps) {
  const zone = useZone();
  return (
    <span className={classes.state} data-state={keeping.tipo} role="status">
      {keeping.tipo === 'guardando' && 'Guardando…'}
      {keeping.tipo === 'guardado' && !empty && (
        <>
          <IconCheck size={16} stroke={1.75} aria-hidden />
          {keeping.en ? `Borrador guardado ${hora(keeping.en, zone)}` : 'Borrador guardado'}
        </>
      )}
      {keeping.tipo === 'solo-aqui' && (
        <>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {keeping.motivo ??
            'Sin conexión: está guardado solo en este navegador y se enviará en cuanto vuelva.'}
        </>
      )}
    </span>
  );
}
