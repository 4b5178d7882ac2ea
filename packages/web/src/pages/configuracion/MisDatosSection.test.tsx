import * as ajustesApi from '@catedra/shared/ajustes/api.ts';
import { AJUSTES_DE_ORIGEN } from '@catedra/shared/ajustes/schemas.ts';
import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { MisDatosSection } from '#pages/configuracion/MisDatosSection.tsx';
import { on } from '#testing/answers.ts';
import { unosLimites, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('sin cambios no se puede guardar, y dice por qué', async () => {
  on(ajustesApi.leerAjustes, AJUSTES_DE_ORIGEN);
  on(archivosApi.leerLimites, unosLimites(1_000_000));
  const { user } = await renderPiece(<MisDatosSection usuario={unUsuario({ nombre: 'Ana' })} />);
  const guardar = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar mis datos' });
  expect(guardar.disabled).toBe(true);
  expect(screen.getByText('No hay cambios que guardar.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), ' María');
  expect(guardar.disabled).toBe(false);
  expect(screen.queryByText('No hay cambios que guardar.')).toBeNull();
});
