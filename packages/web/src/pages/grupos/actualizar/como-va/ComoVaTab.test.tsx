import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import * as gruposApi from '@catedra/shared/grupos/api.ts';
import { recordar } from '@catedra/shared/participantes/api.ts';
import { leerComoVaGrupo, leerSemanasDeGrupo } from '@catedra/shared/reportes/api.ts';
import type { ComoVaDeGrupo } from '@catedra/shared/reportes/como-va-grupo.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onRecord } from '#testing/answers.ts';
import { unaSesion, unGrupo, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const grupo = unGrupo({ nombre: 'Almacén Getafe', miembros: 2, cursos: 1 });
const CAMINO = `/admin/usuarios/grupos/actualizar/${grupo.id}`;
const ayer = antesDe(new Date(), DIA).toISOString();
const persona = { foto: null, vencidosFuera: 0, ultimaVez: ayer };
const celda = { cursoId: unId(10), cumplimiento: null, venceEn: ayer };

const COMO_VA: ComoVaDeGrupo = {
  personas: { alDia: 1, enCurso: 0, sinEmpezar: 0, vencidas: 1, sinCursos: 0, hechas: 7, total: 10 },
  cursos: [
    { id: unId(10), titulo: 'Altura', imagen: null, personas: 2, completado: 1, tarde: 1, tardeDesde: ayer },
  ],
  cuantosCursos: 1,
  datos: [
    {
      ...persona,
      id: unId(1),
      nombre: 'Hicham',
      apellidos: 'Benali',
      vencidos: 1,
      celdas: [{ ...celda, estado: 'vencido', porcentaje: 41 }],
    },
    {
      ...persona,
      id: unId(2),
      nombre: 'Joan',
      apellidos: 'Amengual',
      vencidos: 0,
      celdas: [{ ...celda, estado: 'completado', porcentaje: 100 }],
    },
  ],
  siguiente: null,
  total: 2,
};
const SEMANA = { desde: '2026-03-02', hechas: 1, total: 4 };

async function abre(comoVa: ComoVaDeGrupo, permisos: Parameters<typeof unaSesion>[0] = {}) {
  onRecord('grupos', grupo);
  on(leerComoVaGrupo, comoVa);
  on(leerSemanasDeGrupo, { semanas: [SEMANA, { ...SEMANA, hechas: 2 }] });
  on(gruposApi.leerTutores, { datos: [], siguiente: null });
  const { screen, user } = await renderPage(CAMINO, {
    sesion: unaSesion({ permisos: ['grupos:ver', 'progreso:ver'], ...permisos }),
  });
  return { screen, user };
}

test('se abre por cómo va: el hallazgo, una casilla por persona y cada cual en cada curso', async () => {
  const { screen } = await abre(COMO_VA);
  expect(await screen.findByText(/^1 persona va tarde en Altura, desde ayer\.$/)).toBeTruthy();
  expect(screen.getByText(/lleva hecho el 70/)).toBeTruthy();
  expect(screen.getByRole('img', { name: '1 al día, 1 con algo vencido' })).toBeTruthy();
  const tarde = within(screen.getByRole('row', { name: /Benali/ }));
  expect(tarde.getByRole('img', { name: 'Vencido' })).toBeTruthy();
  expect(tarde.getByRole('cell', { name: /41/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Completado 1 de 2/ })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Sube 25 puntos en doce semanas' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sin tutor' })).toBeTruthy();
});

test('se recuerda a quien va tarde en ese curso, y solo a quien va tarde', async () => {
  const { screen, user } = await abre(COMO_VA);
  const asked = on(recordar, {
    enviados: 1,
    primeros: [{ usuarioId: unId(1), nombre: 'Hicham', apellidos: 'Benali' }],
    yaAvisados: 0,
    sinNada: 0,
    sinCorreo: [],
    cuantosSinCorreo: 0,
  });
  await user.click(await screen.findByRole('button', { name: 'Recordárselo' }));
  await screen.findByText(/Se escribe a 1 persona: Hicham Benali/);
  expect(asked[0]).toMatchObject({ id: unId(10), body: { usuarioIds: [unId(1)], soloContar: true } });
});

test('sin cursos dice qué falta y adónde ir', async () => {
  const { screen } = await abre(
    { ...COMO_VA, cursos: [], cuantosCursos: 0 },
    { permisos: ['grupos:ver', 'grupos:editar', 'progreso:ver'] },
  );
  const ir = await screen.findByRole('link', { name: 'Asignar un curso' });
  expect(ir.getAttribute('href')).toBe(`${CAMINO}?ver=cursos`);
});

test('quien no sigue a esas personas empieza por los miembros', async () => {
  onRecord('grupos', grupo);
  on(gruposApi.leerMiembros, { datos: [], siguiente: null });
  const { screen } = await renderPage(CAMINO, { sesion: unaSesion({ permisos: ['grupos:ver'] }) });
  const partes = within(await screen.findByRole('navigation', { name: 'Partes del grupo' }));
  expect(await partes.findByRole('link', { name: /Miembros/, current: 'page' })).toBeTruthy();
  expect(partes.queryByRole('link', { name: 'Cómo va' })).toBeNull();
});
