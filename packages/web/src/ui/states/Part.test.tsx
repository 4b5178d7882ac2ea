import { CatchBoundary, notFound, redirect } from '@tanstack/react-router';
import { act, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { ApiError } from '#platform/api-error.ts';
import { refused } from '#testing/network.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Part } from '#ui/states/Part.tsx';

// As a record that the piece can't draw would be.
let broken: unknown = null;
const failed = vi.fn<(...told: unknown[]) => void>();

beforeEach(() => {
  broken = null;
  failed.mockClear();
  vi.spyOn(console, 'error').mockImplementation(failed);
});

/** Drawn well until it is asked to look at itself again. */
function Piece({ name }: { readonly name: string }) {
  const [looks, setLooks] = useState(0);
  if (broken) throw broken;
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => setLooks(looks + 1)}>
        Mirar {name}
      </button>
    </section>
  );
}

const pagina = (
  <>
    <label>
      Nota
      <input />
    </label>
    <Part>
      <Piece name="cifras" />
    </Part>
    <a href="/home">Salir</a>
  </>
);

async function rota(error: unknown = new Error('no es una lista')) {
  const page = await renderPiece(pagina);
  await page.user.type(page.screen.getByLabelText('Nota'), 'A medias');
  broken = error;
  await page.user.click(page.screen.getByRole('button', { name: 'Mirar cifras' }));
  return page;
}

test('lo que se rompe lo dice en su sitio, y lo escrito al lado sigue', async () => {
  const { screen, user } = await rota();
  expect(screen.getByRole('alert').textContent).toBe(
    'Esta parte no se pudo mostrarLo demás de la página sigue funcionando.Reintentar',
  );
  const nota = screen.getByLabelText<HTMLInputElement>('Nota');
  await user.type(nota, ' y más');
  expect(nota.value).toBe('A medias y más');
  expect(failed).toHaveBeenCalledTimes(1);
});

test('el teclado pasa a «Reintentar», y de ahí a lo que vuelve', async () => {
  const { screen, user } = await rota();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reintentar' }));
  broken = null;
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mirar cifras' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nota').value).toBe('A medias');
});

test('si vuelve a fallar se queda dicho, y se puede insistir', async () => {
  const { screen, user } = await rota();
  const before = screen.getByRole('alert');
  await user.keyboard('{Enter}');
  // Another one, which is read out again.
  expect(screen.getByRole('alert')).not.toBe(before);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reintentar' }));
  broken = null;
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'cifras' })).toBeTruthy();
});

test('lo que ya nace roto no le quita el sitio al teclado', async () => {
  broken = new Error('no es una lista');
  const { screen } = await renderPiece(pagina);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('el motivo se dice cuando se sabe', async () => {
  const { screen } = await rota(new ApiError(409, 'CERRADO', 'El curso está cerrado.'));
  expect(screen.getByRole('alert').textContent).toContain(
    'El curso está cerrado. Lo demás de la página sigue funcionando.',
  );
});

test.each([
  ['que no existe', notFound()],
  ['que está en otro sitio', redirect({ to: '/home' })],
  ['que la sesión terminó', new ApiError(401, 'SESION_TERMINADA', 'Tu sesión terminó.')],
  ['que el código no llegó', new TypeError('Failed to fetch dynamically imported module: /a.js')],
] as const)('lo que ha de saber la página lo sabe: %s', async (_, error) => {
  const known = vi.fn<(error: unknown) => void>();
  broken = error;
  const { screen } = await renderPiece(
    <CatchBoundary getResetKey={() => 0} onCatch={known} errorComponent={() => <p>La página se ocupa</p>}>
      {pagina}
    </CatchBoundary>,
  );
  expect(screen.getByText('La página se ocupa')).toBeTruthy();
  expect(known.mock.calls.map(([told]) => told)).toEqual([error]);
});

test('un cuadro cuyo contenido falla se puede cerrar, y el teclado no sale de él', async () => {
  const close = vi.fn<() => void>();
  const { screen, user } = await renderPiece(
    <Dialog opened title="Asignar" onClose={close}>
      <Piece name="cursos" />
    </Dialog>,
  );
  const dialogo = within(await screen.findByRole('dialog', { name: 'Asignar' }));
  broken = refused(500, 'ALGO_FALLO', { message: 'Algo falló.' });
  await user.click(dialogo.getByRole('button', { name: 'Mirar cursos' }));
  const retry = dialogo.getByRole('button', { name: 'Reintentar' });
  expect(document.activeElement).toBe(retry);
  broken = null;
  await act(async () => retry.click());
  expect(document.activeElement).toBe(dialogo.getByRole('button', { name: 'Mirar cursos' }));
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
