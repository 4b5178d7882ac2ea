import { lazyPart } from '#ui/states/lazy-part.tsx';

/** How long there will be and the button, for those who can begin. */
export const Start = lazyPart(async () => (await import('#pages/evaluacion/Start.tsx')).Start);
