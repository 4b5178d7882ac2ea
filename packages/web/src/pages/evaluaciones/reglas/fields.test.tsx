import { expect, onTestFinished } from 'vitest';
import { FigureField, Say, Sentence, WordField } from '#pages/evaluaciones/reglas/fields.tsx';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

function atWidth(width: number) {
  const { innerWidth } = window;
  window.innerWidth = width;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
}

const quieto = () => undefined;

const regla = (
  <Sentence>
    <Say>Cada persona tiene </Say>
    <FigureField
      label="Tiempo"
      help="Desde que empieza."
      unit="minutos"
      value={15}
      readOnly={false}
      onChange={quieto}
    />
    <Say> desde que empieza. Al acabar, </Say>
    <WordField
      label="Al acabar el tiempo"
      words={[
        ['entregar', 'se entrega sola'],
        ['anular', 'se anula'],
      ]}
      value="entregar"
      readOnly={false}
      onChange={quieto}
    />
  </Sentence>
);

test('en una pantalla ancha la regla es una frase con sus campos dentro', async () => {
  atWidth(1440);
  const { screen } = await renderPiece(regla);
  expect(screen.getByText(/Cada persona tiene/).textContent).toMatch(
    /^Cada persona tiene +minutos desde que empieza\. Al acabar, /,
  );
  expect(screen.getByRole('textbox', { name: 'Tiempo' })).toHaveProperty('value', '15');
  expect(screen.queryByText('Desde que empieza.')).toBeNull();
});

test('en un teléfono cada regla lleva su nombre y su ayuda, y no hay frase', async () => {
  atWidth(360);
  const { screen } = await renderPiece(regla);
  expect(screen.queryByText(/Cada persona tiene/)).toBeNull();
  expect(screen.getByText('Tiempo').tagName).toBe('LABEL');
  expect(screen.getByRole('textbox', { name: 'Tiempo', description: 'Desde que empieza.' })).toBeTruthy();
  expect(screen.getByText('minutos')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Al acabar el tiempo' })).toHaveProperty(
    'value',
    'Se entrega sola',
  );
});
