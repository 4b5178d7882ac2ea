import { expect } from 'vitest';
import { LeavingAnswers } from '#app/session/LeavingAnswers.tsx';
import { askToLeave } from '#app/session/leaving.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { act } from '@testing-library/react';
import { test } from '#testing/test.ts';

test('salir con respuestas sin enviar avisa antes, y quedarse es posible', async () => {
  const { screen, user } = await renderPiece(<LeavingAnswers />);
  let leaves: Promise<boolean> | undefined;
  act(() => void (leaves = askToLeave(2)));
  await screen.findByText('Hay 2 respuestas sin enviar');
  await user.click(screen.getByText('Quedarme'));
  expect(await leaves).toBe(false);
  act(() => void (leaves = askToLeave(1)));
  await screen.findByText('Hay 1 respuesta sin enviar');
  await user.click(screen.getByText('Salir de todas formas'));
  expect(await leaves).toBe(true);
});
