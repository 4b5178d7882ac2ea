import * as reportesApi from '@catedra/shared/reportes/api.ts';
import { expect } from 'vitest';
import { Grupos } from '#pages/dashboard/Grupos.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const grupo = (numero: number) => ({
  id: unId(numero),
  nombre: `Grupo ${numero}`,
  personas: 1,
  hechas: 500 - numero,
  total: 500,
});
const desde = (primero: number, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => grupo(primero + i));

test('de muchos grupos se ven los de los extremos, se dice cuántos hay y se traen todos', async () => {
  const pedidas = on(reportesApi.leerGrupos, ({ query }) => ({
    cuantos: 5,
    grupos: desde(query.desde + 1, Math.min(2, 5 - query.desde)).map((uno) => ({ ...uno, semanas: [] })),
  }));
  const { screen, user } = await renderPiece(
    <Grupos resumen={{ grupos: [grupo(1), grupo(5)], cuantosGrupos: 5 }} semanas={undefined} />,
  );
  expect(pedidas).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Ver los 5 grupos' }));
  await user.click(await screen.findByRole('button', { name: 'Ver 2 más' }));
  await user.click(await screen.findByRole('button', { name: 'Ver 1 más' }));
  expect(await screen.findByText('Grupo 5')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: /^Ver \d/ })).toBeNull();
  expect(pedidas.map(({ query }) => query.desde)).toEqual([0, 2, 4]);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('por detrás va el grupo con gente tarde, no el que acaba de empezar', async () => {
  const nuevo = { ...grupo(1), nombre: 'Recién llegados', personas: 10, hechas: 0 };
  const tardio = { ...grupo(2), nombre: 'Con retraso', personas: 10, hechas: 50 };
  const { screen } = await renderPiece(
    <Grupos
      resumen={{ grupos: [tardio, nuevo], cuantosGrupos: 2 }}
      semanas={{ grupos: [], tarde: { [tardio.id]: 3 } }}
    />,
  );
  expect(screen.getByRole('link', { name: /Recién llegados/ }).textContent).toContain('En plazo');
  expect(screen.getByRole('link', { name: /Con retraso/ }).textContent).toContain('Va por detrás');
});
