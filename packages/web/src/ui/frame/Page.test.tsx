import { expect } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { WaitingPage } from '#ui/frame/Page.tsx';

const trail = [{ label: 'Usuarios', to: '/admin/usuarios' }];
const huesos = () => document.querySelectorAll('.mantine-Skeleton-root').length;

test('mientras algo llega se ven huesos en el lugar de su nombre', async () => {
  await renderPiece(<WaitingPage title="Usuario" trail={trail} failed={false} />);
  expect(huesos()).toBeGreaterThan(0);
});

test('de lo que no llegó se dice qué es, y nada parece estar aún de camino', async () => {
  const { screen } = await renderPiece(<WaitingPage title="Usuario" trail={trail} failed />);
  expect(huesos()).toBe(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Usuario' })).toBeTruthy();
  expect(screen.queryByText('…')).toBeNull();
});

test('de lo que tiene partes se vuelve por lo último de su camino que es otra página', async () => {
  const { screen } = await renderPiece(<WaitingPage parts title="Grupo" trail={trail} failed />);
  expect(screen.getByRole('link', { name: 'Volver a Usuarios' }).getAttribute('href')).toBe(
    '/admin/usuarios',
  );
});
