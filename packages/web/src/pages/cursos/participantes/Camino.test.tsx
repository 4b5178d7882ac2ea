import { leerHechas } from '@catedra/shared/participantes/api.ts';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Camino } from '#pages/cursos/participantes/Camino.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('si no llega lo que hizo cada quien, se dice y se puede pedir otra vez', async () => {
  let down = true;
  on(leerHechas, () => {
    if (down) throw refused(503, 'SATURADO', { message: 'Ahora mismo hay demasiado trabajo.' });
    return { personas: 4, porActividad: {}, empezadas: {}, paradas: {} };
  });
  const { user } = await renderPiece(
    <Camino cursoId={unId(9)} camino={[]} parada={undefined} onStop={() => undefined} />,
  );
  expect(await screen.findByText(/demasiado trabajo/)).toBeDefined();

  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(
    await screen.findByText('Todavía no hay nada obligatorio a la vista de quien aprende.'),
  ).toBeDefined();
});

test('cada columna dice cuántas la hicieron y cuántas la tienen empezada; pulsarla pide quién se paró en ella', async () => {
  const camino = [
    { id: unId(1), titulo: 'Bienvenida' },
    { id: unId(2), titulo: 'Tu obra' },
  ];
  on(leerHechas, {
    personas: 4,
    porActividad: { [unId(1)]: 3 },
    empezadas: { [unId(2)]: 1 },
    paradas: { [unId(1)]: 1, [unId(2)]: 3 },
  });
  const onStop = vi.fn<(id: string | undefined) => void>();
  const { user } = await renderPiece(
    <Camino cursoId={unId(9)} camino={camino} parada={unId(1)} onStop={onStop} />,
  );
  const [primera, segunda] = await screen.findAllByRole('button');
  expect(primera?.getAttribute('aria-pressed')).toBe('true');
  expect(primera?.title).toBe('Bienvenida: la han hecho 3 personas, 1 no la ha hecho');
  expect(segunda?.title).toBe(
    'Tu obra: la han hecho 0 personas, 3 hicieron la anterior y no esta, 1 la tiene empezada',
  );

  if (segunda) await user.click(segunda);
  if (primera) await user.click(primera);
  expect(onStop.mock.calls).toEqual([[unId(2)], [undefined]]);
});
