// @vitest-environment happy-dom
import * as preguntasApi from '@catedra/shared/preguntas/api.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const carpeta = { id: unId(1), padreId: null, cursoId: null, nombre: 'Prevención', preguntas: 1, version: 1 };
const dentro = { ...carpeta, id: unId(2), padreId: carpeta.id, nombre: 'Riesgos', preguntas: 38 };

async function abrir() {
  on(preguntasApi.leerCarpetas, {
    carpetas: [dentro, carpeta],
    etiquetas: [{ nombre: 'epi', preguntas: 2 }],
    cursos: [],
  });
  const pedidas = on(preguntasApi.leerBanco, {
    datos: [
      {
        id: unId(3),
        version: 1,
        carpetaId: dentro.id,
        cursoId: null,
        tipo: 'unica',
        etiquetas: ['epi'],
        evaluaciones: 3,
        eliminadaEn: null,
        actualizadoEn: HOY,
        texto: '¿Qué haces primero?',
        pendiente: false,
      },
    ],
    siguiente: null,
    total: { valor: 1, exacto: true },
  });
  const sesion = unaSesion({ permisos: ['actividades:ver', 'preguntas:ver', 'preguntas:editar'] });
  const page = await renderPage('/admin/actividades?vista=banco', { sesion });
  await page.screen.findByText('¿Qué haces primero?');
  return { ...page, pedidas };
}

test('una carpeta deja lo que hay en ella', async () => {
  const { screen, user, pedidas } = await abrir();
  const arbol = within(screen.getByRole('navigation', { name: 'Carpetas' }));
  await user.click(await arbol.findByRole('button', { name: /Riesgos/ }));
  await expect.poll(() => pedidas.at(-1)?.query.carpetaId).toBe(dentro.id);
});

test('varias van a la papelera, y se dice antes qué pasa con quien las usa', async () => {
  const llevadas = on(preguntasApi.aLaPapelera, { cambiadas: 1 });
  const { screen, user } = await abrir();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar ¿Qué haces primero?' }));
  await user.click(screen.getByRole('button', { name: 'A la papelera' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/Los sorteos dejan de usarlas/)).toBeTruthy();
  await user.click(dialogo.getByRole('button', { name: 'Llevar 1 pregunta a la papelera' }));
  await expect.poll(() => llevadas).toEqual([{ body: { ids: [unId(3)] } }]);
});
