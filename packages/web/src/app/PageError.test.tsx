import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { PageLoadError } from '#app/page-load.tsx';
import { PageError } from '#app/PageError.tsx';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test.each([
  [true, 'No pudimos abrir la página', /Vuelve a intentarlo/],
  [false, 'Sin conexión', /Se abrirá sola en cuanto vuelva la red/],
] as const)('una página que no llegó, con red %s: «%s»', async (onLine, title, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  await renderPiece(<PageError error={new PageLoadError(false)} reset={() => undefined} />);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});
