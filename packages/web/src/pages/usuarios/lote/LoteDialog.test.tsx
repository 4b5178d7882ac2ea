import * as api from '@catedra/shared/lotes/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { LoteDialog } from '#pages/usuarios/lote/LoteDialog.tsx';
import { offerWayBack } from '#pages/usuarios/lote/take-back.ts';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

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

test('otro perfil para muchas se deshace: cada una recupera el suyo, y solo quien aún tiene el nuevo', async () => {
  const asked = on(api.cambiarPerfil, { hechas: 1, iguales: 0, fuera: [] });
  offerWayBack(
    new QueryClient(),
    { verbo: 'cambiar-perfil', seleccion: { filtro: {} }, con: { perfil: 'Tutor' } },
    {
      hechas: 2,
      iguales: 0,
      fuera: [],
      antes: [
        { valor: 'Estudiante', ids: [unId(1)] },
        { valor: 'Autor', ids: [unId(2)] },
      ],
    },
  );
  const { user } = await renderPiece(<UndoBar />);
  expect(screen.getByText('2 personas con otro perfil.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  expect(await screen.findByText(/^Deshecho/)).toBeDefined();
  expect(asked.map(({ body }) => body)).toEqual([
    { seleccion: { ids: [unId(1)] }, simular: false, perfil: 'Estudiante', siTienen: 'Tutor' },
    { seleccion: { ids: [unId(2)] }, simular: false, perfil: 'Autor', siTienen: 'Tutor' },
  ]);
});
