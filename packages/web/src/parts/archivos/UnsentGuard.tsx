import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { holdPage } from '#platform/hold-page.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { isUnsent, type Sending } from '#parts/archivos/uploads/upload-queue.ts';
import { enumerar } from '#ui/words/words.ts';

/** Asks before leaving a page with files that are still going up. */
export function UnsentGuard({ list }: { readonly list: readonly Sending[] }) {
  const names = list.filter(isUnsent).map(({ file }) => `«${file.name}»`);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => names.length > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const some = names.length > 0;
  useEffect(() => (some ? holdPage() : undefined), [some]);
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={names.length === 1 ? '¿Salir sin que acabe de subir?' : '¿Salir sin que acaben de subir?'}
      confirmLabel="Salir"
      onConfirm={() => blocker.proceed?.()}
    >
      {names.length === 1
        ? `${names[0]} no ha terminado de subir y quedará fuera. Si vuelves, elige el mismo archivo: seguirá por donde iba.`
        : `${enumerar(names)} no han terminado de subir y quedarán fuera. Si vuelves, elige los mismos archivos: seguirán por donde iban.`}
    </ConfirmDialog>
  );
}
