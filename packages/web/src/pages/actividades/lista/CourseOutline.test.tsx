import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ParteDeCambio } from '@catedra/shared/actividades/pendientes.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { leerActividad } from '@catedra/shared/aprendizaje/api.ts';
import * as edicionApi from '@catedra/shared/edicion/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
// It travels apart from the page: here it has come already.
import '#pages/actividades/lista/OutlineEditor.tsx';
import { on, onPut } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CURSO = unCurso({ id: unId(1), titulo: 'Riesgos', estado: 'publicado' });
const SECCION = { id: unId(2), titulo: 'Antes de empezar' };
const autora = unaSesion({
  permisos: ['cursos:ver', 'actividades:ver', 'actividades:crear', 'actividades:editar'],
});

const actividad = (values: Partial<Actividad>): Actividad => ({
  ...ajustesIniciales('lectura'),
  id: unId(3),
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
  cursoId: CURSO.id,
  cursoTitulo: CURSO.titulo,
  seccion: SECCION.id,
  orden: 0,
  titulo: 'Bienvenida',
  tipo: 'lectura',
  contenido: { tipo: 'lectura', html: '<p>Hola</p>' },
  lista: true,
  ...values,
});

const deIndice = (values: Partial<Actividad> = {}) => ({
  ...actividad(values),
  abreEn: null,
  cierraEn: null,
});

const cambio = (parte: ParteDeCambio, frase: string, espera = false) => ({
  actividadId: unId(3),
  parte,
  frase,
  nueva: espera,
  espera,
});
const PENDIENTES = {
  cambios: [
    cambio('obligatoria', '«Bienvenida» pasa a ser opcional.'),
    cambio('fechas', 'Cambian las fechas de «Bienvenida».'),
    cambio('vista', 'Se añade «Vacía».', true),
  ],
  sello: 'lo-que-vi',
  empezaron: 34,
  examinandose: 0,
  minutosQueQuedan: null,
  impiden: { personas: 0, actividades: [] },
};

async function abrir(
  porPublicar: ContenidoDeCurso['porPublicar'],
  { actividades = [deIndice()], sesion = autora, search = '' } = {},
) {
  on(actividadesApi.leerContenido, { curso: CURSO, secciones: [SECCION], actividades, porPublicar });
  const page = await renderPage(`/admin/actividades/${CURSO.id}${search}`, { sesion });
  await page.screen.findByRole('heading', { level: 1, name: 'Riesgos' });
  return page;
}

test('publicar dice antes qué cambia y a cuántas personas, y envía lo que se vio', async () => {
  const publicados = on(actividadesApi.publicar, { publicados: 2 });
  const { screen, user } = await abrir(PENDIENTES);
  expect(screen.getByText('Cambios sin publicar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/a 34 personas que ya empezaron/)).toBeTruthy();
  expect(
    dialogo.getByText(/lo que ya tenía abierto, salvo lo que cierren las fechas nuevas\.$/),
  ).toBeTruthy();
  expect(dialogo.getByText('«Bienvenida» pasa a ser opcional.')).toBeTruthy();
  expect(dialogo.getByText('Seguirá esperando lo que no tiene contenido:')).toBeTruthy();
  await user.click(dialogo.getByRole('button', { name: 'Publicar' }));
  await expect.poll(() => publicados).toEqual([{ id: CURSO.id, body: { sello: 'lo-que-vi' } }]);
});

test('publicar lo que se oculta avisa a quien lo publica de que alguien puede tenerlo abierto', async () => {
  const { screen, user } = await abrir({
    ...PENDIENTES,
    cambios: [cambio('vista', 'Se oculta «Bienvenida».')],
  });
  await user.click(screen.getByRole('button', { name: 'Publicar el cambio' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/lo que ya tenía abierto, salvo lo que deje de verse\.$/)).toBeTruthy();
});

test('si alguien cambió algo mientras tanto, se dice y no se cierra', async () => {
  on(actividadesApi.publicar, () => {
    throw refused(409, 'CAMBIOS_DISTINTOS', { message: 'Alguien cambió algo más.' });
  });
  const { screen, user } = await abrir(PENDIENTES);
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Alguien cambió algo más.')).toBeTruthy();
});

test('ninguna fila se dice la página en que se está hasta que se abre', async () => {
  const { screen } = await abrir(null);
  expect(screen.getByRole('link', { name: 'Bienvenida' }).getAttribute('aria-current')).toBeNull();
});

test('descartar pregunta antes', async () => {
  const descartados = on(actividadesApi.descartar, { publicados: 3 });
  const { screen, user } = await abrir(PENDIENTES);
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await user.click(dialogo.getByRole('button', { name: 'Descartar todo' }));
  expect(descartados).toEqual([]);
  await user.click(dialogo.getByRole('button', { name: 'Descartar' }));
  await expect.poll(() => descartados).toEqual([{ id: CURSO.id, body: {} }]);
});

test('en un curso publicado lo nuevo nace oculto y espera; el compositor queda listo para otra', async () => {
  const puestas = onPut('actividades', ({ id, body }) =>
    actividad({ id, titulo: body.titulo, oculta: body.oculta, lista: false }),
  );
  const guardadas = on(actividadesApi.guardar, ({ id }) => actividad({ id, version: 2 }));
  const { screen, user } = await abrir(null);
  await user.click(screen.getByRole('button', { name: /^Añadir actividad/ }));
  const titulo = screen.getByLabelText<HTMLInputElement>('Título de la actividad');
  await user.type(titulo, 'Cómo levantar una caja');
  await user.keyboard('{Alt>}2{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Añadir vídeo' }));

  await expect.poll(() => guardadas.map(({ body }) => body)).toEqual([{ version: 1, oculta: false }]);
  expect(puestas[0]?.body).toMatchObject({ tipo: 'video', oculta: true, seccion: SECCION.id, orden: 1 });
  await expect.poll(() => titulo.value).toBe('');
  expect(document.activeElement).toBe(titulo);
});

test('antes de publicar se dice quién ya no podría terminar', async () => {
  const impiden = {
    personas: 3,
    actividades: [
      { actividadId: unId(3), titulo: 'Bienvenida', cerroEn: '2026-01-01T00:00:00.000Z', personas: 3 },
    ],
  };
  const { screen, user } = await abrir({ ...PENDIENTES, impiden });
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  const aviso = within(within(await screen.findByRole('dialog')).getByRole('alert'));
  expect(aviso.getByText('3 personas ya no podrán terminar el curso.')).toBeTruthy();
  expect(aviso.getByText(/no la han hecho/).textContent).toContain('3 personas');
});

test('un solo cambio se descarta, después de decir qué pasa con él', async () => {
  const descartados = on(actividadesApi.descartar, { publicados: 1 });
  const { screen, user } = await abrir(PENDIENTES);
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await user.click(dialogo.getByRole('button', { name: 'Descartar: Cambian las fechas de «Bienvenida».' }));
  expect(dialogo.getByText('Queda como se ve ahora.')).toBeTruthy();
  expect(descartados).toEqual([]);
  await user.click(dialogo.getByRole('button', { name: 'Descartarlo' }));
  await expect
    .poll(() => descartados)
    .toEqual([{ id: CURSO.id, body: { cambios: [{ actividadId: unId(3), parte: 'fechas' }] } }]);
});

const OTRA = unId(4);
const DOS = [deIndice(), deIndice({ id: OTRA, titulo: 'Despedida', orden: 1 })];

function conPanel() {
  on(edicionApi.estarEditando, { otros: [], borrador: null });
  on(edicionApi.dejarDeEditar, undefined as never);
  on(actividadesApi.leerPreparada, ({ id }) =>
    actividad({ id, titulo: id === OTRA ? 'Despedida' : 'Bienvenida' }),
  );
}

test('una fila abre sus ajustes al lado, que se guardan solos; Esc los cierra', async () => {
  conPanel();
  const guardadas = on(actividadesApi.guardar, ({ id, body }) =>
    actividad({ id, version: 2, obligatoria: body.obligatoria ?? true }),
  );
  const { screen, user, address } = await abrir(null, { actividades: DOS });
  const fila = screen.getByRole('link', { name: 'Bienvenida' });
  fila.focus();
  await user.keyboard('{Enter}');
  expect(address()).toContain(`actividad=${unId(3)}`);
  await user.click(await screen.findByRole('switch', { name: /^Obligatoria/ }));
  await expect
    .poll(() => guardadas, { timeout: 5000 })
    .toEqual([{ id: unId(3), body: { version: 1, obligatoria: false } }]);
  expect(await screen.findByText(/Guardado/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await expect.poll(address).not.toContain('actividad=');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Bienvenida' }));
});

test('«No se repite» se ofrece mientras es obligatoria, y donde no puede ser se dice por qué', async () => {
  conPanel();
  on(edicionApi.guardarBorrador, undefined);
  on(edicionApi.descartarBorrador, undefined);
  const porQue = 'Es la única obligatoria que se repite.';
  on(actividadesApi.guardar, ({ id, body }) => {
    if (body.noSeRepite) throw refused(400, 'DATOS_INVALIDOS', { fields: { noSeRepite: porQue } });
    return actividad({ id, version: 2, obligatoria: body.obligatoria ?? true });
  });
  const { screen, user } = await abrir(null, { actividades: DOS, search: `?actividad=${unId(3)}` });
  const noSeRepite = await screen.findByRole('switch', { name: /^No se repite en las renovaciones/ });
  await user.click(noSeRepite);
  expect(await screen.findByText(porQue, undefined, { timeout: 5000 })).toBeTruthy();
  await user.click(noSeRepite);
  await user.click(screen.getByRole('switch', { name: /^Obligatoria/ }));
  await expect.poll(() => screen.queryByRole('switch', { name: /^No se repite/ })).toBeNull();
});

test('la dirección guarda qué actividad está abierta; sin permiso, sus ajustes solo se leen', async () => {
  conPanel();
  const sesion = unaSesion({ permisos: ['cursos:ver', 'actividades:ver'] });
  const { screen } = await abrir(null, { actividades: DOS, sesion, search: `?actividad=${OTRA}` });
  const titulo = await screen.findByLabelText<HTMLTextAreaElement>('Título');
  expect(titulo.value).toBe('Despedida');
  expect(titulo.readOnly).toBe(true);
});

test('V enseña la actividad abierta como la verá el alumno, también en un teléfono', async () => {
  conPanel();
  on(leerActividad, {
    actividad: actividad({}),
    posicion: null,
    progreso: null,
    archivos: [],
    entregas: [],
  } as never);
  const { screen, user } = await abrir(null, { search: `?actividad=${unId(3)}` });
  await screen.findByRole('dialog', { name: 'Ajustes de «Bienvenida»' });
  await user.keyboard('v');
  const vista = within(await screen.findByRole('dialog', { name: '«Bienvenida» como la verá el alumno' }));
  expect(await vista.findByText('Hola')).toBeTruthy();
  const telefono = vista.getByRole('button', { name: 'Verla en un teléfono' });
  await user.click(telefono);
  expect(telefono.getAttribute('aria-pressed')).toBe('true');
  await user.click(vista.getByRole('button', { name: 'Volver a editar' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: /como la verá/ })).toBeNull();
});

test('las flechas van de una fila a otra', async () => {
  const { screen, user } = await abrir(null, { actividades: DOS });
  screen.getByRole('link', { name: 'Bienvenida' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Despedida' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bienvenida' }));
});

test('lo que cerró se reabre a todas las personas que no pueden terminar, diciendo a cuántas', async () => {
  const hasta = '2026-01-01T00:00:00.000Z';
  const sesion = unaSesion({
    permisos: ['cursos:ver', 'plazos:prorrogar', 'actividades:ver', 'progreso:ver'],
  });
  on(participantesApi.leerHechas, { personas: 5, porActividad: {}, empezadas: {}, paradas: {} });
  on(participantesApi.leerAtascados, {
    personas: 4,
    porActividad: { [unId(3)]: 4 },
    conIntentoAbierto: { [unId(3)]: 1 },
  });
  const reabiertas = on(participantesApi.reabrir, { personas: 4 });
  const { screen, user } = await abrir(null, { actividades: [deIndice({ disponibleHasta: hasta })], sesion });
  expect(await screen.findByText(/4 personas no pueden terminar/)).toBeTruthy();
  expect(screen.getByText('4 sin poder terminar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reabrir «Bienvenida»' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/Las 4 personas que no la hicieron/)).toBeTruthy();
  expect(dialogo.getByText(/^Una de ellas tiene un intento abierto/)).toBeTruthy();
  await user.type(dialogo.getByLabelText('Motivo'), 'Avería');
  const fecha = dialogo.getByLabelText('Abierta hasta');
  fireEvent.change(fecha, { target: { value: '2030-05-01T20:00' } });
  await user.click(dialogo.getByRole('button', { name: 'Reabrir a 4 personas' }));
  await expect
    .poll(() => reabiertas)
    .toEqual([{ id: unId(3), body: { hasta: '2030-05-01T18:00:00.000Z', motivo: 'Avería' } }]);
});

async function conQuienesLoHacen(personas: number) {
  on(participantesApi.leerHechas, { personas, porActividad: {}, empezadas: {}, paradas: {} });
  const { screen } = await abrir(null, {
    sesion: unaSesion({ permisos: ['cursos:ver', 'actividades:ver', 'progreso:ver'] }),
  });
  const fila = screen.getByRole('link', { name: 'Bienvenida' });
  return { screen, lacksColumn: () => fila.closest('[data-nobody]') !== null };
}

test('si alguien hace el curso, hay una columna con quién la ha hecho', async () => {
  const { screen, lacksColumn } = await conQuienesLoHacen(29);
  await screen.findByText('La han hecho, de 29');
  expect(lacksColumn()).toBe(false);
});

test('si nadie lo hace, esa columna deja su sitio a los títulos', async () => {
  const { lacksColumn } = await conQuienesLoHacen(0);
  await expect.poll(lacksColumn).toBe(true);
});
