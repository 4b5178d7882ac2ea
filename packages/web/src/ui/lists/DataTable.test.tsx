import { IconTrash } from '@tabler/icons-react';
import { within } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import type { Column, RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { cuenta } from '#ui/words/words.ts';

interface Persona {
  readonly id: string;
  readonly nombre: string;
  readonly perfil: string;
}

const LUCIA = { id: 'l', nombre: 'Lucía', perfil: 'Tutora' };
const MARIO = { id: 'm', nombre: 'Mario', perfil: 'Estudiante' };
const COLUMNAS: readonly Column<Persona>[] = [
  { id: 'nombre', header: 'Nombre', sort: 'nombre', cell: ({ nombre }) => nombre },
  { id: 'perfil', header: 'Perfil', cell: ({ perfil }) => perfil },
];

const alBorrar = vi.fn<(ids: readonly string[]) => void>();

interface TablaProps {
  readonly marcadas?: readonly string[];
  readonly acciones?: (persona: Persona) => readonly RowAction[];
}

function Tabla({ marcadas = [], acciones }: TablaProps) {
  const [sort, setSort] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(marcadas));
  return (
    <DataTable
      caption="Personas de la academia"
      rows={[LUCIA, MARIO]}
      columns={COLUMNAS}
      rowId={({ id }) => id}
      rowName={({ nombre }) => nombre}
      rowLink={({ id }) => `/personas/${id}`}
      rowActions={acciones}
      sort={sort}
      onSort={setSort}
      selection={{
        selected,
        onChange: setSelected,
        words: (n) => cuenta(n, 'seleccionada'),
        actions: [{ label: 'Eliminar', icon: IconTrash, onClick: alBorrar }],
      }}
    />
  );
}

test('quien no ve la pantalla oye qué lista es, de quién es cada fila y a dónde lleva', async () => {
  const { screen } = await renderPiece(<Tabla acciones={() => [{ label: 'Editar', to: '/' }]} />);
  const tabla = screen.getByRole('table', { name: 'Personas de la academia' });
  const [, fila] = within(tabla).getAllByRole('row');
  expect(fila && within(fila).getByRole('checkbox', { name: 'Seleccionar Lucía' })).toBeTruthy();
  expect(fila && within(fila).getByRole('button', { name: 'Acciones para Lucía' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lucía' }).getAttribute('href')).toBe('/personas/l');
});

test('pulsar un encabezado ordena, pulsarlo otra vez ordena al revés, y se anuncia', async () => {
  const { screen, user } = await renderPiece(<Tabla />);
  const encabezado = () => screen.getByRole('columnheader', { name: 'Nombre' });
  expect(encabezado().hasAttribute('aria-sort')).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Nombre' }));
  expect(encabezado().getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Nombre' }));
  expect(encabezado().getAttribute('aria-sort')).toBe('descending');
});

test('una columna que el servidor no sabe ordenar no es un botón', async () => {
  const { screen } = await renderPiece(<Tabla />);
  expect(screen.queryByRole('button', { name: 'Perfil' })).toBeNull();
});

test('se marca una persona, luego la página entera, y todo se quita de una vez', async () => {
  const { screen, user } = await renderPiece(<Tabla />);
  const casilla = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const barra = () => screen.queryByRole('region', { name: 'Acciones con la selección' });
  expect(barra()).toBeNull();

  await user.click(casilla('Seleccionar Mario'));
  expect(barra()?.textContent).toContain('1 seleccionada');
  expect(casilla('Seleccionar esta página').indeterminate).toBe(true);

  await user.click(casilla('Seleccionar esta página'));
  expect(casilla('Seleccionar Lucía').checked).toBe(true);
  expect(barra()?.textContent).toContain('2 seleccionadas');

  await user.click(screen.getByRole('button', { name: 'Quitar la selección' }));
  expect(casilla('Seleccionar Lucía').checked).toBe(false);
  expect(barra()).toBeNull();
});

test('lo marcado en otras páginas va con lo de esta', async () => {
  const { screen, user } = await renderPiece(<Tabla marcadas={['z']} />);
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar esta página' }));
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(alBorrar).toHaveBeenCalledExactlyOnceWith(['z', 'l', 'm']);
});

test('cada fila ofrece lo que se puede hacer con ella, y una sin nada que hacer no ofrece un menú vacío', async () => {
  const suspender = vi.fn<() => void>();
  const { screen, user } = await renderPiece(
    <Tabla
      acciones={({ id }) => (id === 'l' ? [{ label: 'Suspender', onClick: suspender, danger: true }] : [])}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Acciones para Mario' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Acciones para Lucía' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspender' }));
  expect(suspender).toHaveBeenCalledOnce();
});

test('donde no hay encabezados, la lista se ordena por un menú, también al revés', async () => {
  const { screen, user } = await renderPiece(<Tabla />);
  const tabla = screen.getByRole('table', { name: 'Personas de la academia' });
  const orden = () => within(tabla).getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Ordenar' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Nombre' }));
  expect(orden()).toBe('ascending');
  expect(screen.getByRole('button', { name: /^Ordenar por: nombre ?, ascendente$/ })).toBeTruthy();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Descendente' }));
  expect(orden()).toBe('descending');
});
