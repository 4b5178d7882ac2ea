import { setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Asked, Told } from '#features/sesion/passwords/hasher.ts';

// Before the first hash: threads take it from whoever makes them, and afterwards it would reach this one alone.
setPriority(10);
process.on('disconnect', () => process.exit());

async function work({ contraseña, contra, coste }: Asked): Promise<string | boolean> {
  return contra === null ? hash(contraseña, coste) : verify(contra, contraseña);
}

process.on('message', async (asked: Asked) => {
  // Never with its cause: a failure may say what it was given.
  const told: Told = { id: asked.id, hecho: await work(asked).catch(() => null) };
  process.send?.(told);
});
