// @vitest-environment happy-dom
import * as paquetesApi from '@catedra/shared/paquetes/api.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DeleteCurso } from '#pages/cursos/DeleteCurso.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const mostrar = () =>
  renderPiece(
    <DeleteCurso
      curso={{ id: unId(100), titulo: 'Altura', estado: 'publicado' }}
      onClose={() => undefined}
      onDeleted={async () => undefined}
    />,
  );

test('un curso en uso dice quién lo usa y qué hacer, y no deja pedir lo imposible', async () => {
  on(paquetesApi.leerUsoDeCurso, { inscritas: 2, grupos: 0, conProgreso: 1, opiniones: 0 });
  const { screen } = await mostrar();
  expect(await screen.findByText('Hay 2 personas inscritas.')).toBeTruthy();
  expect(screen.getByText('1 persona ya lo empezó.')).toBeTruthy();
  expect(screen.getByText(/archívalo: sale del catálogo/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Eliminar el curso' })).toBeNull();
});

test('uno que nadie usa se elimina tras decir qué se pierde', async () => {
  on(paquetesApi.leerUsoDeCurso, { inscritas: 0, grupos: 0, conProgreso: 0, opiniones: 0 });
  const borrados = on(paquetesApi.eliminarEntero, undefined);
  const { screen, user } = await mostrar();
  await screen.findByText(/Se pierden sus actividades/);
  await user.click(screen.getByRole('button', { name: 'Eliminar el curso' }));
  await waitFor(() => expect(borrados).toEqual([{ id: unId(100) }]));
});
