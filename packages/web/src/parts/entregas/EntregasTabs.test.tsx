import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { leerListaDeGrupos } from '@catedra/shared/reportes/api.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaListaDeGrupos, unaSesion, unGrupo } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const DE_TUTOR: Permiso[] = [
  'grupos:ver:grupos',
  'usuarios:ver:grupos',
  'actividades:calificar:grupos',
  'progreso:ver:grupos',
];

const enGrupos = async (perfil: string) => {
  on(
    leerListaDeGrupos,
    unaListaDeGrupos([{ ...unGrupo(), porRegla: false, primerosTutores: [], comoVa: null }]),
  );
  const { screen } = await renderPage('/admin/usuarios/grupos', {
    sesion: unaSesion({ usuario: { perfil }, permisos: DE_TUTOR }),
  });
  await screen.findByRole('link', { name: /Almacén/ });
  return screen;
};

test('a quien no tiene menú, cada página le lleva a las demás y a su trabajo', async () => {
  const screen = await enGrupos('Tutor de planta');
  const camino = screen.getByRole('navigation', { name: 'Dónde estás' });
  expect(within(camino).getByRole('link', { name: 'Mi trabajo' }).getAttribute('href')).toBe('/home');
  const partes = within(screen.getByRole('navigation', { name: 'Tus páginas' })).getAllByRole('link');
  expect(partes.map((uno) => [uno.textContent, uno.getAttribute('href')])).toEqual([
    ['Personas', '/admin/usuarios'],
    ['Grupos', '/admin/usuarios/grupos'],
    ['Por corregir', '/admin/actividades?ver=entregas'],
  ]);
});

test('quien tiene menú no lo lee dos veces', async () => {
  const screen = await enGrupos('Administrador');
  expect(screen.queryByRole('navigation', { name: 'Tus páginas' })).toBeNull();
  const camino = screen.getByRole('navigation', { name: 'Dónde estás' });
  expect(within(camino).queryByRole('link', { name: 'Mi trabajo' })).toBeNull();
});
