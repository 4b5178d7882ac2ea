import * as camposApi from '@catedra/shared/campos/api.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import * as api from '@catedra/shared/grupos/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { SIN_CIERRES_ANTES } from '@catedra/shared/participantes/cierres.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CoursesDialog } from '#pages/grupos/actualizar/CoursesDialog.tsx';
import { on, onList } from '#testing/answers.ts';
import { HOY, unaSesion, unCurso, unGrupo, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const ALTA: CampoALaVista = {
  id: unId(40),
  clave: 'fecha_de_alta',
  nombre: 'Fecha de alta',
  tipo: 'fecha',
  opciones: [],
  decimales: false,
  obligatorio: false,
  unico: false,
  propia: 've',
  tutor: 've',
  orden: 1,
  estado: 'activo',
  enReglas: 0,
  enFechas: 0,
  equipo: false,
  daEnEquipo: [],
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
  enOtros: 'edita',
  enMi: 've',
};

test('asignar un curso con un día que ya pasó dice antes cuántas entran tarde y deja darles otros', async () => {
  on(camposApi.leerCampos, [ALTA]);
  onList('cursos', [unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' })]);
  on(api.leerEfectoDeAsignarVarios, {
    miembros: 5,
    entran: 3,
    porCurso: [{ cursoId: unId(9), asignado: false, entran: 3, yaLoTienen: 2, alDia: 1 }],
  });
  on(participantesApi.leerCierresPorGrupo, SIN_CIERRES_ANTES);
  const asked = on(api.asignarCursos, { asignados: [unId(9)], marca: HOY });
  const { user } = await renderPiece(
    <CoursesDialog grupo={unGrupo({ id: unId(1) })} onClose={() => undefined} />,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'cursos:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Curso' }));
  await user.click(await screen.findByRole('option', { name: 'Alturas' }));
  expect(await screen.findByText(/^De 5 personas, 1 ya está al día\. Lo recibirán 3;/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'El mismo día para todo el grupo' }));
  await user.type(screen.getByLabelText('Día'), '01/03/2020');
  await user.tab();

  expect(await screen.findByText('3 personas entrarían con un plazo que ya pasó')).toBeDefined();
  await user.type(screen.getByLabelText('Darles otros días desde hoy'), '12');
  await user.click(screen.getByRole('button', { name: 'Asignar curso' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ body: { cursoIds: [unId(9)], diasSiPaso: 12 } }));
});

test('si un examen cierra antes, dice a cuántas y da la misma fecha al grupo; deshacer quita las dos cosas', async () => {
  on(camposApi.leerCampos, [ALTA]);
  onList('cursos', [unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' })]);
  on(api.leerEfectoDeAsignarVarios, {
    miembros: 12,
    entran: 12,
    porCurso: [{ cursoId: unId(9), asignado: false, entran: 12, yaLoTienen: 0, alDia: 1 }],
  });
  const foreseen = on(participantesApi.leerCierresPorGrupo, {
    personas: 12,
    evaluaciones: [
      {
        evaluacionId: unId(5),
        titulo: 'Examen final',
        cierraEn: '2096-11-20T10:00:00.000Z',
        ultimoCierre: '2096-11-20T10:00:00.000Z',
        personas: 12,
      },
    ],
    remedio: 'grupo',
    sinRemedio: 0,
  });
  const asked = on(api.asignarCursos, { asignados: [unId(9)], marca: HOY });
  const taken = on(api.quitarCurso, { cambiadas: 1 });
  const { user } = await renderPiece(
    <>
      <CoursesDialog grupo={unGrupo({ id: unId(1) })} onClose={() => undefined} />
      <UndoBar />
    </>,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'cursos:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Curso' }));
  await user.click(await screen.findByRole('option', { name: 'Alturas' }));
  await user.click(screen.getByRole('radio', { name: 'El mismo día para todo el grupo' }));
  await user.type(screen.getByLabelText('Día'), '30/11/2096');
  await user.tab();

  expect(
    await screen.findByText(
      'A 12 personas se les cierra una evaluación obligatoria antes de que acabe su plazo',
    ),
  ).toBeDefined();
  expect(screen.getByText('«Examen final» cierra el 20 de noviembre de 2096.')).toBeDefined();
  expect(foreseen.at(-1)).toMatchObject({ id: unId(1), body: { cursoId: unId(9) } });
  await user.click(screen.getByRole('checkbox', { name: 'Darles también esa fecha en la evaluación' }));
  await user.click(screen.getByRole('button', { name: 'Asignar curso' }));
  await waitFor(() =>
    expect(asked[0]).toMatchObject({ body: { cursoIds: [unId(9)], tambienEnEvaluaciones: [unId(9)] } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(taken[0]).toMatchObject({ body: { cursoId: unId(9), deshace: HOY } }));
});

test('varios cursos se eligen uno a uno, se quita el que sobra y se dan con el mismo plazo', async () => {
  on(camposApi.leerCampos, []);
  onList('cursos', [
    unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' }),
    unCurso({ id: unId(10), titulo: 'Rescate', estado: 'publicado' }),
    unCurso({ id: unId(11), titulo: 'Incendios', estado: 'publicado' }),
  ]);
  on(api.leerEfectoDeAsignarVarios, {
    miembros: 40,
    entran: 40,
    porCurso: [9, 10, 11].map((n) => ({
      cursoId: unId(n),
      asignado: n === 10,
      entran: 40,
      yaLoTienen: 0,
      alDia: 12,
    })),
  });
  on(participantesApi.leerCierresPorGrupo, SIN_CIERRES_ANTES);
  const asked = on(api.asignarCursos, { asignados: [unId(9)], marca: HOY });
  const { user } = await renderPiece(
    <CoursesDialog grupo={unGrupo({ id: unId(1) })} onClose={() => undefined} />,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'cursos:ver'] }) },
  );
  for (const titulo of ['Alturas', 'Rescate', 'Incendios']) {
    await user.click(screen.getByRole('combobox', { name: /urso$/ }));
    await user.click(await screen.findByRole('option', { name: titulo }));
  }
  expect(await screen.findByText('El grupo ya lo tiene y sigue como está.')).toBeDefined();
  expect(screen.getAllByText('De 40 personas, 12 ya están al día.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Quitar Incendios' }));
  await user.click(screen.getByRole('radio', { name: 'Unos días después de que cada persona entre' }));
  await user.type(screen.getByLabelText('Días desde que entra en el grupo'), '30');
  await user.click(screen.getByRole('button', { name: 'Asignar 2 cursos' }));
  await waitFor(() =>
    expect(asked[0]).toMatchObject({ body: { cursoIds: [unId(9), unId(10)], venceEnDias: 30 } }),
  );
});

test('desde una fecha de la ficha, dice antes a quiénes se les pasó ya y quiénes no la tienen', async () => {
  on(camposApi.leerCampos, [ALTA]);
  onList('cursos', [unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' })]);
  on(api.leerEfectoDeAsignarVarios, {
    miembros: 5,
    entran: 5,
    porCurso: [{ cursoId: unId(9), asignado: false, entran: 5, yaLoTienen: 0, alDia: 0 }],
  });
  on(participantesApi.leerCierresPorGrupo, SIN_CIERRES_ANTES);
  on(participantesApi.contarFechasDeGrupo, { personas: 5, conGracia: 2, vencidas: 0, sinDato: 1 });
  const { user } = await renderPiece(
    <CoursesDialog grupo={unGrupo({ id: unId(1) })} onClose={() => undefined} />,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'cursos:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Curso' }));
  await user.click(await screen.findByRole('option', { name: 'Alturas' }));
  await user.click(
    screen.getByRole('radio', { name: 'Unos días desde una fecha de la ficha de cada persona' }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Desde' }));
  await user.click(await screen.findByRole('option', { name: 'Fecha de alta' }));
  await user.type(screen.getByLabelText('Días desde esa fecha'), '90');
  expect(
    await screen.findByText(/^A 2 personas ya se les pasó esa fecha: tendrán 30 días, hasta el/),
  ).toBeDefined();
  expect(screen.getByText(/^1 persona no tiene ese dato: queda sin fecha límite/)).toBeDefined();
});
