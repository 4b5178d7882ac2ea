import { IconArchive, IconMail, IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { BulkBar } from '#ui/lists/BulkBar.tsx';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const ICONS = [IconUser, IconMail, IconArchive, IconTrash, IconUsers];
const actions = ['Perfil', 'Invitar', 'Archivar', 'Eliminar', 'Grupos'].map((label, i) => ({
  label,
  icon: ICONS[i] ?? IconUser,
  onClick: vi.fn<(ids: readonly string[]) => void>(),
}));

test('cada acción con lo elegido tiene su palabra, y lo demás espera detrás de «Más»', async () => {
  const { user } = await renderPiece(
    <BulkBar
      selection={{
        selected: new Set(['a', 'b']),
        onChange: vi.fn<() => void>(),
        actions,
        words: (n) => `${n} elegidas`,
      }}
    />,
  );
  expect(screen.getByText('2 elegidas')).toBeDefined();
  for (const label of ['Perfil', 'Invitar', 'Archivar'])
    expect(screen.getByRole('button', { name: label }).textContent).toBe(label);
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(actions[1]?.onClick).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});
