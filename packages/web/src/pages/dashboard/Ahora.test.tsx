import type { Ahora as EsteMomento } from '@catedra/shared/reportes/schemas.ts';
import { expect } from 'vitest';
import { Ahora } from '#pages/dashboard/Ahora.tsx';
import { unaSesion } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const enCurso: NonNullable<EsteMomento['enCurso']> = {
  cursoId: 'c1',
  actividadId: 'a1',
  titulo: 'Prueba de extintores',
  personas: 12,
  hasta: null,
  otras: 2,
};
const ahora: EsteMomento = { personas: { total: 0, primeras: [] }, enCurso, ultimo: null };

test('lo que se está haciendo dice cuántas personas y lleva a sus intentos en curso', async () => {
  const sesion = unaSesion({ permisos: ['reportes:ver', 'actividades:ver', 'intentos:ver'] });
  const { screen } = await renderPiece(<Ahora ahora={ahora} />, { sesion });
  const link = screen.getByRole('link', { name: 'Prueba de extintores' });
  expect(link.getAttribute('href')).toBe('/admin/actividades/c1/actualizar/a1?ver=resultados&criba=en_curso');
  expect(link.parentElement?.textContent).toBe('12 en Prueba de extintores; y 2 evaluaciones más');
});

test('a quien no ve los intentos no le lleva a ninguna parte', async () => {
  const { screen } = await renderPiece(<Ahora ahora={ahora} />);
  expect(screen.getByText('Prueba de extintores')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
