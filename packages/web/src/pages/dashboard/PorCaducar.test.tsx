import { leerPorCaducar } from '@catedra/shared/certificados/api.ts';
import { expect } from 'vitest';
import { PorCaducar } from '#pages/dashboard/PorCaducar.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('los certificados que caducan se dicen por curso, y cada uno abre los suyos', async () => {
  on(leerPorCaducar, {
    total: 9,
    cursos: [{ cursoId: unId(10), titulo: 'Altura', cuantos: 8, primero: '2026-12-03' }],
  });
  const { screen } = await renderPiece(<PorCaducar />);
  await screen.findByRole('heading', { name: '9 certificados caducan en 90 días' });
  expect(screen.getByRole('link', { name: 'Altura' }).getAttribute('href')).toBe(
    `/admin/reportes?reporte=certificados&caduca=90_dias&curso=${unId(10)}`,
  );
  expect(screen.getByText(/^desde 3 dic/)).toBeTruthy();
});

test('cuando no caduca ninguno lo dice, sin lista vacía', async () => {
  on(leerPorCaducar, { total: 0, cursos: [] });
  const { screen } = await renderPiece(<PorCaducar />);
  await screen.findByRole('heading', { name: 'Ningún certificado caduca en 90 días' });
  expect(screen.queryByRole('link')).toBeNull();
});
