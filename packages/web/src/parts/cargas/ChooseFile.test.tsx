import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type Asked, ChooseFile, type Source } from '#parts/cargas/ChooseFile.tsx';
import { ApiError } from '#platform/api-error.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const PERSONAS: Asked = {
  maxRows: 50_000,
  plantilla: () => Promise.reject(new Error('nobody asks for it')),
  templateWith: 'con sus perfiles',
  holds: 'las personas',
  example: 'Nombre',
};

const choose = async (failure: Error) => {
  const onChoose = vi.fn<(source: Source) => void>();
  const { user } = await renderPiece(
    <ChooseFile {...PERSONAS} working={false} failure={failure} onChoose={onChoose} />,
  );
  const file = new File(['a,b'], 'personal.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Archivo con las personas'), file);
  return { user, onChoose };
};

test('un fallo nuestro no se dice del archivo, y se reintenta con el mismo', async () => {
  const { user, onChoose } = await choose(new ApiError(503, 'LECTURA_FALLIDA', 'Un fallo nuestro.'));
  expect(screen.getByText('Ese archivo no se ha cargado')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onChoose.mock.calls.map(([{ nombre }]) => nombre)).toEqual(['personal.csv', 'personal.csv']);
});

test('un archivo que no se puede leer lo dice, y reintentar no cambiaría nada', async () => {
  await choose(new ApiError(400, 'HOJA_ILEGIBLE', 'No pudimos leer el archivo.'));
  expect(screen.getByText('Ese archivo no se puede cargar')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('sin nada pegado no se puede seguir, y dice por qué', async () => {
  const { user } = await renderPiece(
    <ChooseFile {...PERSONAS} working={false} failure={null} onChoose={vi.fn<() => void>()} />,
  );
  const seguir = screen.getByRole<HTMLButtonElement>('button', { name: 'Seguir con estas filas' });
  expect(seguir.disabled).toBe(true);
  expect(screen.getByText('Pega antes las filas.')).toBeDefined();
  await user.type(screen.getByLabelText('Filas pegadas'), 'Nombre');
  expect(seguir.disabled).toBe(false);
  expect(screen.queryByText('Pega antes las filas.')).toBeNull();
});
