import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { StillOpen } from '#pages/entrada/LoginView.tsx';
import { on } from '#testing/answers.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('la sesión que no se pudo cerrar sin red se cierra sola en cuanto la hay', async () => {
  const cerradas = on(sesionApi.salir, undefined);
  const { screen } = await renderPiece(<StillOpen />);
  await screen.findByText(/no pudimos avisar/);
  expect(cerradas).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(cerradas).toHaveLength(1));
});
