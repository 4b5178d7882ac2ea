import type {
  EstadisticaDeNotas,
  EstadisticaDePreguntas,
  PreguntaMedida,
  PreguntaPorDentro,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { EstadisticaTab } from '#pages/evaluaciones/estadistica/EstadisticaTab.tsx';
import { NobodyBegan } from '#pages/evaluaciones/resultados/NobodyBegan.tsx';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const evaluacion = { id: unId(4), cursoId: unId(1), actividadId: unId(3), intentos: 2, notaMinima: 5 };

const notas: EstadisticaDeNotas = {
  intentos: 40,
  personas: 38,
  provisionales: 2,
  media: 6.8,
  mediana: 7.3,
  aprueban: 31,
  notaMinima: 5,
  segundos: 1140,
  barras: Array.from({ length: 20 }, (_, i) => ({ aprueban: i === 14 ? 31 : 0, noLlegan: i === 6 ? 9 : 0 })),
  deTodas: true,
  rondas: [1],
  grupos: [
    {
      id: unId(50),
      nombre: 'Noche',
      intentos: 18,
      media: 5.4,
      primerCuarto: 4,
      mediana: 5.5,
      tercerCuarto: 7,
      aprueban: 10,
    },
    {
      id: unId(51),
      nombre: 'Oficinas',
      intentos: 20,
      media: 7.8,
      primerCuarto: 7,
      mediana: 7.9,
      tercerCuarto: 9,
      aprueban: 20,
    },
  ],
  ediciones: { por: 'mes', datos: [] },
};

const medida = (values: Partial<PreguntaMedida>): PreguntaMedida => ({
  id: unId(60),
  numero: 1,
  titulo: 'Una estantería tiene un montante doblado.',
  tipo: 'unica',
  n: 40,
  facilidad: 0.58,
  desviacion: 0.5,
  discriminacion: 0.3,
  versiones: [],
  banderas: [],
  sinElegir: [],
  ...values,
});

const medidas: EstadisticaDePreguntas = {
  intentos: 40,
  lugares: 2,
  desviacion: 2.01,
  alfa: 0.81,
  errorTipico: 0.88,
  datos: [
    medida({}),
    medida({
      id: unId(61),
      numero: 2,
      titulo: 'Descubres humo.',
      discriminacion: -0.18,
      banderas: ['mejores_fallan'],
    }),
  ],
};

const dentro: PreguntaPorDentro = {
  id: unId(61),
  version: 1,
  n: 31,
  mejores: 10,
  peores: 10,
  reparto: { bien: 18, parte: 0, mal: 12, blanco: 1 },
  segundos: 112,
  frecuentes: [],
  opciones: [
    { letra: 'A', texto: 'Avisar', correcta: true, n: 18, mejores: 4, peores: 5 },
    { letra: 'B', texto: 'Vaciarla', correcta: false, n: 12, mejores: 5, peores: 0 },
  ],
};

function abrir(more: Partial<EstadisticaDeNotas> = {}, preguntas = medidas) {
  onList('grupos', []);
  return {
    marks: on(intentosApi.leerEstadistica, { ...notas, ...more }),
    questions: on(intentosApi.leerEstadisticaDePreguntas, preguntas),
  };
}

const pieza = (...ademas: Permiso[]) =>
  renderPiece(<EstadisticaTab evaluacion={evaluacion} minutos={30} none={<NobodyBegan personas={12} />} />, {
    sesion: unaSesion({ permisos: ['intentos:ver', 'evaluaciones:ver', ...ademas] }),
  });

test('las seis cifras, con de cuántos son, y el título que dice lo que dicen las notas', async () => {
  abrir();
  const { screen } = await pieza();
  expect(await screen.findByText('78 %')).toBeTruthy();
  expect(await screen.findByText('0,81')).toBeTruthy();
  expect(screen.getByText('error típico 0,88')).toBeTruthy();
  expect(screen.getByText('mediana; da 30 min')).toBeTruthy();
  expect(screen.getByText(/2 intentos esperan corrección y no cuentan todavía/)).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: 'La mitad de los intentos llega a 7,3; 9 de 40 no llegan a 5' }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Noche queda 2,4 puntos por debajo de Oficinas' })).toBeTruthy();
});

test('lo que pide que se mire va primero, y se abre con lo que se eligió y qué hacer', async () => {
  abrir();
  on(intentosApi.leerPreguntaPorDentro, dentro);
  const { screen, user, address } = await pieza();
  await screen.findByRole('heading', { name: '1 de 2 preguntas pide que la mires' });
  const [primera] = within(screen.getByRole('table', { name: 'Preguntas' })).getAllByRole('button');
  expect(primera?.textContent).toBe('Descubres humo.');
  await user.click(screen.getByRole('button', { name: 'Descubres humo.' }));
  expect(address()).toContain(`pregunta=${unId(61)}`);
  expect(
    await screen.findByRole('heading', { name: 'De las 10 mejores, 5 eligen la B, y la clave es la A' }),
  ).toBeTruthy();
  expect(screen.getByText(/Mira si otra respuesta también es correcta/)).toBeTruthy();
  expect(screen.getByText('1 min 52 s')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reparar la pregunta' })).toBeNull();
});

test('quien puede repararla empieza desde lo que le pasa', async () => {
  abrir();
  on(intentosApi.leerPreguntaPorDentro, dentro);
  const { screen, user, address } = await pieza('intentos:recalificar', 'preguntas:ver');
  await user.click(await screen.findByRole('button', { name: 'Descubres humo.' }));
  await user.click(await screen.findByRole('button', { name: 'Reparar la pregunta' }));
  expect(address()).toContain(`reparar=${unId(61)}`);
});

test('se elige qué intentos, y la dirección lo recuerda', async () => {
  const { marks, questions } = abrir();
  const { screen, user, address } = await pieza();
  await user.click(await screen.findByRole('radio', { name: 'El mejor' }));
  await expect.poll(() => marks.at(-1)).toMatchObject({ query: { cuales: 'mejor' } });
  await expect.poll(() => questions.at(-1)).toMatchObject({ query: { cuales: 'mejor' } });
  expect(address()).toContain('cuales=mejor');
});

test('con pocos intentos se dice, y quien ve solo a su gente lo lee', async () => {
  abrir(
    { intentos: 3, personas: 3, deTodas: false },
    { ...medidas, intentos: 3, alfa: null, errorTipico: null },
  );
  const { screen } = await pieza();
  expect(await screen.findByText(/Con menos de 5 intentos no hay fiabilidad/)).toBeTruthy();
  expect(screen.getByText(/Cuenta solo a la gente que puedes ver/)).toBeTruthy();
});

test('si las preguntas no llegan, lo que dicen las notas sigue ahí', async () => {
  abrir();
  on(intentosApi.leerEstadisticaDePreguntas, () => {
    throw refused(500, 'ERROR_INTERNO');
  });
  const { screen } = await pieza();
  expect(await screen.findByText('78 %')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
