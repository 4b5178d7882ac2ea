import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { cosasDeLaAcademia } from '#pages/configuracion/de-la-academia.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const cosas = (...permisos: Permiso[]) => cosasDeLaAcademia(unaSesion({ permisos }).actor);

test('cada cual tiene de la academia lo que decide o mira, y quien aprende nada', () => {
  expect(cosas()).toEqual([]);
  expect(cosas('avisos:correo')).toEqual(['correo']);
  expect(cosas('sistema:administrar', 'certificados:disenar')).toEqual(
    expect.arrayContaining(['firma', 'tecnico']),
  );
});

test('lo de la academia está aparte, en su dirección, y lo mío no lo lleva', async () => {
  const sesion = unaSesion({ permisos: ['avisos:correo', 'certificados:disenar'] });
  const { screen } = await renderPage('/admin/configuracion?vista=academia', { sesion });
  await screen.findByRole('heading', { level: 1, name: 'Configuración de la academia' });
  const partes = within(screen.getByRole('navigation', { name: 'Partes de la configuración' }));
  expect(partes.getByRole('link', { name: 'La academia', current: 'page' })).toBeTruthy();
  expect(partes.getByRole('link', { name: 'Lo mío' }).getAttribute('href')).toBe('/admin/configuracion');
  expect(screen.getByRole('link', { name: 'Correo enviado' }).getAttribute('href')).toBe(
    '/admin/configuracion?vista=correo',
  );
  expect(screen.getByRole('link', { name: 'Firma de los certificados' })).toBeTruthy();
  expect(screen.queryByText('Cuentas de la academia')).toBeNull();
});
