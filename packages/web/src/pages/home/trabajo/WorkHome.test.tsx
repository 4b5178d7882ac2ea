import * as anunciosApi from '@catedra/shared/anuncios/api.ts';
import * as aprendizajeApi from '@catedra/shared/aprendizaje/api.ts';
import { antesDe, DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import * as lotesApi from '@catedra/shared/lotes/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import * as reportesApi from '@catedra/shared/reportes/api.ts';
import type { MiTrabajo, QuienNecesita, TrabajoEnEspera } from '@catedra/shared/reportes/trabajo.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const hace = (dias: number) => antesDe(new Date(), dias * DIA).toISOString();
const dentroDe = (dias: number) => tras(new Date(), dias * DIA).toISOString();

const unTrabajo = (id: number, dias: number, nombre = 'Óscar', apellidos = 'Llorente'): TrabajoEnEspera => ({
  id: unId(id),
  tipo: 'entrega',
  lugar: null,
  pregunta: null,
  persona: { id: unId(id + 1000), nombre, apellidos },
  actividad: { id: unId(20), titulo: 'Plan de rescate' },
  curso: { id: unId(10), titulo: 'Trabajos en altura' },
  entregadaEn: hace(dias),
});

const alguien = (id: number, nombre: string, values: Partial<QuienNecesita> = {}): QuienNecesita => ({
  persona: { id: unId(id), nombre, apellidos: 'Céspedes', foto: null },
  ficha: true,
  nuncaEntro: false,
  invitada: false,
  vencidos: 1,
  curso: { id: unId(10), titulo: 'Trabajos en altura', porcentaje: 7, venceEn: hace(2) },
  acto: 'recordar',
  hasta: null,
  ...values,
});

const primero = unTrabajo(1, 13);
const ESPERAN = {
  total: 6,
  primero: { ...primero, conTexto: true, fotos: 2, archivos: 0 },
  porDias: [
    { dias: 13, cuantos: 1, primeros: [primero] },
    {
      dias: 4,
      cuantos: 5,
      primeros: [unTrabajo(2, 4, 'Wilmer', 'Chuquimia'), unTrabajo(3, 4), unTrabajo(4, 4)],
    },
  ],
  corregido: null,
};
const NADA = { total: 0, primero: null, porDias: [], corregido: null };
const GRUPO = {
  id: unId(200),
  nombre: 'Almacén Getafe',
  alDia: 10,
  enCurso: 1,
  sinEmpezar: 0,
  vencidas: 4,
  sinCursos: 2,
  hechas: 62,
  total: 100,
};

const unTrabajoDe = (values: Partial<MiTrabajo> = {}): MiTrabajo => ({
  porCorregir: ESPERAN,
  personas: { total: 29, vencidas: 5, proximas: 0, primeras: [alguien(301, 'Yolanda')] },
  grupos: [GRUPO],
  cuantosGrupos: 1,
  ...values,
});

const DE_TUTOR: readonly Permiso[] = [
  'actividades:calificar:grupos',
  'progreso:ver:grupos',
  'grupos:ver:grupos',
  'reportes:ver:grupos',
];
const unTutor = (permisos = DE_TUTOR, cursoIds: string[] = []) =>
  unaSesion({
    usuario: { nombre: 'Íñigo', perfil: 'Tutor de planta' },
    permisos: [...permisos],
    actor: { cursoIds },
  });

const abre = async (trabajo: Partial<MiTrabajo> = {}, sesion = unTutor(), address = '/home') => {
  on(anunciosApi.leerMios, { anuncios: [] });
  on(reportesApi.leerTrabajo, unTrabajoDe(trabajo));
  return renderPage(address, { sesion });
};

test('el más antiguo es lo primero, con un botón que abre esa corrección y la línea de los días', async () => {
  const { screen } = await abre();
  expect(await screen.findByRole('heading', { level: 1, name: '6 trabajos te esperan, Íñigo' })).toBeTruthy();
  expect(
    screen.getByText(/El más antiguo espera desde hace 13 días; 5 de tus 29 personas tienen algo vencido\.$/),
  ).toBeTruthy();
  const mesa = screen.getByRole('region', { name: 'Por corregir' });
  expect(within(mesa).getByRole('heading', { name: 'Plan de rescate, de Óscar Llorente' })).toBeTruthy();
  expect(within(mesa).getByText(/^Trabajos en altura\. Entregó un texto y 2 fotos el /)).toBeTruthy();
  expect(within(mesa).getByRole('link', { name: 'Empezar por el más antiguo' }).getAttribute('href')).toBe(
    `/admin/actividades?ver=entregas&entrega=${unId(1)}`,
  );
  expect(within(mesa).getByRole('link', { name: 'Ver los 6' }).getAttribute('href')).toBe(
    '/admin/actividades?ver=entregas',
  );
  const viejo = within(mesa).getByRole('link', {
    name: 'Plan de rescate, de Óscar Llorente: espera desde hace 13 días',
  });
  expect(viejo.textContent).toMatch(/^ÓL/);
  expect(viejo.parentElement?.dataset.long).toBeDefined();
  const reciente = within(mesa).getByRole('link', { name: /Wilmer Chuquimia: espera desde hace 4 días/ });
  expect(reciente.parentElement?.dataset.long).toBeUndefined();
  expect(within(mesa).getByRole('link', { name: 'Y 2 trabajos más de hace 4 días' })).toBeTruthy();
});

test('una respuesta de una prueba se abre por su lugar, y con un solo trabajo se dice en singular', async () => {
  const respuesta: TrabajoEnEspera = { ...unTrabajo(5, 0), tipo: 'respuesta', lugar: 2, pregunta: 3 };
  const { screen } = await abre({
    porCorregir: {
      total: 1,
      primero: { ...respuesta, conTexto: false, fotos: 0, archivos: 0 },
      porDias: [{ dias: 0, cuantos: 1, primeros: [respuesta] }],
      corregido: null,
    },
    personas: { total: 1, vencidas: 0, proximas: 0, primeras: [] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '1 trabajo te espera, Íñigo' })).toBeTruthy();
  expect(
    screen.getByText(/\. Espera desde hoy; la persona que sigues no tiene nada vencido\.$/),
  ).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: 'Pregunta 3 de Plan de rescate, de Óscar Llorente' }),
  ).toBeTruthy();
  expect(screen.getByText(/Respondió el /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Corregirlo' }).getAttribute('href')).toBe(
    `/admin/actividades?ver=entregas&entrega=${unId(5)}&lugar=2`,
  );
  expect(screen.queryByText('Quién necesita que le escribas')).toBeNull();
});

test('en un móvil un día con muchos dice cuántos son, en lo que cabe encima', async ({ onTestFinished }) => {
  const { innerWidth } = window;
  window.innerWidth = 360;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
  const { screen } = await abre({
    porCorregir: {
      ...ESPERAN,
      total: 324,
      porDias: [
        { dias: 13, cuantos: 300, primeros: [unTrabajo(1, 40), unTrabajo(6, 30), unTrabajo(7, 20)] },
        { dias: 4, cuantos: 24, primeros: [unTrabajo(2, 4), unTrabajo(3, 4), unTrabajo(4, 4)] },
      ],
    },
  });
  const linea = await screen.findByRole('img', {
    name: 'Días que llevan esperando: 300, 13 días; 24, 4 días',
  });
  expect(within(linea).getByText('99+')).toBeTruthy();
  expect(within(linea).getByText('24')).toBeTruthy();
  expect(within(linea).getByText('13+ días').dataset.older).toBeDefined();
});

test('de lo que tiene un título muy largo se lee de quién es', async () => {
  const largo = {
    ...ESPERAN.primero,
    actividad: { id: unId(20), titulo: `Evaluación final de ${'prevención '.repeat(6)}en altura` },
  };
  const { screen } = await abre({ porCorregir: { ...ESPERAN, primero: largo } });
  const titulo = await screen.findByRole('heading', { level: 2, name: /, de Óscar Llorente$/ });
  expect(titulo.dataset.size).toBe('24');
});

test('nada por corregir es un premio, con lo que se corrigió', async () => {
  const ultimo = { persona: { id: unId(9), nombre: 'Óscar', apellidos: 'Llorente' }, en: hace(1) };
  const { screen } = await abre({
    porCorregir: {
      ...NADA,
      corregido: { total: 11, porDia: [0, 2, 4, 0, 3, 2, 0], esperaMaxima: 2, ultimo },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Todo corregido, Íñigo' })).toBeTruthy();
  expect(screen.getByText(/Nadie espera una nota tuya; 5 de tus 29 personas/)).toBeTruthy();
  expect(
    screen.getByText(
      /corregiste 11 trabajos y nadie esperó más de 2 días\. El último, el de Óscar Llorente, ayer/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Trabajos corregidos: .* hoy ninguno$/ })).toBeTruthy();
});

test('quien nunca ha corregido nada lee qué verá ahí', async () => {
  const { screen } = await abre({ porCorregir: NADA, grupos: [], cuantosGrupos: 0 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nada por corregir, Íñigo' })).toBeTruthy();
  expect(screen.getByText(/Cuando alguien te entregue un trabajo/)).toBeTruthy();
});

test('quien sigue a personas y no corrige lee cómo van', async () => {
  const sesion = unTutor(['progreso:ver:grupos']);
  const { screen } = await abre({ porCorregir: null }, sesion);
  expect(
    await screen.findByRole('heading', { level: 1, name: '5 personas tienen algo vencido, Íñigo' }),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Por corregir' })).toBeNull();
  expect(screen.queryByText(/en Reportes/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Almacén Getafe' })).toBeNull();
});

test('a quien casi acaba se le dan siete días, y se puede deshacer', async () => {
  const casi = alguien(302, 'Francisco', {
    acto: 'prorrogar',
    hasta: dentroDe(7),
    curso: { id: unId(10), titulo: 'Altura', porcentaje: 92, venceEn: hace(1) },
  });
  const marca = new Date().toISOString();
  const dadas = on(lotesApi.prorrogar, {
    hechas: 1,
    iguales: 0,
    fuera: [],
    antes: [{ valor: '', marca, ids: [unId(302)] }],
  });
  const deshechas = on(lotesApi.deshacerDeCurso, { hechas: 1, iguales: 0 });
  const { screen, user } = await abre({
    personas: { total: 29, vencidas: 5, proximas: 0, primeras: [casi] },
  });
  const fila = (await screen.findByText('Francisco Céspedes')).closest('li');
  expect(fila?.textContent).toContain('92\u00a0% de Altura; venció ayer');
  await user.click(screen.getByRole('button', { name: 'Dar 7 días a Francisco Céspedes' }));
  expect(await screen.findByText('7 días dados')).toBeTruthy();
  expect(dadas[0]?.body).toMatchObject({
    seleccion: { ids: [unId(302)] },
    cursoId: unId(10),
    venceEn: casi.hasta,
  });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(deshechas[0]?.body).toEqual({ que: 'plazo', ids: [unId(302)], cursoId: unId(10), marca }),
  );
  expect(await screen.findByRole('button', { name: 'Dar 7 días a Francisco Céspedes' })).toBeTruthy();
});

test('a quien nunca entró se le invita otra vez; si no se puede, se dice', async () => {
  const nunca = alguien(303, 'Hicham', { acto: 'invitar', nuncaEntro: true, invitada: true });
  on(sesionApi.invitar, () => {
    throw refused(409, 'SIN_CORREO', { message: 'No tiene correo.' });
  });
  const { screen, user } = await abre({
    personas: { total: 29, vencidas: 5, proximas: 0, primeras: [nunca] },
  });
  expect((await screen.findByText('Hicham Céspedes')).closest('li')?.textContent).toContain(
    'No ha entrado nunca; 1 curso vencido',
  );
  const invitar = screen.getByRole('button', { name: 'Invitar otra vez a Hicham Céspedes' });
  await user.click(invitar);
  expect((await screen.findByRole('alert')).textContent).toContain('No tiene correo.');
  const invitadas = on(sesionApi.invitar, undefined);
  await user.click(invitar);
  expect(await screen.findByText('Invitación enviada')).toBeTruthy();
  expect(invitadas).toEqual([{ id: unId(303) }]);
});

test('recordar dice antes a quién se escribe, y el resto está en los reportes', async () => {
  const previstos = {
    enviados: 1,
    primeros: [{ usuarioId: unId(301), nombre: 'Yolanda', apellidos: 'Céspedes' }],
    yaAvisados: 0,
    sinNada: 0,
    sinCorreo: [],
    cuantosSinCorreo: 0,
  };
  const recordadas = on(participantesApi.recordar, previstos);
  const { screen, user } = await abre();
  expect((await screen.findByRole('link', { name: /^Y 4 personas más/ })).getAttribute('href')).toBe(
    '/admin/reportes?estado=vencido',
  );
  await user.click(screen.getByRole('button', { name: 'Recordar a Yolanda Céspedes' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar el recordatorio' }));
  expect(await screen.findByText('Recordado')).toBeTruthy();
  expect(recordadas.at(-1)).toMatchObject({ id: unId(10), body: { usuarioIds: [unId(301)] } });
});

test('cada grupo dice cuántas personas hay en cada estado, y quién va tarde está a un paso', async () => {
  const { screen } = await abre({
    grupos: [GRUPO, { ...GRUPO, id: unId(201), nombre: 'Toda la plantilla', alDia: 900 }],
    cuantosGrupos: 14,
  });
  const grupo = await screen.findByRole('region', { name: 'Almacén Getafe' });
  expect(
    within(grupo).getByRole('img', { name: '10 al día, 1 en curso, 4 con algo vencido' }).children,
  ).toHaveLength(15);
  expect(grupo.textContent).toContain('62\u00a0% hecho');
  expect(grupo.textContent).toContain('2 sin cursos');
  expect(within(grupo).getByRole('link', { name: '4 con algo vencido' }).getAttribute('href')).toBe(
    `/admin/reportes?grupo=${unId(200)}&estado=vencido`,
  );
  const muchas = screen.getByRole('region', { name: 'Toda la plantilla' });
  expect(within(muchas).getByRole('img').children).toHaveLength(3);
  expect(grupo.textContent).toContain('Cada casilla, una');
  // A bar has none.
  expect(muchas.textContent).toContain('907 personas, por cómo van en todo lo que tienen.');
  expect(screen.getByRole('link', { name: 'Y 12 grupos más, en Grupos' })).toBeTruthy();
});

test('la barra dice Mi trabajo, y Mis cursos tiene su sitio', async () => {
  const { screen } = await abre();
  const barra = await screen.findByRole('navigation', { name: 'Principal' });
  expect(
    within(barra)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Mi trabajo', '/home'],
    ['Mis cursos', '/home?vista=cursos'],
    ['Mis pruebas', '/pruebas'],
    ['Administración', '/admin/dashboard'],
  ]);
  expect(within(barra).getByRole('link', { name: 'Mi trabajo' }).getAttribute('aria-current')).toBe('page');
});

test('quien aprende ve lo suyo, y ni pide ni lee trabajo de nadie', async () => {
  on(intentosApi.leerPruebas, { pruebas: [], ahora: new Date().toISOString() });
  on(anunciosApi.leerMios, { anuncios: [] });
  on(aprendizajeApi.leerInicio, {
    cursos: [],
    continuar: null,
    devueltas: [],
    vence: [],
    resultados: [],
    catalogo: { total: 0, categorias: [] },
  });
  const { screen } = await renderPage('/home', { sesion: unaSesion() });
  expect(await screen.findByText('Aún no tienes cursos asignados')).toBeTruthy();
  const barra = screen.getByRole('navigation', { name: 'Principal' });
  expect(
    within(barra)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Mis cursos', 'Mis pruebas']);
});
