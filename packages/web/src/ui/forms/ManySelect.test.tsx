import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { ManySelect, TagsField } from '#ui/forms/ManySelect.tsx';

const GROUPS = ['Logística', 'Oficinas'];
const gone = () => waitFor(() => expect(screen.queryByRole('option')).toBeNull());

test('elegido algo, la lista se cierra y deja pulsar lo que tapaba; se abre otra vez para el siguiente', async () => {
  const { user } = await renderPiece(<ManySelect label="Grupos" data={GROUPS} />);
  const field = screen.getByRole('combobox', { name: 'Grupos' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Logística' }));
  await gone();

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await gone();
  await user.click(field);
  expect(await screen.findByRole('option', { name: 'Oficinas' })).toBeDefined();
});

test('si faltan más por elegir, sigue abierta hasta la última', async () => {
  const { user } = await renderPiece(<ManySelect label="Pasos" data={GROUPS} goesOn hidePickedOptions />);
  await user.click(screen.getByRole('combobox', { name: 'Pasos' }));
  await user.click(await screen.findByRole('option', { name: 'Logística' }));
  await user.click(await screen.findByRole('option', { name: 'Oficinas' }));
  await gone();
});

test('las etiquetas de una lista se cierran igual', async () => {
  const { user } = await renderPiece(<TagsField label="Etiquetas" data={['ley', 'altura']} />);
  await user.click(screen.getByRole('combobox', { name: 'Etiquetas' }));
  await user.click(await screen.findByRole('option', { name: 'ley' }));
  await gone();
});
