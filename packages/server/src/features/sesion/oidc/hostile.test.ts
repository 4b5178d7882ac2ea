import { afterAll, expect, test } from 'vitest';
import { identidadesTable, sesionesTable } from '#features/sesion/table.ts';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { type Lie, serveHostileProvider } from '#features/sesion/testing/hostile-provider.ts';
import { CLIENTE, openSite, VOLVER } from '#features/sesion/testing/identity-provider.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const site = await openSite();
afterAll(() => site.down());
const { origin, platform, school } = await createTestApp({
  env: { OIDC_EMISOR: site.issuer, OIDC_CLIENTE: CLIENTE, OIDC_SECRETO: 'da-igual', OIDC_CREAR: 'si' },
});
let lie: (nonce: string) => Lie = () => ({});
const remember = serveHostileProvider(site, (nonce) => lie(nonce));
const correo = { email: 'ana@acme.example', email_verified: true };

async function vuelve(mentira: typeof lie, extra: Record<string, string> = {}) {
  lie = mentira;
  const browser = openBrowser(origin);
  const url = new URL((await browser.get('/api/sesion/oidc/iniciar')).headers.get('location') ?? '');
  remember(url.searchParams.get('nonce') ?? '');
  const query = new URLSearchParams({ code: 'c', state: url.searchParams.get('state') ?? '', ...extra });
  const answer = await browser.get(`${VOLVER}?${query.toString()}`);
  return { destino: answer.headers.get('location'), dentro: browser.cookies.has('catedra') };
}

const mentiras: Record<string, [typeof lie, Record<string, string>?]> = {
  'otro nonce': [() => ({ claims: { ...correo, nonce: 'otro' } })],
  'sin nonce': [() => ({ claims: { ...correo, nonce: undefined } })],
  'otro destinatario': [() => ({ claims: { ...correo, aud: 'otra-academia' } })],
  'otro emisor': [() => ({ claims: { ...correo, iss: 'http://127.0.0.1:1' } })],
  'sin firma': [() => ({ claims: correo, alg: 'none' })],
  'firma ajena': [() => ({ claims: correo, forged: true })],
  caducado: [() => ({ claims: { ...correo, exp: 1 } })],
  'otro estado': [() => ({ claims: correo }), { state: 'otro' }],
  'sin código': [() => ({ claims: correo }), { code: '' }],
};

test.each(Object.entries(mentiras))('un regreso con %s no abre nada', async (_, [mentira, extra]) => {
  expect(await vuelve(mentira, extra)).toEqual({ destino: '/#error=PROVEEDOR_FALLO', dentro: false });
  expect(await platform.db.select().from(identidadesTable)).toEqual([]);
  expect(await platform.db.select().from(sesionesTable)).toEqual([]);
});

test('el mismo sujeto en otro proveedor es otra persona', async () => {
  const ajena = await school.persona();
  await platform.db
    .insert(identidadesTable)
    .values({ emisor: 'https://otro.example', sujeto: 'x', usuarioId: ajena.id });

  expect(await vuelve(() => ({ claims: correo }))).toEqual({ destino: '/', dentro: true });
  const identidades = await platform.db.select().from(identidadesTable);
  expect(new Set(identidades.map(({ usuarioId }) => usuarioId)).size).toBe(2);
});
