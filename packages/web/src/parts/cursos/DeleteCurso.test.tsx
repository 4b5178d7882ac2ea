import * as papeleraApi from '@catedra/shared/papelera/api.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DeleteCurso } from '#parts/cursos/DeleteCurso.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const mostrar = () =>
  renderPiece(
    <>
      <DeleteCurso
        curso={{ id: unId(100), titulo: 'Altura' }}
        onClose={() => undefined}
        onDeleted={async () => undefined}
      />
      <UndoBar />
    </>,
  );

test('un curso en uso dice antes a quién toca y que nada se pierde', async () => {
  on(papeleraApi.leerUsoDeCurso, {
    examinandose: 0,
    minutosQueQuedan: null,
    personas: 2,
    grupos: 0,
    conProgreso: 1,
    opiniones: 0,
  });
  const { screen } = await mostrar();
  expect(await screen.findByText('2 personas lo tienen: dejarán de verlo.')).toBeTruthy();
  expect(screen.getByText('1 persona ya lo empezó; nada de lo suyo se pierde.')).toBeTruthy();
  expect(screen.getByText(/lo puedes recuperar cuando quieras/)).toBeTruthy();
});

test('se va a la papelera, y de allí se trae en el acto', async () => {
  on(papeleraApi.leerUsoDeCurso, {
    examinandose: 0,
    minutosQueQuedan: null,
    personas: 0,
    grupos: 0,
    conProgreso: 0,
    opiniones: 0,
  });
  const tirados = on(papeleraApi.tirarCurso, { papeleraId: unId(7) });
  const recuperados = on(papeleraApi.recuperar, {
    tipo: 'curso',
    documento: unId(100),
    cursoId: unId(100),
    titulo: 'Altura',
    seccion: null,
    lugar: null,
    espera: false,
    personas: 0,
  });
  const { screen, user } = await mostrar();
  await screen.findByText(/Nadie lo usa/);
  await user.click(screen.getByRole('button', { name: 'Eliminar el curso' }));
  await waitFor(() => expect(tirados).toEqual([{ id: unId(100) }]));
  expect(await screen.findByText('«Altura» está en la papelera.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
  await waitFor(() => expect(recuperados).toEqual([{ id: unId(7) }]));
  await waitFor(() => expect(screen.queryByText('«Altura» está en la papelera.')).toBeNull());
});
