import * as api from '@catedra/shared/cargas/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ImportFooter } from '#pages/usuarios/carga-masiva/revision/ImportFooter.tsx';
import { Stale, staleWords } from '#pages/usuarios/carga-masiva/revision/Stale.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const nada = { otroDia: false, personas: 0, grupos: 0, campos: 0, perfiles: 0 };

test.each([
  [{ ...nada, personas: 1 }, 'Desde que se revisó ha cambiado 1 persona del archivo.'],
  [{ ...nada, grupos: 1 }, 'Desde que se revisó ha cambiado 1 grupo.'],
  [{ ...nada, personas: 2, campos: 1 }, 'Desde que se revisó han cambiado 2 personas del archivo y 1 campo.'],
  [{ ...nada, otroDia: true }, 'Esta revisión es de otro día, y las fechas ya no son las de hoy.'],
])('%j se dice con palabras', (desfase, palabras) => {
  expect(staleWords(desfase)).toBe(palabras);
});

test('una revisión que ya no vale no se importa: se dice, y se revisa otra vez', async () => {
  const asked = on(api.revisar, () => {
    throw refused(409, 'CARGA_CERRADA', { message: 'Ya se importó.' });
  });
  const carga = { id: unId(1), salen: 0, desfase: { ...nada, personas: 3 }, situaciones: [] } as never;
  const { user } = await renderPiece(
    <>
      <Stale carga={carga} />
      <ImportFooter
        carga={carga}
        contadores={{
          total: 3,
          nuevas: 3,
          cambian: 0,
          iguales: 0,
          errores: 0,
          avisos: 0,
          descartadas: 0,
          enMayusculas: 0,
        }}
        diasSiPaso={undefined}
        waits={false}
      />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Importar 3 filas' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Revisar otra vez' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('Ya se importó.')).toBeDefined();
});
