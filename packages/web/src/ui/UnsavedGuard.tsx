import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/ConfirmButton.tsx';

/** Asks before leaving a page with changes that were not saved. */
export function UnsavedGuard({ dirty }: { readonly dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
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
      Tienes cambios sin guardar en esta página. Si sales ahora, se pierden.
    </ConfirmDialog>
  );
}
