import * as cargasApi from '@catedra/shared/cargas/api.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ImportFooter } from '#pages/usuarios/carga-masiva/revision/ImportFooter.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const carga = { id: unId(1), salen: 0, desfase: null, situaciones: [] } as never;
const contadores = {
  total: 3,
  nuevas: 2,
  cambian: 0,
  iguales: 0,
  errores: 1,
  avisos: 0,
  descartadas: 0,
  enMayusculas: 0,
};
const footer = (
  <ImportFooter carga={carga} contadores={contadores} diasSiPaso={undefined} waits={false}>
    <table />
  </ImportFooter>
);

test('«todo o nada» sigue elegido tras recargar, y con una sola fila mal se habla de una', async () => {
  const { user } = await renderPiece(footer);
  await user.click(screen.getByRole('checkbox', { name: /Todo o nada/ }));
  expect(
    screen.getByText('Hay 1 fila con error: corrígela o déjala fuera para importar todo o nada.'),
  ).toBeDefined();
  cleanup();

  await renderPiece(footer);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Todo o nada/ }).checked).toBe(true);
});

test('«todo o nada» va antes de las filas: no se mueve cuando llegan', async () => {
  await renderPiece(footer);
  const elegir = screen.getByRole('checkbox', { name: /Todo o nada/ });
  expect(elegir.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('sacar a personas de un grupo se pregunta antes, con cuántas son; cancelar no importa nada', async () => {
  const importar = on(cargasApi.importar, () => {
    throw refused(409, 'CARGA_SIN_TERMINAR', { message: 'Espera a que termine.' });
  });
  const { user } = await renderPiece(
    <ImportFooter
      carga={{ id: unId(1), salen: 153, desfase: null, situaciones: [] } as never}
      contadores={{ ...contadores, nuevas: 0, errores: 0 }}
      diasSiPaso={undefined}
      waits={false}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Sincronizar el grupo' }));
  expect(await screen.findByRole('heading', { name: '¿Sacar a 153 personas del grupo?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(importar).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sincronizar el grupo' }));
  await user.click(await screen.findByRole('button', { name: 'Sacar a 153 personas e importar' }));
  await waitFor(() => expect(importar).toHaveLength(1));
});

test.each([
  [4, 'Falta decir qué hacemos con «S0», «S1», «S2» y otra.'],
  [5, 'Falta decir qué hacemos con «S0», «S1», «S2» y otras 2.'],
])('con %i situaciones por decidir se nombran algunas y se cuentan las demás', async (cuantas, dicho) => {
  const situaciones = Array.from({ length: cuantas }, (_, n) => ({ texto: `S${n}`, decision: null }));
  await renderPiece(
    <ImportFooter
      carga={{ id: unId(1), salen: 0, desfase: null, situaciones } as never}
      contadores={contadores}
      diasSiPaso={undefined}
      waits={false}
    >
      <table />
    </ImportFooter>,
  );
  expect(screen.getByText(dicho)).toBeDefined();
});
