import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { PdfTools } from '#tipos/documento/PdfTools.tsx';

const GUIA = {
  id: unId(9),
  nombre: 'guia.pdf',
  tipo: 'application/pdf',
  bytes: 1000,
  ancho: null,
  alto: null,
  creadoEn: HOY,
};

function Visor() {
  const [page, setPage] = useState(1);
  return (
    <>
      <PdfTools archivo={GUIA} page={page} count={20} onGo={setPage} zoom={1} onZoom={() => undefined} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setPage(8)}>
        bajar
      </button>
    </>
  );
}

test('tras saltar a una página, el número sigue a la que se lee aunque el campo tenga el foco', async () => {
  const { screen, user } = await renderPiece(<Visor />);
  const campo = screen.getByLabelText<HTMLInputElement>('Página');
  await user.clear(campo);
  await user.type(campo, '7');
  if (campo.form) fireEvent.submit(campo.form);
  expect(campo.value).toBe('7');
  await user.click(screen.getByRole('button', { name: 'bajar' }));
  expect(document.activeElement).toBe(campo);
  expect(campo.value).toBe('8');
});
