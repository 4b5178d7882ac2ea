import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import * as aprendizajeApi from '@catedra/shared/aprendizaje/api.ts';
import * as cumplimientoApi from '@catedra/shared/cumplimiento/api.ts';
import type {
  ActividadAbierta,
  ActividadDelCurso,
  CursoAbierto,
} from '@catedra/shared/aprendizaje/schemas.ts';
import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as entregasApi from '@catedra/shared/entregas/api.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import * as progresoApi from '@catedra/shared/progreso/api.ts';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { readEnds } from '#pages/curso/beats/kept-ends.ts';
import { cursoAbiertoQuery, playerQuery } from '#pages/curso/curso-queries.ts';
import { queryClient } from '#platform/query-client.ts';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { HOY, unaEntrega, unId, unProgreso } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const unaLectura = (numero: number, values: Partial<ActividadDelCurso> = {}): ActividadDelCurso => ({
  id: unId(numero),
  titulo: `Lectura ${numero}`,
  tipo: 'lectura',
  duracion: 10,
  obligatoria: true,
  regla: 'manual',
  estado: 'en_curso',
  porcentaje: 0,
  ...values,
});

const unCursoAbierto = (actividades: ActividadDelCurso[]): CursoAbierto => ({
  curso: {
    id: unId(100),
    slug: 'cocina',
    titulo: 'Cocina',
    descripcion: '',
    imagen: null,
    categoria: null,
    secuencial: true,
    certificado: false,
    iniciaEn: null,
    terminaEn: null,
  },
  disponibilidad: 'abierto',
  inscrito: true,
  puedeInscribirse: false,
  ronda: 1,
  exentoHasta: null,
  porCorregir: false,
  puedeLeer: true,
  venceEn: null,
  avance: { hechas: 0, total: 2, porcentaje: 0, faltan: [], minutos: 20, sinDuracion: 0 },
  siguiente: unId(1),
  secciones: [{ id: unId(50), titulo: 'Primera parte', actividades }],
  opiniones: [],
});

const unBorrador = (actividadId: string) => unaEntrega({ actividadId, texto: '<p>Casi acabado</p>' });

const unaTareaAbierta = (id: string): ActividadAbierta => ({
  ...abierta(id),
  actividad: {
    ...abierta(id).actividad,
    tipo: 'tarea',
    regla: 'entregar',
    contenido: {
      tipo: 'tarea',
      instrucciones: '<p>Cuéntalo.</p>',
      pideTexto: true,
      maxArchivos: 0,
      maxIntentos: null,
      admiteTarde: true,
      rubrica: [],
    },
  },
});

const abierta = (id: string): ActividadAbierta => ({
  actividad: {
    id,
    cursoId: unId(100),
    titulo: 'Lectura',
    tipo: 'lectura',
    contenido: { tipo: 'lectura', html: '<p>Se pica la cebolla.</p>' },
    obligatoria: true,
    regla: 'manual',
    reglaMinutos: null,
    reglaPorcentaje: null,
    reglaNota: null,
    duracion: 10,
    venceEn: null,
    disponibleHasta: null,
  },
  posicion: null,
  progreso: null,
  archivos: [],
  entregas: [],
});

/** Someone takes a course of these readings. */
function conCurso(...actividades: ActividadDelCurso[]) {
  on(aprendizajeApi.leerCurso, unCursoAbierto(actividades));
  on(aprendizajeApi.leerActividad, ({ id }) => abierta(id));
  return on(progresoApi.latir, { estado: 'en_curso', porcentaje: 0, segundos: 1 });
}

const seRelee = () =>
  act(() => queryClient.invalidateQueries({ queryKey: cursoAbiertoQuery('cocina').queryKey }));

test('se abre en lo que toca, con su texto, y desde ese momento cuenta', async () => {
  const latidos = conCurso(unaLectura(1), unaLectura(2, { estado: 'bloqueada', motivo: 'Falta la primera' }));
  const { screen, address } = await renderPage('/curso/cocina');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lectura 1' })).toBeTruthy();
  expect(await screen.findByText('Se pica la cebolla.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`/curso/cocina?actividad=${unId(1)}`));
  await waitFor(() => expect(latidos.map(({ id }) => id)).toContain(unId(1)));
});

test('lo que no se repite se ve hecho, y dice de cuándo', async () => {
  conCurso(unaLectura(1, { estado: 'completada', porcentaje: 100, hechaAntes: true }), unaLectura(2));
  const { screen } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  const indice = within(await screen.findByRole('navigation', { name: 'Índice del curso' }));
  const hecha = await indice.findByRole('link', { name: /Lectura 1/ });
  expect(hecha.textContent).toContain('Hecha en una renovación anterior');
  expect(within(hecha).getByRole('img', { name: 'Completada' })).toBeTruthy();
  expect(indice.getAllByText('Hecha en una renovación anterior')).toHaveLength(1);
});

test('si una lectura no se puede mostrar queda el índice, y con «Reintentar» vuelve', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  conCurso(unaLectura(1), unaLectura(2));
  let broken = true;
  const Player = () => {
    if (broken) throw new Error('no es un texto');
    return <p>Ya se lee.</p>;
  };
  queryClient.setQueryData(playerQuery('lectura').queryKey, () => Player);
  const { screen, user, address } = await renderPage('/curso/cocina');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Esta parte no se pudo mostrarEl índice y las demás actividades siguen ahí.Reintentar',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Lectura 1' })).toBeTruthy();

  const indice = within(screen.getByRole('navigation', { name: 'Índice del curso' }));
  await user.click(indice.getByRole('link', { name: /Lectura 2/ }));
  await waitFor(() => expect(address()).toBe(`/curso/cocina?actividad=${unId(2)}`));
  await screen.findByRole('heading', { level: 1, name: 'Lectura 2' });
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('Ya se lee.')).toBeTruthy();
});

test('la primera vez se anota que se abrió; antes de eso no cuenta nada', async () => {
  const latidos = conCurso(unaLectura(1, { estado: 'pendiente' }));
  const anotada = Promise.withResolvers<void>();
  const abiertas = on(progresoApi.abrir, async ({ id }) => {
    await anotada.promise;
    return unProgreso({ actividadId: id });
  });
  const { screen } = await renderPage('/curso/cocina');
  await screen.findByText('Se pica la cebolla.');
  await waitFor(() => expect(abiertas.map(({ id }) => id)).toEqual([unId(1)]));
  expect(latidos).toHaveLength(0);
  anotada.resolve();
  await waitFor(() => expect(latidos).toHaveLength(1));
});

test('si la red falla al abrirla se vuelve a decir, y desde entonces cuenta aunque el curso no llegue', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const latidos = conCurso(unaLectura(1, { estado: 'pendiente' }));
  let veces = 0;
  on(progresoApi.abrir, ({ id }) => {
    veces += 1;
    if (veces === 1) throw lost();
    on(aprendizajeApi.leerCurso, () => {
      throw refused(500, 'HTTP_500');
    });
    return unProgreso({ actividadId: id });
  });
  const { screen } = await renderPage('/curso/cocina');
  await screen.findByText('Se pica la cebolla.');
  expect(latidos).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(6_000);
  await waitFor(() => expect(latidos.map(({ id }) => id)).toContain(unId(1)));
  vi.useRealTimers();
});

test('marcada como leída sin red queda apuntada aquí, se dice y se puede seguir', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  conCurso(unaLectura(1), unaLectura(2));
  on(progresoApi.completar, () => {
    throw lost();
  });
  const { screen } = await renderPage('/curso/cocina');
  fireEvent.click(await screen.findByRole('button', { name: /Marcar como leída/ }));
  expect(await screen.findByText(/se guardará en cuanto vuelva la conexión/)).toBeTruthy();
  expect(screen.queryByText(/Guardando/)).toBeNull();
  expect(readEnds(unId(1))).toEqual([unId(1)]);
  expect(screen.getByRole('link', { name: 'Siguiente' })).toBeTruthy();

  on(progresoApi.completar, ({ id }) =>
    unProgreso({ actividadId: id, estado: 'completada', porcentaje: 100, completadoEn: HOY }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(readEnds(unId(1))).toEqual([]));
  vi.useRealTimers();
});

test('lo que espera a la red es de cada una: la siguiente no dice que está terminada, y si se termina espera también', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  conCurso(unaLectura(1), unaLectura(2));
  on(progresoApi.completar, () => {
    throw lost();
  });
  const { screen } = await renderPage('/curso/cocina');
  fireEvent.click(await screen.findByRole('button', { name: /Marcar como leída/ }));
  await screen.findByText(/se guardará en cuanto vuelva la conexión/);
  fireEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
  await screen.findByRole('heading', { level: 1, name: 'Lectura 2' });
  const marcar = await screen.findByRole('button', { name: /Marcar como leída/ });
  expect(screen.queryByText(/se guardará en cuanto vuelva la conexión/)).toBeNull();
  // A second press of the same step would come sooner.
  await vi.advanceTimersByTimeAsync(1_000);
  fireEvent.click(marcar);
  await screen.findByText(/se guardará en cuanto vuelva la conexión/);
  expect(readEnds(unId(1))).toEqual([unId(1), unId(2)]);

  const completadas = on(progresoApi.completar, ({ id }) =>
    unProgreso({ actividadId: id, estado: 'completada', porcentaje: 100, completadoEn: HOY }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(readEnds(unId(1))).toEqual([]));
  expect(completadas.map(({ id }) => id).toSorted()).toEqual([unId(1), unId(2)]);
  vi.useRealTimers();
});

test('marcarla como leída la completa y lleva a la siguiente', async () => {
  conCurso(unaLectura(1), unaLectura(2));
  const completadas = on(progresoApi.completar, ({ id }) =>
    unProgreso({ actividadId: id, estado: 'completada', porcentaje: 100, completadoEn: HOY }),
  );
  const { screen, user, address } = await renderPage('/curso/cocina');
  await user.click(await screen.findByRole('button', { name: /Marcar como leída/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lectura 2' })).toBeTruthy();
  expect(completadas.map(({ id }) => id)).toEqual([unId(1)]);
  expect(address()).toBe(`/curso/cocina?actividad=${unId(2)}`);
});

test('mientras se guarda se dice, y al completar la última llega el final, que también se abre por su dirección', async () => {
  conCurso();
  const faltan = [unId(1)];
  on(aprendizajeApi.leerCurso, () => {
    const estado = faltan.length === 0 ? 'completada' : 'en_curso';
    const curso = unCursoAbierto([unaLectura(1, { estado })]);
    return {
      ...curso,
      avance: { hechas: 1 - faltan.length, total: 1, porcentaje: 0, faltan, minutos: 0, sinDuracion: 0 },
    };
  });
  on(cumplimientoApi.leerMia, {
    cumplimiento: 'al_dia',
    ronda: 1,
    exentoHasta: null,
    porCorregir: false,
    externa: false,
    valeHasta: null,
    abreEl: null,
    venceEn: null,
    siYa: null,
    seDevuelve: false,
    hechas: [],
  });
  on(aprendizajeApi.leerFinal, {
    terminadoEn: HOY,
    empezadoEn: HOY,
    hechas: 1,
    segundos: 600,
    nota: 8.5,
    notas: 1,
    porCorregir: [],
    siguientes: [],
  });
  const dicho = Promise.withResolvers<void>();
  on(progresoApi.completar, async ({ id }) => {
    await dicho.promise;
    faltan.pop();
    return unProgreso({ actividadId: id, estado: 'completada', porcentaje: 100, completadoEn: HOY });
  });
  const { screen, user, address } = await renderPage('/curso/cocina');
  await user.click(await screen.findByRole('button', { name: 'Marcar como leída' }));
  expect(await screen.findByRole('button', { name: 'Guardando…' })).toBeTruthy();
  expect(screen.queryByText('Has terminado Cocina')).toBeNull();
  dicho.resolve();
  const titulo = await screen.findByRole('heading', { level: 1, name: 'Has terminado Cocina' });
  await waitFor(() => expect(document.activeElement).toBe(titulo));
  expect(address()).toBe('/curso/cocina?ver=fin');
  expect(await screen.findByText('1 actividad en 10 min.')).toBeTruthy();
  expect(screen.getByText('8,5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver a Mis cursos' }).getAttribute('href')).toBe('/home');
});

test('con algo por corregir, el final lo dice; con algo por hacer, no hay final', async () => {
  conCurso();
  const avance = { hechas: 1, total: 2, porcentaje: 50, faltan: [unId(2)], minutos: 0, sinDuracion: 0 };
  const curso = unCursoAbierto([unaLectura(1, { estado: 'completada' }), unaLectura(2)]);
  on(aprendizajeApi.leerCurso, { ...curso, avance, siguiente: unId(2) });
  const porCorregir: { id: string; titulo: string }[] = [{ id: unId(2), titulo: 'Tu receta' }];
  const final = { terminadoEn: null, empezadoEn: HOY, hechas: 1, segundos: 0, nota: null, notas: 0 };
  on(aprendizajeApi.leerFinal, () => ({ ...final, porCorregir, siguientes: [] }));
  const primera = await renderPage('/curso/cocina?ver=fin');
  expect(await primera.screen.findByRole('heading', { name: 'Has hecho todo lo de Cocina' })).toBeTruthy();
  expect(await primera.screen.findByText(/Falta que te corrijan «Tu receta»/)).toBeTruthy();
  cleanup();

  porCorregir.pop();
  const { screen, address } = await renderPage('/curso/cocina?ver=fin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lectura 2' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`/curso/cocina?actividad=${unId(2)}`));
});

test('si no se puede completar, se dice y se sigue en la misma', async () => {
  conCurso(unaLectura(1), unaLectura(2));
  on(progresoApi.completar, () => {
    throw refused(409, 'ACTIVIDAD_BLOQUEADA', { message: 'Esta actividad todavía está bloqueada.' });
  });
  const { screen, user } = await renderPage('/curso/cocina');
  await user.click(await screen.findByRole('button', { name: /Marcar como leída/ }));
  expect(await screen.findByText('Esta actividad todavía está bloqueada.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Lectura 1' })).toBeTruthy();
});

test('una bloqueada dice qué falta y lleva a ello', async () => {
  conCurso(unaLectura(1), unaLectura(2, { estado: 'bloqueada', motivo: 'Antes hay que leer la primera' }));
  const { screen } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  expect(await screen.findByText('Antes hay que leer la primera.')).toBeTruthy();
  const ahora = screen.getByRole('link', { name: 'Ir a lo que toca ahora' });
  expect(ahora.getAttribute('href')).toBe(`/curso/cocina?actividad=${unId(1)}`);
});

test('una cerrada dice que se cerró, y no que falte nada', async () => {
  conCurso(
    unaLectura(1),
    unaLectura(2, { estado: 'bloqueada', motivo: 'Se cerró el 3 de marzo', cerrada: true }),
  );
  const { screen } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  expect(await screen.findByText('Esta actividad ya está cerrada')).toBeTruthy();
  expect(screen.queryByText(/todavía está bloqueada/)).toBeNull();
  expect(screen.getAllByRole('img', { name: 'Cerrada' }).length).toBeGreaterThan(0);
});

test('una tarea que cerró con algo sin entregar lo deja leer', async () => {
  const cerrada = { estado: 'bloqueada', motivo: 'Se cerró el 3 de marzo', cerrada: true } as const;
  conCurso(unaLectura(1), unaLectura(2, { ...cerrada, tipo: 'tarea', regla: 'entregar' }));
  on(aprendizajeApi.leerMiTrabajo, { entregas: [unBorrador(unId(2))], pideFechaA: 'Ana Ruiz' });
  const { screen } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  expect(await screen.findByText('Esta actividad ya está cerrada')).toBeTruthy();
  expect(await screen.findByText('Casi acabado')).toBeTruthy();
});

test('una oculta o quitada, abierta por su dirección, lo dice y deja en lo que toca', async () => {
  conCurso(unaLectura(1), unaLectura(2));
  const { screen, address } = await renderPage(`/curso/cocina?actividad=${unId(99)}`);
  expect(await screen.findByText(/La actividad que buscabas no está disponible/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Lectura 1' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`/curso/cocina?actividad=${unId(1)}`));
});

test('lo que se oculta mientras se lee sigue a la vista, lo dice y deja ir a lo que toca', async () => {
  conCurso(unaLectura(1), unaLectura(2));
  const { screen, user, address } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  const text = await screen.findByText('Se pica la cebolla.');
  conCurso(unaLectura(1));
  await seRelee();

  expect((await screen.findByRole('alert')).textContent).toMatch(/se acaba de ocultar o quitar del curso/);
  expect(text.isConnected).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Lectura 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Marcar como leída/ })).toBeNull();
  expect(address()).toBe(`/curso/cocina?actividad=${unId(2)}`);

  await user.click(screen.getByRole('link', { name: 'Ir a lo que toca ahora' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lectura 1' })).toBeTruthy();
  expect(screen.queryByText(/se acaba de ocultar|no está disponible/)).toBeNull();
});

test('lo que se cierra mientras se lee sigue a la vista, y dice cuándo cerró y qué se puede hacer', async () => {
  conCurso(unaLectura(1), unaLectura(2));
  const { screen, user } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  const text = await screen.findByText('Se pica la cebolla.');
  const cerrada = unaLectura(2, {
    estado: 'bloqueada',
    cerrada: true,
    motivo: 'Se cerró el 3 de marzo a las 10:00',
    pideFechaA: 'Ana Ruiz',
  });
  conCurso(unaLectura(1), cerrada);
  await seRelee();

  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/Se cerró el 3 de marzo a las 10:00\. .*pide otra fecha a Ana Ruiz/);
  expect(text.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: /Marcar como leída/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(text.isConnected).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Ir a lo que toca ahora' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lectura 1' })).toBeTruthy();
});

test('a la hora de cerrar se pregunta sin que nadie lo avise', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  conCurso(unaLectura(1));
  const disponibleHasta = new Date(Date.now() + 30_000).toISOString();
  on(aprendizajeApi.leerActividad, ({ id }) => {
    const { actividad, ...suyo } = abierta(id);
    return { ...suyo, actividad: { ...actividad, disponibleHasta } };
  });
  const { screen } = await renderPage('/curso/cocina');
  await screen.findByText('Se pica la cebolla.');
  const motivo = 'Se cerró el 3 de marzo a las 10:00';
  on(
    aprendizajeApi.leerCurso,
    unCursoAbierto([unaLectura(1, { estado: 'bloqueada', cerrada: true, motivo })]),
  );
  await act(() => vi.advanceTimersByTimeAsync(MINUTO));
  expect((await screen.findByRole('alert')).textContent).toContain(motivo);
  vi.useRealTimers();
});

describe('si el curso deja de estar mientras se está dentro', () => {
  const seVa = () =>
    on(aprendizajeApi.leerCurso, () => {
      throw refused(404, 'NO_ENCONTRADO');
    });
  const lePasaAOtros = () =>
    on(aprendizajeApi.leerCurso, { ...unCursoAbierto([unaLectura(1)]), inscrito: false, puedeLeer: false });

  for (const [como, pasa] of [
    ['lo retiran', seVa],
    ['sacan de él a quien lo lee', lePasaAOtros],
  ] as const)
    test(`porque ${como}, lo que se lee sigue a la vista, lo dice y hay salida`, async () => {
      conCurso(unaLectura(1), unaLectura(2));
      const { screen } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
      const text = await screen.findByText('Se pica la cebolla.');
      pasa();
      await seRelee();

      expect((await screen.findByRole('alert')).textContent).toMatch(
        /Este curso ha dejado de estar a tu alcance/,
      );
      expect(text.isConnected).toBe(true);
      expect(screen.queryByRole('button', { name: /Marcar como leída/ })).toBeNull();
      const salida = screen.getByRole('link', { name: 'Volver a Mis cursos' });
      expect(salida.getAttribute('href')).toBe('/home');
    });

  test('lo que se estaba escribiendo sigue escrito, y al volver el curso se sigue', async () => {
    conCurso(unaLectura(1, { tipo: 'tarea', regla: 'entregar' }));
    on(aprendizajeApi.leerActividad, ({ id }) => unaTareaAbierta(id));
    on(entregasApi.guardar, () => {
      throw refused(404, 'NO_ENCONTRADO');
    });
    const { screen, user } = await renderPage(`/curso/cocina?actividad=${unId(1)}`);
    const campo = await screen.findByRole('textbox', { name: 'Tu texto' });
    await user.click(campo);
    await user.keyboard('Casi acabado');
    seVa();
    await seRelee();
    expect(await screen.findByText(/Este curso ha dejado de estar a tu alcance/)).toBeTruthy();
    expect(campo.isConnected).toBe(true);
    expect(campo.textContent).toContain('Casi acabado');

    conCurso(unaLectura(1, { tipo: 'tarea', regla: 'entregar' }));
    await seRelee();
    await waitFor(() => expect(screen.queryByText(/ha dejado de estar a tu alcance/)).toBeNull());
    expect(campo.isConnected).toBe(true);
  });

  test('de otra actividad suya ya no hay nada que abrir', async () => {
    conCurso(unaLectura(1), unaLectura(2));
    const { screen, user } = await renderPage(`/curso/cocina?actividad=${unId(2)}`);
    await screen.findByText('Se pica la cebolla.');
    seVa();
    await seRelee();
    await screen.findByRole('alert');
    await user.click(screen.getAllByRole('link', { name: /Lectura 1/ })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: /No encontramos este curso|este curso/ })).toBeTruthy();
  });
});

test('si se oculta la única del curso mientras se lee, también sigue a la vista', async () => {
  conCurso(unaLectura(1));
  const { screen } = await renderPage('/curso/cocina');
  const text = await screen.findByText('Se pica la cebolla.');
  on(aprendizajeApi.leerCurso, { ...unCursoAbierto([]), secciones: [], siguiente: null });
  await seRelee();

  expect((await screen.findByRole('alert')).textContent).toMatch(/se acaba de ocultar/);
  expect(text.isConnected).toBe(true);
  expect(screen.getByRole('link', { name: 'Volver a Mis cursos' })).toBeTruthy();
});

test('«Siguiente» pulsado dos veces no se salta ninguna', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(HOY));
  const hecha = { estado: 'completada', porcentaje: 100 } as const;
  conCurso(unaLectura(1, hecha), unaLectura(2, hecha), unaLectura(3, hecha));
  const { screen, user, address } = await renderPage(`/curso/cocina?actividad=${unId(1)}`);
  await user.click(await screen.findByRole('link', { name: 'Siguiente' }));
  await screen.findByRole('heading', { level: 1, name: 'Lectura 2' });
  await user.click(screen.getByRole('link', { name: 'Siguiente' }));
  expect(address()).toBe(`/curso/cocina?actividad=${unId(2)}`);
});

test('la flecha de abajo, en el teléfono, tampoco', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(HOY) + MINUTO);
  conCurso(unaLectura(1), unaLectura(2), unaLectura(3));
  const { screen, user, address } = await renderPage(`/curso/cocina?actividad=${unId(1)}`);
  await user.click(await screen.findByRole('link', { name: 'Siguiente: Lectura 2' }));
  await user.click(await screen.findByRole('link', { name: 'Siguiente: Lectura 3' }));
  expect(address()).toBe(`/curso/cocina?actividad=${unId(2)}`);
});

test('un trabajo devuelto se ve en el índice', async () => {
  conCurso(unaLectura(1, { devuelta: true }));
  const { screen } = await renderPage('/curso/cocina');
  expect((await screen.findAllByText(/devuelto para otro intento/)).length).toBeGreaterThan(0);
});

test('en un corte se puede seguir leyendo, y se avisa de que el avance espera aquí', async () => {
  conCurso(unaLectura(1));
  on(progresoApi.latir, () => {
    throw lost();
  });
  const { screen } = await renderPage('/curso/cocina');
  expect(await screen.findByText(/tu avance se guarda aquí y se envía al volver/)).toBeTruthy();
  expect(await screen.findByText('Se pica la cebolla.')).toBeTruthy();
});

/** Whatever is looked for is in view at once. */
class Everything {
  readonly seen: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(seen: Everything['seen']) {
    this.seen = seen;
  }
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {
    this.seen([]);
  }
}

test('lo leído hasta el final sin red no se pierde al cerrar: sale al volver, y una sola vez', async () => {
  const real = globalThis.IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', Everything);
  conCurso(unaLectura(1, { regla: 'ver' }));
  // It leaves, and the tab is closed before anything comes back.
  on(progresoApi.completar, () => new Promise(() => undefined));
  const { screen } = await renderPage('/curso/cocina');
  await screen.findByText('Se pica la cebolla.');
  await waitFor(() => expect(readEnds(unId(1))).toEqual([unId(1)]), { timeout: 4_000 });
  cleanup();
  vi.stubGlobal('IntersectionObserver', real);

  const completadas = on(progresoApi.completar, ({ id }) =>
    unProgreso({ actividadId: id, estado: 'completada', porcentaje: 100, completadoEn: HOY }),
  );
  conCurso(unaLectura(1, { regla: 'ver' }), unaLectura(2));
  await renderPage(`/curso/cocina?actividad=${unId(2)}`);
  await waitFor(() => expect(completadas.map(({ id }) => id)).toEqual([unId(1)]));
  await waitFor(() => expect(readEnds(unId(1))).toEqual([]));
});

test('un curso que no existe lo dice y enseña la vuelta', async () => {
  on(aprendizajeApi.leerCurso, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen } = await renderPage('/curso/nada');
  expect(await screen.findByText('No puedes abrir este curso')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver a Mis cursos' }).getAttribute('href')).toBe('/home');
});

const unaPrueba = (values: Partial<Prueba>): Prueba => ({
  id: unId(800),
  titulo: 'Prueba',
  curso: { id: unId(100), slug: 'cocina', titulo: 'Cocina' },
  grupo: 'abiertas',
  apertura: { tipo: 'abierta', cierraEn: null, minutos: null, recortada: false, intentosRestantes: 1 },
  motivo: null,
  minutos: null,
  intentos: 2,
  intentosHechos: 1,
  cierraEn: null,
  nota: null,
  notaMinima: 5,
  aprobada: false,
  hechaEn: HOY,
  enCurso: null,
  porCalificar: false,
  anulada: false,
  ...values,
});

test.each([
  [unaPrueba({ porCalificar: true }), 'Ver la prueba', /^Entregada .*\. Falta corregirla\.$/],
  [
    unaPrueba({
      enCurso: {
        id: unId(900),
        numero: 2,
        estado: 'en_curso',
        empezadoEn: HOY,
        venceEn: null,
        motivo: null,
      },
    }),
    'Continuar la prueba',
    /^La tienes empezada\.$/,
  ],
])(
  'en el curso se lee cómo está la prueba que ya se hizo o se empezó (%#)',
  async (prueba, boton, palabras) => {
    conCurso(unaLectura(1, { tipo: 'evaluacion', regla: 'aprobar', evaluacionId: unId(800) }));
    on(aprendizajeApi.leerActividad, ({ id }): ActividadAbierta => {
      const una = abierta(id);
      return {
        ...una,
        actividad: {
          ...una.actividad,
          tipo: 'evaluacion',
          contenido: { tipo: 'evaluacion', descripcion: '' },
        },
      };
    });
    on(intentosApi.leerPruebas, { pruebas: [prueba], ahora: HOY });
    const { screen } = await renderPage(`/curso/cocina?actividad=${unId(1)}`);
    await screen.findByText(palabras);
    screen.getByRole('link', { name: boton });
  },
);

test('quien termina un curso que da certificado lo descarga ahí mismo', async () => {
  const hecha = unaLectura(1, { estado: 'completada', porcentaje: 100 });
  const abierto = unCursoAbierto([hecha]);
  on(aprendizajeApi.leerCurso, {
    ...abierto,
    curso: { ...abierto.curso, certificado: true },
    avance: { hechas: 1, total: 1, porcentaje: 100, faltan: [], minutos: 0, sinDuracion: 0 },
    siguiente: null,
  });
  on(cumplimientoApi.leerMia, {
    cumplimiento: 'al_dia',
    ronda: 1,
    exentoHasta: null,
    porCorregir: false,
    externa: false,
    valeHasta: null,
    abreEl: null,
    venceEn: null,
    siYa: null,
    seDevuelve: false,
    hechas: [],
  });
  on(aprendizajeApi.leerFinal, {
    terminadoEn: HOY,
    empezadoEn: HOY,
    hechas: 1,
    segundos: 600,
    nota: null,
    notas: 0,
    porCorregir: [],
    siguientes: [],
  });
  on(certificadosApi.leerMios, {
    certificados: [
      {
        id: unId(7),
        estado: 'valido',
        numero: '2026-000418',
        rectificado: false,
        codigo: 'K7QM-4XTD-9FHW',
        cursoId: unId(100),
        titulo: 'Cocina',
        nombre: 'Lucía Fernández',
        documento: null,
        horas: null,
        nota: null,
        completadoEl: '2026-11-18',
        expedidoEn: HOY,
        validoHasta: null,
        huella: null,
      },
    ],
  });
  const { screen } = await renderPage('/curso/cocina?ver=fin');
  await screen.findByRole('heading', { level: 1, name: 'Has terminado Cocina' });
  const enlace = await screen.findByRole('link', { name: 'Descargar el certificado' });
  await waitFor(() => expect(enlace.getAttribute('href')).toBe(`/api/certificados/${unId(7)}/pdf`));
  expect(screen.getByRole('link', { name: 'Volver a Mis cursos' })).toBeTruthy();
});
