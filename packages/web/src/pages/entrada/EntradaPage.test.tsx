import * as avisosApi from '@catedra/shared/avisos/api.ts';
import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

/** Nobody is here. */
function sinNadie() {
  on(sesionApi.leer, () => {
    throw refused(401, 'NO_AUTENTICADO');
  });
  on(sesionApi.leerProveedor, { nombre: null });
}

const enlaceMuerto = () => {
  throw refused(400, 'ENLACE_INVALIDO', { message: 'Este enlace ya no sirve. Pide uno nuevo.' });
};

test('lo escrito para entrar va consigo a «¿Olvidaste…?», y se dice a quién pedirla, con un número', async () => {
  sinNadie();
  const pedidas = on(sesionApi.pedirRestablecimiento, { mensaje: 'Hecho.', numero: '427', porCorreo: true });
  const { screen, user } = await renderPage('/', { sesion: null });
  await user.type(await screen.findByLabelText('Correo o usuario'), 'a.guarani');
  await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  await screen.findByRole('heading', { name: '¿Con qué entras?' });
  expect(screen.getByLabelText<HTMLInputElement>('Correo o usuario').value).toBe('a.guarani');

  await user.click(screen.getByRole('button', { name: 'Pedir otra contraseña' }));
  expect(await screen.findByText('427')).toBeTruthy();
  // Nobody knows here whether the account exists, is suspended or has an e-mail: nothing is promised to it.
  const dicho = screen.getByRole('status').textContent;
  expect(dicho).toContain('Si a.guarani es una cuenta activa');
  expect(dicho).toContain('verá la petición y podrá darte otra contraseña');
  expect(dicho).toContain('las cuentas suspendidas no reciben otra contraseña');
  expect(dicho).not.toMatch(/ya ve tu petición|Mira tu correo/);
  expect(pedidas).toEqual([{ body: { correo: 'a.guarani' } }]);
});

test('sin servidor de correo no se habla de un enlace a nadie: se dice a quién pedírsela', async () => {
  sinNadie();
  on(sesionApi.pedirRestablecimiento, { mensaje: 'Hecho.', numero: '427', porCorreo: false });
  const { screen, user } = await renderPage('/#olvido', { sesion: null });
  await user.type(await screen.findByLabelText('Correo o usuario'), 'ana@empresa.es');
  await user.click(screen.getByRole('button', { name: 'Pedir otra contraseña' }));
  expect(await screen.findByText('427')).toBeTruthy();
  const dicho = screen.getByRole('status').textContent;
  expect(dicho).toContain('Si ana@empresa.es es una cuenta activa');
  expect(dicho).toContain('verá la petición y podrá darte otra contraseña');
  expect(dicho).toContain('Esta academia no envía correos');
  expect(dicho).not.toMatch(/te llegará|no deseado/);
});

test('sin red se dice, y no se señala como malo lo que se escribió; una contraseña mala, sí', async () => {
  sinNadie();
  let answer = () => refused(503, 'HTTP_503');
  on(sesionApi.entrar, () => {
    throw answer();
  });
  const { screen, user } = await renderPage('/', { sesion: null });
  await user.type(await screen.findByLabelText('Correo o usuario'), 'a.guarani');
  await user.type(screen.getByLabelText('Contraseña'), 'una cualquiera');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('alert');
  const invalid = () => screen.getByLabelText('Contraseña').getAttribute('aria-invalid');
  expect(invalid()).not.toBe('true');
  answer = () => refused(401, 'CREDENCIALES');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(invalid()).toBe('true'));
});

test('un enlace que ya no sirve se rechaza al abrirlo, sin dejar escribir', async () => {
  sinNadie();
  on(sesionApi.comprobarEnlace, enlaceMuerto);
  const { screen } = await renderPage('/#restablecer=abc', { sesion: null });
  expect((await screen.findByRole('alert')).textContent).toContain('Este enlace ya no sirve.');
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/#olvido');
});

test('uno que sirve deja elegir contraseña', async () => {
  sinNadie();
  on(sesionApi.comprobarEnlace, undefined);
  const { screen } = await renderPage('/#restablecer=abc', { sesion: null });
  expect(await screen.findByLabelText('Contraseña nueva')).toBeTruthy();
});

test('con el código de un certificado en la dirección, cualquiera lee si vale; uno mal escrito dice qué tiene mal', async () => {
  sinNadie();
  const vistos = on(certificadosApi.comprobar, {
    resultado: 'valido',
    numero: '2026-000418',
    rectificado: false,
    codigo: 'K7QM-4XTD-9FHW',
    nombre: 'Lucía Fernández Cano',
    documento: '***7595**',
    titulo: 'Trabajos en altura',
    horas: 12,
    nota: null,
    completadoEl: '2026-11-18',
    expedidoEn: '2026-11-18T10:42:00.000Z',
    validoHasta: '2027-11-18',
    retiradoEn: null,
    huella: null,
  });
  const { screen, user } = await renderPage('/#c', { sesion: null });
  await screen.findByRole('heading', { name: 'Comprueba un certificado' });
  await user.type(screen.getByLabelText('Código'), 'K7QM-4XTD');
  await user.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Los códigos tienen doce signos y este tiene 8.')).toBeTruthy();
  expect(vistos).toHaveLength(0);
});

test('un código que nunca existió y uno equivocado dicen lo mismo', async () => {
  sinNadie();
  const vistos = on(certificadosApi.comprobar, { resultado: 'desconocido' });
  const { screen } = await renderPage('/#c=K7QM4XTD9FHW', { sesion: null });
  await screen.findByRole('heading', { name: 'No hay ningún certificado con el código K7QM4XTD9FHW' });
  expect(screen.getByText(/ese papel no lo expidió esta academia/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Código').value).toBe('K7QM4XTD9FHW');
  expect(vistos).toEqual([{ body: { codigo: 'K7QM4XTD9FHW' } }]);
});

test('desde el pie de un correo se deja de recibir un aviso con un botón, sin entrar; una clave cortada lo dice', async () => {
  sinNadie();
  on(avisosApi.leerBaja, { titulo: 'Algo vence pronto' });
  const pulsados = on(avisosApi.darDeBaja, { titulo: 'Algo vence pronto' });
  const { screen, user } = await renderPage(`/#baja=${'k'.repeat(32)}`, { sesion: null });
  const boton = await screen.findByRole('button', { name: 'No quiero recibirlo por correo' });
  expect(pulsados).toHaveLength(0);
  await user.click(boton);
  expect(await screen.findByText(/Ya no te escribiremos por «Algo vence pronto»/)).toBeTruthy();
  expect(pulsados).toHaveLength(1);
});

test('una clave de baja que no existe dice por dónde seguir', async () => {
  sinNadie();
  on(avisosApi.leerBaja, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen } = await renderPage(`/#baja=${'k'.repeat(32)}`, { sesion: null });
  expect(await screen.findByText(/Este enlace no sirve/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /No quiero/ })).toBeNull();
});
