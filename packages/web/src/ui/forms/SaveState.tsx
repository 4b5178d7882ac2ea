import { IconAlertCircle, IconCheck, IconCloudOff } from '@tabler/icons-react';
import classes from '#ui/forms/SaveState.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cutWords } from '#ui/forms/cut-words.ts';
import { hora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: Date }
  /** Without network, and tried again by itself; whether this device has it meanwhile. */
  | { readonly state: 'cut'; readonly keptHere: boolean }
  | { readonly state: 'failed'; readonly onRetry: () => void };

/** "Guardado 10:32", where the eye is. */
export function SaveState({ saving }: { readonly saving: Saving }) {
  const zone = useZone();
  return (
    <span className={classes.save} data-state={saving.state} role="status">
      {saving.state === 'saving' && 'Guardando…'}
      {saving.state === 'saved' && (
        <>
          <IconCheck size={16} stroke={1.75} aria-hidden />
          Guardado {hora(saving.at, zone)}
        </>
      )}
      {saving.state === 'cut' && (
        <>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {cutWords(saving.keptHere)}
        </>
      )}
      {saving.state === 'failed' && (
        <>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          No se guardó. <TextButton onClick={saving.onRetry}>Reintentar</TextButton>
        </>
      )}
    </span>
  );
}
