import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { useSaveCopy } from '#pages/actividades/actualizar/save-copy.ts';
import { actividadValues } from '#tipos/form/actividad-form.ts';
import { onPut } from '#testing/answers.ts';
import { HOY, unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';

const CURSO = unCurso({ id: unId(1), estado: 'publicado' });
const ACTIVIDAD: Actividad = {
  ...ajustesIniciales('lectura'),
  id: unId(3),
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 2,
  cursoId: CURSO.id,
  cursoTitulo: CURSO.titulo,
  seccion: unId(2),
  orden: 0,
  titulo: 'La caída',
  tipo: 'lectura',
  contenido: contenidoVacio('lectura'),
  lista: true,
};
const INDICE = { curso: CURSO, secciones: [{ id: unId(2), titulo: 'Todo' }], actividades: [] };

function Choque({ keepTheirs }: { readonly keepTheirs: () => void }) {
  const theirs = actividadValues(ACTIVIDAD);
  const mine = { ...theirs, titulo: 'La distancia' };
  const copy = useSaveCopy(INDICE as never, ACTIVIDAD, { mine, keepTheirs });
  const conflict = { theirs, mine, keepTheirs, saveMine: () => undefined };
  return <ConflictNotice conflict={conflict} labels={{ titulo: 'Título' }} copy={copy} />;
}

const mostrar = async (...permisos: ('actividades:ver' | 'actividades:editar' | 'actividades:crear')[]) => {
  const keepTheirs = vi.fn<() => void>();
  const page = await renderPiece(<Choque keepTheirs={keepTheirs} />, { sesion: unaSesion({ permisos }) });
  return { ...page, keepTheirs };
};

test('lo mío se guarda como otra actividad, oculta entre quienes estudian, y lo guardado se queda', async () => {
  const creadas = onPut('actividades', ACTIVIDAD);
  const { screen, user, keepTheirs } = await mostrar('actividades:ver', 'actividades:crear');
  await user.click(await screen.findByRole('button', { name: 'Guardar lo mío como copia' }));
  await waitFor(() => expect(keepTheirs).toHaveBeenCalledOnce());
  expect(creadas).toMatchObject([
    { body: { titulo: 'La distancia (copia)', oculta: true, seccion: unId(2), version: 0 } },
  ]);
});

test('a quien no puede crear actividades no se le ofrece', async () => {
  const { screen } = await mostrar('actividades:ver', 'actividades:editar');
  await screen.findByRole('button', { name: 'Guardar lo mío' });
  expect(screen.queryByRole('button', { name: 'Guardar lo mío como copia' })).toBeNull();
});
