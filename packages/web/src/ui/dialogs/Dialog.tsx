import { Suspense } from 'react';
import type { DialogProps } from '#ui/dialogs/DialogBox.tsx';
import { openedPart } from '#ui/states/opener.tsx';

const DialogBox = openedPart(async () => (await import('#ui/dialogs/DialogBox.tsx')).DialogBox);

/** Every dialog. What draws it comes once the page is there; one that was opened by then opens when it comes. */
export const Dialog = (props: DialogProps) => (
  <Suspense>
    <DialogBox {...props} />
  </Suspense>
);
