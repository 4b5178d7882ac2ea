import * as api from '@catedra/shared/lotes/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { LoteDialog } from '#pages/usuarios/lote/LoteDialog.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('eliminar dice a cuántas y por qué no a otras, y pide escribir cuántas son', async () => {
  const asked = on(api.eliminar, {
    hechas: 2,
    iguales: 0,
    fuera: [{ motivo: 'SIN_PERMISO', cuantas: 1, ejemplos: ['Inés Arriba'] }],
  });
  const { user } = await renderPiece(
    <LoteDialog
      lote={{ verbo: 'eliminar', seleccion: { ids: [unId(1), unId(2), unId(3)] } }}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );

  expect(await screen.findByText('Se eliminará a 2 personas, para siempre.')).toBeDefined();
  expect(screen.getByText(/Su progreso queda en los reportes, sin nombre/)).toBeDefined();
  expect(screen.getByText(/Inés Arriba/)).toBeDefined();
  const boton = screen.getByRole('button', { name: 'Eliminar a 2 personas' });
  expect(boton).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /escribe cuántas son/ }), '2');
  await user.click(boton);

  expect(await screen.findByText('2 personas eliminadas')).toBeDefined();
  await waitFor(() => expect(asked).toHaveLength(2));
});
