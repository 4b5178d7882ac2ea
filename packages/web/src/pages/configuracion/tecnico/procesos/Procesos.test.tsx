import * as api from '@catedra/shared/tecnico/api.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sesion = unaSesion({ permisos: ['sistema:administrar'] });
const DIRECCION = '/admin/configuracion?vista=tecnico&parte=procesos';
const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();

test('cada proceso dice dónde está, su versión, su memoria y su retraso; el que calla, desde cuándo', async () => {
  const comun = { equipo: 'servidor-1', version: '0.2.0', desde: hace(600), bytes: 180 * 2 ** 20 };
  on(api.leerProcesos, {
    procesos: [
      { ...comun, id: unId(1), pid: 41, visto: hace(0), retrasoMs: 3.4, pantallas: 12 },
      { ...comun, id: unId(2), pid: 42, visto: hace(0), retrasoMs: 450, pantallas: 1 },
      { ...comun, id: unId(3), pid: 43, visto: hace(3), retrasoMs: 2, pantallas: 0 },
    ],
  });
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: 'Un proceso no contesta' });
  expect(screen.getByText(/^13 pantallas abiertas oyen los cambios/)).toBeTruthy();
  expect(screen.getByText('servidor-1, proceso 41')).toBeTruthy();
  expect(screen.getAllByText('180 MB de memoria')).toHaveLength(3);
  expect(screen.getByText('3 ms de retraso')).toBeTruthy();
  expect(screen.getByText('va con 450 ms de retraso')).toBeTruthy();
  expect(screen.getByText(/no contesta desde/).textContent).toContain('hace 3 min');
});

test('antes de que se anote alguno lo dice', async () => {
  on(api.leerProcesos, { procesos: [] });
  const { screen } = await renderPage(DIRECCION, { sesion });
  await screen.findByRole('heading', { level: 1, name: 'Ningún proceso se ha anotado todavía' });
});
