import { expect, vi } from 'vitest';
import { MarkFields } from '#pages/actividades/entregas/MarkFields.tsx';
import type { MarkValues } from '#pages/actividades/entregas/mark-values.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sheet = {
  key: unId(2),
  maximo: 10,
  rubrica: [
    {
      titulo: 'Cuenta los hechos',
      descripcion: null,
      puntos: 1,
      niveles: [
        { nombre: 'Flojo', puntos: 0.5 },
        { nombre: 'Muy bien', puntos: 1 },
      ],
    },
    { titulo: 'Sin niveles', descripcion: null, puntos: 3 },
  ],
  dada: [],
  nota: null,
  comentario: '',
};

test('elegir un nivel da sus puntos, y el que vale lo dado está marcado', async () => {
  const onChange = vi.fn<(patch: Partial<MarkValues>) => void>();
  const { screen, user } = await renderPiece(
    <MarkFields
      sheet={sheet}
      values={{ nota: null, puntos: [0.5, null], comentario: '' }}
      errors={{}}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('button', { name: /^Flojo/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Muy bien/ }));
  expect(onChange).toHaveBeenCalledWith({ puntos: [1, null] });
  expect(screen.queryByRole('group', { name: 'Niveles de «Sin niveles»' })).toBeNull();
});
