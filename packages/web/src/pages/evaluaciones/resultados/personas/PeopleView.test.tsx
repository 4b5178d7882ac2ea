import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { RepartoDeNotas, ResultadoDePersona } from '@catedra/shared/intentos/por-persona.ts';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { NobodyBegan } from '#pages/evaluaciones/resultados/NobodyBegan.tsx';
import { ResultadosTab } from '#pages/evaluaciones/resultados/ResultadosTab.tsx';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId, unResultado } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const evaluacion = { id: unId(4), cursoId: unId(1), actividadId: unId(3), intentos: 2, notaMinima: 5 };
const barras = Array.from({ length: 20 }, (_, i) => ({
  aprueban: i === 14 ? 2 : 0,
  noLlegan: i === 9 ? 1 : 0,
}));

const reparto: RepartoDeNotas = {
  barras,
  cuentas: { aprueban: 2, no_llegan: 1, en_espera: 1, dentro: 0, sin_nota: 0 },
  noALaPrimera: 1,
  mediana: 7.1,
  notaMinima: 5,
  intentos: 5,
  sinEmpezar: {
    cuantas: 2,
    primeras: [
      { id: unId(8), nombre: 'Ana', apellidos: 'Ruiz' },
      { id: unId(9), nombre: 'Luz', apellidos: 'Sanz' },
    ],
  },
};

const lucia = { id: unId(20), nombre: 'Lucía', apellidos: 'Sanz' };
const persona: ResultadoDePersona = {
  persona: lucia,
  grupos: ['Noche'],
  estado: 'aprueban',
  nota: 7.1,
  intentos: [
    unResultado({ id: unId(31), persona: lucia, numero: 1, nota: 4.58, aprobado: false, cuenta: false }),
    unResultado({ id: unId(32), persona: lucia, numero: 2, nota: 7.1, cuenta: true }),
  ],
};

function abrir(more: Partial<RepartoDeNotas> = {}) {
  const repartos = on(intentosApi.leerReparto, { ...reparto, ...more });
  const listas = on(intentosApi.leerPorPersona, {
    datos: [persona],
    siguiente: null,
    total: { valor: 1, exacto: true },
  });
  on(intentosApi.leerFalladas, { datos: [] });
  onList('grupos', []);
  return { repartos, listas };
}

const pieza = () =>
  renderPiece(
    <ResultadosTab
      evaluacion={evaluacion}
      acted={null}
      curso={{ id: unId(1), titulo: 'Riesgos' }}
      none={<NobodyBegan personas={12} />}
    />,
    { sesion: unaSesion({ permisos: ['intentos:ver', 'evaluaciones:ver'] }) },
  );

test('el título dice lo que dicen las notas, y una barra deja a quienes están en ella', async () => {
  const { listas } = abrir();
  const { screen, user, address } = await pieza();
  await screen.findByRole('heading', { name: '2 de 3 personas aprueban; 1 de ellas, no a la primera' });
  const barra = screen.getByRole('button', { name: 'De 4,50 a 4,99: 1 persona' });
  await user.click(barra);
  await expect.poll(() => listas.at(-1)).toMatchObject({ query: { notaDesde: 4.5, notaHasta: 4.99 } });
  expect(barra.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('button', { name: 'Nota: de 4,5 a 4,99' })).toBeTruthy();
  expect(decodeURIComponent(address())).toContain('nota=4,5..4,99');
  await user.click(barra);
  expect(address()).not.toContain('nota');
});

test('cada persona es una línea con sus intentos, dichos también en palabras', async () => {
  abrir();
  const { screen } = await pieza();
  const tabla = within(await screen.findByRole('table', { name: /^Una línea por persona/ }));
  expect(tabla.getByRole('img', { name: '4,58; 7,10, cuenta' })).toBeTruthy();
  expect(tabla.getByText('7,10')).toBeTruthy();
  expect(tabla.getByText('Aprobada')).toBeTruthy();
  expect(tabla.getByText('a la segunda')).toBeTruthy();
});

test('las notas se leen también en una tabla', async () => {
  abrir();
  const { screen, user } = await pieza();
  await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
  const tabla = within(screen.getByRole('table', { name: 'Personas por nota' }));
  expect(tabla.getByRole('row', { name: 'De 7,00 a 7,49 2 0 2' })).toBeTruthy();
});

test('cada intento tiene su dirección, y cerrarlo vuelve a la lista', async () => {
  abrir();
  on(intentosApi.leerUnIntento, (): IntentoVisto => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen, user, address } = await pieza();
  await user.click(await screen.findByRole('button', { name: /Sanz ?, Lucía/ }));
  expect(address()).toContain(`intento=${unId(32)}`);
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(address()).not.toContain('intento=');
});

test('a quienes no han empezado se les puede recordar, y se ve quiénes son', async () => {
  abrir();
  const { screen, user, address } = await pieza();
  expect(await screen.findByRole('button', { name: 'Recordar a las 2' })).toBeTruthy();
  on(intentosApi.leerResultados, {
    datos: [],
    siguiente: null,
    total: { valor: 0, exacto: true },
    cuentas: { aprobados: 0, suspensos: 0, por_calificar: 0, en_curso: 0, anulados: 0, sin_empezar: 2 },
    todos: 0,
    personas: 0,
    entregados: 0,
    media: null,
  });
  on(intentosApi.leerSinEmpezar, { datos: [], siguiente: null, total: { valor: 0, exacto: true } });
  await user.click(screen.getByRole('button', { name: '2 personas sin empezar' }));
  expect(address()).toContain('criba=sin_empezar');
});

test('mientras nadie ha empezado se dice, y qué hacer', async () => {
  abrir({ intentos: 0, cuentas: { aprueban: 0, no_llegan: 0, en_espera: 0, dentro: 0, sin_nota: 0 } });
  const { screen } = await pieza();
  expect(await screen.findByText('Nadie la ha empezado todavía')).toBeTruthy();
});
