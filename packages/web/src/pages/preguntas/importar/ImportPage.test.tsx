import * as api from '@catedra/shared/importaciones/api.ts';
import type { Importacion, LineaDeImportacion } from '@catedra/shared/importaciones/schemas.ts';
import * as preguntasApi from '@catedra/shared/preguntas/api.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const carpeta = { id: unId(1), padreId: null, cursoId: null, nombre: 'Prevención', preguntas: 1, version: 1 };
const { publica, clave } = tipoDePregunta('unica').ejemplo;
const mitades = { publica, clave } as unknown as LineaDeImportacion['mitades'];

const unaImportacion = (values: Partial<Importacion> = {}): Importacion => ({
  id: unId(9),
  nombre: 'banco.gift',
  formato: 'gift',
  estado: 'revisada',
  motivo: null,
  creadaEn: HOY,
  terminadaEn: null,
  destino: { carpetaId: carpeta.id, evaluacionId: null, nueva: null, conCarpetas: false },
  cursoId: null,
  evaluacion: null,
  repetidas: 'actualizar',
  contadores: {
    total: 2,
    entendida: 1,
    con_cambio: 0,
    no_importa: 1,
    igual: 0,
    cambiada: 0,
    conflicto: 0,
    fuera: 0,
  },
  entran: { nuevas: 1, actualizadas: 0 },
  carpetas: 0,
  categorias: [],
  progreso: { hechas: 0, total: 0 },
  resultado: null,
  anterior: null,
  sorteos: 0,
  ...values,
});

const unaLinea = (values: Partial<LineaDeImportacion> = {}): LineaDeImportacion => ({
  numero: 1,
  archivo: null,
  linea: 1,
  hasta: 4,
  fuente: '¿Qué haces primero? {\n=Avisar ~Correr\n}',
  titulo: '¿Qué haces primero?',
  carpeta: [],
  estado: 'entendida',
  cambios: [],
  porque: null,
  mitades,
  etiquetas: [],
  decision: null,
  aqui: null,
  preguntaId: null,
  resultado: null,
  ...values,
});

const mala = unaLinea({
  numero: 2,
  linea: 318,
  estado: 'no_importa',
  porque: 'Falta la llave que cierra las respuestas.',
  fuente: '¿Cada cuánto? {=Un año',
  titulo: '¿Cada cuánto?',
  mitades: null,
});

async function revisar(importacion = unaImportacion(), lineas = [mala, unaLinea()]) {
  on(preguntasApi.leerCarpetas, { carpetas: [carpeta], etiquetas: [], cursos: [] });
  on(api.leerUna, importacion);
  on(api.leerLineas, { datos: lineas, siguiente: null });
  const sesion = unaSesion({
    permisos: ['actividades:ver', 'preguntas:ver', 'preguntas:editar', 'preguntas:importar'],
  });
  const page = await renderPage(`/admin/actividades?vista=banco&importar=${importacion.id}`, { sesion });
  await page.screen.findByRole('list', { name: 'Preguntas del archivo' });
  return page;
}

test('lo que no se importa va primero, con su porqué y su sitio en el archivo', async () => {
  const { screen } = await revisar();
  const [primera] = within(screen.getByRole('list', { name: 'Preguntas del archivo' })).getAllByRole(
    'listitem',
  );
  expect(primera?.textContent).toContain('Falta la llave que cierra las respuestas.');
  expect(primera?.textContent).toContain('línea 318');
  expect(screen.getByText(/1 \+ 1 son las 2 del archivo/)).toBeTruthy();
});

test('corregido su texto se vuelve a leer, y la cuenta cambia con ella', async () => {
  const enviadas = on(api.cambiarLinea, {
    linea: { ...mala, estado: 'entendida', porque: null, mitades },
    importacion: unaImportacion({
      contadores: { ...unaImportacion().contadores, entendida: 2, no_importa: 0 },
      entran: { nuevas: 2, actualizadas: 0 },
    }),
  });
  const { screen, user } = await revisar();
  await user.click(await screen.findByRole('button', { name: 'Corregir su texto' }));
  const campo = await screen.findByLabelText('Su texto en el archivo');
  await user.type(campo, '}}');
  await user.click(screen.getByRole('button', { name: 'Volver a leerla' }));
  await expect.poll(() => enviadas).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Importar 2 preguntas' })).toBeTruthy();
});

test('sin carpeta no se puede importar, y dice por qué', async () => {
  const destino = { carpetaId: null, evaluacionId: null, nueva: null, conCarpetas: false };
  const { screen } = await revisar(unaImportacion({ destino }));
  expect(screen.getByText('Elige antes a qué carpeta van.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importar 1 pregunta' }).disabled).toBe(true);
});

test('si no se puede ordenar, se dice y todo sigue ahí', async () => {
  on(api.importar, () => {
    throw refused(409, 'NADA_QUE_IMPORTAR');
  });
  const { screen, user } = await revisar();
  await user.click(screen.getByRole('button', { name: 'Importar 1 pregunta' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Falta la llave que cierra las respuestas.')).toBeTruthy();
});
