import { StartFields } from '#pages/intentos/start-fields-part.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

/** How long there will be and the button, for those who can begin. */
export const Start = lazyPart(async () => (await import('#pages/intentos/Start.tsx')).Start);

/** They come while the evaluation is asked for: nothing moves when the button does. */
export function preloadStart(): void {
  for (const part of [Start, StartFields]) part.preload().catch(() => undefined);
}
