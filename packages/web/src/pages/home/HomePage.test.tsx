import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import * as anunciosApi from '@catedra/shared/anuncios/api.ts';
import * as aprendizajeApi from '@catedra/shared/aprendizaje/api.ts';
import type { Inicio, MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import * as progresoApi from '@catedra/shared/progreso/api.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unCurso, unId, unProgreso } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { streams } from '#testing/stream.ts';
import { test } from '#testing/test.ts';

const COCINA: MiCurso = {
  id: unId(100),
  slug: 'cocina',
  titulo: 'Cocina',
  imagen: null,
  disponibilidad: 'abierto',
  iniciaEn: null,
  actividades: 4,
  duracion: 60,
  avance: { hechas: 1, total: 4, porcentaje: 25, faltan: [], minutos: 45, sinDuracion: 0 },
  venceEn: null,
  estado: 'en_curso',
  cumplimiento: null,
  ronda: 1,
  exentoHasta: null,
  porCorregir: false,
  externa: false,
  valeHasta: null,
  ultimaVez: '2026-03-01T09:00:00.000Z',
  completadoEn: null,
  siguiente: { id: unId(7), titulo: 'El sofrito', tipo: 'lectura', duracion: 10 },
};

const unInicio = (values: Partial<Inicio> = {}): Inicio => ({
  cursos: [COCINA],
  continuar: COCINA.id,
  devueltas: [],
  vence: [],
  resultados: [],
  catalogo: { total: 0, categorias: [] },
  ...values,
});

const conInicio = (values: Partial<Inicio> = {}, pruebas: readonly Prueba[] = []) => {
  on(anunciosApi.leerMios, { anuncios: [] });
  on(intentosApi.leerPruebas, { pruebas: [...pruebas], ahora: new Date().toISOString() });
  return on(aprendizajeApi.leerInicio, unInicio(values));
};

const lucia = unaSesion({ usuario: { nombre: 'Lucía' } });

test('saluda por su nombre y un botón lleva a la actividad exacta donde lo dejó', async () => {
  conInicio();
  const { screen } = await renderPage('/home', { sesion: lucia });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Buen.*, Lucía$/);
  const continuar = await screen.findByRole('link', { name: 'Continuar' });
  expect(continuar.getAttribute('href')).toBe(`/curso/cocina?actividad=${unId(7)}`);
  expect(screen.getByText('El sofrito')).toBeTruthy();
  expect(screen.getByText('1 de 4 actividades')).toBeTruthy();
});

/** One that runs for twelve minutes more. */
const aMedias = (): Prueba => {
  const enCurso = {
    id: unId(900),
    numero: 1,
    estado: 'en_curso',
    empezadoEn: new Date().toISOString(),
    venceEn: new Date(Date.now() + 12 * MINUTO).toISOString(),
    motivo: null,
  } as const;
  return {
    id: unId(800),
    titulo: 'Prueba final',
    curso: { id: COCINA.id, slug: COCINA.slug, titulo: COCINA.titulo },
    grupo: 'en_progreso',
    apertura: { tipo: 'sin_intentos' },
    motivo: null,
    minutos: 30,
    intentos: 1,
    intentosHechos: 1,
    cierraEn: null,
    nota: null,
    notaMinima: 5,
    aprobada: false,
    hechaEn: null,
    enCurso,
    porCalificar: false,
    anulada: false,
  };
};

test('una prueba a medias se dice lo primero, con lo que le queda y el camino de vuelta', async () => {
  conInicio({}, [aMedias()]);
  const { screen } = await renderPage('/home', { sesion: lucia });
  const aviso = await screen.findByRole('region', { name: 'En curso: Prueba final' });
  expect(within(aviso).getByRole('timer').textContent).toMatch(/^1[12]:/);
  expect(within(aviso).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
    `/evaluacion/${unId(800)}?intento=${unId(900)}`,
  );
});

test('lo que se terminó sin red en un curso llega aunque se vuelva por el inicio', async () => {
  window.localStorage.setItem(`catedra:terminadas:${unId(1)}`, JSON.stringify([unId(7)]));
  const completadas = on(progresoApi.completar, ({ id }) => unProgreso({ actividadId: id }));
  conInicio();
  await renderPage('/home', { sesion: lucia });
  await waitFor(() => expect(completadas).toEqual([{ id: unId(7) }]));
  await waitFor(() => expect(window.localStorage.getItem(`catedra:terminadas:${unId(1)}`)).toBeNull());
});

test('un trabajo devuelto se dice, con el camino hasta él', async () => {
  const curso = { id: unId(100), slug: 'cocina', titulo: 'Cocina' };
  conInicio({ devueltas: [{ actividadId: unId(8), titulo: 'Tu receta', curso, en: HOY }] });
  const { screen } = await renderPage('/home', { sesion: lucia });
  const enlace = await screen.findByRole('link', { name: 'Devuelto: Tu receta' });
  expect(enlace.getAttribute('href')).toBe(`/curso/cocina?actividad=${unId(8)}`);
});

test('quien aún no tiene cursos lo lee, y los abiertos son el siguiente paso', async () => {
  conInicio({ cursos: [], continuar: null, catalogo: { total: 1, categorias: ['Hogar'] } });
  const pedidas = onList('cursos', [unCurso({ titulo: 'Huerto', slug: 'huerto', acceso: 'abierto' })]);
  const { screen } = await renderPage('/home', { sesion: lucia });
  expect(await screen.findByText('Aún no tienes cursos asignados')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Huerto' })).getAttribute('href')).toBe('/curso/huerto');
  expect(pedidas[0]).toMatchObject({ acceso: 'abierto', estado: 'publicado' });
});

test('quien ya lo terminó todo lo sabe, y sus cursos siguen a mano', async () => {
  conInicio({ continuar: null, cursos: [{ ...COCINA, completadoEn: '2026-03-01T09:00:00.000Z' }] });
  const { screen } = await renderPage('/home', { sesion: lucia });
  expect(await screen.findByText('No te queda nada pendiente')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cocina' }).getAttribute('href')).toBe('/curso/cocina');
});

test('quien lo terminó todo y tiene una prueba reabierta lee que le queda ella', async () => {
  conInicio({ continuar: null, cursos: [{ ...COCINA, completadoEn: '2026-03-01T09:00:00.000Z' }] }, [
    aMedias(),
  ]);
  const { screen } = await renderPage('/home', { sesion: lucia });
  await screen.findByText('Solo te queda la prueba que tienes abierta');
  expect(screen.queryByText('No te queda nada pendiente')).toBeNull();
});

test('si falla, se dice y se puede volver a intentar', async () => {
  conInicio();
  on(anunciosApi.leerMios, { anuncios: [] });
  on(aprendizajeApi.leerInicio, () => {
    throw refused(500, 'ALGO_FALLO', { message: 'Algo falló.' });
  });
  const { screen, user } = await renderPage('/home', { sesion: lucia });
  expect((await screen.findByRole('alert')).textContent).toContain('Algo falló.');
  conInicio();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Continuar' })).toBeTruthy();
});

test('lo que hace en otra pantalla aparece en esta', async () => {
  conInicio();
  const { screen } = await renderPage('/home', { sesion: lucia });
  await screen.findByText('1 de 4 actividades');
  await waitFor(() => expect(streams()).toHaveLength(1));
  conInicio({ cursos: [{ ...COCINA, avance: { ...COCINA.avance, hechas: 2, porcentaje: 50 } }] });
  streams()[0]?.say({ tipo: 'cambio', coleccion: 'progreso', id: unId(8) });
  expect(await screen.findByText('2 de 4 actividades')).toBeTruthy();
});

test('quien mira con los ojos de otra persona lo tiene siempre a la vista', async () => {
  conInicio();
  const mirada = { quien: 'Marta Gil', hasta: '2026-03-02T11:00:00.000Z' };
  const { screen } = await renderPage('/home', { sesion: unaSesion({ mirada }) });
  await screen.findByRole('link', { name: 'Continuar' });
  expect(await within(document.body).findByRole('button', { name: /Volver/ })).toBeTruthy();
});

test('sin sesión, la dirección lleva a la entrada', async () => {
  on(sesionApi.leer, () => {
    throw refused(401, 'SIN_SESION');
  });
  on(sesionApi.leerProveedor, { nombre: null });
  const { screen, address } = await renderPage('/home', { sesion: null });
  expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
  expect(address()).toBe('/');
});

const ANUNCIO = {
  id: unId(300),
  titulo: 'El sábado se para',
  texto: '<p>De 2:00 a 4:00.</p>',
  fijado: true,
  desde: HOY,
  hasta: null,
  editadoEn: null,
  leidoEn: null,
};

test('lo anunciado está con sus cursos, lo fijado arriba; «Ya lo he leído» lo aparta', async () => {
  conInicio();
  let apartado = false;
  const largo = {
    ...ANUNCIO,
    id: unId(301),
    titulo: 'La guía',
    texto: `<p>${'Texto. '.repeat(60)}</p>`,
    fijado: false,
  };
  on(anunciosApi.leerMios, () => ({ anuncios: apartado ? [largo] : [ANUNCIO, largo] }));
  const leidos = on(anunciosApi.leer, () => {
    apartado = true;
  });
  const { screen, user } = await renderPage('/home', { sesion: lucia });
  const fijado = await screen.findByText('El sábado se para');
  const continuar = screen.getByRole('link', { name: 'Continuar' });
  expect(fijado.compareDocumentPosition(continuar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(continuar.compareDocumentPosition(screen.getByText('La guía'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );

  await user.click(screen.getByRole('button', { name: 'Ya lo he leído: El sábado se para' }));
  await waitFor(() => expect(screen.queryByText('El sábado se para')).toBeNull());
  expect(leidos[0]).toMatchObject({ id: ANUNCIO.id, body: { apartar: true } });
  await user.click(screen.getByRole('button', { name: 'Leer entero: La guía' }));
  await waitFor(() => expect(leidos[1]).toMatchObject({ id: largo.id, body: { apartar: false } }));
});
