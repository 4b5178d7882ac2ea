import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { credencialesTable, identidadesTable, sesionesTable } from '#features/sesion/table.ts';
import { type Browser, openBrowser } from '#features/sesion/testing/browser.ts';
import {
  CLIENTE,
  openSite,
  SECRETO,
  serveRealProvider,
  VOLVER,
  walk,
} from '#features/sesion/testing/identity-provider.ts';
import { CONTRASEÑA, peopleOf, TEMPORAL } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';

vi.spyOn(console, 'info').mockReturnValue();
vi.spyOn(console, 'warn').mockReturnValue();

const site = await openSite();
afterAll(() => site.down());
const env = { OIDC_EMISOR: site.issuer, OIDC_CLIENTE: CLIENTE, OIDC_SECRETO: SECRETO, OIDC_NOMBRE: 'Acme' };
const testApp = await createTestApp({ env });
const { origin, platform, school, clock, anonymous } = testApp;
const people = peopleOf(testApp);
const cuentas: Record<string, Record<string, unknown>> = {};
serveRealProvider(site, origin, cuentas);

const INICIAR = '/api/sesion/oidc/iniciar';
const navegador = () => openBrowser(origin);
const destino = (answer: { headers: Headers }) => answer.headers.get('location');
const identidades = () => platform.db.select().from(identidadesTable);

/** Goes to the provider, signs in there and comes back as far as our own door, without knocking. */
async function hastaLaPuerta(browser: Browser, login: string | null): Promise<string> {
  const ida = await browser.get(INICIAR);
  expect(ida.status).toBe(302);
  return (await walk(destino(ida) ?? '', origin, login)).slice(origin.length);
}
const viaja = async (browser: Browser, login: string | null) =>
  browser.get(await hastaLaPuerta(browser, login));

test('la entrada dice con qué organización se puede entrar', async () => {
  const sin = await createTestApp();
  const ninguna = await sin.anonymous.get('/api/sesion/proveedor');
  const ida = await sin.anonymous.get(INICIAR);
  await sin.close();

  expect((await anonymous.get('/api/sesion/proveedor')).body).toEqual({ nombre: 'Acme' });
  expect(ninguna.body).toEqual({ nombre: null });
  expect(ida.status).toBe(404);
});

test('quien tiene cuenta con ese correo comprobado entra, y la segunda vez por su identidad', async () => {
  const persona = await school.persona({ correo: 'ana@acme.example' });
  cuentas.ana = { email: 'Ana@ACME.example', email_verified: true };
  const primera = navegador();
  const vuelta = await viaja(primera, 'ana');
  cuentas.ana = { email: 'otro-correo@acme.example', email_verified: false };
  const segunda = navegador();
  await viaja(segunda, 'ana');

  expect(vuelta.status).toBe(302);
  expect(destino(vuelta)).toBe('/');
  expect((await primera.get('/api/sesion')).body.usuario).toMatchObject({ id: persona.id });
  expect((await segunda.get('/api/sesion')).body.usuario).toMatchObject({ id: persona.id });
  expect(await identidades()).toMatchObject([{ emisor: site.issuer, sujeto: 'ana', usuarioId: persona.id }]);
});

test('la ida lleva PKCE, estado y nonce, y el regreso limpia su cookie', async () => {
  const browser = navegador();
  const url = new URL(destino(await browser.get(INICIAR)) ?? '');
  const regreso = await browser.get(`${VOLVER}?code=inventado&state=inventado`);

  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce'])
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(40);
  expect(url.searchParams.get('redirect_uri')).toBe(origin + VOLVER);
  expect(regreso.headers.getSetCookie()).toEqual([expect.stringMatching(/^catedra-proveedor=;.*1970/)]);
});

test('sin cuenta no se entra ni se crea nada', async () => {
  cuentas.nadie = { email: 'nadie@acme.example', email_verified: true };
  const browser = navegador();
  const vuelta = await viaja(browser, 'nadie');

  expect(destino(vuelta)).toBe('/#error=SIN_CUENTA');
  expect(browser.cookies.has('catedra')).toBe(false);
});

test('un correo que el proveedor no comprobó no abre la cuenta de nadie', async () => {
  const victima = await people.conContraseña({ correo: 'victima@acme.example' });
  const antes = await identidades();
  for (const [login, email_verified] of [
    ['falsa1', false],
    ['falsa2', undefined],
    ['falsa3', 'true'],
  ] as const) {
    cuentas[login] = { email: victima.correo, email_verified };
    const browser = navegador();
    expect(destino(await viaja(browser, login))).toBe('/#error=CORREO_NO_VERIFICADO');
    expect(browser.cookies.has('catedra')).toBe(false);
  }
  expect(await identidades()).toEqual(antes);
});

test('una cuenta suspendida no se enlaza', async () => {
  const persona = await school.persona({ correo: 'baja@acme.example', estado: 'suspendido' });
  cuentas.baja = { email: persona.correo, email_verified: true };

  expect(destino(await viaja(navegador(), 'baja'))).toBe('/#error=CUENTA_SUSPENDIDA');
  expect((await identidades()).some(({ usuarioId }) => usuarioId === persona.id)).toBe(false);
});

test('quien ocupó la cuenta antes que su dueña se queda fuera', async () => {
  const dueña = await people.conTemporal({ correo: 'duena@acme.example' });
  const intruso = navegador();
  await intruso.entra(dueña.correo, TEMPORAL);
  cuentas.duena = { email: dueña.correo, email_verified: true };
  const suyo = navegador();
  await viaja(suyo, 'duena');

  expect((await suyo.get('/api/sesion')).body.usuario).toMatchObject({
    id: dueña.id,
    cambiarContraseña: false,
  });
  expect((await suyo.get('/api/sesion/abiertas')).status).toBe(200);
  expect((await intruso.get('/api/sesion')).status).toBe(401);
  expect((await navegador().entra(dueña.correo, TEMPORAL)).status).toBe(401);
});

test('quien tiene contraseña propia la conserva al entrar por su organización', async () => {
  const persona = await people.conContraseña({ correo: 'ambas@acme.example' });
  cuentas.ambas = { email: persona.correo, email_verified: true };
  await viaja(navegador(), 'ambas');
  const [credencial] = await platform.db
    .select()
    .from(credencialesTable)
    .where(eq(credencialesTable.usuarioId, persona.id));

  expect(credencial?.temporal).toBe(false);
  expect((await navegador().entra(persona.correo, CONTRASEÑA)).status).toBe(200);
});

test('un regreso usado, ajeno o sin ida no sirve', async () => {
  const persona = await school.persona({ correo: 'repite@acme.example' });
  cuentas.repite = { email: persona.correo, email_verified: true };
  const [browser, otro] = [navegador(), navegador()];
  const puerta = await hastaLaPuerta(browser, 'repite');
  await otro.get(INICIAR);
  const ajeno = await otro.get(puerta);
  const sinIda = await anonymous.get(puerta);
  const cookie = browser.cookie;
  const bueno = await browser.get(puerta);
  const repetido = await anonymous.get(puerta, { cookie });

  for (const answer of [ajeno, sinIda, repetido]) {
    expect(destino(answer)).toBe('/#error=PROVEEDOR_FALLO');
    expect(answer.headers.getSetCookie().some((linea) => linea.startsWith('catedra='))).toBe(false);
  }
  expect(destino(bueno)).toBe('/');
});

test('una ida de hace más de diez minutos ya no sirve', async () => {
  cuentas.lenta = { email: 'lenta@acme.example', email_verified: true };
  const browser = navegador();
  const puerta = await hastaLaPuerta(browser, 'lenta');
  clock.advance({ minutes: 11 });

  expect(destino(await browser.get(puerta))).toBe('/#error=PROVEEDOR_FALLO');
});

test('quien se arrepiente vuelve a la entrada', async () => {
  expect(destino(await viaja(navegador(), null))).toBe('/#error=PROVEEDOR_CANCELADO');
});

test('no se va a ninguna otra dirección, se pida como se pida', async () => {
  for (const pedida of ['//malo.example', 'https:malo.example', '/\\malo.example']) {
    const answer = await anonymous.get(`${INICIAR}?callbackURL=${encodeURIComponent(pedida)}`);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields).toEqual({ callbackURL: 'No conocemos este dato.' });
  }
  const persona = await school.persona({ correo: 'va@acme.example' });
  cuentas.va = { email: persona.correo, email_verified: true };
  const browser = navegador();
  const puerta = await hastaLaPuerta(browser, 'va');
  expect(destino(await browser.get(`${puerta}&redirect=//malo.example`))).toBe('/');
});

test('si el proveedor se cae se dice, y vuelve a servir solo', async () => {
  const persona = await school.persona({ correo: 'cae@acme.example' });
  cuentas.cae = { email: persona.correo, email_verified: true };
  const browser = navegador();
  const puerta = await hastaLaPuerta(browser, 'cae');
  await site.down();
  const alVolver = await browser.get(puerta);
  clock.advance({ minutes: 1 });
  const alIr = await browser.get(INICIAR);
  await site.up();
  const despues = await viaja(browser, 'cae');

  expect(destino(alVolver)).toBe('/#error=PROVEEDOR_NO_DISPONIBLE');
  expect(destino(alIr)).toBe('/#error=PROVEEDOR_NO_DISPONIBLE');
  expect(destino(despues)).toBe('/');
});

test('si el proveedor no está al arrancar, la academia arranca y sirve cuando él vuelve', async () => {
  const tarde = await openSite();
  await tarde.down();
  const otra = await createTestApp({ env: { ...env, OIDC_EMISOR: tarde.issuer } });
  const antes = await otra.anonymous.get(INICIAR);
  await tarde.up();
  serveRealProvider(tarde, otra.origin, {});
  const despues = await otra.anonymous.get(INICIAR);
  await otra.close();
  await tarde.down();

  expect(destino(antes)).toBe('/#error=PROVEEDOR_NO_DISPONIBLE');
  expect(destino(despues)).toContain(`${tarde.issuer}/auth`);
});

test('un proveedor sin cifrar que no es este equipo no se usa', async () => {
  const otra = await createTestApp({ env: { ...env, OIDC_EMISOR: 'http://proveedor.example' } });
  const ida = await otra.anonymous.get(INICIAR);
  await otra.close();

  expect(destino(ida)).toBe('/#error=PROVEEDOR_NO_DISPONIBLE');
});

test('si así se configura, quien llega sin cuenta recibe una de estudiante', async () => {
  const nuevo = await openSite();
  const abierta = await createTestApp({ env: { ...env, OIDC_EMISOR: nuevo.issuer, OIDC_CREAR: 'si' } });
  serveRealProvider(nuevo, abierta.origin, {
    eva: { email: 'eva@acme.example', email_verified: true, given_name: 'Eva', family_name: 'Ruiz Peña' },
    sin: { email: 'sin@acme.example', email_verified: false },
  });
  const llega = async (login: string) => {
    const browser = openBrowser(abierta.origin);
    const ida = await browser.get(INICIAR);
    const vuelta = (await walk(destino(ida) ?? '', abierta.origin, login)).slice(abierta.origin.length);
    return { browser, vuelta: await browser.get(vuelta) };
  };
  const eva = await llega('eva');
  const sin = await llega('sin');
  const quien = await eva.browser.get('/api/sesion');
  const ficha = await abierta.platform.db.select().from(sesionesTable);
  await abierta.close();
  await nuevo.down();

  expect(quien.body.usuario).toMatchObject({
    nombre: 'Eva',
    apellidos: 'Ruiz Peña',
    correo: 'eva@acme.example',
    perfil: 'Estudiante',
  });
  expect(destino(sin.vuelta)).toBe('/#error=CORREO_NO_VERIFICADO');
  expect(ficha).toHaveLength(1);
});
