import * as api from '@catedra/shared/copias/api.ts';
import type { Copia, Copias } from '@catedra/shared/copias/schemas.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sesion = unaSesion({ permisos: ['sistema:administrar'] });
const DIRECCION = '/admin/configuracion?vista=tecnico&parte=copias';
const HORA = 3_600_000;
const hace = (horas: number) => new Date(Date.now() - horas * HORA).toISOString();

const una = (horas: number, values: Partial<Copia> = {}): Copia => ({
  nombre: hace(horas).replaceAll(/[:.]/g, '-'),
  momento: hace(horas),
  segundos: 240,
  bytes: 12 * 2 ** 30,
  archivos: 3,
  faltaban: 0,
  prueba: null,
  ...values,
});
const todas = (values: Partial<Copias> = {}): Copias => ({
  destino: { lugar: '/discos/copias', cifradas: true },
  problema: null,
  enMarcha: false,
  copias: [],
  proxima: hace(-10),
  zona: 'Europe/Madrid',
  noches: 14,
  semanas: 52,
  ...values,
});

test('sin destino dice que no se hace ninguna y cómo se pone, sin botón que no valga', async () => {
  on(api.leerCopias, todas({ destino: null, proxima: null }));
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: 'No se hace ninguna copia de seguridad' });
  expect(screen.getByText(/COPIAS_DESTINO/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hacer una copia ahora' })).toBeNull();
});

test('antes de la primera se puede hacer ya, y pedida lo dice', async () => {
  on(api.leerCopias, todas());
  const pedidas = on(api.pedirCopia, undefined);
  const { screen, user } = await renderPage(DIRECCION, { sesion });
  await screen.findByText('La primera se hará esta noche');
  await user.click(screen.getByRole('button', { name: 'Hacer una copia ahora' }));
  expect(await screen.findByText('Pedida: empieza antes de un minuto.')).toBeTruthy();
  expect(pedidas).toHaveLength(1);
});

test('la edad, el tamaño, la prueba y las que hay; una vieja avisa', async () => {
  const prueba = { en: hace(80), segundos: 360, bien: true, motivo: null, personas: 1284, archivos: 3 };
  on(api.leerCopias, todas({ copias: [una(75), una(100, { prueba, faltaban: 1 })] }));
  const pedidas = on(api.probarCopia, () => {
    throw refused(404, 'NO_ENCONTRADO', { message: 'Esa copia ya no está.' });
  });
  const { screen, user } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', {
    level: 1,
    name: 'La última copia tiene 3 días: falta la de esta noche',
  });
  expect(screen.getByText(/Mira en «Trabajos» si la última falló/)).toBeTruthy();
  expect(screen.getByText('restaurada en 6 min; 1.284 personas')).toBeTruthy();
  expect(screen.getByText(/1 archivo ya no estaba al hacerla/)).toBeTruthy();
  expect(screen.getByText(/Se guardan 14 noches seguidas y una por semana durante 52 semanas/)).toBeTruthy();
  const [primera] = screen.getAllByRole('button', { name: 'Probar' });
  if (!primera) throw new Error('there is nothing to prove');
  await user.click(primera);
  expect(await screen.findByText('Esa copia ya no está.')).toBeTruthy();
  expect(pedidas).toHaveLength(1);
});

test('si la prueba falló dice por qué', async () => {
  const prueba = {
    en: hace(2),
    segundos: 3,
    bien: false,
    motivo: 'La copia no está entera: falta base-0001.zst.',
    personas: 0,
    archivos: 0,
  };
  on(api.leerCopias, todas({ copias: [una(3, { prueba })] }));
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: /no se pudo restaurar al probarla/ });
  expect(screen.getByText('La copia no está entera: falta base-0001.zst.')).toBeTruthy();
});

test('si no se llega al sitio de las copias se dice por qué', async () => {
  on(
    api.leerCopias,
    todas({ problema: 'No se llega al almacén de «s3://c» (ECONNREFUSED). Revisa su dirección.' }),
  );
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: 'No se puede llegar a las copias de seguridad' });
  expect(screen.getByText(/ECONNREFUSED/)).toBeTruthy();
});
