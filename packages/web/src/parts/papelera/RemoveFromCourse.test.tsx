import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import * as papeleraApi from '@catedra/shared/papelera/api.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type Removed, RemoveFromCourse } from '#parts/papelera/RemoveFromCourse.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const A = { id: unId(1), titulo: 'Bienvenida' };
const B = { id: unId(2), titulo: 'Las normas' };
const CURSO = { id: unId(9), estado: 'publicado' as const };
const SIN_USO = {
  examinandose: 0,
  minutosQueQuedan: null,
  conProgreso: 0,
  entregas: 0,
  opiniones: 0,
  laEsperan: [],
};

const mostrar = (removed: Removed) =>
  renderPiece(
    <>
      <RemoveFromCourse removed={removed} onClose={() => undefined} />
      <UndoBar />
    </>,
  );

test('dice a cuántas personas toca, y lo que espera a publicarse se deshace descartándolo', async () => {
  on(papeleraApi.leerUsoDeActividades, { ...SIN_USO, conProgreso: 12 });
  on(actividadesApi.quitar, { esperan: [A.id], papeleraIds: [] });
  const descartados = on(actividadesApi.descartar, { publicados: 1 });
  const { screen, user } = await mostrar({ curso: CURSO, actividades: [A] });
  expect(await screen.findByText(/12 personas ya la empezaron; nada de lo suyo se pierde/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(
    await screen.findByText('«Bienvenida» irá a la papelera cuando publiques los cambios.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
  await waitFor(() => expect(descartados).toEqual([{ id: unId(9), body: { actividadIds: [A.id] } }]));
});

test('varias se envían juntas; una sección, con las suyas', async () => {
  on(papeleraApi.leerUsoDeActividades, SIN_USO);
  const varias = on(actividadesApi.quitarVarias, { esperan: [], papeleraIds: [unId(5), unId(6)] });
  const { screen, user } = await mostrar({ curso: CURSO, actividades: [A, B] });
  await screen.findByText(/Nadie ha hecho nada ahí/);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(varias).toEqual([{ id: unId(9), body: { actividadIds: [A.id, B.id] } }]));
  expect(await screen.findByText('2 actividades están en la papelera.')).toBeTruthy();
});

test('una sección vacía no pregunta por nadie', async () => {
  const secciones = on(actividadesApi.quitarSeccion, { esperan: [], papeleraIds: [unId(5)] });
  const seccion = { id: unId(3), titulo: 'Antes de empezar' };
  const { screen, user } = await mostrar({ curso: CURSO, actividades: [], seccion });
  expect(await screen.findByText(/Está vacía/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(secciones).toEqual([{ id: unId(3) }]));
});
