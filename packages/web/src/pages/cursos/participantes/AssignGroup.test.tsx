import * as camposApi from '@catedra/shared/campos/api.ts';
import * as gruposApi from '@catedra/shared/grupos/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { AssignGroup } from '#pages/cursos/participantes/AssignGroup.tsx';
import { antesDeAsignar, trasAsignar } from '#pages/cursos/participantes/words.ts';
import { on, onList } from '#testing/answers.ts';
import { HOY, unaSesion, unCurso, unGrupo, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('dice cuántas personas entran y cuántas ya lo tienen antes de asignarlo al grupo', async () => {
  on(camposApi.leerCampos, []);
  onList('grupos', [unGrupo({ id: unId(1), nombre: 'Almacén', estado: 'activo' })]);
  on(gruposApi.leerEfectoDeAsignar, { asignado: false, miembros: 5, entran: 3, yaLoTienen: 2, alDia: 0 });
  const asked = on(gruposApi.asignarCurso, { cambiadas: 1, marca: HOY });
  const said: string[] = [];
  const { user } = await renderPiece(
    <AssignGroup
      curso={unCurso({ id: unId(9), estado: 'publicado' })}
      onClose={() => undefined}
      onDone={(words) => said.push(words)}
    />,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar'] }) },
  );

  expect(screen.getByRole('button', { name: 'Asignar al grupo' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Elige un grupo.')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Grupo' }));
  await user.click(await screen.findByRole('option', { name: 'Almacén' }));
  expect(await screen.findByText('Entran 3 personas.')).toBeDefined();
  expect(screen.queryByText('Elige un grupo.')).toBeNull();
  expect(screen.getByText('2 personas ya lo tenían.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Asignar al grupo' }));

  await waitFor(() => expect(said).toEqual(['El grupo Almacén tiene el curso: han entrado 3 personas.']));
  expect(asked[0]).toMatchObject({ id: unId(1), body: { cursoId: unId(9), venceEn: null } });
});

test('lo dice también de una persona, de ninguna y de un borrador', () => {
  const efecto = { asignado: false, miembros: 1, entran: 1, yaLoTienen: 0, alDia: 0 };
  expect(antesDeAsignar(efecto, true)[0]).toBe('Entra 1 persona, que lo verá cuando lo publiques.');
  expect(antesDeAsignar({ ...efecto, miembros: 0, entran: 0 }, false)).toHaveLength(1);
  expect(trasAsignar('Norte', 0)).toBe('El grupo Norte tiene el curso.');
});
