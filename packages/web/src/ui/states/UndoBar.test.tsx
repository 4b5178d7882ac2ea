import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const offered = () => screen.queryByRole('button', { name: 'Deshacer', hidden: true });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page() {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Suspender cuentas">
        <Button onClick={() => setOpened(false)}>Listo</Button>
      </Dialog>
      <UndoBar />
    </>
  );
}

test('lo que se puede deshacer espera a que se cierre el diálogo que lo tapa, y después se va solo', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPiece(<Page />);
  act(() => void offerUndo({ words: '56 cuentas suspendidas.', undo: async () => undefined }));
  await pass(MINUTO);
  expect(offered()).not.toBeNull();

  act(() => screen.getByRole('button', { name: 'Listo' }).click());
  await pass(15_000);
  expect(offered()).not.toBeNull();
  await pass(10_000);
  expect(offered()).toBeNull();
  vi.useRealTimers();
});
