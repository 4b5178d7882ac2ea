import { openedPart } from '#ui/states/opener.tsx';

/** It comes once the bank is there. */
export const ExportDialog = openedPart(
  async () => (await import('#pages/preguntas/importar/ExportDialog.tsx')).ExportDialog,
);
