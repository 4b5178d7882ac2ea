import * as api from '@catedra/shared/avisos/api.ts';
import type { LineaDeAviso } from '@catedra/shared/avisos/schemas.ts';
import { act, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unId, unaSesion } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { streams } from '#testing/stream.ts';
import { BellButton } from '#parts/avisos/BellButton.tsx';
import { startFeed } from '#platform/feed.ts';
import { serverTime } from '#platform/clock.ts';

const linea = (n: number, values: Partial<LineaDeAviso> = {}): LineaDeAviso => ({
  id: unId(n),
  evento: 'trabajo',
  titulo: 'Te han puesto un 8 en Nudos y amarres',
  fuerte: 'Nudos y amarres',
  detalle: 'Curso Trabajos en altura',
  enlace: '/curso/altura?actividad=nudos',
  accion: 'Ver la corrección',
  en: serverTime().toISOString(),
  leido: false,
  junto: [],
  ...values,
});

const abrir = async (sesion = unaSesion()) => {
  const rendered = await renderPiece(<BellButton />, { sesion });
  const { screen, user } = rendered;
  await user.click(await screen.findByRole('button', { name: /^Avisos/ }));
  return { ...rendered, panel: within(await screen.findByRole('dialog', { name: 'Avisos' })) };
};

test('dice cuántos hay sin leer, y cada uno lleva a su sitio y queda leído', async () => {
  const juntos = [unId(21), unId(22)];
  on(api.leerCampana, {
    lineas: [linea(1, { junto: juntos }), linea(2, { leido: true })],
    noLeidos: 3,
    sigue: null,
  });
  const leidos = on(api.marcarLeidos, { noLeidos: 0 });
  const { screen, user, panel, address } = await abrir();
  expect(screen.getByRole('button', { name: 'Avisos: 3 sin leer', hidden: true })).toBeTruthy();
  expect(panel.getByRole('heading', { name: 'Hoy' })).toBeTruthy();
  await user.click(panel.getByRole('link', { name: /^Sin leer: Te han puesto un 8 en Nudos y amarres/ }));
  expect(address()).toBe('/curso/altura?actividad=nudos');
  expect(leidos).toEqual([{ body: { ids: [unId(1), ...juntos] } }]);
  expect(await screen.findByRole('button', { name: 'Avisos' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('se marcan todos a la vez, y si no se pudo vuelven a estar sin leer y se dice', async () => {
  const lineas = [linea(1, { en: '2026-11-02T10:00:00.000Z' }), linea(2, { en: '2026-11-01T10:00:00.000Z' })];
  on(api.leerCampana, { lineas, noLeidos: 2, sigue: null });
  const { panel, user, screen } = await abrir();
  on(api.marcarLeidos, () => {
    throw refused(503, 'OCUPADO', { message: 'Vuelve a intentarlo.' });
  });
  await user.click(panel.getByRole('button', { name: 'Marcar como leídos' }));
  expect((await panel.findByRole('alert')).textContent).toContain('Vuelve a intentarlo.');
  expect(await panel.findAllByText('Sin leer:')).toHaveLength(2);

  const leidos = on(api.marcarLeidos, { noLeidos: 0 });
  await user.click(panel.getByRole('button', { name: 'Marcar como leídos' }));
  expect(leidos).toEqual([{ body: { hasta: '2026-11-02T10:00:00.000Z' } }]);
  await waitFor(() => expect(panel.queryByText('Sin leer:')).toBeNull());
  expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Avisos' }));
  expect(screen.getByRole('button', { name: 'Avisos', hidden: true })).toBeTruthy();
});

test('lo que llega se dice y se cuenta sin recargar', async () => {
  on(api.leerCampana, { lineas: [], noLeidos: 0, sigue: null });
  const { panel, screen } = await abrir();
  expect(panel.getByText('Todo leído')).toBeTruthy();
  const stop = startFeed('1.1', unId(99));
  const [feed] = streams();
  await waitFor(() => expect(streams()).not.toHaveLength(0));
  on(api.leerCampana, { lineas: [linea(1)], noLeidos: 1, sigue: null });
  act(() => {
    streams()[0]?.accept();
    streams()[0]?.say({ tipo: 'cambio', coleccion: 'avisos', id: unId(99) } as never, '1.2');
  });
  expect(await panel.findByText('Sin leer:')).toBeTruthy();
  expect(screen.getByText('1 aviso nuevo')).toBeTruthy();
  feed?.close();
  stop();
});

test('quien mira como otra persona ve su campana y no marca nada', async () => {
  on(api.leerCampana, { lineas: [linea(1)], noLeidos: 1, sigue: null });
  const leidos = on(api.marcarLeidos, { noLeidos: 0 });
  const mirada = { quien: 'Marta', hasta: '2026-11-18T12:00:00.000Z' };
  const { panel, user } = await abrir(unaSesion({ mirada }));
  expect(panel.queryByRole('button', { name: 'Marcar como leídos' })).toBeNull();
  await user.click(panel.getByRole('link', { name: /Nudos/ }));
  expect(leidos).toEqual([]);
});

test('si no llegan se dice, y se pueden pedir otra vez', async () => {
  on(api.leerCampana, () => {
    throw refused(500, 'INTERNO', { message: 'Algo falló aquí.' });
  });
  const { panel, user } = await abrir();
  expect(await panel.findByText('Algo falló aquí.')).toBeTruthy();
  on(api.leerCampana, { lineas: [linea(1)], noLeidos: 1, sigue: null });
  await user.click(panel.getByRole('button', { name: 'Reintentar' }));
  expect(await panel.findByText('Sin leer:')).toBeTruthy();
});

test('con una contraseña temporal no se pregunta nada', async () => {
  on(api.leerCampana, () => {
    throw lost();
  });
  const sesion = unaSesion({ usuario: { cambiarContraseña: true } });
  const { screen } = await renderPiece(<BellButton />, { sesion });
  expect(screen.getByRole('button', { name: 'Avisos' })).toHaveProperty('disabled', true);
});
