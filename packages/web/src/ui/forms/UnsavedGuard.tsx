import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { holdUnsaved } from '#ui/forms/unsaved.ts';

interface UnsavedGuardProps {
  readonly dirty: boolean;
  /** The server or this device has what was typed and will offer it again: closing the browser loses nothing. */
  readonly kept?: boolean;
  /** A word of the address that says what is being edited: another one is leaving too. */
  readonly within?: string;
}

/** Asks before leaving a page with changes that were not saved. */
export function UnsavedGuard({ dirty, kept = false, within }: UnsavedGuardProps) {
  const what = (search: object) => (within ? (search as Record<string, unknown>)[within] : undefined);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && (current.pathname !== next.pathname || what(current.search) !== what(next.search)),
    enableBeforeUnload: () => dirty && !kept,
    withResolver: true,
  });
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="¿Salir sin guardar?"
      confirmLabel="Salir sin guardar"
      onConfirm={() => blocker.proceed?.()}
    >
      {kept
        ? 'Tienes cambios sin guardar en esta página. Si sales ahora, te los ofreceremos cuando vuelvas.'
        : 'Tienes cambios sin guardar en esta página. Si sales ahora, se pierden.'}
    </ConfirmDialog>
  );
}
