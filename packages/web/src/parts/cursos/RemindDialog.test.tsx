import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { RemindDialog } from '#parts/cursos/RemindDialog.tsx';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const ana = { usuarioId: unId(1), nombre: 'Ana', apellidos: 'García' };

test('no sale ningún correo hasta que se ve a quién y se confirma', async () => {
  const hecho = {
    enviados: 1,
    primeros: [ana],
    yaAvisados: 0,
    sinNada: 0,
    sinCorreo: [],
    cuantosSinCorreo: 0,
  };
  const pedido = on(participantesApi.recordar, hecho);
  const onDone = vi.fn<(said: string) => void>();
  const { screen, user } = await renderPiece(
    <RemindDialog
      curso={{ id: unId(100), titulo: 'Altura' }}
      quienes={{ estado: 'vencido' }}
      onClose={() => undefined}
      onDone={onDone}
    />,
  );
  expect(await screen.findByText('Se escribe a 1 persona: Ana García.')).toBeTruthy();
  expect(pedido).toEqual([{ id: unId(100), body: { estado: 'vencido', soloContar: true } }]);

  await user.click(screen.getByRole('button', { name: 'Enviar el recordatorio' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Se envió a 1 persona.'));
  expect(pedido.at(-1)).toEqual({ id: unId(100), body: { estado: 'vencido' } });
});

test('sin servidor de correo se dice que no le llega a nadie, antes y después', async () => {
  on(participantesApi.recordar, {
    enviados: 1,
    primeros: [ana],
    yaAvisados: 0,
    sinNada: 0,
    sinCorreo: [],
    cuantosSinCorreo: 0,
  });
  const onDone = vi.fn<(said: string) => void>();
  const { screen, user } = await renderPiece(
    <RemindDialog
      curso={{ id: unId(100), titulo: 'Altura' }}
      quienes={{ estado: 'vencido' }}
      onClose={() => undefined}
      onDone={onDone}
    />,
    { sesion: { ...unaSesion(), sinCorreo: true } },
  );
  expect(await screen.findByText(/no tiene servidor de correo.*no le llega a nadie/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enviar el recordatorio' }));
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith('Se escribió a 1 persona, pero sin servidor de correo no le llega.'),
  );
});
