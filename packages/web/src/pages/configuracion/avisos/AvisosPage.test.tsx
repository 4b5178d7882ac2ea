import * as api from '@catedra/shared/avisos/api.ts';
import type { Preferencias } from '@catedra/shared/avisos/preferencias.ts';
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const PAGE = '/admin/configuracion?vista=avisos';

const mias = (values: Partial<Preferencias> = {}): Preferencias => ({
  correo: 'lucia@alborada.example',
  parado: null,
  horas: { nocheDesde: '21:00', nocheHasta: '08:00', horaDelDia: '08:30' },
  eventos: [
    { evento: 'vence', correo: 'dia', elegible: true },
    { evento: 'recibo', correo: 'ya', elegible: false },
    { evento: 'nota', correo: 'dia', elegible: false },
  ],
  ...values,
});

test('se ve cómo avisan de cada cosa, adónde y a qué horas, y lo elegido se guarda al momento', async () => {
  on(api.leerPreferencias, mias());
  const pedidos = on(api.cambiarPreferencia, ({ body }) => ({ ...body, elegible: true }));
  const { screen, user } = await renderPage(PAGE);
  await screen.findByText('lucia@alborada.example');
  expect(screen.getByText('El correo del día sale a las 08:30, y solo si hay algo.')).toBeTruthy();
  expect(screen.getByText(/^De 21:00 a 08:00 no sale nada que pueda esperar/)).toBeTruthy();
  expect(screen.getByText('De esto se avisa siempre')).toBeTruthy();
  expect(screen.getByText('Lo decide la academia')).toBeTruthy();

  const vence = within(screen.getByRole('radiogroup', { name: 'Correo: Algo vence pronto' }));
  expect(vence.getByRole('radio', { name: 'En el correo del día' })).toHaveProperty('checked', true);
  await user.click(vence.getByRole('radio', { name: 'No' }));
  expect(await screen.findByText(/^Guardado/)).toBeTruthy();
  await user.click(vence.getByRole('radio', { name: 'En el correo del día' }));
  await waitFor(() =>
    expect(pedidos).toEqual([
      { body: { evento: 'vence', correo: 'nunca' } },
      { body: { evento: 'vence', correo: 'dia' } },
    ]),
  );
});

test('si no se guarda, lo elegido sigue en la pantalla y se puede reintentar', async () => {
  on(api.leerPreferencias, mias());
  on(api.cambiarPreferencia, () => {
    throw lost();
  });
  const { screen, user } = await renderPage(PAGE);
  await user.click(await screen.findByRole('radio', { name: 'Al momento' }));
  const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('radio', { name: 'Al momento' })).toHaveProperty('checked', true);
  on(api.cambiarPreferencia, ({ body }) => ({ ...body, elegible: true }));
  await user.click(otraVez);
  expect(await screen.findByText(/^Guardado/)).toBeTruthy();
});

test('a quien no tiene correo se le dice, y qué hacer', async () => {
  on(api.leerPreferencias, mias({ correo: null }));
  const { screen } = await renderPage(PAGE);
  expect(await screen.findByText(/^No tienes correo en la academia/)).toBeTruthy();
});

test('si su servidor rechazó el correo, se dice por qué', async () => {
  on(api.leerPreferencias, mias({ parado: '550 no existe' }));
  const { screen } = await renderPage(PAGE);
  expect(await screen.findByText('A lucia@alborada.example no te llega nada.')).toBeTruthy();
  expect(screen.getByText(/«550 no existe»/)).toBeTruthy();
});

test('quien mira como otra persona no cambia lo que eligió', async () => {
  on(api.leerPreferencias, mias());
  const mirada = { quien: 'Marta', hasta: '2026-11-18T12:00:00.000Z' };
  const { screen } = await renderPage(PAGE, { sesion: unaSesion({ mirada }) });
  expect(await screen.findByRole('radio', { name: 'Al momento' })).toHaveProperty('disabled', true);
});

test('quien administra decide por la academia, sabe a cuántas personas llega y pone las horas', async () => {
  const { horas } = mias();
  const vence = {
    evento: 'vence' as const,
    correo: 'dia' as const,
    elegible: true,
    siguen: 1240,
    eligieron: 12,
  };
  on(api.leerPreferencias, mias({ eventos: [] }));
  on(api.leerAcademia, { horas, eventos: [vence] });
  const decididos = on(api.decidirAviso, ({ body }) => ({ horas, eventos: [{ ...vence, ...body }] }));
  const sesion = unaSesion({ permisos: ['sistema:administrar'] });
  const { screen, user } = await renderPage(PAGE, { sesion });
  await screen.findByText('Llega así a 1.240 personas; 12 personas eligieron por su cuenta');
  await user.click(
    screen.getByRole('switch', { name: 'Cada persona puede elegir otra cosa: Algo vence pronto' }),
  );
  expect(decididos).toEqual([{ body: { evento: 'vence', correo: 'dia', elegible: false } }]);

  const puestas = on(api.cambiarHoras, () => {
    throw refused(503, 'OCUPADO', { message: 'Vuelve a intentarlo.' });
  });
  const delDia = screen.getByLabelText('El correo del día, a las');
  await user.clear(delDia);
  await user.type(delDia, '07:00');
  expect(screen.getByText('A esa hora no salen correos. Elige una fuera de la noche.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar las horas' })).toHaveProperty('disabled', true);
  await user.clear(delDia);
  await user.type(delDia, '09:00');
  await user.click(screen.getByRole('button', { name: 'Guardar las horas' }));
  expect(await screen.findByText(/Vuelve a intentarlo/)).toBeTruthy();
  expect(puestas).toEqual([{ body: { ...horas, horaDelDia: '09:00' } }]);
  expect(delDia).toHaveProperty('value', '09:00');
});
