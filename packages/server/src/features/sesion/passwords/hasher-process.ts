import { getPriority, setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Asked, Told } from '#features/sesion/passwords/hasher.ts';

// Before the first hash: threads take it from whoever makes them, and afterwards it would reach this one alone.
// An academy that runs lower already may not raise it.
setPriority(Math.max(getPriority(), 10));
process.on('disconnect', () => process.exit());

async function work({ contraseña, contra, coste }: Asked): Promise<string | boolean> {
  return contra === null ? hash(contraseña, coste) : verify(contra, contraseña);
}

/** Never with the cause of a failure, which may say what it was given. */
async function answer(asked: Asked): Promise<void> {
  const told: Told = { id: asked.id, hecho: await work(asked).catch(() => null) };
  process.send?.(told);
}

process.on('message', (asked: Asked) => void answer(asked));
