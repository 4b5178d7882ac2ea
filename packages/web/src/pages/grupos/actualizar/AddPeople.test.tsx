import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { AddPeople } from '#pages/grupos/actualizar/AddPeople.tsx';
import { onList } from '#testing/answers.ts';
import { unId, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('sin nadie elegido no se puede añadir, y dice por qué', async () => {
  onList('usuarios', [unUsuario({ id: unId(1), nombre: 'Ana', apellidos: 'García' })]);
  const { user } = await renderPiece(
    <AddPeople label="Añadir personas" working={false} onAdd={vi.fn<() => Promise<void>>()} />,
  );
  const anadir = screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir' });
  expect(anadir.disabled).toBe(true);
  expect(screen.getByText('Elige al menos a una persona.')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Añadir personas' }));
  await user.click(await screen.findByRole('option', { name: /Ana García/ }));
  expect(anadir.disabled).toBe(false);
  expect(screen.queryByText('Elige al menos a una persona.')).toBeNull();
});
