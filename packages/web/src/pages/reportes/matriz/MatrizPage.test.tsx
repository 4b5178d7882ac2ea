import { leerHallazgoDeMatriz, leerMatriz, type Matriz } from '@catedra/shared/informes/matriz/contratos.ts';
import * as reportesApi from '@catedra/shared/reportes/api.ts';
import { expect } from 'vitest';
import { vistaDe } from '#pages/reportes/matriz/casilla.ts';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CASILLA = {
  cursoId: unId(7),
  estado: 'vencido',
  enRiesgo: false,
  porCorregir: false,
  porcentaje: 28,
  terminado: false,
  venceEn: '2026-10-13T22:00:00.000Z',
} as const;

const MATRIZ: Matriz = {
  cursos: [
    { id: unId(7), titulo: 'Alturas' },
    { id: unId(8), titulo: 'Bienvenida' },
  ],
  cuantosCursos: 40,
  personas: [{ id: unId(1), nombre: 'Hicham', apellidos: 'Benali', casillas: [CASILLA] }],
  siguiente: null,
  total: { valor: 1, exacto: true },
};

test('cada casilla dice en palabras cómo va; la que no tiene curso, que no lo tiene; y cuántos cursos no se ven', async () => {
  on(leerMatriz, MATRIZ);
  on(leerHallazgoDeMatriz, {
    en: '2026-11-16T09:31:00.000Z',
    hallazgo: 'Hicham Benali incumple en 1 curso; nadie más incumple',
  });
  on(reportesApi.leerOpciones, { grupos: [], cursos: [] });
  const { screen } = await renderPage('/admin/reportes?reporte=matriz', {
    sesion: unaSesion({ permisos: ['reportes:ver', 'usuarios:ver'] }),
  });
  await screen.findByRole('heading', { level: 1, name: /Hicham Benali incumple en 1 curso/ });
  expect(await screen.findByRole('img', { name: 'Vencido, 28\u00a0%' })).toBeTruthy();
  expect(screen.getByText('No lo tiene')).toBeTruthy();
  const curso = screen.getByRole<HTMLAnchorElement>('link', { name: 'Alturas' });
  expect(new URL(curso.href).search).toBe(`?reporte=cumplimiento&curso=${unId(7)}`);
  expect(screen.getByText(/Se ven los 2 primeros; el archivo los lleva todos/)).toBeTruthy();
});

test.each([
  [{ estado: 'al_dia', terminado: true }, 'done', 'normal', 'Al día'],
  [{ estado: 'en_plazo', porcentaje: null }, 'ring', 'normal', 'En plazo'],
  [{ estado: 'en_plazo', enRiesgo: true }, 'attention', 'atencion', 'En plazo, en riesgo, 28\u00a0%'],
  [{ estado: 'en_plazo', porCorregir: true }, 'half', 'normal', 'En plazo, por corregir, 28\u00a0%'],
  [{ estado: 'caducado', porcentaje: null }, 'bad', 'mal', 'Caducado'],
  [{ estado: 'exento', porcentaje: null }, 'draft', 'normal', 'Exento'],
] as const)('una casilla %o', (cambio, forma, tono, dicho) => {
  expect(vistaDe({ ...CASILLA, ...cambio })).toEqual({ forma, tono, dicho });
});
