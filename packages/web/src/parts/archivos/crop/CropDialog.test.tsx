import { MantineProvider } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { CropDialog } from '#parts/archivos/crop/CropDialog.tsx';

test('la imagen se ve en el marco en cuanto se abre, sin tocarla', async () => {
  const drawImage = vi.fn<(picture: unknown) => void>();
  const papel = { drawImage, clearRect: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => papel) as never);
  const picture = new Image();
  await renderPiece(
    // As on a real screen, where a dialog takes a moment to appear.
    <MantineProvider env="default">
      <CropDialog
        picture={picture}
        ratio={16 / 9}
        round={false}
        sharpFrom={320}
        onCancel={() => undefined}
        onCut={() => undefined}
      />
    </MantineProvider>,
  );
  await vi.waitFor(() => expect(drawImage.mock.calls[0]?.[0]).toBe(picture));
});

test('de una imagen pequeña, o muy ampliada, se dice que se verá borrosa', async () => {
  const picture = Object.defineProperties(new Image(), {
    naturalWidth: { value: 400 },
    naturalHeight: { value: 400 },
  });
  await renderPiece(
    <CropDialog
      picture={picture}
      ratio={1}
      round
      sharpFrom={160}
      onCancel={() => undefined}
      onCut={() => undefined}
    />,
  );
  const acercar = await screen.findByRole('slider', { name: 'Acercar' });
  expect(screen.queryByText(/borrosa/)).toBeNull();
  fireEvent.change(acercar, { target: { value: '4' } });
  expect(
    screen.getByText(/Se verá borrosa: lo que queda dentro mide 100 × 100 píxeles. Aléjala/),
  ).toBeTruthy();
});
