import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Check } from '#pages/intentos/sala/Check.tsx';
import { ApiError } from '#platform/api-error.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('«Comprobar» sin red dice que se hará al volver, y se hace solo', async () => {
  const onCheck = vi
    .fn<() => Promise<never>>()
    .mockRejectedValue(new ApiError(0, 'SIN_RED', 'No hay conexión.'));
  const { screen, user } = await renderPiece(<Check onCheck={onCheck} />);
  await user.click(screen.getByRole('button', { name: 'Comprobar' }));
  await screen.findByText(/lo comprobaremos en cuanto vuelva/);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(onCheck).toHaveBeenCalledTimes(2));
});
