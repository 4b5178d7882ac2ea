import { cleanup, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ImportFooter } from '#pages/usuarios/carga-masiva/revision/ImportFooter.tsx';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const carga = { id: unId(1), salen: 0 } as never;
const contadores = {
  total: 3,
  nuevas: 2,
  cambian: 0,
  iguales: 0,
  errores: 1,
  avisos: 0,
  descartadas: 0,
  enMayusculas: 0,
};
const footer = (
  <ImportFooter carga={carga} contadores={contadores} diasSiPaso={undefined} waits={false}>
    <table />
  </ImportFooter>
);

test('«todo o nada» sigue elegido tras recargar, y con una sola fila mal se habla de una', async () => {
  const { user } = await renderPiece(footer);
  await user.click(screen.getByRole('checkbox', { name: /Todo o nada/ }));
  expect(
    screen.getByText('Hay 1 fila con error: corrígela o déjala fuera para importar todo o nada.'),
  ).toBeDefined();
  cleanup();

  await renderPiece(footer);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Todo o nada/ }).checked).toBe(true);
});

test('«todo o nada» va antes de las filas: no se mueve cuando llegan', async () => {
  await renderPiece(footer);
  const elegir = screen.getByRole('checkbox', { name: /Todo o nada/ });
  expect(elegir.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
