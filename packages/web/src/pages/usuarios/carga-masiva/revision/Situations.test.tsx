import * as api from '@catedra/shared/cargas/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Situations } from '#pages/usuarios/carga-masiva/revision/Situations.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const carga = (situaciones: readonly object[], decididas = {}) =>
  ({
    id: unId(1),
    encabezados: ['Nombre', 'Situación'],
    opciones: { mapeo: ['nombre', 'estado'], situaciones: decididas },
    situaciones,
  }) as never;

test('se pregunta por cada situación una vez, con sus filas, y se revisa con lo dicho y lo que ya se sabía', async () => {
  const changed = on(api.cambiar, () => {
    throw refused(409, 'CARGA_CERRADA', { message: 'Ya se importó.' });
  });
  const { user } = await renderPiece(
    <Situations
      carga={carga([{ texto: 'IT', filas: 14, decision: null }], { permiso: 'activo' })}
      onColumns={vi.fn<() => void>()}
    />,
  );
  expect(screen.getByRole('button', { name: 'Revisar con esto' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: '¿Qué hacemos con «IT» (14 filas)?' }));
  await user.click(await screen.findByRole('option', { name: 'Su cuenta queda suspendida' }));
  await user.click(screen.getByRole('button', { name: 'Revisar con esto' }));
  await waitFor(() =>
    expect(changed.map(({ body }) => body)).toEqual([
      { situaciones: { permiso: 'activo', it: 'suspendido' } },
    ]),
  );
});

test('lo que ya se dijo se ve, y no se pregunta', async () => {
  await renderPiece(
    <Situations
      carga={carga([{ texto: 'IT', filas: 1, decision: 'dejar' }])}
      onColumns={vi.fn<() => void>()}
    />,
  );
  expect(screen.getByText(/que no es ni alta ni baja/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Revisar con esto' })).toBeNull();
});

test('lo que no puede ser una situación se dice, y se va a cambiar qué es la columna', async () => {
  const onColumns = vi.fn<() => void>();
  const { user } = await renderPiece(
    <Situations
      carga={carga(Array.from({ length: 21 }, (_, i) => ({ texto: `c${i}`, filas: 1, decision: null })))}
      onColumns={onColumns}
    />,
  );
  expect(screen.getByText(/no parece el estado de las personas/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cambiar qué es' }));
  expect(onColumns).toHaveBeenCalledOnce();
});
