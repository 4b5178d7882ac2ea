import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { COST as DE_VERDAD } from './cost.ts';
import { hashElsewhere } from '#features/sesion/passwords/hasher.ts';
import { esAntigua, esContraseña, hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { credencialesTable } from '#features/sesion/table.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const academy = await createTestApp();
const { platform, anonymous } = academy;
const people = peopleOf(academy);

const hashDe = async (usuarioId: string) => {
  const [row] = await platform.db
    .select()
    .from(credencialesTable)
    .where(eq(credencialesTable.usuarioId, usuarioId));
  return row?.hash ?? '';
};

test('una contraseña se reconoce, y ni otra ni la de nadie', async () => {
  const guardada = await hashContraseña('tres gatos');
  expect(esAntigua(guardada)).toBe(false);
  expect(await esContraseña(guardada, 'tres gatos')).toBe(true);
  expect(await esContraseña(guardada, 'dos gatos')).toBe(false);
  expect(await esContraseña(null, 'de nadie')).toBe(false);
});

test('la academia de verdad las guarda con el coste que se eligió, que aquí es otro', async () => {
  const guardada = await hashElsewhere('tres gatos', null, DE_VERDAD);
  expect(guardada).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await esContraseña(String(guardada), 'tres gatos')).toBe(true);
  expect(esAntigua(String(guardada))).toBe(true);
});

test('al entrar, la que se guardó con otro coste se guarda con el de hoy y sigue siendo la misma', async () => {
  const ana = await people.conContraseña();
  const vieja = await hash(CONTRASEÑA, { memoryCost: 32_768, timeCost: 2, parallelism: 1 });
  await platform.db
    .update(credencialesTable)
    .set({ hash: vieja })
    .where(eq(credencialesTable.usuarioId, ana.id));
  const entrar = (contraseña: string) =>
    anonymous.post('/api/sesion', { identificador: ana.correo, contraseña });

  expect((await entrar('otra cosa distinta')).status).toBe(401);
  expect(await hashDe(ana.id)).toBe(vieja);
  expect((await entrar(CONTRASEÑA)).status).toBe(200);
  const nueva = await hashDe(ana.id);
  expect(esAntigua(nueva)).toBe(false);
  expect((await entrar(CONTRASEÑA)).status).toBe(200);
  expect(await hashDe(ana.id)).toBe(nueva);
});

test('cuando ya esperan muchos se dice cuánto, y después se vuelve a atender', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 320 }, () => esContraseña('$argon2id$nada', 'x')),
  );
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const busy = refused.filter(({ message }) => message.startsWith('Hay mucha gente entrando'));
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]).toMatchObject({ status: 503, detail: { retryAfter: expect.any(Number) } });
  expect(await esContraseña(await hashContraseña('x'), 'x')).toBe(true);
});
