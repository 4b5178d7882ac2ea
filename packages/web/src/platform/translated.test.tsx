import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bearTranslation } from '#platform/translated.ts';

/** As the translator of a browser does: the text goes, and what it says in another language comes in two elements. */
function translate(root: Element, inside = false): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    text.replaceWith(font);
    if (inside) inner.append(text);
    else inner.textContent = `${text.data} (EN)`;
  }
}

function Piece() {
  const [n, setN] = useState(0);
  return (
    <div data-testid="piece">
      <p>
        {n % 2 === 0 && 'Hay '}
        {n} personas
        {n % 2 === 1 && ' elegidas'}
      </p>
      {n % 2 === 0 ? <b>par</b> : null}
      <input aria-label="Nombre" />
      <button type="button" onClick={() => setN(n + 1)}>
        Más
      </button>
    </div>
  );
}

afterEach(cleanup);
bearTranslation();

test.each([false, true])(
  'con la página traducida, lo que cambia se ve y lo escrito sigue ahí; el texto queda dentro: %s',
  async (inside) => {
    render(<Piece />);
    const user = userEvent.setup();
    const piece = screen.getByTestId('piece');
    await user.type(screen.getByLabelText('Nombre'), 'Begoña');
    translate(piece, inside);
    for (const words of ['1 personas elegidas', 'Hay 2 personas']) {
      await user.click(screen.getByRole('button'));
      // What was translated and has not changed stays translated.
      expect(piece.querySelector('p')?.textContent?.replaceAll(' (EN)', '')).toBe(words);
    }
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Begoña');
  },
);
