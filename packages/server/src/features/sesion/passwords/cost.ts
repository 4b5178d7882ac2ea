import type { Options } from '@node-rs/argon2';

/** argon2id, the library's default, at some 35 ms a password: dear to guess, cheap to sign in. Tests have another. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
