import { onlineManager, useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { leerPagina, type Pagina } from '#platform/client.ts';
import { queryClient } from '#platform/query-client.ts';
import { onList } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unCurso } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { QueryView } from '#ui/states/QueryView.tsx';

function Lista() {
  const query = useQuery({ queryKey: ['cursos'], queryFn: () => leerPagina('cursos') });
  return (
    <QueryView query={query} label="Cargando cursos…" empty={<p>Aún no hay cursos.</p>}>
      {({ datos }) => datos.map(({ id, titulo }) => <p key={id}>{titulo}</p>)}
    </QueryView>
  );
}

const falla = () => {
  throw refused(500, 'ALGO_FALLO', { message: 'Algo falló.', requestId: 'req-7' });
};

test('mientras llega, se dice qué se espera; al llegar, se ve', async () => {
  const espera = Promise.withResolvers<Pagina<ReturnType<typeof unCurso>>>();
  onList('cursos', () => espera.promise);
  const { screen } = await renderPiece(<Lista />);
  expect(screen.getByRole('status').textContent).toBe('Cargando cursos…');

  espera.resolve({ datos: [unCurso({ titulo: 'Cocina' })], siguiente: null });
  expect(await screen.findByText('Cocina')).toBeTruthy();
  expect(screen.queryByText('Cargando cursos…')).toBeNull();
});

test('si no hay nada, se dice', async () => {
  onList('cursos', []);
  const { screen } = await renderPiece(<Lista />);
  expect(await screen.findByText('Aún no hay cursos.')).toBeTruthy();
});

test('si falla, se dice con su código y «Reintentar» lo pide otra vez', async () => {
  const pedidas = onList('cursos', falla);
  const { screen, user } = await renderPiece(<Lista />);
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toContain('No se ha podido cargarAlgo falló. Código req-7.');
  expect(pedidas).toHaveLength(1);

  onList('cursos', [unCurso({ titulo: 'Cocina' })]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Cocina')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sin red se dice, en vez de esperar callando, y vuelve por sí solo con ella', async () => {
  onList('cursos', () => {
    throw lost();
  });
  onlineManager.setOnline(false);
  const { screen } = await renderPiece(<Lista />);
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toMatch(/conexión/i);

  onList('cursos', [unCurso({ titulo: 'Cocina' })]);
  onlineManager.setOnline(true);
  expect(await screen.findByText('Cocina')).toBeTruthy();
});

test('lo que ya se veía sigue a la vista aunque renovarlo falle', async () => {
  onList('cursos', [unCurso({ titulo: 'Cocina' })]);
  const { screen } = await renderPiece(<Lista />);
  await screen.findByText('Cocina');

  const pedidas = onList('cursos', falla);
  void queryClient.invalidateQueries();
  await waitFor(() => expect(queryClient.getQueryState(['cursos'])?.status).toBe('error'));
  expect(pedidas).toHaveLength(1);
  expect(screen.getByText('Cocina')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
