import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { aLaPuerta, conRecibo, confirmar, empezar, estaEn, siguiente } from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const AVISAR = /Avisar y señalizar/;
const SEGUIR = /Seguir trabajando/;

const ir = (page: Page, numero: number) =>
  page.getByRole('button', { name: new RegExp(`^Pregunta ${numero},`) }).click();

test('dos equipos en un intento: lo que el primero no envió se añade o se ofrece donde la persona está', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const puerta = await aLaPuerta({ page: admin, otraVentana, baseURL }, 1440);
  const { page: primero, ventana, evaluacionId, correo, contraseña, origin } = puerta;
  await empezar(primero, evaluacionId);
  await primero.getByRole('radio', { name: AVISAR }).check();
  await expect(primero.getByText('Respuesta guardada')).toBeVisible();

  // The first goes on without network: two answers that nobody else has.
  await ventana.setOffline(true);
  await primero.getByRole('radio', { name: SEGUIR }).check();
  await siguiente(primero);
  await estaEn(primero, 2);
  await primero.getByRole('radio', { name: 'Verdadero' }).check();
  await expect(primero.getByText('Solo en este dispositivo, por enviar')).toBeVisible();

  const segundo = await otraVentana();
  await segundo.setViewportSize({ width: 390, height: 780 });
  await entrar(segundo, origin, { correo, contraseña });
  await segundo.goto(primero.url());
  await expect(segundo.getByText('Aquí solo puedes mirar')).toBeVisible();
  await expect(segundo.getByText(/Aquí ves lo mismo/)).toBeVisible();
  await segundo.getByRole('button', { name: 'Tomar el control aquí' }).click();
  await expect(segundo.getByText('Ahora respondes aquí.')).toBeVisible();
  // It opens at the first question without an answer, and goes back: there is a newer answer there from now on.
  await segundo.getByRole('button', { name: 'Anterior' }).click();
  await estaEn(segundo, 1);
  await segundo.getByRole('radio', { name: /Esperar sentado/ }).check();
  await expect(segundo.getByText('Respuesta guardada')).toBeVisible();

  await ventana.setOffline(false);
  // Where there was a newer one, whoever answers chooses, on the device where they are.
  await expect(segundo.getByText('Hay otra respuesta: elige una')).toBeVisible();
  await expect(segundo.getByText('También respondiste esta pregunta en otro sitio.')).toBeVisible();
  await sinFaltas(segundo);
  const otra = segundo.getByRole('region', { name: 'La otra respuesta' });
  await expect(otra.getByRole('radio', { name: SEGUIR })).toBeChecked();
  await segundo.getByRole('button', { name: 'Dejar la otra' }).click();
  await expect(segundo.getByText('Respuesta guardada')).toBeVisible();
  await expect(segundo.getByRole('radio', { name: SEGUIR })).toBeChecked();

  // Where nobody had answered it was added, by itself.
  await siguiente(segundo);
  await expect(segundo.getByRole('radio', { name: 'Verdadero' })).toBeChecked();

  // The first one has nothing left of its own, and sees what the second has: only then does it say so.
  await expect(primero.getByText(/Aquí ves lo mismo/)).toBeVisible();
  await ir(primero, 1);
  await expect(primero.getByRole('radio', { name: SEGUIR })).toBeChecked();
  await sinFaltas(primero);

  // What only told something has gone away by itself.
  await expect(segundo.getByText('Ahora respondes aquí.')).toBeHidden();

  await segundo.getByRole('button', { name: /2 de 4/ }).click();
  await segundo.getByRole('dialog').getByRole('button', { name: 'Entregar la prueba' }).click();
  await confirmar(segundo);
  await conRecibo(segundo, '2 de 4');
});

test('quien solo mira y se queda sin red no lee que ve lo mismo', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const puerta = await aLaPuerta({ page: admin, otraVentana, baseURL }, 1440);
  const { page: una, evaluacionId, correo, contraseña, origin } = puerta;
  await empezar(una, evaluacionId);
  const otra = await otraVentana();
  await entrar(otra, origin, { correo, contraseña });
  await otra.goto(una.url());
  await expect(otra.getByText(/Aquí ves lo mismo/)).toBeVisible();
  await otra.context().setOffline(true);
  await expect(otra.getByText(/puede que aquí no veas lo último/)).toBeVisible();
  await expect(otra.getByText(/Aquí ves lo mismo/)).toBeHidden();
  await una.getByRole('radio', { name: AVISAR }).check();
  await expect(una.getByText('Respuesta guardada')).toBeVisible();
  await otra.context().setOffline(false);
  await expect(otra.getByText(/Aquí ves lo mismo/)).toBeVisible();
  await expect(otra.getByRole('radio', { name: AVISAR })).toBeChecked();
});
