import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { aLaPuerta, aspirante, empezar } from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';

const PRISA = 'Quedan diez minutos de sala.';

const situacion = (sala: Page, nombre: string, cuantas: number) =>
  expect(
    sala
      .getByRole('navigation', { name: 'Personas por situación' })
      .getByRole('button', { name: new RegExp(`^${nombre}\\s*${cuantas}(?!\\d)`) }),
  ).toBeVisible();

const acaba = (suya: Page, minutos: RegExp) =>
  expect(suya.getByRole('timer').getByText(minutos)).toBeVisible();

test('quien vigila ve llegar respuestas, escribe, da minutos, ve irse la red y termina', async ({
  page: sala,
  otraVentana,
  baseURL,
}) => {
  const puerta = await aLaPuerta({ page: sala, otraVentana, baseURL }, 360, { minutos: 8 });
  const { page: ana, ventana: deAna, api, origin, cursoId, actividadId, evaluacionId } = puerta;
  const { page: beto } = await aspirante(await otraVentana(), origin, api, cursoId, 1440);
  await sala.goto(`/admin/actividades/${cursoId}/actualizar/${actividadId}?ver=sala`);
  await expect(sala.getByText(/^En vivo,/)).toBeVisible();
  await situacion(sala, 'Sin empezar', 2);

  await empezar(ana, evaluacionId);
  await situacion(sala, 'Respondiendo', 1);
  await ana.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await expect(sala.getByRole('button', { name: /1 respondida de 4/ })).toBeVisible();
  await empezar(beto, evaluacionId);
  await expect(sala.getByText('2 personas dentro')).toBeVisible();
  await sinFaltas(sala);

  // A word for both: over nothing, and each says that it was seen.
  await sala.getByRole('button', { name: 'Escribirles' }).click();
  const mensaje = sala.getByRole('dialog', { name: 'Escribir a quien está dentro' });
  await expect(mensaje.getByText('Escribe el mensaje.')).toBeVisible();
  await mensaje.getByRole('textbox', { name: 'Mensaje' }).fill(PRISA);
  await mensaje.getByRole('button', { name: 'Enviar a 2 personas' }).dblclick();
  await expect(mensaje).toBeHidden();
  for (const suya of [ana, beto]) await expect(suya.getByText(PRISA)).toHaveCount(1);
  await expect(sala.getByText('Visto por 0 de 2')).toBeVisible();
  await sinFaltas(ana);
  await ana.getByRole('button', { name: 'Entendido' }).click();
  await expect(sala.getByText('Visto por 1 de 2')).toBeVisible();
  await beto.reload();
  await expect(beto.getByText(PRISA)).toBeVisible();
  await beto.getByRole('button', { name: 'Entendido' }).click();
  await expect(sala.getByText('Visto por las 2 personas')).toBeVisible();

  // Minutes for all: both clocks change, also that of whoever came back from a reload.
  for (const suya of [ana, beto]) await acaba(suya, /^[0-7]:\d\d$/);
  await sala.getByRole('button', { name: 'Dar tiempo' }).first().click();
  const tiempo = sala.getByRole('dialog', { name: 'Dar más tiempo' });
  await tiempo.getByRole('button', { name: '15 min', exact: true }).click();
  await tiempo.getByRole('textbox', { name: 'Motivo, que leerán' }).fill('Se fue la luz');
  await tiempo.getByRole('button', { name: 'Dar 15 minutos a 2 personas' }).dblclick();
  await expect(tiempo).toBeHidden();
  for (const suya of [ana, beto]) await acaba(suya, /^2[0-2]:\d\d$/);

  // Whose network goes is told within its seconds, and ended with what had arrived.
  await deAna.setOffline(true);
  await ana.getByRole('radio', { name: /Seguir trabajando/ }).check();
  await expect(ana.getByText('Solo en este dispositivo, por enviar')).toBeVisible();
  await situacion(sala, 'Sin señal', 1);
  await deAna.setOffline(false);
  await situacion(sala, 'Sin señal', 0);

  await sala.getByRole('button', { name: 'Acciones para la sala' }).click();
  await sala.getByRole('menuitem', { name: 'Terminar para todas' }).click();
  const fin = sala.getByRole('dialog', { name: 'Terminar 2 intentos' });
  await expect(fin.getByText('A 2 personas les quedan preguntas sin responder.')).toBeVisible();
  await fin.getByRole('textbox', { name: /^Motivo/ }).fill('Fin de la sesión');
  await sinFaltas(sala);
  await fin.getByRole('button', { name: 'Terminar 2 intentos' }).dblclick();
  for (const [suya, recibidas] of [
    [ana, '1 de 4'],
    [beto, '0 de 4'],
  ] as const) {
    await expect(suya.getByRole('heading', { name: 'La academia ha entregado tu prueba' })).toBeVisible();
    await expect(suya.getByText(recibidas, { exact: true })).toBeVisible();
  }
  await situacion(sala, 'Han terminado', 2);
  await expect(sala.getByText('0 personas dentro')).toBeVisible();
});
