import { expect } from 'vitest';
import { SesionesSection } from '#pages/configuracion/SesionesSection.tsx';
import { unaSesion } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('al mirar como otra persona sus sesiones son privadas: ni se piden ni se invita a reintentar', async () => {
  const mirada = { quien: 'Marta Gil', hasta: '2026-03-02T11:00:00.000Z' };
  const { screen } = await renderPiece(<SesionesSection />, { sesion: unaSesion({ mirada }) });
  await screen.findByText(/Esto es privado/);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
