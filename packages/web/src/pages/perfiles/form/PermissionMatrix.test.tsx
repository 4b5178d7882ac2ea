import { ACCIONES, type Permiso } from '@catedra/shared/core/permisos.ts';
import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { PermissionMatrix } from '#pages/perfiles/form/PermissionMatrix.tsx';
import { unaSesion } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

async function conMatriz(permisos: readonly Permiso[], mios: readonly Permiso[] = ACCIONES) {
  const onChange = vi.fn<(permisos: Permiso[]) => void>();
  const { screen, user } = await renderPiece(
    <PermissionMatrix permisos={permisos} antes={null} onChange={onChange} />,
    { sesion: unaSesion({ permisos: mios }) },
  );
  return { screen, user, onChange, fila: (name: string) => within(screen.getByRole('group', { name })) };
}

test('su equipo se suma a sus grupos, y se quita sin quitarlos', async () => {
  const { fila, user, onChange } = await conMatriz(['usuarios:ver:grupos']);
  const ver = fila('Ver fichas de personas');
  expect(ver.getByRole<HTMLInputElement>('checkbox', { name: 'Sus grupos' }).checked).toBe(true);
  await user.click(ver.getByRole('checkbox', { name: 'Su equipo' }));
  expect(onChange).toHaveBeenLastCalledWith(['usuarios:ver:equipo', 'usuarios:ver:grupos']);
  await user.click(ver.getByRole('radio', { name: 'Todo' }));
  expect(onChange).toHaveBeenLastCalledWith(['usuarios:ver']);
});

test('los dos a la vez se ven puestos los dos, y nada los quita', async () => {
  const { fila, user, onChange } = await conMatriz(['progreso:ver:equipo', 'progreso:ver:grupos']);
  const ver = fila('Ver el progreso de las personas');
  expect(ver.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
  await user.click(ver.getByRole('radio', { name: 'Nada' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('lo que se tiene de un equipo no se da, y se dice por qué', async () => {
  const { fila, screen } = await conMatriz([], ['usuarios:ver:equipo', 'progreso:ver:grupos']);
  expect(fila('Ver fichas de personas').getByText('Tu perfil no puede darlo')).toBeTruthy();
  const progreso = fila('Ver el progreso de las personas');
  expect(progreso.getByText('Tu perfil lo da solo en sus grupos')).toBeTruthy();
  expect(progreso.getByRole<HTMLInputElement>('checkbox', { name: 'Su equipo' }).disabled).toBe(true);
  expect(progreso.getByRole<HTMLInputElement>('checkbox', { name: 'Sus grupos' }).disabled).toBe(false);
  expect(screen.getByText(/Su equipo: las personas de las que es responsable/)).toBeTruthy();
});

test('un perfil guardado se lee plegado, por sus marcas y una frase, y se despliega entero o por partes', async () => {
  const { screen, user } = await renderPiece(
    <PermissionMatrix permisos={['usuarios:ver']} antes={['usuarios:ver']} onChange={() => undefined} />,
    { sesion: unaSesion({ permisos: ACCIONES }) },
  );
  expect(screen.queryByRole('group', { name: 'Ver fichas de personas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Desplegar todo' }));
  expect(screen.getByRole('group', { name: 'Ver fichas de personas' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Plegar todo' }));
  expect(screen.queryByRole('group', { name: 'Ver fichas de personas' })).toBeNull();
  const [primera] = screen.getAllByRole('button', { expanded: false });
  if (!primera) throw new Error('no hay nada plegado');
  await user.click(primera);
  expect(screen.getByRole('group', { name: 'Ver fichas de personas' })).toBeTruthy();
});
