import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { GiveAccess } from '#pages/usuarios/crear/GiveAccess.tsx';
import { on } from '#testing/answers.ts';
import { unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('tras crear a alguien se dice lo que es verdad en cada momento', async () => {
  on(sesionApi.darContraseñaTemporal, {
    contraseña: 'arbol faro ciclo nube',
    expiraEn: '2026-03-09T09:00:00.000Z',
  });
  const { user } = await renderPiece(
    <GiveAccess usuario={unUsuario()} grupos={null} onAnother={() => undefined} />,
  );
  expect(screen.getByText(/No le hemos enviado nada/)).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Mostrar una contraseña temporal' }));
  expect(await screen.findByDisplayValue('arbol faro ciclo nube')).toBeDefined();
  expect(screen.getByText(/Ya puede entrar con la contraseña que ves ahora/)).toBeDefined();
  expect(screen.queryByText(/No le hemos enviado nada/)).toBeNull();
});
