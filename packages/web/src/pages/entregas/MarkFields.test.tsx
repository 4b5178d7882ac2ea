import { useState } from 'react';
import { expect, vi } from 'vitest';
import { MarkFields } from '#pages/entregas/MarkFields.tsx';
import { RunningTotal } from '#pages/entregas/RunningTotal.tsx';
import type { MarkValues } from '#pages/entregas/mark-values.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sheet = {
  key: unId(2),
  version: 1,
  de: { id: '', cursoId: '', actividadId: '' },
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

function Marking() {
  const [values, setValues] = useState<MarkValues>({ nota: null, puntos: [1, null], comentario: '' });
  return (
    <>
      <RunningTotal sheet={sheet} values={values} />
      <MarkFields
        sheet={sheet}
        values={values}
        errors={{}}
        onChange={(patch) => setValues((before) => ({ ...before, ...patch }))}
      />
    </>
  );
}

test('lo que pasa del máximo se queda como se escribió, se dice, y no hace nota', async () => {
  const { screen, user } = await renderPiece(<Marking />);
  const field = screen.getByLabelText('Sin niveles');
  await user.type(field, '12');
  expect((field as HTMLInputElement).value).toBe('12');
  expect(screen.getByText('Como mucho 3.')).toBeTruthy();
  const total = screen.getByRole('status', { name: 'Nota' });
  expect(total.textContent).toBe('2,5 de 10Falta 1 criterio');

  await user.clear(field);
  await user.type(field, '2');
  expect(screen.queryByText('Como mucho 3.')).toBeNull();
  expect(total.textContent).toBe('7,5 de 10Nota completa');
});
