import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { PruebaConResultados } from '@catedra/shared/intentos/resultados.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unId, unResultado } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const PERMISOS: Permiso[] = [
  'cursos:ver',
  'cursos:editar',
  'actividades:ver',
  'evaluaciones:ver',
  'intentos:ver',
  'intentos:anular',
  'intentos:ampliar',
];

const PRUEBA: PruebaConResultados = {
  evaluacion: { id: unId(4), cursoId: unId(1), actividadId: unId(3), intentos: 2, notaMinima: 5 },
  titulo: 'Examen final',
  curso: { id: unId(1), titulo: 'Riesgos' },
  papelera: { tipo: 'actividad', titulo: 'Examen final', en: HOY },
};

const resultado = unResultado({ nota: 7.74 });
const resultados = {
  datos: [resultado],
  siguiente: null,
  total: { valor: 1, exacto: true },
  cuentas: { aprobados: 1, suspensos: 0, por_calificar: 0, en_curso: 0, anulados: 0, sin_empezar: 0 },
  todos: 1,
  personas: 1,
  entregados: 1,
  media: 7.74,
};

function abrir(ver: string, permisos: readonly Permiso[] = PERMISOS) {
  const gone = () => {
    throw refused(404, 'NO_ENCONTRADO');
  };
  on(actividadesApi.leerPreparada, gone);
  on(actividadesApi.leerContenido, gone);
  on(intentosApi.leerFalladas, { datos: [] });
  onList('grupos', []);
  return renderPage(`/admin/actividades/${unId(1)}/actualizar/${unId(3)}${ver}`, {
    sesion: unaSesion({ permisos: [...permisos] }),
  });
}

test('los resultados de lo que está en la papelera se leen y se descargan, y nada se hace con ellos', async () => {
  on(intentosApi.leerPrueba, PRUEBA);
  on(intentosApi.leerResultados, resultados);
  const { screen } = await abrir('?ver=resultados&vista=intentos');
  expect(await screen.findByRole('heading', { level: 1, name: 'Examen final' })).toBeTruthy();
  expect(await screen.findByText('7,74')).toBeTruthy();
  expect(screen.getByText(/^Está en la papelera, desde /)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeTruthy();
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  const bin = screen.getByRole('link', { name: 'Ir a la papelera' });
  expect(bin.getAttribute('href')).toBe(`/admin/actividades/${unId(1)}?ver=papelera`);
});

test.each([
  [{ tipo: 'seccion' as const, titulo: 'Al final' }, /con la sección «Al final», desde/],
  [{ tipo: 'curso' as const, titulo: 'Riesgos' }, /con su curso, desde/],
])('se dice con qué se fue: %j', async (papelera, frase) => {
  on(intentosApi.leerPrueba, { ...PRUEBA, papelera: { ...papelera, en: HOY } });
  on(intentosApi.leerResultados, resultados);
  const { screen } = await abrir('?ver=resultados&vista=intentos');
  expect(await screen.findByText(frase)).toBeTruthy();
});

test('si no está ni en la papelera, o no se puede ver, es como cualquier actividad que no está', async () => {
  on(intentosApi.leerPrueba, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen } = await abrir('?ver=resultados&vista=intentos');
  expect(await screen.findByRole('heading', { name: 'No encontramos esta actividad' })).toBeTruthy();
});

test('quien no ve resultados no los pide', async () => {
  const pedidas = on(intentosApi.leerPrueba, PRUEBA);
  const { screen } = await abrir('?ver=resultados&vista=intentos', ['cursos:ver', 'actividades:ver']);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { name: 'No encontramos esta actividad' })).toBeTruthy();
  expect(pedidas).toEqual([]);
});
