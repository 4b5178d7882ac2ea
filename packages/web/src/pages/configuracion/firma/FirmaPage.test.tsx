import * as firmaApi from '@catedra/shared/certificados/firma/api.ts';
import type { Firmante } from '@catedra/shared/certificados/firma/schemas.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const PROPIA: Firmante = {
  id: unId(1),
  titular: 'Alborada',
  emisor: 'Alborada',
  propia: true,
  valeDesde: '2026-01-01T00:00:00.000Z',
  valeHasta: '2036-01-01T00:00:00.000Z',
  enUsoDesde: '2026-01-01T00:00:00.000Z',
  pem: '-----BEGIN CERTIFICATE-----',
};
const TRAIDA: Firmante = { ...PROPIA, id: unId(2), titular: 'Sello', emisor: 'FNMT', propia: false };
const sesion = unaSesion({ permisos: ['certificados:disenar'] });

test('dice qué prueba la clave de la academia y qué no, y firma con la que se trae', async () => {
  on(firmaApi.leerFirma, { actual: PROPIA, anteriores: [] });
  let veces = 0;
  const traida = on(firmaApi.traerFirma, () => {
    veces += 1;
    if (veces === 1)
      throw refused(400, 'DATOS_INVALIDOS', {
        fields: { contraseña: 'Esa no es la contraseña del archivo.' },
      });
    return { actual: TRAIDA, anteriores: [PROPIA] };
  });
  const { user } = await renderPage('/admin/configuracion?vista=firma', { sesion });
  await screen.findByText(/No prueba quién es la academia/);
  screen.getByText('Elige antes el archivo.');

  const file = new File(['p12'], 'sello.p12', { type: 'application/x-pkcs12' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, file);
  await user.type(screen.getByLabelText('Contraseña del archivo'), 'cañón');
  await user.click(screen.getByRole('button', { name: 'Firmar con esta clave' }));
  await screen.findByText('Esa no es la contraseña del archivo.');
  await user.click(screen.getByRole('button', { name: 'Firmar con esta clave' }));
  await screen.findByText(/La avala FNMT/);
  screen.getByText('Claves anteriores');
  await waitFor(() =>
    expect(traida[1]).toMatchObject({ body: { archivo: btoa('p12'), contraseña: 'cañón' } }),
  );
});
