import { waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { DateField } from '#ui/forms/date/DateField.tsx';

const guardar = vi.fn<(fecha: string | null) => void>();

function Ficha({ inicial = '', conHora = true }: { readonly inicial?: string; readonly conHora?: boolean }) {
  const [value, setValue] = useState(inicial);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        guardar(value);
      }}
    >
      <DateField label="Se cierra" value={value} onChange={setValue} withTime={conHora} />
      <button type="submit">Guardar</button>
    </form>
  );
}

test('lo escrito se entiende debajo mientras se escribe y toma su forma al salir', async () => {
  const { screen, user } = await renderPiece(<Ficha />);
  const campo = screen.getByLabelText<HTMLInputElement>('Se cierra');
  await user.type(campo, '18/11/2036 14h');
  expect(screen.getByText('mar 18 nov 2036, 14:00')).toBeTruthy();
  await user.tab();
  expect(campo.value).toBe('mar 18 nov 2036, 14:00');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(guardar).toHaveBeenLastCalledWith('2036-11-18T14:00');
});

test('lo que no puede ser no se guarda: dice qué pasa y ofrece lo más cercano', async () => {
  guardar.mockClear();
  const { screen, user } = await renderPiece(<Ficha inicial="2036-01-01T10:00" />);
  const campo = screen.getByLabelText<HTMLInputElement>('Se cierra');
  await user.clear(campo);
  await user.type(campo, '31 nov 2036 14:00');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(guardar).not.toHaveBeenCalled();
  expect(screen.getByText(/Noviembre tiene 30 días/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usar lun 1 dic 2036, 14:00' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(guardar).toHaveBeenLastCalledWith('2036-12-01T14:00');
});

test('Esc deja la fecha como estaba', async () => {
  const { screen, user } = await renderPiece(<Ficha inicial="2036-01-01T10:00" />);
  const campo = screen.getByLabelText<HTMLInputElement>('Se cierra');
  await user.clear(campo);
  await user.type(campo, 'mañana{Escape}');
  expect(campo.value).toBe('mar 1 ene 2036, 10:00');
});

test('el calendario se recorre con el teclado, empieza en lunes y deja elegir la hora', async () => {
  const { screen, user } = await renderPiece(<Ficha inicial="2036-11-18T14:00" />);
  const campo = screen.getByLabelText<HTMLInputElement>('Se cierra');
  await user.click(campo);
  await user.keyboard('{ArrowDown}');
  const calendario = await screen.findByRole('dialog', { name: 'Elegir fecha y hora' });
  const dentro = within(calendario);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('martes, 18 de noviembre de 2036'),
  );
  expect(dentro.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'L',
    'M',
    'X',
    'J',
    'V',
    'S',
    'D',
  ]);
  await user.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('viernes, 26 de diciembre de 2036'),
  );
  await user.keyboard('{Enter}');
  await user.click(dentro.getByRole('button', { name: '9:30' }));
  await user.click(dentro.getByRole('button', { name: 'Listo' }));
  expect(campo.value).toBe('vie 26 dic 2036, 9:30');
});

test('solo el día: se elige y el calendario se cierra', async () => {
  const { screen, user } = await renderPiece(<Ficha inicial="2036-11-18" conHora={false} />);
  const campo = screen.getByLabelText<HTMLInputElement>('Se cierra');
  await user.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
  await user.click(await screen.findByRole('button', { name: 'jueves, 20 de noviembre de 2036' }));
  expect(campo.value).toBe('jue 20 nov 2036');
});

test('al pulsar fuera, lo que se dice debajo no cambia hasta que se suelta: el botón sigue bajo el puntero', async () => {
  const { screen, user } = await renderPiece(<Ficha />);
  await user.type(screen.getByLabelText('Se cierra'), 'cuando se pueda');
  const guardarlo = screen.getByRole('button', { name: 'Guardar' });
  const debajo = () => guardarlo.parentElement?.textContent;
  const escribiendo = debajo();

  await user.pointer({ keys: '[MouseLeft>]', target: guardarlo });
  expect(document.activeElement).toBe(guardarlo);
  expect(debajo()).toBe(escribiendo);

  await user.pointer({ keys: '[/MouseLeft]', target: guardarlo });
  await waitFor(() => expect(debajo()).not.toBe(escribiendo));
});
