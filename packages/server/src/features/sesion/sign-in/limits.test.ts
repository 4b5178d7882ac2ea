import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { limitesTable } from '#features/sesion/table.ts';
import { type Browser, openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf, TEMPORAL } from '#features/sesion/testing/people.ts';
import type { Answer } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const testApp = await createTestApp({ env: { TRUST_PROXY: '127.0.0.2' } });
const proxied = await createTestApp({
  databaseUrl: testApp.databaseUrl,
  env: { TRUST_PROXY: '127.0.0.1' },
});
const { platform } = testApp;
const people = peopleOf(testApp);
const MAL = 'no es esta contraseña';
const navegador = () => openBrowser(testApp.origin);
/** A browser somewhere else: the trusted proxy says where. */
const desde = (ip: string) => ({ browser: openBrowser(proxied.origin), cabecera: { 'x-forwarded-for': ip } });

async function falla(browser: Browser, correo: string | null, veces: number): Promise<Answer[]> {
  const answers = [];
  for (let i = 0; i < veces; i++) answers.push(await browser.entra(correo, MAL));
  return answers;
}
/** Fills a counter to the brim without a thousand requests. */
const llena = async (key: string, points: number) => {
  const lleno = { points, expire: Date.now() + 600_000 };
  await platform.db
    .insert(limitesTable)
    .values({ key, ...lleno })
    .onConflictDoUpdate({ target: limitesTable.key, set: lleno });
};
const cuentaDe = async (identificador: string | null) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(identificador ?? ''));
  return Buffer.from(digest).toString('base64url');
};

afterEach(() => void vi.useRealTimers());

test('al undécimo intento hay que esperar, también con la contraseña buena, y después se entra', async () => {
  const persona = await people.conContraseña();
  const otra = await people.conContraseña();
  const answers = await falla(navegador(), persona.correo, 11);
  const bloqueada = await navegador().entra(persona.correo, CONTRASEÑA);
  const espera = Number(bloqueada.headers.get('retry-after'));

  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
  expect(answers[10]?.status).toBe(429);
  expect(bloqueada.status).toBe(429);
  expect(bloqueada.body.error).toMatchObject({
    code: 'DEMASIADOS_INTENTOS',
    message: `Demasiados intentos. Espera ${espera} segundos.`,
  });
  expect(espera).toBeGreaterThan(800);
  expect((await navegador().entra(otra.correo, CONTRASEÑA)).status).toBe(200);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + espera * 1000 });
  expect((await navegador().entra(persona.correo, CONTRASEÑA)).status).toBe(200);
});

test('quien no existe encuentra el mismo límite', async () => {
  const answers = await falla(navegador(), `nadie-${randomUUID()}@prueba.example`, 11);

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
});

test('inventar X-Forwarded-For no cambia nada si quien lo dice no es un proxy de confianza', async () => {
  const persona = await people.conContraseña();
  const estados = [];
  for (let i = 1; i <= 11; i++) {
    const answer = await navegador().entra(persona.correo, MAL, { 'x-forwarded-for': `203.0.113.${i}` });
    estados.push(answer.status);
  }

  expect(estados).toEqual([...Array(10).fill(401), 429]);
});

test('el proxy de confianza sí separa direcciones, y una red IPv6 cuenta como una', async () => {
  const persona = await people.conContraseña();
  for (let i = 1; i <= 10; i++) {
    const { browser, cabecera } = desde(`2001:db8:1:2::${i}`);
    await browser.entra(persona.correo, MAL, cabecera);
  }
  const vecina = desde('2001:db8:1:2:ffff::1');
  const lejana = desde('2001:db8:1:3::1');

  expect((await vecina.browser.entra(persona.correo, CONTRASEÑA, vecina.cabecera)).status).toBe(429);
  expect((await lejana.browser.entra(persona.correo, CONTRASEÑA, lejana.cabecera)).status).toBe(200);
});

test('nadie deja a otra persona fuera del navegador que ya usó, ni desde su misma dirección', async () => {
  const persona = await people.conContraseña();
  const suyo = navegador();
  await suyo.entra(persona.correo, CONTRASEÑA);
  await suyo.delete('/api/sesion');
  const ataque = await falla(navegador(), persona.correo, 11);
  await llena(`cuenta:${await cuentaDe(persona.correo)}`, 100);
  await llena('direccion:127.0.0.1', 1000);

  expect(ataque[10]?.status).toBe(429);
  expect((await navegador().entra(persona.correo, CONTRASEÑA)).status).toBe(429);
  expect((await suyo.entra(persona.correo, CONTRASEÑA)).status).toBe(200);
  await platform.db.delete(limitesTable);
});

test('el navegador conocido tiene su propio límite', async () => {
  const persona = await people.conContraseña();
  const suyo = navegador();
  await suyo.entra(persona.correo, CONTRASEÑA);
  const answers = await falla(suyo, persona.correo, 11);

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect((await navegador().entra(persona.correo, CONTRASEÑA)).status).toBe(200);
});

test('haber entrado en la propia cuenta no hace conocido al navegador en la de otra persona', async () => {
  const [propia, ajena] = [await people.conContraseña(), await people.conContraseña()];
  const browser = navegador();
  await browser.entra(propia.correo, CONTRASEÑA);
  await falla(browser, ajena.correo, 10);

  expect((await navegador().entra(ajena.correo, CONTRASEÑA)).status).toBe(429);
});

test('desde muchas direcciones a la vez, la cuenta también tiene un límite', async () => {
  const persona = await people.conContraseña();
  await llena(`cuenta:${await cuentaDe(persona.correo)}`, 100);
  const { browser, cabecera } = desde('198.51.100.7');

  expect((await browser.entra(persona.correo, CONTRASEÑA, cabecera)).status).toBe(429);
});

test('nadie impide la primera entrada con la contraseña temporal', async () => {
  const persona = await people.conTemporal();
  const ataque = await falla(navegador(), persona.correo, 11);

  expect(ataque[10]?.status).toBe(429);
  expect((await navegador().entra(persona.correo, TEMPORAL)).status).toBe(200);
});

test('un aula entera entra a la vez desde una dirección y los aciertos no cuentan', async () => {
  const fallos = () =>
    platform.db.select().from(limitesTable).where(eq(limitesTable.key, 'direccion:127.0.0.1'));
  const antes = await fallos();
  const aula = await Promise.all(Array.from({ length: 30 }, () => people.conContraseña()));
  const dentro = await Promise.all(aula.map(({ correo }) => navegador().entra(correo, CONTRASEÑA)));

  expect(dentro.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(await fallos()).toEqual(antes);
});

test('quien acierta olvida sus fallos anteriores', async () => {
  const persona = await people.conContraseña();
  const estados = [];
  for (let vuelta = 0; vuelta < 2; vuelta++) {
    await falla(navegador(), persona.correo, 9);
    estados.push((await navegador().entra(persona.correo, CONTRASEÑA)).status);
  }

  expect(estados).toEqual([200, 200]);
});

test('los intentos que llegan juntos también se cuentan', async () => {
  const persona = await people.conContraseña();
  const juntos = await Promise.all(Array.from({ length: 16 }, () => navegador().entra(persona.correo, MAL)));
  const estados = juntos.map(({ status }) => status).toSorted((a, b) => a - b);

  expect(estados).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
});

test('cambiar la contraseña desde dentro tiene el mismo límite, por sesión', async () => {
  const persona = await people.conContraseña();
  const [uno, otro] = [navegador(), navegador()];
  await uno.entra(persona.correo, CONTRASEÑA);
  await otro.entra(persona.correo, CONTRASEÑA);
  const cambio = (browser: Browser, actual: string) =>
    browser.post('/api/sesion/cambiar-contrasena', { actual, nueva: 'siete nubes de algodón' });
  const estados = [];
  for (let i = 0; i < 10; i++) estados.push((await cambio(uno, MAL)).status);

  expect(estados).toEqual(Array(10).fill(400));
  expect((await cambio(uno, CONTRASEÑA)).status).toBe(429);
  expect((await cambio(otro, CONTRASEÑA)).status).toBe(200);
});

test('una dirección que pide restablecer sin parar tiene que esperar', async () => {
  await llena('restablecer:192.0.2.44', 300);
  const { browser, cabecera } = desde('192.0.2.44');
  const answer = await browser.post('/api/sesion/pedir-restablecimiento', { correo: 'a@b.es' }, cabecera);

  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
