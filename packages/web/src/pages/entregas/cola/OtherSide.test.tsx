import * as entregasApi from '@catedra/shared/entregas/api.ts';
import { expect } from 'vitest';
import { NADA_ESPERA } from '#pages/entregas/cola/fake-queue.ts';
import { on } from '#testing/answers.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sesion = unaSesion({ permisos: ['actividades:calificar'] });

test('lo que espera en la papelera se dice aparte, se abre y se vuelve de ello', async () => {
  const pedidas = on(entregasApi.leerPendientes, ({ query }) => ({
    ...NADA_ESPERA,
    enPapelera: query.papelera ? 0 : 3,
  }));
  on(entregasApi.leerMontones, { datos: [], siguiente: null });
  const { screen, user, address } = await renderPage('/admin/actividades?ver=entregas', { sesion });
  await user.click(await screen.findByRole('link', { name: '3 entregas esperan en la papelera' }));
  expect(await screen.findByRole('heading', { name: 'Nada por corregir en la papelera' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Por corregir: papelera' })).toBeTruthy();
  expect(pedidas.at(-1)).toMatchObject({ query: { papelera: true } });
  await user.click(screen.getByRole('link', { name: 'Ver lo demás' }));
  expect(await screen.findByRole('heading', { name: 'Nada por corregir' })).toBeTruthy();
  expect(address()).not.toContain('papelera');
});
