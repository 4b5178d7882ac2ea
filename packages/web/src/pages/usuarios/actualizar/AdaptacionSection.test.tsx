import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import type { Adaptacion } from '@catedra/shared/evaluaciones/schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { AdaptacionSection } from '#pages/usuarios/actualizar/AdaptacionSection.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const NINGUNA: Adaptacion = { factor: null, motivo: '', version: 0 };
const abrir = (...permisos: Permiso[]) =>
  renderPiece(<AdaptacionSection usuario={unUsuario()} />, { sesion: unaSesion({ permisos }) });

test('sin permiso no se ve ni se pide', async () => {
  const asked = on(evaluacionesApi.leerAdaptacion, NINGUNA);
  await abrir('usuarios:ver');
  expect(screen.queryByText('Adaptación en las pruebas')).toBeNull();
  expect(asked).toHaveLength(0);
});

test('quien solo ve, lee el tiempo, el motivo y quién más lo lee', async () => {
  on(evaluacionesApi.leerAdaptacion, { factor: '1,5', motivo: 'Dislexia', version: 3 });
  await abrir('adaptaciones:ver');
  expect(await screen.findByText('×1,5: la mitad más de tiempo')).toBeTruthy();
  expect(screen.getByText('Dislexia')).toBeTruthy();
  expect(screen.getByText(/es un dato de salud: solo lo lee quien tiene permiso/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('quien edita la da con su motivo, y al quitarla se dice que el motivo se borra', async () => {
  let actual = NINGUNA;
  on(evaluacionesApi.leerAdaptacion, () => actual);
  const asked = on(evaluacionesApi.guardarAdaptacion, ({ body }) => {
    actual = { ...body, version: body.version + 1 };
    return actual;
  });
  const { user } = await abrir('adaptaciones:ver', 'adaptaciones:editar');
  await user.click(await screen.findByRole('combobox', { name: 'Tiempo' }));
  const opciones = await screen.findAllByRole('option');
  expect(opciones.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Ninguna',
    '×1,25',
    '×1,5',
    '×2',
  ]);
  await user.click(screen.getByRole('option', { name: /^×1,25/ }));
  await user.type(screen.getByLabelText('Motivo'), 'Dislexia');
  await user.click(screen.getByRole('button', { name: 'Guardar la adaptación' }));
  expect(await screen.findByText('Guardada.')).toBeTruthy();
  expect(asked[0]?.body).toEqual({ factor: '1,25', motivo: 'Dislexia', version: 0 });

  await user.click(screen.getByRole('combobox', { name: 'Tiempo' }));
  await user.click(await screen.findByRole('option', { name: 'Ninguna' }));
  expect(screen.getByText('Al quitarla se borra también su motivo.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar la adaptación' }));
  await expect.poll(() => asked[1]?.body).toMatchObject({ factor: null, version: 1 });
});

test('si otra persona la cambió, se ven las dos y se elige', async () => {
  let actual: Adaptacion = NINGUNA;
  on(evaluacionesApi.leerAdaptacion, () => actual);
  const asked = on(evaluacionesApi.guardarAdaptacion, ({ body }) => {
    if (body.version === 0) {
      actual = { factor: '2', motivo: 'Baja visión', version: 1 };
      throw refused(409, 'VERSION_ANTIGUA', { actual });
    }
    actual = { ...body, version: 2 };
    return actual;
  });
  const { user } = await abrir('adaptaciones:ver', 'adaptaciones:editar');
  await user.click(await screen.findByRole('combobox', { name: 'Tiempo' }));
  await user.click(await screen.findByRole('option', { name: /^×1,5/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar la adaptación' }));
  const aviso = await screen.findByRole('alert', { name: /Alguien guardó otros cambios/ });
  expect(await within(aviso).findByText('Baja visión')).toBeTruthy();
  await user.click(within(aviso).getByRole('button', { name: 'Guardar lo mío' }));
  await expect
    .poll(() => asked.map(({ body }) => [body.version, body.factor]))
    .toEqual([
      [0, '1,5'],
      [1, '1,5'],
    ]);
});
