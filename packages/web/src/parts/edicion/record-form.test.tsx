import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { queryClient } from '#platform/query-client.ts';
import { onPatch, onRecord } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { abrir, DE_OTRA, LEIDO } from '#parts/edicion/testing/open-form.tsx';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const antigua = (actual: Curso) => () => {
  throw refused(409, 'VERSION_ANTIGUA', { actual });
};

test('guardar envía solo lo que cambió, con la versión que se leyó, y el formulario queda limpio', async () => {
  const { screen, escribir, pulsar, campo } = await abrir();
  const enviado = onPatch('cursos', { ...LEIDO, version: 4, titulo: 'Cocina rápida' });
  onRecord('cursos', { ...LEIDO, version: 4, titulo: 'Cocina rápida' });

  await escribir('Título', 'Cocina rápida');
  await pulsar('Guardar cambios');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
  expect(enviado).toEqual([{ id: LEIDO.id, body: { titulo: 'Cocina rápida', version: 3 } }]);
  expect(campo('Título').value).toBe('Cocina rápida');
});

test('«Descartar» vuelve a lo que se leyó', async () => {
  const { escribir, pulsar, campo } = await abrir();
  await escribir('Título', 'Otra cosa');
  await pulsar('Descartar');
  expect(campo('Título').value).toBe('Cocina');
});

test('lo descartado se puede traer otra vez, sobre lo que otros guardaran entretanto', async () => {
  const { screen, user, escribir, pulsar, campo } = await abrir();
  const barra = await renderPiece(<UndoBar />);
  await escribir('Título', 'Otra cosa');
  await pulsar('Descartar');
  onRecord('cursos', DE_OTRA);
  await queryClient.invalidateQueries();
  await waitFor(() => expect(campo('Categoría').value).toBe('Gastronomía'));

  await user.click(barra.screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(campo('Título').value).toBe('Otra cosa'));
  expect(campo('Categoría').value).toBe('Gastronomía');
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeTruthy();
});

describe('alguien guardó mientras escribía', () => {
  test.each([
    [false, /^Marta Ortiz guardó otros cambios .+, mientras escribías$/],
    [true, /^Guardaste otros cambios en otra ventana, /],
  ])('se dice quién fue y cuándo, también si fue uno mismo: %s', async (yo, name) => {
    const guardo = { yo, nombre: 'Marta Ortiz', en: '2026-03-02T09:31:00.000Z' };
    const { screen, escribir, pulsar } = await abrir({ guardo });
    onPatch('cursos', antigua(DE_OTRA));
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    expect(await screen.findByRole('alert', { name })).toBeTruthy();
  });

  test('se ve lo suyo junto a lo guardado, y nada de lo escrito se pierde', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    onPatch('cursos', antigua(DE_OTRA));
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');

    const aviso = await screen.findByRole('alert', { name: /Alguien guardó otros cambios/ });
    const [, ...filas] = within(aviso).getAllByRole('row');
    expect(filas.map((fila) => fila.textContent)).toEqual(['TítuloCocina fácilCocina rápida']);
    expect(campo('Título').value).toBe('Cocina rápida');
    expect(screen.getByText('Compara arriba lo tuyo con lo guardado y elige.')).toBeTruthy();
  });

  test('«Guardar lo mío» escribe lo suyo sobre lo último y deja lo que cambió la otra persona', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    onPatch('cursos', antigua(DE_OTRA));
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await screen.findByRole('alert', { name: /Alguien guardó/ });

    const final = { ...DE_OTRA, version: 5, titulo: 'Cocina rápida' };
    const enviado = onPatch('cursos', final);
    onRecord('cursos', final);
    await pulsar('Guardar lo mío');

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(enviado).toEqual([{ id: LEIDO.id, body: { titulo: 'Cocina rápida', version: 4 } }]);
    expect(campo('Categoría').value).toBe('Gastronomía');
  });

  test('si lo guardado es lo mismo que se escribió, no hay conflicto: queda guardado', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    const llego = { ...LEIDO, version: 4, titulo: 'Cocina rápida' };
    onPatch('cursos', antigua(llego));
    onRecord('cursos', llego);
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(campo('Título').value).toBe('Cocina rápida');
  });

  test('si lo que cambió no está en el formulario, lo escrito se guarda encima sin preguntar', async () => {
    const { screen, escribir, pulsar } = await abrir();
    const archivado: Curso = { ...LEIDO, version: 4, estado: 'archivado' };
    const final = { ...archivado, version: 5, titulo: 'Cocina rápida' };
    const enviado = onPatch('cursos', ({ body }) => (body.version === 4 ? final : antigua(archivado)()));
    onRecord('cursos', final);
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(enviado.map(({ body }) => body.version)).toEqual([3, 4]);
  });

  test('si la otra persona cambió otros campos, se unen sin preguntar', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    const suyo: Curso = { ...LEIDO, version: 4, categoria: 'Gastronomía' };
    const final = { ...suyo, version: 5, titulo: 'Cocina rápida' };
    const enviado = onPatch('cursos', ({ body }) => (body.version === 4 ? final : antigua(suyo)()));
    onRecord('cursos', final);
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(enviado.map(({ body }) => body)).toEqual([
      { titulo: 'Cocina rápida', version: 3 },
      { titulo: 'Cocina rápida', version: 4 },
    ]);
    expect(campo('Categoría').value).toBe('Gastronomía');
  });

  test('si cambió otro sitio del mismo texto, se unen sin preguntar', async () => {
    const { screen, escribir, pulsar, campo } = await abrir({
      leido: { ...LEIDO, categoria: '<p>uno</p><p>dos</p>' },
    });
    const suyo: Curso = { ...LEIDO, version: 4, categoria: '<p>UNO</p><p>dos</p>' };
    const unido = { ...suyo, version: 5, categoria: '<p>UNO</p><p>DOS</p>' };
    const enviado = onPatch('cursos', ({ body }) => (body.version === 4 ? unido : antigua(suyo)()));
    onRecord('cursos', unido);
    await escribir('Categoría', '<p>uno</p><p>DOS</p>');
    await pulsar('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
    expect(enviado.at(-1)?.body).toEqual({ categoria: '<p>UNO</p><p>DOS</p>', version: 4 });
    expect(campo('Categoría').value).toBe('<p>UNO</p><p>DOS</p>');
  });

  test('que se unieron se dice a quien guardó después, con el nombre de la otra persona, y se quita al leerlo', async () => {
    const guardo = { yo: false, nombre: 'Íñigo Ruiz', en: '2026-03-02T09:31:00.000Z' };
    const { screen, escribir, pulsar } = await abrir({ guardo });
    const suyo: Curso = { ...LEIDO, version: 4, categoria: 'Gastronomía' };
    const unido = { ...suyo, version: 5, titulo: 'Cocina rápida' };
    onPatch('cursos', ({ body }) => (body.version === 4 ? unido : antigua(suyo)()));
    onRecord('cursos', unido);
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    expect(await screen.findByText('Se han unido tus cambios con los de Íñigo Ruiz.')).toBeTruthy();
    await pulsar('Entendido');
    expect(screen.queryByText(/Se han unido/)).toBeNull();
  });

  test('y a quien había guardado antes, cuando le llega lo de la otra persona', async () => {
    const guardo = { yo: false, nombre: 'Marta Ortiz', en: '2026-03-02T09:31:00.000Z' };
    const { screen, escribir, pulsar, campo } = await abrir({ guardo });
    const mio = { ...LEIDO, version: 4, titulo: 'Cocina rápida' };
    onPatch('cursos', mio);
    onRecord('cursos', mio);
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
    expect(screen.queryByText(/Se han unido/)).toBeNull();

    onRecord('cursos', { ...mio, version: 5, categoria: 'Gastronomía' });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(campo('Categoría').value).toBe('Gastronomía'));
    expect(await screen.findByText('Se han unido tus cambios con los de Marta Ortiz.')).toBeTruthy();
  });

  test('se elige campo por campo: el título de la otra persona y la categoría de quien escribe', async () => {
    const { screen, escribir, pulsar, campo, user } = await abrir();
    onPatch('cursos', antigua({ ...DE_OTRA, categoria: LEIDO.categoria }));
    await escribir('Título', 'Cocina rápida');
    await escribir('Categoría', 'Recetas');
    await pulsar('Guardar cambios');
    const aviso = within(await screen.findByRole('alert', { name: /Alguien guardó/ }));
    expect(aviso.getByRole('rowheader', { name: 'Tema Solo lo cambiaste tú' })).toBeTruthy();
    expect(aviso.getByRole<HTMLInputElement>('radio', { name: 'Cocina rápida' }).checked).toBe(true);

    await user.click(aviso.getByRole('radio', { name: 'Cocina fácil' }));
    const final = { ...DE_OTRA, version: 5, categoria: 'Recetas' };
    const enviado = onPatch('cursos', final);
    onRecord('cursos', final);
    await pulsar('Guardar lo elegido');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(enviado).toEqual([{ id: LEIDO.id, body: { categoria: 'Recetas', version: 4 } }]);
    expect(campo('Título').value).toBe('Cocina fácil');
  });

  test('si otra vez llega tarde, compara con lo más nuevo', async () => {
    const { screen, escribir, pulsar } = await abrir();
    onPatch('cursos', antigua(DE_OTRA));
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await screen.findByRole('alert', { name: /Alguien guardó/ });

    onPatch('cursos', antigua({ ...DE_OTRA, version: 5, titulo: 'Cocina del mundo' }));
    await pulsar('Guardar lo mío');
    expect(await screen.findByRole('cell', { name: 'Cocina del mundo' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Cocina rápida' })).toBeTruthy();
  });

  test('«Quedarme con lo guardado» enseña lo de la otra persona', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    onPatch('cursos', antigua(DE_OTRA));
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    await screen.findByRole('alert', { name: /Alguien guardó/ });

    await pulsar('Quedarme con lo guardado');
    expect(campo('Título').value).toBe('Cocina fácil');
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();

    const barra = await renderPiece(<UndoBar />);
    await barra.user.click(barra.screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(campo('Título').value).toBe('Cocina rápida'));
  });
});

describe('lo que guardan los demás', () => {
  test('mientras no se escribe nada, aparece solo', async () => {
    const { campo } = await abrir();
    onRecord('cursos', DE_OTRA);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(campo('Título').value).toBe('Cocina fácil'));
  });

  test('con algo escrito, no lo pisa', async () => {
    const { campo, escribir } = await abrir();
    await escribir('Título', 'Cocina rápida');
    onRecord('cursos', DE_OTRA);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(queryClient.getQueryData(['cursos', LEIDO.id])).toEqual(DE_OTRA));
    expect(campo('Título').value).toBe('Cocina rápida');
    expect(campo('Categoría').value).toBe('Hogar');
  });
});

describe('cuando no se puede guardar', () => {
  test('lo que falta se dice en su campo, que toma el foco, y nada sale', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    await escribir('Título', '');
    await pulsar('Guardar cambios');
    expect(await screen.findByText('Escribe un título.')).toBeTruthy();
    expect(document.activeElement).toBe(campo('Título'));
  });

  test('lo que el servidor no admite se dice en su campo, que toma el foco', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    onPatch('cursos', () => {
      throw refused(400, 'DATOS_INVALIDOS', { fields: { categoria: 'Esa categoría está reservada.' } });
    });
    await escribir('Categoría', 'Interna');
    await pulsar('Guardar cambios');
    expect(await screen.findByText('Esa categoría está reservada.')).toBeTruthy();
    expect(campo('Categoría').getAttribute('aria-invalid')).toBe('true');
    expect(campo('Título').getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement).toBe(campo('Categoría'));
    expect(campo('Categoría').value).toBe('Interna');
  });

  test('si lo que se edita se eliminó, se dice que no se ha guardado y qué hacer', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    onPatch('cursos', () => {
      throw refused(404, 'NO_ENCONTRADO');
    });
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No se ha guardado: ya no está. Si se recupera, guárdalo otra vez.',
    );
    expect(campo('Título').value).toBe('Cocina rápida');
  });
});
