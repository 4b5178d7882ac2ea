import * as camposApi from '@catedra/shared/campos/api.ts';
import * as lotesApi from '@catedra/shared/lotes/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { SIN_CIERRES_ANTES } from '@catedra/shared/participantes/cierres.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { AddPeople } from '#pages/cursos/participantes/AddPeople.tsx';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('quien ya tiene el curso no se cuenta entre quienes entran, ni en el botón ni con la fecha pasada', async () => {
  onList('usuarios', [
    unUsuario({ id: unId(1), nombre: 'Ana', apellidos: 'García' }),
    unUsuario({ id: unId(2), nombre: 'Luis', apellidos: 'Pons' }),
  ]);
  const rehearsed = on(lotesApi.asignarCurso, { hechas: 1, iguales: 1, fuera: [] });
  on(participantesApi.leerCierresPorNombre, SIN_CIERRES_ANTES);
  const asked = on(participantesApi.inscribir, { nuevas: 1, yaEstaban: 1, tambienPorNombre: 0 });
  const said: string[] = [];
  on(camposApi.leerCampos, []);
  const { user } = await renderPiece(
    <AddPeople cursoId={unId(9)} onClose={() => undefined} onDone={(words) => said.push(words)} />,
    { sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'usuarios:ver'] }) },
  );

  expect(screen.getByText('Elige al menos a una persona.')).toBeDefined();
  const who = screen.getByRole('combobox', { name: 'Inscribir a alguien' });
  await user.click(who);
  await user.click(await screen.findByRole('option', { name: /Ana García/ }));
  // The button under the list can be pressed at once.
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.click(who);
  await user.click(await screen.findByRole('option', { name: /Luis Pons/ }));
  await user.type(screen.getByRole('textbox', { name: /Hasta cuándo/ }), '01/01/2020');
  await user.tab();

  expect(await screen.findByText('1 persona ya tiene el curso y no entra de nuevo.')).toBeDefined();
  expect(await screen.findByText('1 persona entraría con un plazo que ya pasó')).toBeDefined();
  expect(rehearsed.at(-1)).toMatchObject({
    body: { simular: true, cursoId: unId(9), seleccion: { ids: [unId(1), unId(2)] } },
  });
  await user.click(screen.getByRole('button', { name: 'Inscribir a 1 persona' }));
  await waitFor(() => expect(said).toEqual(['Inscrita 1 persona. 1 persona ya estaba.']));
  expect(asked[0]).toMatchObject({ body: { usuarioIds: [unId(1), unId(2)] } });
});

test('si no se pudo preguntar quién lo tiene, todas se cuentan entre quienes entran con la fecha pasada', async () => {
  onList('usuarios', [unUsuario({ id: unId(1), nombre: 'Ana', apellidos: 'García' })]);
  on(participantesApi.leerCierresPorNombre, SIN_CIERRES_ANTES);
  on(lotesApi.asignarCurso, () => {
    throw refused(409, 'NO');
  });
  on(camposApi.leerCampos, []);
  const { user } = await renderPiece(
    <AddPeople cursoId={unId(9)} onClose={() => undefined} onDone={() => undefined} />,
    { sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'usuarios:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Inscribir a alguien' }));
  await user.click(await screen.findByRole('option', { name: /Ana García/ }));
  await user.type(screen.getByRole('textbox', { name: /Hasta cuándo/ }), '01/01/2020');
  await user.tab();
  expect(await screen.findByText('1 persona entraría con un plazo que ya pasó')).toBeDefined();
});

test('si no se puede dar la misma fecha en el examen, se dice por qué y se inscribe igual', async () => {
  onList('usuarios', [unUsuario({ id: unId(1), nombre: 'Ana', apellidos: 'García' })]);
  on(lotesApi.asignarCurso, { hechas: 1, iguales: 0, fuera: [] });
  const cierre = '2096-11-20T10:00:00.000Z';
  on(participantesApi.leerCierresPorNombre, {
    personas: 1,
    evaluaciones: [
      { evaluacionId: unId(5), titulo: 'Examen final', cierraEn: cierre, ultimoCierre: cierre, personas: 1 },
    ],
    remedio: 'sin_permiso',
    sinRemedio: 0,
  });
  const asked = on(participantesApi.inscribir, { nuevas: 1, yaEstaban: 0, tambienPorNombre: 0 });
  on(camposApi.leerCampos, []);
  const { user } = await renderPiece(
    <AddPeople cursoId={unId(9)} onClose={() => undefined} onDone={() => undefined} />,
    { sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'usuarios:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Inscribir a alguien' }));
  await user.click(await screen.findByRole('option', { name: /Ana García/ }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.type(screen.getByRole('textbox', { name: /Hasta cuándo/ }), '30/11/2096');
  await user.tab();
  expect(await screen.findByText(/hace falta el permiso/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Inscribir' }));
  await waitFor(() => expect(asked[0]?.body.tambienEnEvaluaciones).toBeUndefined());
});
