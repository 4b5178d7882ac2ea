import { Suspense } from 'react';
import { expect, vi } from 'vitest';
import { beside } from '#ui/frame/beside.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('lo que acompaña a la página y no llegó sin red no se la lleva: viene cuando vuelve', async () => {
  const load = vi.fn<() => Promise<() => string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  load.mockResolvedValueOnce(() => 'Al lado');
  const Beside = beside(load);
  const { screen } = await renderPiece(
    <>
      <p>La página</p>
      <Suspense>
        <Beside />
      </Suspense>
    </>,
  );
  expect(screen.getByText('La página')).toBeTruthy();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Al lado')).toBeTruthy();
});
