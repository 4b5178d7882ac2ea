import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { onLeaving, readLeaving } from '#app/session/leaving.ts';
import { unsentFate, unsentWords } from '#app/session/unsent.ts';
import { untilItComes } from '#ui/frame/beside.ts';
import { AlertDialog, WarningIcon } from '#ui/dialogs/AlertDialog.tsx';

/** Logout with something that never left says so first: what, and how many. */
export function LeavingAnswers() {
  // Whoever leaves without network finds the door there too, and on it whether the session stayed open.
  useEffect(() => void untilItComes(() => import('#pages/entrada/EntradaPage.tsx')), []);
  const asked = useSyncExternalStore(onLeaving, readLeaving);
  if (!asked) return null;
  const { unsent, answer } = asked;
  return (
    <AlertDialog title={`${unsentWords(unsent)} sin enviar`} text={unsentFate(unsent)} icon={<WarningIcon />}>
      <Button size="md" fullWidth onClick={() => answer(false)}>
        Quedarme
      </Button>
      <Button variant="subtle" fullWidth onClick={() => answer(true)}>
        Salir igualmente
      </Button>
    </AlertDialog>
  );
}
