import * as api from '@catedra/shared/tecnico/api.ts';
import type { Trabajos } from '@catedra/shared/tecnico/trabajos.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const DIRECCION = '/admin/configuracion?vista=tecnico';
const sesion = unaSesion({ permisos: ['sistema:administrar'] });

const unos = (values: Partial<Trabajos> = {}): Trabajos => ({
  abandonados: [],
  enMarcha: [],
  enEspera: [],
  hoy: { hechos: 0, masLentoSegundos: null, porHora: Array.from({ length: 24 }, () => 0) },
  seRepiten: [],
  ...values,
});

const fallidos = {
  cola: 'cargas.invitar',
  cuantos: 64,
  intentos: 6,
  hasta: '2026-11-18T08:00:00.000Z',
  ultimos: [
    { en: '2026-11-18T08:00:00.000Z', motivo: 'el servidor de correo no contesta' },
    { en: '2026-11-18T07:00:00.000Z', motivo: null },
  ],
};

test('sin nada parado lo dice y no hay nada que hacer', async () => {
  on(api.leerTrabajos, unos());
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: 'Los trabajos van en hora' });
  expect(screen.getByText('0 en marcha, 0 en espera. Hoy aún no se ha hecho ninguno.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
});

test('lo que falló dice qué era, por qué y cuántas veces, y se reintenta lo que se vio', async () => {
  on(api.leerTrabajos, unos({ abandonados: [fallidos] }));
  const pedidos = on(api.reintentarTrabajos, { cuantos: 64 });
  const { screen, user } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: '64 trabajos han fallado; los demás van en hora' });
  expect(screen.getByRole('heading', { name: 'Invitar a las personas de una carga' })).toBeTruthy();
  expect(screen.getAllByText(/el servidor de correo no contesta/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Reintentar los 64' }));
  expect(pedidos).toEqual([{ body: { cola: 'cargas.invitar', hasta: fallidos.hasta } }]);
});

test('descartar pregunta antes y dice lo que se queda sin hacer; si se rechaza, también', async () => {
  on(
    api.leerTrabajos,
    unos({ abandonados: [{ ...fallidos, cuantos: 1, ultimos: fallidos.ultimos.slice(0, 1) }] }),
  );
  const pedidos = on(api.descartarTrabajos, () => {
    throw refused(403, 'SIN_PERMISO', { message: 'No tienes permiso para hacer esto.' });
  });
  const { screen, user } = await renderPage(DIRECCION, { sesion });
  await user.click(await screen.findByRole('button', { name: 'Descartar…' }));
  expect(await screen.findByText(/se queda sin hacer/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Descartar el trabajo' }));
  expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeTruthy();
  expect(pedidos).toHaveLength(1);
});

test('lo que se hace, lo que espera, lo hecho por horas y lo que se repite', async () => {
  const porHora = Array.from({ length: 24 }, (_, hora) => (hora === 9 ? 74 : hora === 10 ? 4 : 0));
  on(
    api.leerTrabajos,
    unos({
      enMarcha: [{ cola: 'cargas.importar', cuantos: 1, desde: '2026-11-18T09:30:00.000Z' }],
      enEspera: [
        { cola: 'sesion.correo', cuantos: 3, para: '2026-11-18T09:00:00.000Z', tarde: true, fallaron: 1 },
      ],
      hoy: { hechos: 78, masLentoSegundos: 160, porHora },
      seRepiten: [
        { cola: 'intentos.barrer', cron: '* * * * *', ultima: null, segundos: null },
        { cola: 'papelera.vaciar', cron: '37 4 * * *', ultima: '2026-11-18T04:37:00.000Z', segundos: 2 },
      ],
    }),
  );
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { name: 'Hay trabajos que esperan desde hace más de diez minutos' });
  expect(
    screen.getByText('1 en marcha, 3 en espera. Hoy se han hecho 78 y el más lento tardó 2 min 40 s.'),
  ).toBeTruthy();
  expect(screen.getByText('Importar personas de un archivo')).toBeTruthy();
  expect(screen.getByText('Son 3; fallaron 1 y se probará otra vez')).toBeTruthy();
  expect(screen.getByText('La hora con más trabajo, las 9: 74 de los 78 de hoy')).toBeTruthy();
  expect(screen.getByText('2 tareas que se repiten solas')).toBeTruthy();
  expect(screen.getByText('aún no se ha hecho')).toBeTruthy();
});
