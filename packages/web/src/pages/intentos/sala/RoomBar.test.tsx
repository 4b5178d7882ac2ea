import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import { RoomBar, SavedLine } from '#pages/intentos/sala/RoomBar.tsx';
import { test } from '#testing/test.ts';
import { ZoneProvider } from '#ui/words/zone.tsx';

const snapshot = (values: Partial<Snapshot> = {}) =>
  ({
    intento: { titulo: 'Emergencias', numero: 1, intentos: 2, alVencer: 'entregar' },
    lugares: [],
    via: 'bien',
    sinEnviar: 0,
    escribe: true,
    venceEn: null,
    ...values,
  }) as unknown as Snapshot;

/** The bar over a snapshot that can be changed. */
function barra(first: Snapshot) {
  const piece = (now: Snapshot) => (
    <MantineProvider env="test">
      <ZoneProvider zone="Europe/Madrid">
        <RoomBar snapshot={now} unsent={[]} now={0} />
      </ZoneProvider>
    </MantineProvider>
  );
  const { rerender, getByRole } = render(piece(first));
  return {
    pasa: (next: Snapshot) => rerender(piece(next)),
    dicho: () => getByRole('status').textContent,
  };
}

test('cada respuesta que queda guardada se dice, y que va de camino no', () => {
  const { pasa, dicho } = barra(snapshot());
  pasa(snapshot({ sinEnviar: 1 }));
  expect(dicho()).toBe('');
  pasa(snapshot());
  expect(dicho()).toBe('Todo guardado');
});

test('que se va la conexión se dice aunque no espere nada, y también a quien solo mira', () => {
  const { pasa, dicho } = barra(snapshot());
  const conexion = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(dicho()).toBe('Sin conexión: se guarda en este dispositivo');
  pasa(snapshot({ sinEnviar: 1, via: 'cortada' }));
  expect(dicho()).toBe('Sin conexión: a salvo en este dispositivo');
  pasa(snapshot({ escribe: false }));
  expect(dicho()).toBe('Sin conexión: puede que aquí no esté lo último');
  conexion.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(dicho()).toBe('');
});

test('en un móvil, que la respuesta va de camino se lee una vez: donde se responde', () => {
  const linea = (saidBelow: boolean, now: Snapshot) =>
    render(
      <MantineProvider env="test">
        <SavedLine snapshot={now} unsent={[]} saidBelow={saidBelow} />
      </MantineProvider>,
    ).container.querySelector('p')?.textContent;
  expect(linea(false, snapshot({ sinEnviar: 1 }))).toBe('Guardando…');
  expect(linea(true, snapshot({ sinEnviar: 1 }))).toBe('');
  expect(linea(true, snapshot())).toBe('Todo guardado');
});
