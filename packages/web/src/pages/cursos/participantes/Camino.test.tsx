import { leerHechas } from '@catedra/shared/participantes/api.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Camino } from '#pages/cursos/participantes/Camino.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unCurso } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('si no llega lo que hizo cada quien, se dice y se puede pedir otra vez', async () => {
  let down = true;
  on(leerHechas, () => {
    if (down) throw refused(503, 'SATURADO', { message: 'Ahora mismo hay demasiado trabajo.' });
    return { personas: 4, porActividad: {} };
  });
  const contenido = { curso: unCurso(), secciones: [], actividades: [], porPublicar: null };
  const { user } = await renderPiece(<Camino contenido={contenido} />);
  expect(await screen.findByText(/demasiado trabajo/)).toBeDefined();

  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(
    await screen.findByText('Todavía no hay nada obligatorio a la vista de quien aprende.'),
  ).toBeDefined();
});
