import { MantineProvider } from '@mantine/core';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { CropDialog } from '#ui/files/crop/CropDialog.tsx';

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
        onCancel={() => undefined}
        onCut={() => undefined}
      />
    </MantineProvider>,
  );
  await vi.waitFor(() => expect(drawImage.mock.calls[0]?.[0]).toBe(picture));
});
