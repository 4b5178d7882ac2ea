import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { readable } from '#parts/edicion/conflict/readable.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';

const p = (...parrafos: string[]) => parrafos.map((uno) => `<p>${uno}</p>`).join('');
const lectura = (...parrafos: string[]) => ({
  titulo: 'La caída',
  contenido: { tipo: 'lectura', html: p(...parrafos) },
});

async function chocan(theirs: object, mine: object) {
  const saveMine = vi.fn<(chosen?: Record<string, unknown>) => void>();
  const page = await renderPiece(
    <ConflictNotice
      conflict={{
        base: lectura('Uno', 'Ocupan seis metros', 'Tres', 'Cuatro'),
        theirs: theirs as Record<string, unknown>,
        mine: mine as Record<string, unknown>,
        keepTheirs: () => undefined,
        saveMine,
      }}
      labels={{ titulo: 'Título', contenido: 'Contenido' }}
    />,
  );
  const texto = await page.screen.findByRole('region', { name: 'Contenido: texto' });
  const guardar = () => page.screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar lo elegido' });
  return { ...page, texto, guardar, saveMine };
}

test('donde los dos escribieron se elige por párrafos, con las palabras que cambian señaladas', async () => {
  const { texto, guardar, saveMine, user, screen } = await chocan(
    lectura('Uno', 'Ocupan 6,25 metros', 'Tres', 'Cuatro', 'Mide desde el anclaje'),
    { ...lectura('Uno', 'Ocupan siete metros', 'Tres', 'Cuatro'), titulo: 'La distancia' },
  );
  const dentro = within(texto);
  expect([...texto.querySelectorAll('mark')].map((marca) => marca.textContent)).toContain('6,25');
  expect(dentro.getByText('1 párrafo igual')).toBeTruthy();
  expect(dentro.getByText('Lo cambió la otra persona; tú no lo habías tocado')).toBeTruthy();
  expect(guardar().disabled).toBe(true);
  // The rest of the record is still compared in the table, and the text is not said there again.
  expect(screen.getAllByRole('row').map((fila) => fila.textContent)).toEqual([
    'DatoGuardado ahoraLo tuyo',
    'TítuloSolo lo cambiaste túLa caídaLa distancia',
  ]);

  const choque = within(dentro.getByRole('radiogroup', { name: 'Chocan: elige' }));
  await user.click(choque.getByRole('radio', { name: 'Lo guardado' }));
  await user.click(guardar());
  expect(saveMine).toHaveBeenCalledWith({
    contenido: {
      tipo: 'lectura',
      html: p('Uno', 'Ocupan 6,25 metros', 'Tres', 'Cuatro', 'Mide desde el anclaje'),
    },
  });
});

test('lo que está en los párrafos no se repite entero en la tabla, aunque el servidor ordene sus datos de otro modo', async () => {
  const { contenido, ...resto } = lectura('Uno', 'Ocupan 6,25 metros', 'Tres', 'Cuatro');
  const guardado = { ...resto, contenido: { html: contenido.html, tipo: contenido.tipo } };

  const { screen } = await chocan(guardado, lectura('Uno', 'Ocupan seis metros', 'Tres', 'Cuatro', 'Cinco'));

  expect(screen.queryByRole('table')).toBeNull();
});

test('si no chocan, se unen solos y se puede guardar sin elegir nada', async () => {
  const { guardar, saveMine, user } = await chocan(
    lectura('Uno', 'Ocupan seis metros', 'Tres', 'CUATRO'),
    lectura('UNO', 'Ocupan seis metros', 'Tres', 'Cuatro'),
  );
  await user.click(guardar());
  expect(saveMine).toHaveBeenCalledWith({
    contenido: { tipo: 'lectura', html: p('UNO', 'Ocupan seis metros', 'Tres', 'CUATRO') },
  });
});

test('en una lista y en una tabla, cada cosa se lee en su línea', () => {
  const lista = '<ul><li><p>Arnés</p></li><li><p>Cuerda<br>doble</p></li></ul>';
  const tabla =
    '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table>';
  expect(readable([lista])).toBe('• Arnés\n• Cuerda\ndoble');
  expect(readable([tabla])).toBe('a · b\nc');
});
