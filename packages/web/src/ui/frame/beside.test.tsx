import { Suspense } from 'react';
import { expect, vi } from 'vitest';
import { beside, untilItComes } from '#ui/frame/beside.ts';
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

test('en una línea que falla sin avisar se vuelve a pedir, y también el estilo que no llegó', async () => {
  vi.useFakeTimers();
  const again = new EventTarget();
  const sheet = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const whole = { sheet: { cssRules: [] }, replaceWith: vi.fn<() => void>() };
  const style = { sheet, cloneNode: () => again, replaceWith: vi.fn<(link: EventTarget) => void>() };
  const styles = vi.spyOn(document, 'querySelectorAll').mockReturnValue([whole, style] as never);
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/x.css'));
  load.mockResolvedValueOnce('Aquí está');
  const coming = untilItComes(load);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(style.replaceWith).toHaveBeenCalledWith(again);
  expect(whole.replaceWith).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
  again.dispatchEvent(new Event('load'));
  expect(await coming).toBe('Aquí está');
  styles.mockRestore();
  vi.useRealTimers();
});
