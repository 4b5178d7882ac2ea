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
  expect(dialogo.getByText(/Los sorteos dejan de usarla/)).toBeTruthy();
  await user.click(dialogo.getByRole('button', { name: 'Llevar 1 pregunta a la papelera' }));
  await expect.poll(() => llevadas).toEqual([{ body: { ids: [unId(3)] } }]);
});

/** A question of the folder that nobody uses yet. */
const RECIEN_ESCRITA = {
  version: 1,
  carpetaId: dentro.id,
  cursoId: null,
  etiquetas: [],
  numero: 1,
  borrador: null,
  evaluaciones: 0,
  intentos: 0,
  enCurso: 0,
  fallos: [],
  eliminadaEn: null,
  actualizadoEn: HOY,
};

test('una pregunta nueva se escribe en la carpeta abierta y se guarda sola', async () => {
  const guardadas = on(preguntasApi.guardarUna, ({ id, body }) => ({
    ...RECIEN_ESCRITA,
    id,
    tipo: body.publica.tipo,
    publica: body.publica,
    clave: body.clave,
  }));
  const { screen, user } = await abrir();
  const arbol = within(screen.getByRole('navigation', { name: 'Carpetas' }));
  await user.click(await arbol.findByRole('button', { name: /^Riesgos/ }));
  await user.click(await screen.findByRole('button', { name: 'Nueva pregunta' }));
  const cajon = within(await screen.findByRole('dialog'));
  await user.click(await cajon.findByRole('button', { name: 'La opción 1 es correcta' }));
  await expect.poll(() => guardadas.at(-1)?.body).toMatchObject({ version: 0, carpetaId: dentro.id });
});

test('una pregunta abierta se dibuja entera: lo que pide llega con lo que se responde', async () => {
  on(preguntasApi.leerPregunta, {
    ...RECIEN_ESCRITA,
    id: unId(3),
    tipo: 'verdadero_falso',
    publica: { tipo: 'verdadero_falso', enunciado: '<p>Se corta la corriente antes.</p>' },
    clave: { explicacion: '', correcta: true, siVerdadero: '', siFalso: '', pesoDelError: '0' },
    usos: [],
  });
  const { screen, user } = await abrir();
  await user.click(screen.getByRole('button', { name: /^¿Qué haces primero/ }));
  await screen.findByText('Se corta la corriente antes.');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('una carpeta cambia de nombre con la versión que se leyó', async () => {
  const guardadas = on(preguntasApi.guardarUnaCarpeta, { ...dentro, nombre: 'Riesgos graves' });
  const { screen, user } = await abrir();
  const arbol = within(screen.getByRole('navigation', { name: 'Carpetas' }));
  await user.click(await arbol.findByRole('button', { name: /^Riesgos/ }));
  await user.click(await arbol.findByRole('button', { name: 'Acciones para la carpeta Riesgos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar el nombre' }));
  const nombre = within(await screen.findByRole('dialog')).getByLabelText('Nombre');
  await user.clear(nombre);
  expect(screen.getByText('Escribe su nombre.')).toBeTruthy();
  await user.type(nombre, 'Riesgos graves');
  await user.click(screen.getByRole('button', { name: 'Cambiar el nombre' }));
  await expect
    .poll(() => guardadas)
    .toEqual([
      {
        id: dentro.id,
        body: { version: 1, nombre: 'Riesgos graves', padreId: carpeta.id, cursoId: null },
      },
    ]);
});

test('sin preguntas, el banco vacío invita a escribir la primera, y lo filtrado a quitar los filtros', async () => {
  on(preguntasApi.leerCarpetas, { carpetas: [carpeta], etiquetas: [], cursos: [] });
  on(preguntasApi.leerBanco, { datos: [], siguiente: null, total: { valor: 0, exacto: true } });
  const sesion = unaSesion({ permisos: ['actividades:ver', 'preguntas:ver', 'preguntas:editar'] });
  const { screen, user } = await renderPage('/admin/actividades?vista=banco', { sesion });
  expect(await screen.findByText('El banco está vacío')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Escribir la primera' })).toBeTruthy();

  const arbol = within(screen.getByRole('navigation', { name: 'Carpetas' }));
  await user.click(await arbol.findByRole('button', { name: /Prevención/ }));
  expect(await screen.findByText('No hay preguntas en «Prevención»')).toBeTruthy();

  await user.type(screen.getByRole('searchbox', { name: 'Buscar en el banco' }), 'arnés');
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
  expect(await screen.findByText('No hay preguntas en «Prevención»')).toBeTruthy();
});

test('una carpeta cuenta también lo que hay debajo, sin candado donde nada está cerrado, y el orden se dice', async () => {
  const { screen } = await abrir();
  const arbol = within(screen.getByRole('navigation', { name: 'Carpetas' }));
  expect((await arbol.findByRole('button', { name: /Prevención/ })).textContent).toBe('Prevención39');
  expect(arbol.getByRole('button', { name: /Riesgos/ }).textContent).toBe('Riesgos38');
  expect(arbol.queryAllByText((_, uno) => uno?.classList.contains('tabler-icon-lock') ?? false)).toEqual([]);
  expect(screen.getByText('Primero, la que cambió hace menos.')).toBeTruthy();
});
