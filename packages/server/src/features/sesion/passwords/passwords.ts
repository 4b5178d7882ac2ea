import { hash, type Options, verify } from '@node-rs/argon2';
import { ocupado } from '#features/sesion/errors.ts';
import { limit } from '#platform/turns/limit.ts';

/** argon2id, the library's default, at some 60 ms a password: dear to guess, cheap to sign in. */
const COST: Options = { memoryCost: 32_768, timeCost: 2, parallelism: 1 };

/** A classroom that signs in at the bell waits in line: it may take neither every thread nor all the memory. */
const AT_ONCE = 2;
const MAX_WAITING = 1000;

const inLine = limit(AT_ONCE, { most: MAX_WAITING, full: ocupado });

/** The same letters typed on another keyboard are the same password. */
export const composed = (contraseña: string): string => contraseña.normalize('NFC');

export const hashContraseña = (contraseña: string): Promise<string> =>
  inLine(() => hash(composed(contraseña), COST));

let nobody: Promise<string> | undefined;

/** Checks against nobody's hash when there is none, so that an unknown person takes as long as a known one. */
export async function esContraseña(guardada: string | null, contraseña: string): Promise<boolean> {
  const against = guardada ?? (await (nobody ??= hash('de nadie', COST)));
  const right = await inLine(() => verify(against, composed(contraseña)));
  return right && guardada !== null;
}
