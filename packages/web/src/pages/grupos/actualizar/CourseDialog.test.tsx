import * as camposApi from '@catedra/shared/campos/api.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import * as api from '@catedra/shared/grupos/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { SIN_CIERRES_ANTES } from '@catedra/shared/participantes/cierres.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CourseDialog } from '#pages/grupos/actualizar/CourseDialog.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unaSesion, unCurso, unGrupo, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

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

test('la fecha límite puede contarse desde una fecha de la ficha de cada persona', async () => {
  on(camposApi.leerCampos, [ALTA]);
  on(participantesApi.leerCierresPorGrupo, SIN_CIERRES_ANTES);
  const counted = on(participantesApi.contarFechasDeGrupo, {
    personas: 6,
    conGracia: 1,
    vencidas: 2,
    sinDato: 3,
  });
  const asked = on(api.asignarCurso, { cambiadas: 1, marca: HOY });
  const curso = {
    ...unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' }),
    desde: HOY,
    venceEn: null,
    venceEnDias: null,
    venceCampoId: null,
    sinDato: 0,
    diasDeGracia: 30,
  };
  const { user } = await renderPiece(
    <CourseDialog grupo={unGrupo({ id: unId(1) })} curso={curso} onClose={() => undefined} />,
    { sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'cursos:ver'] }) },
  );
  await user.click(
    await screen.findByRole('radio', { name: 'Unos días desde una fecha de la ficha de cada persona' }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Desde' }));
  await user.click(await screen.findByRole('option', { name: 'Fecha de alta' }));
  await user.click(screen.getByRole('button', { name: 'Guardar la fecha' }));
  expect(await screen.findByText('Escribe los días, de 0 a 1.825.')).toBeDefined();
  await user.type(screen.getByLabelText('Días desde esa fecha'), '30');
  expect(await screen.findByText('A 2 personas ya se les pasó esa fecha: quedan vencidas.')).toBeDefined();
  expect(
    screen.getByText('1 persona entró después de esa fecha: tiene 30 días desde que entró.'),
  ).toBeDefined();
  expect(screen.getByText(/^3 personas no tienen ese dato: quedan sin fecha límite/)).toBeDefined();
  expect(counted.at(-1)).toMatchObject({
    body: { cursoIds: [unId(9)], venceCampoId: ALTA.id, venceEnDias: 30 },
  });
  await user.click(screen.getByRole('button', { name: 'Guardar la fecha' }));
  await waitFor(() =>
    expect(asked[0]).toMatchObject({ body: { cursoId: unId(9), venceEnDias: 30, venceCampoId: ALTA.id } }),
  );
});
