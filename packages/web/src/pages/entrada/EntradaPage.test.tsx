import * as sesionApi from '@catedra/shared/sesion/api.ts';
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
  const pedidas = on(sesionApi.pedirRestablecimiento, { mensaje: 'Hecho.', numero: '427' });
  const { screen, user } = await renderPage('/', { sesion: null });
  await user.type(await screen.findByLabelText('Correo o usuario'), 'a.guarani');
  await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  await screen.findByRole('heading', { name: '¿Con qué entras?' });
  expect(screen.getByLabelText<HTMLInputElement>('Correo o usuario').value).toBe('a.guarani');

  await user.click(screen.getByRole('button', { name: 'Pedir otra contraseña' }));
  expect(await screen.findByText('427')).toBeTruthy();
  expect(screen.getByText(/Quien te tutoriza o administra la academia ya ve tu petición/)).toBeTruthy();
  expect(screen.getByText(/te llega un enlace/)).toBeTruthy();
  expect(pedidas).toEqual([{ body: { correo: 'a.guarani' } }]);
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
