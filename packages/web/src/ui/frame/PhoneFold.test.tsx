import { expect } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { PhoneFold } from '#ui/frame/PhoneFold.tsx';

test('lo plegado se abre y se vuelve a plegar, y se dice cómo está', async () => {
  const { screen, user } = await renderPiece(<PhoneFold label="Añadir miembros">El formulario</PhoneFold>);
  const boton = screen.getByRole('button', { name: 'Añadir miembros' });
  expect(boton.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('El formulario').hasAttribute('data-opened')).toBe(false);
  await user.click(boton);
  expect(screen.getByText('El formulario').hasAttribute('data-opened')).toBe(true);
  expect(screen.getByRole('button', { name: 'Plegar' }).getAttribute('aria-expanded')).toBe('true');
});
