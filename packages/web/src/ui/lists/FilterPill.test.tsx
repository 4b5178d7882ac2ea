import { expect } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { FilterPill } from '#ui/lists/FilterPill.tsx';

const quieto = () => undefined;

test('mientras llega lo que se puede elegir se dice, y lo elegido no se llama por su clave', async () => {
  const { screen, user } = await renderPiece(
    <FilterPill label="Grupo" options={undefined} value="8d1f" onChange={quieto} />,
  );
  const pill = await screen.findByRole('button', { name: 'Grupo: …' });
  await user.click(pill);
  expect(await screen.findByText('Cargando…')).toBeTruthy();
});

test('donde no hay nada que elegir no se culpa a ningún nombre', async () => {
  const { screen, user } = await renderPiece(
    <FilterPill label="Etiqueta" options={[]} value={undefined} onChange={quieto} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Etiqueta' }));
  expect(await screen.findByText('No hay nada que elegir')).toBeTruthy();
});
