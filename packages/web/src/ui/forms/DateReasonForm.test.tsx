import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { DateReasonForm } from '#ui/forms/DateReasonForm.tsx';

const abrir = async (initial: string) => {
  const save = vi.fn<(fecha: string, motivo: string) => Promise<string>>(async () => 'Hecho.');
  const page = await renderPiece(
    <DateReasonForm
      date={{ label: 'Nuevo plazo', field: 'venceEn', initial }}
      placeholder="Baja médica"
      submit="Guardar el plazo"
      save={save}
      onDone={() => undefined}
      onClose={() => undefined}
    >
      Vale solo para esta persona.
    </DateReasonForm>,
  );
  const pulsar = (name: string) => page.user.click(page.screen.getByRole('button', { name }));
  return { ...page, save, pulsar };
};

test('una fecha que ya pasó se pregunta una vez antes de darla', async () => {
  const { screen, save, pulsar } = await abrir('2001-01-01T10:00:00.000Z');
  await pulsar('Guardar el plazo');
  expect(screen.getByRole('alert').textContent).toContain('Esa fecha ya pasó');
  expect(save).not.toHaveBeenCalled();
  await pulsar('Ponerla aunque ya pasó');
  expect(save).toHaveBeenCalledWith('2001-01-01T10:00:00.000Z', '');
});

test('una que no ha llegado se da sin más', async () => {
  const { save, pulsar } = await abrir('2199-01-01T10:00:00.000Z');
  await pulsar('Guardar el plazo');
  expect(save).toHaveBeenCalledOnce();
});
