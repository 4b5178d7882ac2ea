import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { FileFailure } from '#tipos/documento/FileFailure.tsx';

const archivo = {
  id: unId(9),
  nombre: 'manual.pdf',
  tipo: 'application/pdf',
  bytes: 10,
  ancho: null,
  alto: null,
  creadoEn: HOY,
};

test('el documento que un corte no dejó abrir vuelve solo con la red', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let cut = true;
  const Hojas = () => {
    if (cut) throw new Error('Failed to fetch');
    return <p>Hoja uno</p>;
  };
  const { screen } = await renderPiece(
    <FileFailure archivo={archivo}>
      <Hojas />
    </FileFailure>,
  );
  await screen.findByText(/No pudimos mostrar este documento/);
  cut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Hoja uno');
  expect(screen.queryByRole('alert')).toBeNull();
});
