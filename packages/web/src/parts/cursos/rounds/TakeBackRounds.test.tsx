import * as api from '@catedra/shared/cumplimiento/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { TakeBackRounds } from '#parts/cursos/rounds/TakeBackRounds.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const quienes = { usuarioIds: [unId(1), unId(2)] };
const SIGUE = { quedan: [{ usuarioId: unId(2), nombre: 'Eva', apellidos: 'Ruiz' }], cuantasQuedan: 1 };

const abrir = (said: string[] = []) =>
  renderPiece(
    <TakeBackRounds
      cursoId={unId(9)}
      quienes={quienes}
      onClose={() => undefined}
      onDone={(words) => said.push(words)}
    />,
  );

test('dice antes a quién se deshace y quién sigue en ella, y lo hace', async () => {
  on(api.leerDeshacibles, { deshechas: 1, sinApertura: 0, ...SIGUE });
  const asked = on(api.deshacerAperturas, { deshechas: 1, ...SIGUE });
  const said: string[] = [];
  const { user } = await abrir(said);
  await screen.findByText('Sigue en ella, porque ya hizo algo: Eva Ruiz.');
  await user.click(screen.getByRole('button', { name: 'Deshacer a 1 persona' }));
  await waitFor(() =>
    expect(said).toEqual(['Renovación deshecha a 1 persona. Sigue en ella, porque ya hizo algo: Eva Ruiz.']),
  );
  expect(asked[0]).toMatchObject({ id: unId(9), body: { quienes } });
});

test('donde nadie abrió nada no hay qué deshacer, y lo dice', async () => {
  on(api.leerDeshacibles, { deshechas: 0, quedan: [], cuantasQuedan: 0, sinApertura: 2 });
  await abrir();
  await screen.findByText('2 personas no: a esas no les abrió nadie la renovación.');
  expect(screen.getByRole('button', { name: 'Deshacer' }).hasAttribute('disabled')).toBe(true);
});
