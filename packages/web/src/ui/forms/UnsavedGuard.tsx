import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

interface UnsavedGuardProps {
  readonly dirty: boolean;
  /** The server has what was typed and will offer it again: closing the browser loses nothing. */
  readonly kept?: boolean;
}

/** Asks before leaving a page with changes that were not saved. */
export function UnsavedGuard({ dirty, kept = false }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty && !kept,
    withResolver: true,
  });
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
