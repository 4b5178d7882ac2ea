import * as cargasApi from '@catedra/shared/cargas/api.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { InviteDialog } from '#pages/usuarios/carga-masiva/importacion/InviteDialog.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const abrir = () =>
  renderPiece(<InviteDialog id={unId(1)} onClose={() => undefined} onDone={() => undefined} />);

test('se dice a cuántas se escribe y quién se queda sin enlace, antes de enviar nada', async () => {
  on(cargasApi.preverInvitar, { seInvita: 4, sinCorreo: 1 });
  const sent = on(cargasApi.invitar, () => {
    throw refused(409, 'CARGA_SIN_TERMINAR', { message: 'Espera a que termine.' });
  });
  const { user } = await abrir();

  expect(
    await screen.findByText(/^Se escribe a 4 personas de esta carga que aún no han entrado/),
  ).toBeDefined();
  expect(screen.getByText('1 persona no tiene correo: necesita una contraseña temporal.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Invitar a 4 personas' }));
  expect(await screen.findByText('Espera a que termine.')).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('si nadie tiene correo no se ofrece, y se dice qué necesitan', async () => {
  on(cargasApi.preverInvitar, { seInvita: 0, sinCorreo: 12 });
  await abrir();
  expect(
    await screen.findByText('12 personas no tienen correo: necesitan una contraseña temporal.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Invitar/ })).toBeNull();
});
