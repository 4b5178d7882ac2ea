import * as cursosApi from '@catedra/shared/cursos/api.ts';
import * as papeleraApi from '@catedra/shared/papelera/api.ts';
import type { EnPapelera, Papelera } from '@catedra/shared/papelera/schemas.ts';
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sesion = unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'actividades:editar'] });

const entrada = (values: Partial<EnPapelera>): EnPapelera => ({
  id: unId(1),
  tipo: 'actividad',
  documento: unId(2),
  titulo: 'Normas del muelle',
  curso: { id: unId(3), titulo: 'Riesgos', imagen: null },
  actividad: { tipo: 'lectura', duracion: 12, oculta: false },
  pruebas: [],
  tareas: [],
  seccion: { titulo: 'En el puesto', tambien: false },
  actividades: 1,
  personas: 0,
  entregas: 0,
  en: new Date().toISOString(),
  por: { id: unId(4), nombre: 'Marta Ordóñez' },
  usado: false,
  borrable: true,
  ...values,
});

const papelera = (...datos: EnPapelera[]): Papelera => ({
  datos,
  siguiente: null,
  cuentas: { esperan: datos.length, archivado: 0 },
  quienes: [{ id: unId(4), nombre: 'Marta Ordóñez' }],
});

test('vacía, dice qué llegará aquí', async () => {
  on(papeleraApi.leer, papelera());
  const { screen } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  expect(await screen.findByText('No hay nada que recuperar')).toBeTruthy();
});

test('cada cosa dice qué era, dónde estaba y qué le pasará', async () => {
  const usada = { id: unId(5), titulo: 'Levantar una caja', personas: 12, usado: true, borrable: false };
  on(papeleraApi.leer, papelera(entrada({}), entrada(usada)));
  const { screen } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  const botones = await screen.findAllByRole('button', { name: /^Recuperar/ });
  const [nueva, otra] = botones.map((boton) => boton.closest('li'));
  expect(nueva?.textContent).toContain('Lectura de 12 min. Nadie la ha usado.');
  expect(nueva?.textContent).toContain('Riesgos, En el puesto');
  expect(nueva?.textContent).toMatch(/se borra en \d+ días/);
  expect(otra?.textContent).toContain('12 personas habían hecho algo.');
  expect(otra?.textContent).toMatch(/se archiva en \d+ días/);
});

const PRUEBA = { actividadId: unId(8), titulo: 'Examen final', personas: 3 };
const tirada = (values: Partial<EnPapelera>) => entrada({ usado: true, borrable: false, ...values });

test('de una evaluación que alguien hizo se va a sus resultados', async () => {
  const actividad = { tipo: 'evaluacion' as const, duracion: null, oculta: false };
  on(papeleraApi.leer, papelera(tirada({ actividad, pruebas: [PRUEBA] })));
  const { screen, user } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  await user.click(await screen.findByRole('button', { name: 'Acciones para Normas del muelle' }));
  const enlace = await screen.findByRole('menuitem', { name: 'Ver los resultados' });
  expect(enlace.getAttribute('href')).toBe(
    `/admin/actividades/${unId(3)}/actualizar/${unId(8)}?ver=resultados`,
  );
});

test('de un curso o una sección con varias se elige de cuál; de lo que nadie hizo, no se ofrece', async () => {
  const otra = { actividadId: unId(9), titulo: 'Repaso', personas: 1 };
  on(
    papeleraApi.leer,
    papelera(
      tirada({ tipo: 'seccion', titulo: 'Al final', actividad: null, pruebas: [PRUEBA, otra] }),
      entrada({ id: unId(7), titulo: 'Otra' }),
    ),
  );
  const { screen, user } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  await user.click(await screen.findByRole('button', { name: 'Acciones para Otra' }));
  await screen.findByRole('menuitem', { name: 'Ir al curso' });
  expect(screen.queryByRole('menuitem', { name: 'Ver los resultados' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Acciones para Al final' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver los resultados' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Resultados de «Al final»' }));
  expect(dialogo.getByRole('link', { name: 'Repaso' }).getAttribute('href')).toBe(
    `/admin/actividades/${unId(3)}/actualizar/${unId(9)}?ver=resultados`,
  );
  expect(dialogo.getByText('3 personas la hicieron')).toBeTruthy();
  expect(dialogo.getByText('1 persona la hizo')).toBeTruthy();
});

test('de una tarea con entregas se va a ellas, y de un curso con ambas cosas se elige', async () => {
  const tarea = { actividadId: unId(9), titulo: 'Tu plan', entregas: 4, esperan: 1 };
  on(
    papeleraApi.leer,
    papelera(
      tirada({ titulo: 'Tu plan', tareas: [tarea] }),
      tirada({ id: unId(7), tipo: 'curso', titulo: 'Riesgos', pruebas: [PRUEBA], tareas: [tarea] }),
    ),
  );
  const { screen, user } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  await user.click(await screen.findByRole('button', { name: 'Acciones para Tu plan' }));
  const suyas = `/admin/actividades?ver=entregas&papelera=si&actividad=${unId(9)}&estado=todas`;
  const enlace = await screen.findByRole('menuitem', { name: 'Ver las entregas' });
  expect(enlace.getAttribute('href')).toBe(suyas);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Acciones para Riesgos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver resultados y entregas' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Resultados y entregas de «Riesgos»' }));
  expect(dialogo.getByRole('link', { name: 'Tu plan' }).getAttribute('href')).toBe(suyas);
  expect(dialogo.getByText('4 entregas, 1 por corregir')).toBeTruthy();
});

test('lo recuperado dice dónde está en su misma línea, y se puede deshacer', async () => {
  let queda: EnPapelera[] = [entrada({ personas: 3, usado: true })];
  on(papeleraApi.leer, () => papelera(...queda));
  const recuperadas = on(papeleraApi.recuperar, () => {
    queda = [];
    return {
      tipo: 'actividad' as const,
      documento: unId(2),
      cursoId: unId(3),
      titulo: 'Normas del muelle',
      seccion: 'En el puesto',
      lugar: 4,
      espera: false,
      personas: 3,
    };
  });
  const { screen, user } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  await user.click(await screen.findByRole('button', { name: 'Recuperar «Normas del muelle»' }));
  expect(await screen.findByText(/está otra vez en su sitio/)).toBeTruthy();
  expect(
    screen.getByText(/La 4.ª de «En el puesto»\. 3 personas recuperan lo que habían hecho\./),
  ).toBeTruthy();
  expect(recuperadas).toEqual([{ id: unId(1) }]);
  expect(screen.getByRole('link', { name: 'Ir al curso' })).toBeTruthy();
});

test('eliminar para siempre pide una palabra y explica si ya no se puede', async () => {
  on(papeleraApi.leer, papelera(entrada({})));
  const borradas = on(papeleraApi.borrar, () => {
    throw refused(409, 'EN_USO');
  });
  const { screen, user } = await renderPage('/admin/cursos?ver=papelera', { sesion });
  await user.click(await screen.findByRole('button', { name: 'Acciones para Normas del muelle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar para siempre' }));
  const dialogo = within(await screen.findByRole('dialog'));
  const confirmar = dialogo.getByRole<HTMLButtonElement>('button', { name: 'Eliminar para siempre' });
  expect(dialogo.getByText(/^Escribe antes .+\.$/)).toBeTruthy();
  expect(confirmar.disabled).toBe(true);
  await user.type(dialogo.getByRole('textbox'), 'MUELLE');
  expect(confirmar.disabled).toBe(false);
  await user.click(confirmar);
  await waitFor(() => expect(borradas).toEqual([{ id: unId(1) }]));
  expect(await dialogo.findByRole('alert')).toBeTruthy();
  expect(dialogo.getByRole<HTMLInputElement>('textbox').value).toBe('MUELLE');
});

test('quien no puede editar ve la lista de siempre, sin papelera', async () => {
  onList('cursos', () => [unCurso({ titulo: 'Cocina' })]);
  on(cursosApi.leerPalabras, { categorias: [], etiquetas: [] });
  on(cursosApi.leerPorCompletar, {});
  const { screen } = await renderPage('/admin/cursos?ver=papelera', {
    sesion: unaSesion({ permisos: ['cursos:ver'] }),
  });
  expect((await screen.findAllByText('Cocina')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Papelera' })).toBeNull();
});
