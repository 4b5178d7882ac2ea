import * as camposApi from '@catedra/shared/campos/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { AssignCourse } from '#pages/usuarios/actualizar/AssignCourse.tsx';
import { on, onList } from '#testing/answers.ts';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('desde la ficha se asigna un curso que no tiene y sigue abierto', async () => {
  onList('cursos', [
    unCurso({ id: unId(1), titulo: 'Altura', estado: 'publicado' }),
    unCurso({ id: unId(2), titulo: 'Ya lo tiene', estado: 'publicado' }),
    unCurso({ id: unId(3), titulo: 'Archivado', estado: 'archivado' }),
  ]);
  const asked = on(participantesApi.inscribir, { nuevas: 1, yaEstaban: 0, tambienPorNombre: 0 });
  const done = vi.fn<() => void>();
  on(camposApi.leerCampos, []);
  const { user } = await renderPiece(
    <AssignCourse usuarioId={unId(9)} suyos={[unId(2)]} onDone={done} onCancel={() => undefined} />,
    {
      sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar'] }),
    },
  );

  await user.click(screen.getByRole('combobox', { name: 'Curso' }));
  const altura = await screen.findByRole('option', { name: 'Altura' });
  expect(screen.queryByRole('option', { name: 'Ya lo tiene' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Archivado' })).toBeNull();
  await user.click(altura);
  await user.click(screen.getByRole('button', { name: 'Asignar el curso' }));

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ id: unId(1), body: { usuarioIds: [unId(9)], venceEn: null } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Asignar el curso' })).toHaveProperty('disabled', true),
  );
  expect(done).toHaveBeenCalledOnce();
});
