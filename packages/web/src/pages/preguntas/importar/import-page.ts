import { lazyPart } from '#ui/states/lazy-part.tsx';
import { untilItComes } from '#ui/frame/beside.ts';

/** It comes when somebody brings a file: the bank does not wait for it. */
export const ImportPage = lazyPart(
  async () => (await import('#pages/preguntas/importar/ImportPage.tsx')).ImportPage,
  untilItComes,
);
