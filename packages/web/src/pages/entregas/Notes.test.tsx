import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { AnotacionPuesta } from '@catedra/shared/entregas/anotaciones.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { Noted } from '#parts/entregas/anotaciones/Noted.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const PLACE = { id: unId(1), lugar: null };

const puesta = (values: Partial<AnotacionPuesta> = {}): AnotacionPuesta => ({
  id: unId(2),
  ancla: { tipo: 'texto', cita: 'una escalera', desde: 2 },
  texto: 'Bien visto',
  version: 1,
  de: null,
  quitable: true,
  ...values,
});

const ver = (anotaciones: readonly AnotacionPuesta[], place: typeof PLACE | null = PLACE) =>
  renderPiece(
    <Noted anotaciones={anotaciones} archivos={[]} place={place ?? undefined}>
      <Work texto="<p>Vi una escalera rota.</p>" archivos={[]} seen />
    </Noted>,
  );

/** As whoever drags over them. */
async function choose(words: string) {
  const text = (await screen.findByText(/escalera rota|^Vi /)).firstChild as Text;
  const from = text.data.indexOf(words);
  await act(async () => {
    window.getSelection()?.setBaseAndExtent(text, from, text, from + words.length);
    document.dispatchEvent(new Event('selectionchange'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test('se elige un trozo, C lo comenta e Intro lo guarda con su cita', async () => {
  const asked = on(entregasApi.anotar, ({ anotacionId, body }) =>
    puesta({ id: anotacionId, ancla: body.ancla, texto: body.texto }),
  );
  const user = userEvent.setup();
  await ver([]);
  await choose('escalera rota');
  await user.keyboard('c');
  const field = await screen.findByLabelText('Comentario sobre «escalera rota»');
  expect(document.activeElement).toBe(field);
  await user.type(field, '¿De quién era?{Enter}');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatchObject({
    id: PLACE.id,
    body: {
      lugar: null,
      version: 0,
      ancla: { tipo: 'texto', cita: 'escalera rota', desde: 5 },
      texto: '¿De quién era?',
    },
  });
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
});

test('lo propio se cambia y se quita; lo de otra persona dice de quién es', async () => {
  const asked = on(entregasApi.anotar, ({ anotacionId, body }) =>
    puesta({ id: anotacionId, texto: body.texto, version: 2 }),
  );
  const gone = on(entregasApi.quitarAnotacion, undefined);
  const user = userEvent.setup();
  await ver([
    puesta(),
    puesta({
      id: unId(3),
      ancla: { tipo: 'texto', cita: 'rota', desde: 13 },
      de: 'Íñigo Ruiz',
      quitable: false,
    }),
  ]);
  expect(await screen.findByText('Íñigo Ruiz')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cambiar el comentario 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Quitar el comentario 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cambiar el comentario 1' }));
  await user.type(screen.getByRole('textbox'), ' desde abajo{Enter}');
  await expect.poll(() => asked[0]?.body).toMatchObject({ version: 1, texto: 'Bien visto desde abajo' });
  await user.click(await screen.findByRole('button', { name: 'Quitar el comentario 1' }));
  await expect.poll(() => gone.length).toBe(1);
});

test('quien la entregó lee lo dicho junto a su sitio, y va de uno a otro', async () => {
  const user = userEvent.setup();
  await ver([puesta()], null);
  const number = await screen.findByRole('button', { name: 'Comentario 1' });
  expect(screen.getByText('una escalera').tagName).toBe('MARK');
  await user.click(number);
  expect(document.activeElement?.textContent).toContain('Bien visto');
  expect(screen.queryByRole('button', { name: 'Cambiar el comentario 1' })).toBeNull();
});
