import * as api from '@catedra/shared/calendario/api.ts';
import type { FechaDelCalendario, MiCalendario } from '@catedra/shared/calendario/schemas.ts';
import { masDias, masMeses } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { momentoDe } from '@catedra/shared/fechas/momento-de.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { mesYAño, nombreDeMes } from '#pages/home/calendario/months.ts';
import { on } from '#testing/answers.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const ZONA = 'Europe/Madrid';
const HOY = diaEn(new Date(), ZONA);

const una = (dia: string, values: Partial<FechaDelCalendario> = {}): FechaDelCalendario => ({
  clave: `${dia}${values.titulo ?? ''}${values.que ?? ''}`,
  que: 'vence',
  de: 'curso',
  ref: 'alturas',
  titulo: 'Alturas',
  dia,
  momento: momentoDe(dia, '23:59:59', ZONA).toISOString(),
  conHora: false,
  estado: 'sin_empezar',
  nota: null,
  ...values,
});

const calendario = (fechas: FechaDelCalendario[], values: Partial<MiCalendario> = {}): MiCalendario => ({
  fechas,
  recortadas: false,
  desde: masDias(HOY, -30),
  hasta: masDias(HOY, 400),
  direccion: null,
  ...values,
});

test('el mes enseña cada fecha en su día, y la lista lo que viene y lo que venció', async () => {
  on(
    api.leerMio,
    calendario([
      una(masDias(HOY, -40), { titulo: 'Vieja' }),
      una(HOY),
      una(HOY, { titulo: 'Final', de: 'evaluacion', ref: 'e1', estado: 'hecha', nota: 8.5 }),
    ]),
  );
  const { screen } = await renderPage('/home?vista=calendario');
  await screen.findByRole('heading', { level: 1, name: mesYAño(HOY.slice(0, 7)) });
  const mes = within(await screen.findByRole('table'));
  expect(mes.getByRole('link', { name: /Vence pronto Alturas, curso completo/ }).getAttribute('href')).toBe(
    '/curso/alturas',
  );
  expect(mes.getByText('hecha, nota 8,5')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).map((uno) => uno.textContent)).toContain('Vencido');
  const agenda = screen.getAllByRole('listitem').map((fila) => fila.textContent);
  expect(agenda.some((texto) => texto.includes('Vieja') && texto.includes('Venció'))).toBe(true);
});

test('un mes vacío dice qué viene después y lleva allí', async () => {
  const luego = masMeses(HOY, 2);
  on(api.leerMio, calendario([una(luego, { que: 'renovacion', titulo: 'Carretillas' })]));
  const { screen, user } = await renderPage('/home?vista=calendario');
  await screen.findByText(`Nada en ${nombreDeMes(HOY.slice(0, 7))}`);
  expect(screen.getByText(/Vence la renovación: Carretillas/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: `Ir a ${nombreDeMes(luego.slice(0, 7))}` }));
  await screen.findByRole('heading', { level: 1, name: mesYAño(luego.slice(0, 7)) });
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await screen.findByRole('heading', { level: 1, name: mesYAño(HOY.slice(0, 7)) });
});

test('la dirección no existe hasta que se pide, se enseña una vez, y se cambia preguntando', async () => {
  const url = `https://academia.example/api/calendario/${'a'.repeat(43)}.ics`;
  const dada = { version: 1, pista: 'aaaa…aa', creadaEn: new Date().toISOString() };
  let hay = 0;
  on(api.leerMio, () => calendario([], { direccion: hay === 0 ? null : { ...dada, version: hay } }));
  const pedidas = on(api.darDireccion, () => {
    hay += 1;
    return { url: url.replace('aaa.ics', `aa${hay}.ics`), direccion: { ...dada, version: hay } };
  });
  const { screen, user } = await renderPage('/home?vista=calendario');
  await user.click(await screen.findByRole('button', { name: 'Pedir una dirección' }));
  await screen.findByText(/aa1\.ics$/);
  expect(screen.getByText(/no volverá a enseñarse/)).toBeDefined();
  expect(screen.getByRole('link', { name: /en el calendario de este equipo/ }).getAttribute('href')).toMatch(
    /^webcal:\/\/academia\.example\/api\/calendario\//,
  );
  await user.click(screen.getByRole('button', { name: 'Cambiarla' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cambiar la dirección' }),
  );
  await screen.findByText(/aa2\.ics$/);
  expect(pedidas.map(({ body }) => body.enLugarDe)).toEqual([0, 1]);
});

test('la que ya se tenía no se enseña entera; al mirar como otra persona no se ve ni se toca', async () => {
  const direccion = { version: 3, pista: '9fK2…wQ', creadaEn: '2026-11-18T10:00:00.000Z' };
  on(api.leerMio, calendario([], { direccion }));
  const { screen } = await renderPage('/home?vista=calendario');
  await screen.findByText(/9fK2…wQ\.ics$/);
  expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull();
});

test('al mirar como otra persona, su dirección ni se ve ni se toca', async () => {
  on(api.leerMio, calendario([una(HOY)]));
  const sesion = unaSesion({ mirada: { quien: 'Marta Ruiz', hasta: '2099-01-01T00:00:00.000Z' } });
  const { screen } = await renderPage('/home?vista=calendario', { sesion });
  await screen.findByText(/no se ve ni se cambia al mirar/);
  expect(screen.queryByRole('button', { name: 'Pedir una dirección' })).toBeNull();
});
