import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { leerListaDeGrupos } from '@catedra/shared/reportes/api.ts';
import type { GrupoEnLista } from '@catedra/shared/reportes/grupos-en-lista.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaListaDeGrupos, unaSesion, unGrupo, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const COMO_VA: NonNullable<GrupoEnLista['comoVa']> = {
  alDia: 3,
  enCurso: 1,
  sinEmpezar: 0,
  vencidas: 6,
  sinCursos: 0,
  hechas: 62,
  total: 100,
  proximas: 0,
  cursosConTarde: 1,
  cursoConTarde: 'Trabajos en altura',
  tardeDesde: antesDe(new Date(), 3 * DIA).toISOString(),
};

const almacen: GrupoEnLista = {
  ...unGrupo({ miembros: 10, tutores: 1 }),
  porRegla: true,
  primerosTutores: [{ id: unId(9), nombre: 'Íñigo', apellidos: 'Etxeberria', foto: null }],
  comoVa: COMO_VA,
};
const oficinas: GrupoEnLista = {
  ...unGrupo({ id: unId(201), nombre: 'Oficinas', miembros: 4 }),
  porRegla: false,
  primerosTutores: [],
  comoVa: { ...COMO_VA, vencidas: 0, proximas: 2, cursosConTarde: 0, cursoConTarde: null, tardeDesde: null },
};
const HALLAZGO = { grupos: 2, tarde: 6, gruposConTarde: 1, peor: { nombre: 'Almacén', tarde: 6 } };

test('el hallazgo es el título, y cada fila dice quién va tarde, en qué y desde cuándo', async () => {
  const asked = on(leerListaDeGrupos, unaListaDeGrupos([almacen, oficinas], HALLAZGO));
  const { screen } = await renderPage('/admin/usuarios/grupos', {
    sesion: unaSesion({ permisos: ['grupos:ver', 'reportes:ver'] }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await screen.findByRole('heading', { name: '6 personas van tarde, todas en Almacén' });
  expect(asked[0]).toMatchObject({ query: { orden: '-tarde' } });

  const fila = within(screen.getByRole('row', { name: /Almacén/ }));
  expect(fila.getByRole('img', { name: '3 al día, 1 en curso, 6 con algo vencido' })).toBeTruthy();
  expect(fila.getByText('en Trabajos en altura, desde hace 3 días')).toBeTruthy();
  expect(fila.getByText('Íñigo Etxeberria')).toBeTruthy();
  expect(fila.getByRole('link', { name: '6 personas' }).getAttribute('href')).toBe(
    `/admin/reportes?grupo=${almacen.id}&estado=vencido`,
  );
  const otra = within(screen.getByRole('row', { name: /Oficinas/ }));
  expect(otra.getByText('nadie; a 2 les vence algo en 7 días')).toBeTruthy();
  expect(otra.getByText('sin tutor')).toBeTruthy();
  expect(otra.queryByText('Activo')).toBeNull();
});

test('una dirección con un orden que no hay pide el de siempre', async () => {
  const asked = on(leerListaDeGrupos, unaListaDeGrupos([almacen], HALLAZGO));
  const { screen } = await renderPage('/admin/usuarios/grupos?orden=cursos&estado=raro', {
    sesion: unaSesion({ permisos: ['grupos:ver'] }),
  });
  await screen.findByRole('row', { name: /Almacén/ });
  expect(asked[0]).toMatchObject({ query: { orden: '-tarde' } });
});

test('quien no puede saber cómo van lee sus nombres, sus personas y sus tutores', async () => {
  on(leerListaDeGrupos, unaListaDeGrupos([{ ...almacen, comoVa: null }]));
  const { screen } = await renderPage('/admin/usuarios/grupos', {
    sesion: unaSesion({ permisos: ['grupos:ver'] }),
  });
  await screen.findByRole('heading', { name: 'Grupos' });
  expect((await screen.findByRole('row', { name: /Almacén/ })).textContent).toContain(
    '10 personas, por regla',
  );
  expect(screen.queryByText('Van tarde')).toBeNull();
});
