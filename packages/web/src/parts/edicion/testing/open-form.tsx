import type { Curso } from '@catedra/shared/cursos/collection.ts';
import * as edicionApi from '@catedra/shared/edicion/api.ts';
import type { Edicion, Guardado } from '@catedra/shared/edicion/schemas.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { leerUno } from '#platform/client.ts';
import { on, onRecord } from '#testing/answers.ts';
import { unaEdicion, unCurso } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { useDiscard } from '#parts/edicion/discard.ts';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';

export const LEIDO = unCurso({ version: 3, titulo: 'Cocina', categoria: 'Hogar' });
export const DE_OTRA = unCurso({ ...LEIDO, version: 4, titulo: 'Cocina fácil', categoria: 'Gastronomía' });

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
  const discard = useDiscard([editor]);
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
          keptHere={editor.keptHere}
          conflicted={conflict !== null}
          effect="Tienes cambios sin guardar."
          onDiscard={discard}
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
  /** Who saved it last. */
  readonly guardo?: Guardado['guardo'];
  /** What each beat is told. */
  readonly edicion?: Partial<Edicion> | (() => Partial<Edicion> | Promise<Partial<Edicion>>);
  /** What happens to a draft on its way. */
  readonly alGuardar?: () => undefined;
}

/** The form is open on the screen, over what the server has. */
export async function abrir({ leido = LEIDO, edicion = {}, guardo, alGuardar }: Abierto = {}) {
  onRecord('cursos', leido);
  on(edicionApi.estarEditando, async () =>
    unaEdicion(await (typeof edicion === 'function' ? edicion() : edicion)),
  );
  on(edicionApi.leerGuardado, { guardo: guardo ?? null });
  const salidas = on(edicionApi.dejarDeEditar, undefined);
  const guardados = on(edicionApi.guardarBorrador, alGuardar);
  const olvidados = on(edicionApi.descartarBorrador, undefined);
  const page = await renderPiece(<Ficha />);
  await page.screen.findByLabelText('Título');
  const campo = (label: string) => page.screen.getByLabelText<HTMLInputElement>(label);
  const escribir = async (label: string, text: string) => {
    await page.user.clear(campo(label));
    if (text) await page.user.type(campo(label), text);
  };
  const pulsar = (name: string) => page.user.click(page.screen.getByRole('button', { name }));
  return { ...page, campo, escribir, pulsar, guardados, olvidados, salidas };
}
