import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { SessionEnded } from '#app/session/SessionEnded.tsx';
import { rememberLookFrom } from '#platform/look-from.ts';
import { announce } from '#platform/session-events.ts';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

/** Nobody is here for the server, until somebody comes in. */
function termina(dentro = () => false) {
  on(sesionApi.leer, () => {
    if (!dentro()) throw refused(401, 'SIN_SESION');
    return unaSesion();
  });
  act(() => announce({ tipo: 'terminada', motivo: 'caducada' }));
}

async function escribiendo(dentro?: () => boolean) {
  const page = await renderPiece(
    <>
      <textarea aria-label="Tu texto" />
      <button type="button">Otra cosa</button>
      <SessionEnded />
    </>,
  );
  const campo = page.screen.getByLabelText<HTMLTextAreaElement>('Tu texto');
  await page.user.click(campo);
  await page.user.keyboard('Ho');
  termina(dentro);
  await page.screen.findByRole('complementary', { name: 'Tu sesión terminó' });
  return { ...page, campo };
}

test('quien está escribiendo sigue en su campo, sin perder una letra, y se le dice', async () => {
  const { screen, user, campo } = await escribiendo();
  await user.keyboard('la, qué tal');
  expect(campo.value).toBe('Hola, qué tal');
  expect(document.activeElement).toBe(campo);
  expect(screen.getByRole('complementary', { name: 'Tu sesión terminó' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['pulsa F6', '{F6}'],
  ['pasa a otra cosa', '{Tab}'],
])('cuando %s se le pide la contraseña, y después vuelve a su campo', async (_, tecla) => {
  const entradas = on(sesionApi.entrar, unaSesion());
  const { screen, user, campo } = await escribiendo(() => entradas.length > 0);
  await user.keyboard(tecla);
  await screen.findByRole('alertdialog', { name: 'Tu sesión terminó' });
  const clave = await screen.findByLabelText('Contraseña');
  await waitFor(() => expect(document.activeElement).toBe(clave));
  await user.keyboard('una-clave-larga');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(campo));
  expect(campo.value).toBe('Ho');
});

test('quien no escribe encuentra el aviso delante', async () => {
  const { screen } = await renderPiece(<SessionEnded />);
  termina();
  expect(await screen.findByRole('alertdialog', { name: 'Tu sesión terminó' })).toBeTruthy();
});

test('una petición que salió con lo que otra pestaña acaba de cerrar no cierra esta', async () => {
  const { screen } = await renderPiece(<SessionEnded />);
  const preguntas = on(sesionApi.leer, unaSesion());
  act(() => announce({ tipo: 'terminada', motivo: null }));
  await waitFor(() => expect(preguntas).toHaveLength(1));
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('si la mirada se acaba sola se dice, y se vuelve a donde empezó', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  rememberLookFrom('/admin/perfiles?por=que');
  const mirada = { quien: 'Marta Gil', hasta: '2026-03-02T11:00:00.000Z' };
  const { screen, user } = await renderPiece(<SessionEnded />, { sesion: unaSesion({ mirada }) });
  termina();
  await screen.findByRole('alertdialog', { name: /Ya no ves la academia como/ });
  expect(assign).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Volver a mi cuenta' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/admin/perfiles?por=que');
  assign.mockRestore();
});
