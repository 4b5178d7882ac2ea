import * as api from '@catedra/shared/participantes/api.ts';
import { SIN_CIERRES_ANTES } from '@catedra/shared/participantes/cierres.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { AfterClose } from '#pages/evaluaciones/reglas/AfterClose.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CIERRE = '2096-11-20T10:00:00.000Z';

test('antes de guardar otro cierre dice a cuántas les quedaría plazo', async () => {
  const evaluacion = {
    evaluacionId: unId(1),
    titulo: 'Examen',
    cierraEn: CIERRE,
    ultimoCierre: CIERRE,
    personas: 182,
  };
  on(api.leerPlazosTrasCierre, {
    personas: 182,
    evaluaciones: [evaluacion],
    remedio: 'aparte',
    sinRemedio: 0,
  });
  await renderPiece(<AfterClose evaluacionId={unId(1)} previsto={{ cierraEn: CIERRE }} />);
  expect((await screen.findByRole('status')).textContent).toMatch(
    /A 182 personas se les cerraría antes de que acabe su plazo del curso.*hasta después del 20 de noviembre de 2096/,
  );
});

test('si a nadie le sobra plazo no dice nada', async () => {
  const asked = on(api.leerPlazosTrasCierre, SIN_CIERRES_ANTES);
  await renderPiece(<AfterClose evaluacionId={unId(1)} previsto={{ cierraEn: CIERRE }} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
