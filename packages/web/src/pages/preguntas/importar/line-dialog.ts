import { openedPart } from '#ui/states/opener.tsx';

/** What a line is put right with: it comes with the composers, once the review is there. */
export const LineDialog = openedPart(
  async () => (await import('#pages/preguntas/importar/LineDialog.tsx')).LineDialog,
);
