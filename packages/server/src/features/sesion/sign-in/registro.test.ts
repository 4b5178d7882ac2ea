import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { buzonDe, tokenDe } from '#features/sesion/testing/mailbox.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { createMail, type Message } from '#platform/mail/mail.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

/** The log goes to the standard output; it is kept here instead. */
const lines: string[] = [];
const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
afterAll(() => output.mockRestore());

test('ni el registro del servidor ni el de cambios guardan contraseñas, llaves ni enlaces', async () => {
  const testApp = await createTestApp({ env: { NIVEL_LOG: 'trace' } });
  const { school, origin, platform } = testApp;
  const folder = await mkdtemp(join(tmpdir(), 'catedra-registro-'));
  const files = createMail({ ...platform.config, DATA_DIR: folder }, platform.log);
  const persona = await peopleOf(testApp).conContraseña();
  const admin = await school.administrador();
  const browser = openBrowser(origin);
  const NUEVA = 'siete nubes de algodón';
  const MAL = 'equivocada a propósito';

  await browser.entra(persona.correo, MAL);
  await browser.entra(persona.correo, CONTRASEÑA);
  const primera = browser.cookie;
  await browser.post('/api/sesion/cambiar-contrasena', { actual: CONTRASEÑA, nueva: NUEVA });
  await browser.post('/api/sesion/pedir-restablecimiento', { correo: persona.correo });
  const llegaA = buzonDe(testApp);
  const correos = [await llegaA(persona.correo), await llegaA(persona.correo)];
  const enlace = correos.find((correo) => tokenDe(correo) !== '') as Message;
  const token = tokenDe(enlace);
  await files.send(enlace);
  await browser.post('/api/sesion/restablecer', { token, nueva: 'ocho nubes de algodón' });
  const dada = await admin.post(`/api/usuarios/${persona.id}/restablecer-contrasena`);
  await browser.get(`/api/sesion/oidc/volver?code=codigo-secreto&state=estado-secreto`);
  await testApp.app.close();

  const cambios = JSON.stringify(await platform.db.select().from(cambiosTable));
  const registro = lines.join('');
  const [escrito = ''] = await readdir(join(folder, 'correo'));
  expect(await readFile(join(folder, 'correo', escrito), 'utf8')).toContain('Subject:');
  await rm(folder, { recursive: true });
  expect(registro).toContain('entrada rechazada');
  expect(registro).toContain('entró');
  expect(cambios).toContain('cambiarContraseña');
  for (const secreto of [
    CONTRASEÑA,
    NUEVA,
    MAL,
    'ocho nubes',
    token,
    (dada.body as { contraseña: string }).contraseña,
    'codigo-secreto',
    'estado-secreto',
    ...`${primera}; ${browser.cookie}`.split('; ').map((cookie) => cookie.split('=')[1] ?? ''),
  ]) {
    expect(secreto.length).toBeGreaterThan(8);
    expect(registro).not.toContain(secreto);
    expect(cambios).not.toContain(secreto);
  }
});
