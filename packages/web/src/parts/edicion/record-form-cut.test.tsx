import * as edicionApi from '@catedra/shared/edicion/api.ts';
import { TextInput } from '@mantine/core';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onPatch, onRecord } from '#testing/answers.ts';
import { lost } from '#testing/network.ts';
import { unaEdicion, unCurso } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { useAutosave } from '#parts/edicion/autosave.ts';
import { keptForms } from '#parts/edicion/kept-forms.ts';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { abrir, LEIDO } from '#parts/edicion/testing/open-form.tsx';
import { idEnSesion } from '#platform/session-key.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';

const sinRed = () =>
  onPatch('cursos', () => {
    throw lost();
  });

const volverLaRed = () => window.dispatchEvent(new Event('online'));

const rapida = { ...LEIDO, version: 4, titulo: 'Cocina rápida' };

test('sin red se dice al pie y lo pedido se guarda solo cuando vuelve, sin pulsar nada', async () => {
  const { screen, escribir, pulsar, campo } = await abrir();
  sinRed();
  await escribir('Título', 'Cocina rápida');
  await pulsar('Guardar cambios');
  expect((await screen.findByRole('alert')).textContent).toContain('se guardará solo en cuanto vuelva');

  // What is typed while it waits was not asked to be saved: it stays in the form.
  await escribir('Categoría', 'Recetas');
  const enviado = onPatch('cursos', rapida);
  onRecord('cursos', rapida);
  volverLaRed();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(enviado).toEqual([{ id: LEIDO.id, body: { titulo: 'Cocina rápida', version: 3 } }]);
  expect(campo('Categoría').value).toBe('Recetas');
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeTruthy();
});

test('lo que se descarta sin red no se guarda cuando vuelve', async () => {
  const { screen, escribir, pulsar } = await abrir();
  sinRed();
  await escribir('Título', 'Cocina rápida');
  await pulsar('Guardar cambios');
  await screen.findByRole('alert');
  await pulsar('Descartar');
  const enviado = onPatch('cursos', rapida);
  volverLaRed();
  await escribir('Título', 'Otra');
  volverLaRed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeTruthy());
  expect(enviado).toEqual([]);
});

test('abierto sin red, lo que se escribe queda en este dispositivo', async () => {
  const { screen, escribir, pulsar } = await abrir({
    edicion: () => {
      throw lost();
    },
  });
  sinRed();
  await escribir('Título', 'Cocina rápida');
  await pulsar('Guardar cambios');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('está en este dispositivo'), {
    timeout: 3000,
  });
  const aqui = keptForms.look(idEnSesion() ?? '', `cursos/${LEIDO.id}`);
  expect(aqui?.value).toEqual({ base: 3, valores: { titulo: 'Cocina rápida' } });
});

const curso = unCurso({ version: 3, titulo: 'Cocina' });

function Solo() {
  const record = useRecordForm({
    coleccion: 'cursos',
    record: curso,
    values: (uno) => ({ titulo: uno?.titulo ?? '' }),
    validate: () => ({}),
  });
  const saving = useAutosave(record, record.form.values);
  return (
    <>
      <TextInput label="Título" {...record.form.getInputProps('titulo')} />
      <SaveState saving={saving} />
    </>
  );
}

test('lo que se guarda al escribir y no pudo, se guarda al volver la red', async () => {
  on(edicionApi.estarEditando, unaEdicion({}));
  on(edicionApi.guardarBorrador, undefined);
  on(edicionApi.descartarBorrador, undefined);
  on(edicionApi.dejarDeEditar, undefined);
  sinRed();
  const { screen, user } = await renderPiece(<Solo />);
  await user.type(screen.getByLabelText('Título'), ' rápida');
  await screen.findByText(/^Sin conexión: /, {}, { timeout: 3000 });

  const enviado = onPatch('cursos', { ...curso, version: 4, titulo: 'Cocina rápida' });
  volverLaRed();
  await screen.findByText(/^Guardado/);
  expect(enviado).toEqual([{ id: curso.id, body: { titulo: 'Cocina rápida', version: 3 } }]);
});
