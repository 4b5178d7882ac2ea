import { lazyPart } from '#ui/states/lazy-part.tsx';

/** The password and the declaration of those that ask for them. */
export const StartFields = lazyPart(
  async () => (await import('#pages/intentos/StartFields.tsx')).StartFields,
);
