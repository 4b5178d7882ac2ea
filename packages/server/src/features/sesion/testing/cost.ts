import type { Options } from '@node-rs/argon2';

/** In the place of the real one, which `passwords.test.ts` looks at: tests sign in a thousand times. */
export const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const satisfies Options;
