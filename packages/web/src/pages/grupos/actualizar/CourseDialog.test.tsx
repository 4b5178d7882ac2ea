import * as api from '@catedra/shared/grupos/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CourseDialog } from '#pages/grupos/actualizar/CourseDialog.tsx';
import { on, onList } from '#testing/answers.ts';
import { unaSesion, unCurso, unGrupo, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('asignar un curso con un día que ya pasó dice antes cuántas entran tarde y deja darles otros', async () => {
  onList('cursos', [unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' })]);
  on(api.leerEfectoDeAsignar, { asignado: false, miembros: 5, entran: 3, yaLoTienen: 2 });
  const asked = on(api.asignarCurso, { cambiadas: 1 });
  const { user } = await renderPiece(
    <CourseDialog grupo={unGrupo({ id: unId(1) })} curso="nuevo" onClose={() => undefined} />,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'cursos:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Curso' }));
  await user.click(await screen.findByRole('option', { name: 'Alturas' }));
  await user.click(screen.getByRole('radio', { name: 'El mismo día para todo el grupo' }));
  await user.type(screen.getByLabelText('Día'), '01/03/2020');
  await user.tab();

  expect(await screen.findByText('3 personas entrarían con un plazo que ya pasó')).toBeDefined();
  await user.type(screen.getByLabelText('Darles otros días desde hoy'), '12');
  await user.click(screen.getByRole('button', { name: 'Asignar curso' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ body: { cursoId: unId(9), diasSiPaso: 12 } }));
});
