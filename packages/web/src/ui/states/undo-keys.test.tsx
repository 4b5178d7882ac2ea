import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { offerUndo } from '#ui/states/undo.ts';
import { useUndoKeys } from '#ui/states/undo-keys.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

function Outline() {
  useUndoKeys('curso-1');
  return <p>Contenido</p>;
}

function Pages() {
  const [there, setThere] = useState(true);
  return (
    <>
      {there && <Outline />}
      <button type="button" onClick={() => setThere(false)}>
        Ir a las preguntas
      </button>
      <UndoBar />
    </>
  );
}

const done = (words: string, place?: string) =>
  act(() => void offerUndo({ words, undo: () => Promise.resolve(), place }));

test('el aviso de lo que se hizo en una página se queda en ella', async () => {
  const { screen, user } = await renderPiece(<Pages />);
  done('«Uno» está en otro sitio.', 'curso-1');
  await screen.findByText('«Uno» está en otro sitio.');
  await user.click(screen.getByRole('button', { name: 'Ir a las preguntas' }));
  expect(screen.queryByText('«Uno» está en otro sitio.')).toBeNull();
});

test('el de algo que lleva a otra página va con quien lo hizo', async () => {
  const { screen, user } = await renderPiece(<Pages />);
  done('El curso está en la papelera.');
  await user.click(screen.getByRole('button', { name: 'Ir a las preguntas' }));
  await screen.findByText('El curso está en la papelera.');
});
