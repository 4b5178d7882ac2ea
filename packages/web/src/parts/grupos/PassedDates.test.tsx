import * as gruposApi from '@catedra/shared/grupos/api.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { usePassedDates } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';

const grupoIds = ['5f0c6a0e-7d1a-4a58-8f0e-0b9f3a1d2c11'];
const curso = {
  cursoId: '5f0c6a0e-7d1a-4a58-8f0e-0b9f3a1d2c12',
  titulo: 'Protección de datos',
  grupo: 'Oficinas',
  venceEn: '2020-03-01T22:59:59.000Z',
  diasDeGracia: 30,
  entran: 3,
};

function Piece() {
  const passed = usePassedDates({ grupoIds, quienes: { nuevas: 3 } });
  return (
    <>
      <PassedDates passed={passed} />
      <output>{String(passed.diasSiPaso)}</output>
    </>
  );
}

test('dice cuántas entrarían, en qué curso y con qué días, y deja dar otros', async () => {
  on(gruposApi.leerPlazosPasados, { personas: 3, cursos: [curso] });
  const { user } = await renderPiece(<Piece />);

  expect(await screen.findByText('3 personas entrarían con un plazo que ya pasó')).toBeDefined();
  expect(
    screen.getByText(/«Protección de datos», por el grupo Oficinas.*3 personas entran con 30 días/),
  ).toBeDefined();
  expect(screen.getByText('undefined')).toBeDefined();

  await user.type(screen.getByLabelText('Darles otros días desde hoy'), '12');
  expect(screen.getByText('12')).toBeDefined();
  expect(screen.getByText(/^Tendrán hasta el/)).toBeDefined();
  // The group's own days are not promised beside others.
  expect(screen.getByText(/por el grupo Oficinas.*Entran 3 personas\.$/)).toBeDefined();
  expect(screen.queryByText(/con 30 días/)).toBeNull();
});

test('si nadie llega tarde no se dice nada', async () => {
  on(gruposApi.leerPlazosPasados, { personas: 0, cursos: [] });
  await renderPiece(<Piece />);
  expect(await screen.findByText('undefined')).toBeDefined();
  expect(screen.queryByText(/plazo que ya pasó/)).toBeNull();
});
