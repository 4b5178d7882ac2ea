// @vitest-environment happy-dom
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { Edicion } from '@catedra/shared/edicion/schemas.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { leerUno } from '#platform/client.ts';
import { queryClient } from '#platform/query-client.ts';
import { onPatch, onRaw, onRecord } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { letPass, stopTime } from '#testing/time.ts';
import { ConflictNotice } from '#ui/forms/ConflictNotice.tsx';
import { EditingNotice } from '#ui/forms/EditingNotice.tsx';
import { useRecordForm } from '#ui/forms/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';

const LEIDO = unCurso({ version: 3, titulo: 'Cocina', categoria: 'Hogar' });
const DE_OTRA = unCurso({ ...LEIDO, version: 4, titulo: 'Cocina fácil', categoria: 'Gastronomía' });

const valores = (curso: Curso | null) => ({
  titulo: curso?.titulo ?? '',
  categoria: curso?.categoria ?? '',
});

function Editor({ curso }: { readonly curso: Curso }) {
  const editor = useRecordForm({
    coleccion: 'cursos',
    record: curso,
    values: valores,
    validate: ({ titulo }): Record<string, string> => (titulo === '' ? { titulo: 'Escribe un título.' } : {}),
  });
  const { form, conflict } = editor;
  return (
    <form onSubmit={editor.submit} noValidate>
      <EditingNotice editing={editor.editing} what="este curso" />
      {conflict && <ConflictNotice conflict={conflict} labels={{ titulo: 'Título', categoria: 'Tema' }} />}
      <TextInput label="Título" {...form.getInputProps('titulo')} />
      <TextInput label="Categoría" {...form.getInputProps('categoria')} />
      <p>{editor.kept ? 'a salvo' : 'solo aquí'}</p>
      {editor.dirty && (
        <SaveFooter
          saving={editor.saving}
          failure={editor.failure}
          conflicted={conflict !== null}
          effect="Tienes cambios sin guardar."
          onDiscard={() => editor.discard()}
        />
      )}
    </form>
  );
}

function Ficha() {
  const { data } = useQuery({ queryKey: ['cursos', LEIDO.id], queryFn: () => leerUno('cursos', LEIDO.id) });
  return data ? <Editor curso={data} /> : null;
}

interface Abierto {
  readonly leido?: Curso;
  readonly edicion?: Partial<Edicion>;
}

/** The form is open on the screen, over what the server has. */
async function abrir({ leido = LEIDO, edicion = {} }: Abierto = {}) {
  onRecord('cursos', leido);
  onRaw('PUT /api/ediciones/cursos/:id', { otros: [], borrador: null, ...edicion });
  onRaw('DELETE /api/ediciones/cursos/:id', undefined);
  const guardados = onRaw('PUT /api/borradores/cursos/:id', undefined);
  const olvidados = onRaw('DELETE /api/borradores/cursos/:id', undefined);
  const page = await renderPiece(<Ficha />);
  await page.screen.findByLabelText('Título');
  const campo = (label: string) => page.screen.getByLabelText<HTMLInputElement>(label);
  const escribir = async (label: string, text: string) => {
    await page.user.clear(campo(label));
    if (text) await page.user.type(campo(label), text);
  };
  const pulsar = (name: string) => page.user.click(page.screen.getByRole('button', { name }));
  return { ...page, campo, escribir, pulsar, guardados, olvidados };
}

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

describe('alguien guardó mientras escribía', () => {
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

  test('se sabe quién más lo tiene abierto', async () => {
    const otros = [{ usuarioId: unId(2), nombre: 'Marta Gil', desde: '2026-03-02T09:00:00.000Z' }];
    const { screen } = await abrir({ edicion: { otros } });
    expect(await screen.findByText(/Marta Gil también está editando este curso/)).toBeTruthy();
  });
});

describe('lo que quedó sin guardar otra vez', () => {
  const borrador = { base: 3, valores: { titulo: 'A medias' }, en: '2026-03-01T18:00:00.000Z' };
  const ofrecido = () => abrir({ edicion: { borrador } });

  test('se ofrece, y «Recuperar» lo pone en su campo sin guardarlo', async () => {
    const { screen, pulsar, campo } = await ofrecido();
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    expect(campo('Título').value).toBe('Cocina');

    await pulsar('Recuperar');
    expect(campo('Título').value).toBe('A medias');
    expect(campo('Categoría').value).toBe('Hogar');
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeTruthy();
  });

  test('«Descartar» lo olvida también en el servidor', async () => {
    const { screen, pulsar, campo, olvidados } = await ofrecido();
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    await pulsar('Descartar');
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
    expect(campo('Título').value).toBe('Cocina');
    await waitFor(() => expect(olvidados).toHaveLength(1));
  });

  test('si entretanto alguien guardó, se compara antes de escribir encima', async () => {
    const { screen, pulsar } = await abrir({ leido: DE_OTRA, edicion: { borrador } });
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    await pulsar('Recuperar');
    const aviso = await screen.findByRole('alert', { name: /Alguien guardó/ });
    expect(within(aviso).getByRole('cell', { name: 'Cocina fácil' })).toBeTruthy();
    expect(within(aviso).getByRole('cell', { name: 'A medias' })).toBeTruthy();
  });

  test('si ya es lo que hay guardado, no se ofrece nada', async () => {
    const igual = { ...borrador, valores: { titulo: 'Cocina', yaNoExiste: 'x' } };
    const otros = [{ usuarioId: unId(2), nombre: 'Marta Gil', desde: borrador.en }];
    const { screen } = await abrir({ edicion: { otros, borrador: igual } });
    await screen.findByText(/Marta Gil/);
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
  });
});

test('un segundo después de dejar de escribir, lo escrito está a salvo en el servidor', async () => {
  stopTime();
  const { screen, escribir, guardados } = await abrir();
  await escribir('Título', 'Cocina rápida');
  await letPass(900);
  expect(guardados).toHaveLength(0);
  expect(screen.getByText('solo aquí')).toBeTruthy();

  await letPass(100);
  expect(guardados.map(({ body }) => body)).toEqual([{ base: 3, valores: { titulo: 'Cocina rápida' } }]);
  expect(screen.getByText('a salvo')).toBeTruthy();
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

  test('sin red se dice al pie, lo escrito sigue ahí y se puede volver a guardar', async () => {
    const { screen, escribir, pulsar, campo } = await abrir();
    onPatch('cursos', () => {
      throw lost();
    });
    await escribir('Título', 'Cocina rápida');
    await pulsar('Guardar cambios');
    expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con la academia');
    expect(campo('Título').value).toBe('Cocina rápida');

    const guardado = { ...LEIDO, version: 4, titulo: 'Cocina rápida' };
    const enviado = onPatch('cursos', guardado);
    onRecord('cursos', guardado);
    await pulsar('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(enviado).toEqual([{ id: LEIDO.id, body: { titulo: 'Cocina rápida', version: 3 } }]);
  });
});
