import { lazyPart } from '#ui/states/lazy-part.tsx';

/** Few open the room: it travels apart. */
export const SalaTab = lazyPart(async () => (await import('#pages/evaluaciones/sala/SalaTab.tsx')).SalaTab);
