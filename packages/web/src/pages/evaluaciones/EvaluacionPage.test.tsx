import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as edicionApi from '@catedra/shared/edicion/api.ts';
import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import * as feedbackApi from '@catedra/shared/feedback/api.ts';
import type { AvisoDePregunta } from '@catedra/shared/feedback/schemas.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import * as preguntasApi from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onList, onRecord } from '#testing/answers.ts';
import { refused, route } from '#testing/network.ts';
import { HOY, unaEvaluacion, unaSesion, unCurso, unId, unResultado } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CURSO = unCurso({ id: unId(1), titulo: 'Riesgos', estado: 'publicado' });
const SECCION = { id: unId(2), titulo: 'Final' };
const [ACTIVIDAD, EVALUACION, PREGUNTA, LUGAR] = [unId(3), unId(4), unId(5), unId(6)];
const PERMISOS: Permiso[] = [
  'cursos:ver',
  'actividades:ver',
  'evaluaciones:ver',
  'evaluaciones:editar',
  'preguntas:ver',
  'preguntas:editar',
  'intentos:ver',
  'intentos:anular',
];

const actividad: Actividad = {
  ...ajustesIniciales('evaluacion'),
  id: ACTIVIDAD,
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
  cursoId: CURSO.id,
  cursoTitulo: CURSO.titulo,
  seccion: SECCION.id,
  orden: 0,
  titulo: 'Evaluación final',
  tipo: 'evaluacion',
  contenido: contenidoVacio('evaluacion'),
  lista: true,
};

const evaluacion = unaEvaluacion({
  id: EVALUACION,
  cursoId: CURSO.id,
  actividadId: ACTIVIDAD,
  estado: 'borrador',
});

const pregunta = (values: Partial<PreguntaDeAutor> = {}): PreguntaDeAutor => ({
  id: PREGUNTA,
  version: 3,
  carpetaId: unId(7),
  cursoId: CURSO.id,
  tipo: 'verdadero_falso',
  etiquetas: [],
  numero: 2,
  publica: { tipo: 'verdadero_falso', enunciado: '<p>Empujar es más seguro que tirar.</p>' },
  clave: { explicacion: '', correcta: null, siVerdadero: '', siFalso: '', pesoDelError: '0' },
  borrador: null,
  evaluaciones: 1,
  intentos: 0,
  enCurso: 0,
  fallos: [],
  eliminadaEn: null,
  actualizadoEn: HOY,
  ...values,
});

const datos = (values: Partial<EvaluacionDeAutor> = {}): EvaluacionDeAutor => ({
  evaluacion,
  titulo: actividad.titulo,
  curso: { id: CURSO.id, titulo: CURSO.titulo, slug: CURSO.slug },
  composicion: {
    version: 1,
    secciones: [
      {
        id: unId(8),
        titulo: 'Carga y espalda',
        lugares: [{ tipo: 'pregunta', id: LUGAR, preguntaId: PREGUNTA, puntos: 2, resta: null, bajo: null }],
      },
    ],
  },
  preguntas: [pregunta()],
  sorteos: {},
  secretos: { version: 0, contrasena: null, bandas: [], redes: [] },
  fallos: [],
  personas: 120,
  enCurso: 0,
  intentos: 1,
  excepciones: 0,
  ...values,
});

async function abrir(
  autor: EvaluacionDeAutor,
  ver = '',
  avisos: AvisoDePregunta[] = [],
  permisos: readonly Permiso[] = PERMISOS,
  suya = actividad,
) {
  on(feedbackApi.leerAvisos, { avisos });
  on(actividadesApi.leerPreparada, suya);
  on(actividadesApi.leerContenido, {
    curso: CURSO,
    secciones: [SECCION],
    actividades: [],
    porPublicar: null,
  });
  onRecord('actividades', suya);
  route('GET /api/evaluaciones/primero', async () => Response.json(autor.evaluacion));
  on(evaluacionesApi.leerDeAutor, autor);
  const page = await renderPage(`/admin/actividades/${CURSO.id}/actualizar/${ACTIVIDAD}${ver}`, {
    sesion: unaSesion({ permisos: [...permisos] }),
  });
  await page.screen.findByRole('heading', { level: 1, name: 'Evaluación final' });
  return page;
}

test('la lista dice lo que falta, y marcar la correcta lo arregla y se guarda solo', async () => {
  const guardadas = on(preguntasApi.guardarUna, ({ body }) =>
    pregunta({ version: 4, publica: body.publica, clave: body.clave }),
  );
  const { screen, user } = await abrir(datos());
  await screen.findByRole('heading', { name: 'Falta 1 cosa para publicar' });
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Todavía no se puede publicar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));

  await user.click(screen.getByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  await user.click(await screen.findByRole('button', { name: 'Verdadero es la correcta' }));
  await screen.findByRole('heading', { name: 'Todo listo para publicar' });
  await screen.findAllByText(/^Guardado \d/);
  expect(guardadas).toHaveLength(1);
  expect(guardadas[0]).toMatchObject({ body: { version: 3, clave: { correcta: true } } });
});

test('con el teclado se hace otra pregunta y cambia de tipo; la quitada vuelve a su sitio', async () => {
  on(preguntasApi.guardarUna, ({ id, body }) =>
    pregunta({ id, tipo: body.publica.tipo, publica: body.publica, clave: body.clave, version: 1 }),
  );
  on(evaluacionesApi.guardarComposicion, ({ body }) => datos({ composicion: { ...body, version: 2 } }));
  const { screen, user } = await abrir(datos());
  await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' });

  await user.keyboard('n');
  const abierta = await screen.findByRole('article', { name: 'Pregunta 2, abierta' });
  await within(abierta).findByRole('textbox', { name: 'Pregunta' });
  within(abierta).getByRole('button', { name: 'Cerrar' }).focus();
  await user.keyboard('{Alt>}[Digit5]{/Alt}');
  await within(abierta).findByRole('button', { name: 'Numérica' });
  await user.type(await within(abierta).findByRole('textbox', { name: 'Pregunta' }), 'Pesa');
  await user.click(within(abierta).getByRole('button', { name: 'Cerrar' }));

  await user.click(screen.getByRole('button', { name: 'Acciones para la pregunta 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar de la evaluación' }));
  expect(screen.queryByRole('button', { name: 'Empujar es más seguro que tirar.' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Deshacer/ }));
  const filas = await screen.findAllByRole('button', { name: /^(Empujar es|Pesa)/ });
  expect(filas.map(({ textContent }) => textContent)).toEqual(['Empujar es más seguro que tirar.', 'Pesa']);
});

test('una pregunta que se abre y no se escribe no deja nada: ni en la lista, ni en el banco, ni para publicar', async () => {
  const guardadas = on(preguntasApi.guardarUna, ({ body }) => pregunta({ publica: body.publica }));
  const compuestas = on(evaluacionesApi.guardarComposicion, ({ body }) =>
    datos({ composicion: { ...body, version: 2 } }),
  );
  const clave = { ...pregunta().clave, correcta: true };
  const { screen, user } = await abrir(datos({ preguntas: [pregunta({ clave })] }));
  await user.click(await screen.findByRole('button', { name: 'Añadir pregunta' }));
  const abierta = await screen.findByRole('article', { name: 'Pregunta 2, abierta' });
  await within(abierta).findByRole('textbox', { name: 'Pregunta' });
  within(abierta).getByRole('button', { name: 'Cerrar' }).focus();
  await user.keyboard('{Alt>}[Digit5]{/Alt}');
  await within(abierta).findByRole('button', { name: 'Numérica' });
  screen.getByText('1 pregunta, 2 puntos, un minuto');
  screen.getByRole('heading', { name: 'Todo listo para publicar' });

  await user.click(screen.getByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  await screen.findByRole('article', { name: 'Pregunta 1, abierta' });
  expect(screen.queryByText('Sin escribir')).toBeNull();
  expect([guardadas, compuestas]).toEqual([[], []]);
});

test('la primera que se abre en una evaluación vacía y se deja como estaba devuelve al principio', async () => {
  const { screen, user } = await abrir(datos({ composicion: { version: 1, secciones: [] }, preguntas: [] }));
  await user.click(await screen.findByRole('button', { name: 'Escribir una pregunta' }));
  const abierta = await screen.findByRole('article', { name: 'Pregunta 1, abierta' });
  await user.click(within(abierta).getByRole('button', { name: 'Cerrar' }));
  await screen.findByRole('heading', { name: 'Escribe la primera pregunta' });
});

test('si otra persona guardó a la vez lo mismo de otra manera, se ve lo suyo y se elige', async () => {
  const suya = pregunta({
    version: 8,
    publica: { tipo: 'verdadero_falso', enunciado: '<p>Lo suyo</p>' },
    clave: { ...pregunta().clave, correcta: true },
  });
  const guardadas = on(preguntasApi.guardarUna, ({ body }) => {
    if (body.version < 8) throw refused(409, 'VERSION_ANTIGUA', { actual: suya });
    return pregunta({ version: 9, publica: body.publica, clave: body.clave });
  });
  const { screen, user } = await abrir(datos());
  await user.click(await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  await user.click(await screen.findByRole('button', { name: 'Falso es la correcta' }));
  expect(await screen.findByText('Lo suyo')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await screen.findAllByText(/^Guardado \d/);
  expect(guardadas.at(-1)).toMatchObject({ body: { version: 8, clave: { correcta: false } } });
});

test('una pregunta en uso se edita como borrador, y dice qué conservan los intentos', async () => {
  const clave = { ...pregunta().clave, correcta: true };
  const borrador = { publica: pregunta().publica, clave, en: HOY, por: 'Marta' };
  const usadas = on(preguntasApi.usarDesdeAhora, pregunta({ version: 4, numero: 3, clave }));
  const { screen, user } = await abrir(
    datos({ preguntas: [pregunta({ borrador, evaluaciones: 3, intentos: 214, enCurso: 5, clave })] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  expect(await screen.findByText(/3 evaluaciones la usan/)).toBeTruthy();
  expect(screen.getByText(/Ahora se usa la versión 2\. Entonces nace la 3/)).toBeTruthy();
  expect(screen.getByText(/los 214 ya empezados o entregados conservan la suya/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usar desde ahora' }));
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Usar la versión 3 desde ahora?' }));
  expect(dialogo.getByText(/empiecen desde ahora; 5 en curso siguen con lo suyo/)).toBeTruthy();
  expect(usadas).toHaveLength(0);
  await user.click(dialogo.getByRole('button', { name: 'Usar desde ahora' }));
  const aviso = (await screen.findByText('Se usa la versión 3 desde ahora.')).parentElement;
  expect(usadas).toHaveLength(1);
  const vueltas = on(preguntasApi.volverAUnaVersion, pregunta({ version: 5, numero: 4, borrador }));
  if (!aviso) throw new Error('sin aviso');
  await user.click(within(aviso).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(/como versión 4; lo editado vuelve a ser un borrador/)).toBeTruthy();
  expect(vueltas).toMatchObject([{ body: { numero: 2, desde: 3 } }]);
});

const publicada = () =>
  datos({ evaluacion: { ...evaluacion, estado: 'publicada' }, enCurso: 3, intentos: 10 });

test('los puntos de una publicada no se usan hasta decirlo: antes se lee a quién cambian, y después se deshacen', async () => {
  const guardadas = on(evaluacionesApi.guardarComposicion, ({ body }) => ({
    ...datos(),
    composicion: { version: body.version + 1, secciones: body.secciones },
  }));
  const { screen, user } = await abrir(publicada());
  await user.click(await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  expect(screen.getByText(/espera a «Usar desde ahora»/)).toBeTruthy();
  const puntos = await screen.findByRole('textbox', { name: 'Puntos' });
  await user.clear(puntos);
  await user.type(puntos, '3');
  expect(await screen.findByText('Cambias los puntos.')).toBeTruthy();
  expect(
    screen.getByText(
      /3 en curso siguen con lo suyo\. No cambia la nota de nadie: 7 intentos hechos conservan/,
    ),
  ).toBeTruthy();
  expect(guardadas).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Usar desde ahora' }));
  const aviso = (await screen.findByText('Se usa desde ahora.')).parentElement;
  expect(guardadas).toHaveLength(1);
  expect(guardadas[0]?.body.secciones[0]?.lugares[0]).toMatchObject({ puntos: 3 });
  if (!aviso) throw new Error('sin aviso');
  await user.click(within(aviso).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(guardadas.at(-1)).toMatchObject({ body: { secciones: datos().composicion.secciones } }),
  );
});

test('lo cambiado de una publicada se descarta entero, y lo que vuelve a ser lo que era no espera a nada', async () => {
  const guardadas = on(evaluacionesApi.guardarComposicion, () => datos());
  const { screen, user } = await abrir(publicada());
  await user.click(await screen.findByRole('button', { name: 'Añadir sección' }));
  expect(await screen.findByText('Cambias las secciones.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByRole('heading', { name: 'Nueva sección' })).toBeNull();
  expect(screen.getByText(/espera a «Usar desde ahora»/)).toBeTruthy();
  expect(guardadas).toHaveLength(0);
});

const resultado = unResultado({
  id: unId(20),
  persona: { id: unId(21), nombre: 'Lucía', apellidos: 'Ferrer' },
  grupos: ['Logística'],
  segundos: 1260,
  respondidas: 1,
  preguntas: 1,
  nota: 7.74,
});

const resultados = {
  datos: [resultado],
  siguiente: null,
  total: { valor: 1, exacto: true },
  cuentas: { aprobados: 1, suspensos: 0, por_calificar: 0, en_curso: 0, anulados: 0, sin_empezar: 119 },
  todos: 1,
  personas: 120,
  entregados: 1,
  media: 7.74,
};

test('anular dice quién pierde qué y pide un motivo', async () => {
  on(intentosApi.leerResultados, resultados);
  on(intentosApi.leerFalladas, { datos: [] });
  onList('grupos', []);
  const anulados = on(intentosApi.anular, { hechos: 1, fallos: [] });
  const contados = on(certificadosApi.leerTocados, { cuantos: 1, puedeRetirar: true });
  const { screen, user } = await abrir(datos(), '?ver=resultados&vista=intentos');
  expect(await screen.findByText('Aprobada')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Lucía Ferrer, intento 1' }));
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/Lucía puede dejar de tenerla aprobada/)).toBeTruthy();
  const boton = dialogo.getByRole('button', { name: 'Anular 1 intento' });
  expect(boton).toHaveProperty('disabled', true);
  await user.type(dialogo.getByLabelText('Motivo, que leerá esa persona'), 'Se leía en la pizarra.');
  expect(await dialogo.findByText('Hay 1 certificado expedido por lo que esto deshace.')).toBeTruthy();
  expect(contados).toEqual([{ body: { acto: 'anular', ids: [resultado.id] } }]);
  expect(dialogo.getByLabelText('Dejarlo como está')).toHaveProperty('checked', true);
  await user.click(dialogo.getByLabelText(/^Retirarlo/));
  await user.click(boton);
  await expect.poll(() => anulados).toHaveLength(1);
  expect(anulados[0]).toEqual({
    body: { ids: [resultado.id], motivo: 'Se leía en la pizarra.', certificados: 'retirar' },
  });
});

test('si otra persona cambió otra cosa a la vez, se unen las dos sin preguntar', async () => {
  const suya = pregunta({ version: 8, publica: { tipo: 'verdadero_falso', enunciado: '<p>Lo suyo</p>' } });
  const guardadas = on(preguntasApi.guardarUna, ({ body }) => {
    if (body.version < 8) throw refused(409, 'VERSION_ANTIGUA', { actual: suya });
    return pregunta({ version: 9, publica: body.publica, clave: body.clave });
  });
  const { screen, user } = await abrir(datos());
  await user.click(await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  await user.click(await screen.findByRole('button', { name: 'Falso es la correcta' }));
  await expect
    .poll(() => guardadas.at(-1))
    .toMatchObject({
      body: { version: 8, publica: { enunciado: '<p>Lo suyo</p>' }, clave: { correcta: false } },
    });
  await screen.findAllByText(/^Guardado \d/);
  expect(screen.getByText('Se han unido tus cambios con los que otra persona guardó a la vez.')).toBeTruthy();
});

test('si otra persona cambió la lista, se leen también sus preguntas y se puede quedar la suya', async () => {
  const suyo = datos();
  const otra = pregunta({
    id: unId(30),
    publica: { tipo: 'verdadero_falso', enunciado: '<p>La que añadió</p>' },
  });
  const [seccion] = suyo.composicion.secciones;
  if (!seccion) throw new Error('Falta la sección.');
  const lugar = {
    tipo: 'pregunta' as const,
    id: unId(31),
    preguntaId: otra.id,
    puntos: 1,
    resta: null,
    bajo: null,
  };
  const composicion = {
    version: 5,
    secciones: [seccion, { id: unId(32), titulo: 'La que añadió ella', lugares: [lugar] }],
  };
  const { screen, user } = await abrir(datos());
  await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' });
  on(evaluacionesApi.leerDeAutor, { ...suyo, composicion, preguntas: [...suyo.preguntas, otra] });
  // As the server says it: only the places.
  on(evaluacionesApi.guardarComposicion, () => {
    throw refused(409, 'VERSION_ANTIGUA', { actual: composicion });
  });
  await user.click(screen.getByRole('button', { name: 'Añadir sección' }));
  await screen.findByText('Otra persona cambió la lista de preguntas a la vez.');
  await user.click(screen.getByRole('button', { name: 'Quedarme con la suya' }));
  expect(await screen.findByRole('button', { name: 'La que añadió' })).toBeTruthy();
  expect(screen.queryByText('Nueva sección')).toBeNull();
});

test('la vista previa se responde y dice qué nota daría, sin enviar nada', async () => {
  const lista = datos({ preguntas: [pregunta({ clave: { ...pregunta().clave, correcta: true } })] });
  const { screen, user } = await abrir(lista, '?ver=previa');
  await user.click(await screen.findByRole('radio', { name: /Verdadero/ }));
  await user.click(screen.getByRole('button', { name: 'Ver qué nota daría' }));
  expect(await screen.findByText('Sería un 10 sobre 10.')).toBeTruthy();
});

test('los intentos se filtran por nota, por día y por la pregunta que fallaron, y así se descargan', async () => {
  const pedidos = on(intentosApi.leerResultados, resultados);
  onList('grupos', []);
  on(intentosApi.leerFalladas, { datos: [{ id: PREGUNTA, titulo: 'Empujar o tirar', fallos: 12 }] });
  const { screen, user } = await abrir(
    datos(),
    '?ver=resultados&vista=intentos&entrego=2026-03-01..2026-03-02',
  );
  await user.click(await screen.findByRole('button', { name: 'Nota' }));
  const nota = within(await screen.findByRole('dialog', { name: 'Nota' }));
  await user.type(nota.getByLabelText('Desde'), '8');
  await user.type(nota.getByLabelText('Hasta'), '4,5{Enter}');
  expect(nota.getByRole('alert').textContent).toBe('La primera nota no puede ser mayor.');
  await user.clear(nota.getByLabelText('Desde'));
  await user.type(nota.getByLabelText('Desde'), '2{Enter}');
  expect(await screen.findByRole('button', { name: 'Nota: de 2 a 4,5' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pregunta fallada' }));
  await user.click(await screen.findByRole('option', { name: 'Empujar o tirar (12 fallos)' }));
  const pedido = { notaDesde: 2, notaHasta: 4.5, fallaronId: PREGUNTA };
  await expect.poll(() => pedidos.at(-1)).toMatchObject({ query: pedido });
  expect(screen.getByRole('button', { name: 'Fecha: del 01/03/2026 al 02/03/2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  const excel = await screen.findByRole('menuitem', { name: 'Hoja de Excel' });
  const { searchParams } = new URL(excel.getAttribute('href') ?? '', 'http://aqui');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    notaDesde: '2',
    notaHasta: '4.5',
    fallaronId: PREGUNTA,
  });
  const dias = ['entregadoDesde', 'entregadoAntesDe'].map((uno) => Date.parse(searchParams.get(uno) ?? ''));
  expect((dias[1] ?? 0) - (dias[0] ?? 0)).toBe(2 * DIA);
});

test('quienes no han empezado se ven por su nombre', async () => {
  on(intentosApi.leerResultados, resultados);
  on(intentosApi.leerFalladas, { datos: [] });
  onList('grupos', []);
  const persona = { id: unId(40), nombre: 'Óscar', apellidos: 'Llorente' };
  on(intentosApi.leerSinEmpezar, {
    datos: [{ persona, grupos: ['Almacén'], desde: HOY, porcentaje: 40 }],
    siguiente: null,
    total: { valor: 1, exacto: true },
  });
  const { screen, user } = await abrir(datos(), '?ver=resultados&vista=intentos');
  const cifra = await screen.findByRole('button', { name: /Sin empezar/ });
  await expect.poll(() => cifra.textContent).toContain('119');
  await user.click(cifra);
  const tabla = within(await screen.findByRole('table', { name: 'Personas que no han empezado' }));
  expect(tabla.getByText('Llorente')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'las personas del curso' }).getAttribute('href')).toContain(
    'parte=participantes',
  );
});

const aviso = (values: Partial<AvisoDePregunta> = {}): AvisoDePregunta => ({
  id: unId(50),
  preguntaId: PREGUNTA,
  version: 1,
  vigente: 2,
  pregunta: 'Empujar es más seguro que tirar.',
  texto: 'No se entiende',
  en: HOY,
  estado: 'nuevo',
  respuesta: null,
  ...values,
});

test('un aviso de error se ve junto a su pregunta, con su versión, y se resuelve con una respuesta', async () => {
  const { screen, user } = await abrir(datos({}), '', [aviso()]);
  await screen.findByRole('heading', { name: '1 aviso de error' });
  await user.click(screen.getByRole('button', { name: 'Ver' }));
  const lista = within(await screen.findByRole('list', { name: 'Avisos de error en esta pregunta' }));
  expect(lista.getByText(/de la versión 1: ahora se usa la 2/)).toBeTruthy();
  const resueltos = on(feedbackApi.responderAviso, {
    id: unId(50),
    estado: 'resuelto',
    respuesta: 'Reescrita',
  });
  on(feedbackApi.leerAvisos, { avisos: [aviso({ estado: 'resuelto', respuesta: 'Reescrita' })] });
  await user.type(lista.getByLabelText('Respuesta para quien avisó'), 'Reescrita');
  await user.click(lista.getByRole('button', { name: 'Resuelto' }));
  expect(await lista.findByText('Se le respondió: «Reescrita»')).toBeTruthy();
  expect(resueltos).toEqual([
    { id: EVALUACION, avisoId: unId(50), body: { estado: 'resuelto', respuesta: 'Reescrita' } },
  ]);
  expect(screen.queryByRole('heading', { name: '1 aviso de error' })).toBeNull();
});

test('se comparan dos versiones, y se cambia solo aquí en una copia que se lleva lo editado', async () => {
  const clave = { ...pregunta().clave, correcta: true };
  const borrador = {
    publica: { tipo: 'verdadero_falso' as const, enunciado: '<p>Empujar es más seguro que arrastrar.</p>' },
    clave,
    en: HOY,
    por: 'Marta',
  };
  on(preguntasApi.leerVersiones, {
    versiones: [{ numero: 2, publica: pregunta().publica, clave, en: HOY, por: 'Ana', intentos: 3 }],
  });
  const copias = on(preguntasApi.duplicar, ({ body }) =>
    pregunta({ id: body.id, version: 1, numero: 1, publica: borrador.publica, clave }),
  );
  const guardadas = on(evaluacionesApi.guardarComposicion, ({ body }) => ({
    composicion: { version: 2, secciones: body.secciones },
    sorteos: {},
    fallos: [],
  }));
  const { screen, user } = await abrir(
    datos({ preguntas: [pregunta({ borrador, evaluaciones: 3, intentos: 3, clave })] }),
  );
  await user.click(await screen.findByRole('button', { name: /Empujar es más seguro/ }));
  await user.click(await screen.findByRole('button', { name: 'Comparar las versiones' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Comparar las versiones' }));
  expect(await dialogo.findByRole('heading', { name: 'Cambia 1 cosa' })).toBeTruthy();
  expect(dialogo.getByText('tirar.').tagName).toBe('DEL');
  expect(dialogo.getByText('arrastrar.').tagName).toBe('INS');
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('button', { name: 'Cambiar solo aquí, en una copia' }));
  await user.click(await screen.findByRole('button', { name: 'Usar una copia aquí' }));
  await expect.poll(() => guardadas).toHaveLength(1);
  expect(copias).toMatchObject([
    { id: PREGUNTA, body: { evaluacionId: EVALUACION, llevarseLoEditado: true } },
  ]);
  expect(guardadas[0]?.body.secciones[0]?.lugares[0]).toMatchObject({
    id: LUGAR,
    preguntaId: copias[0]?.body.id,
  });
});

test('de quien no puede cambiarla, la pregunta se lee y se ofrece una copia', async () => {
  const sinEditar = PERMISOS.filter((uno) => uno !== 'preguntas:editar');
  const { screen, user } = await abrir(datos(), '', [], [...sinEditar, 'preguntas:editar:grupos']);
  await user.click(await screen.findByRole('button', { name: 'Empujar es más seguro que tirar.' }));
  expect(await screen.findByText('Puedes usarla y no cambiarla:')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cambiar solo aquí, en una copia' })).toBeTruthy();
  const marca = await screen.findByRole('button', { name: 'Verdadero es la correcta' });
  expect(marca).toHaveProperty('disabled', true);
});

test('mientras llega, se llama ya como la llama el curso y espera con la forma de una evaluación', async () => {
  const llegada = Promise.withResolvers<Actividad>();
  on(actividadesApi.leerContenido, {
    curso: CURSO,
    secciones: [SECCION],
    actividades: [{ ...actividad, abreEn: null, cierraEn: null }],
    porPublicar: null,
  });
  on(feedbackApi.leerAvisos, { avisos: [] });
  on(actividadesApi.leerPreparada, () => llegada.promise);
  onRecord('actividades', actividad);
  route('GET /api/evaluaciones/primero', async () => Response.json(evaluacion));
  on(evaluacionesApi.leerDeAutor, datos());
  const { screen } = await renderPage(`/admin/actividades/${CURSO.id}/actualizar/${ACTIVIDAD}`, {
    sesion: unaSesion({ permisos: [...PERMISOS] }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Evaluación final' });
  expect(screen.getByText('Cargando la actividad…')).toBeTruthy();
  expect(screen.queryByText('Título')).toBeNull();
  llegada.resolve(actividad);
  await screen.findByRole('link', { name: /^Preguntas/ });
});

test('al cambiar el cierre dice junto a él, antes de guardar, a cuántas les quedaría plazo del curso', async () => {
  const cierre = '2096-11-20T22:59:59.000Z';
  const asked = on(participantesApi.leerPlazosTrasCierre, {
    personas: 182,
    evaluaciones: [
      { evaluacionId: EVALUACION, titulo: 'Examen', cierraEn: cierre, ultimoCierre: cierre, personas: 182 },
    ],
    remedio: 'aparte',
    sinRemedio: 0,
  });
  on(evaluacionesApi.leerExcepciones, { excepciones: [], adaptadas: null });
  on(edicionApi.estarEditando, { otros: [], borrador: null });
  on(edicionApi.guardarBorrador, undefined);
  on(edicionApi.dejarDeEditar, undefined);
  const { screen, user } = await abrir(datos(), '?ver=reglas');
  const cierra = await screen.findByRole('textbox', { name: 'Cierra' });
  await user.type(cierra, '20/11/2096');
  await user.tab();
  expect(
    await screen.findByText('A 182 personas se les cerraría antes de que acabe su plazo del curso'),
  ).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ id: EVALUACION });
});

const A_NUEVE = {
  personas: 9,
  evaluaciones: [
    {
      evaluacionId: EVALUACION,
      titulo: 'Examen',
      cierraEn: '2096-11-20T22:59:59.000Z',
      ultimoCierre: '2096-11-20T22:59:59.000Z',
      personas: 9,
    },
  ],
  remedio: 'aparte' as const,
  sinRemedio: 0,
};

test('al publicarla dice a cuántas se les cerraría antes de su plazo del curso', async () => {
  const asked = on(participantesApi.leerPlazosTrasCierre, A_NUEVE);
  const { clave } = pregunta();
  const lista = pregunta({ clave: { ...clave, correcta: true } });
  const { screen, user } = await abrir(datos({ preguntas: [lista] }));
  await screen.findByRole('heading', { name: 'Todo listo para publicar' });
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(
    await screen.findByText('A 9 personas se les cerraría antes de que acabe su plazo del curso'),
  ).toBeTruthy();
  expect(screen.getByText(/Puedes publicarla así/)).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ id: EVALUACION, query: { sera: 'publicada' } });
});

test('al hacerla obligatoria, también', async () => {
  const asked = on(participantesApi.leerPlazosTrasCierre, A_NUEVE);
  on(evaluacionesApi.leerExcepciones, { excepciones: [], adaptadas: null });
  on(edicionApi.estarEditando, { otros: [], borrador: null });
  on(edicionApi.guardarBorrador, undefined);
  on(edicionApi.dejarDeEditar, undefined);
  const { screen, user } = await abrir(publicada(), '?ver=reglas', [], [...PERMISOS, 'actividades:editar'], {
    ...actividad,
    obligatoria: false,
  });
  await user.click(await screen.findByRole('switch', { name: /^Obligatoria/ }));
  expect(
    await screen.findByText('A 9 personas se les cerraría antes de que acabe su plazo del curso'),
  ).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ query: { sera: 'obligatoria' } });
});

test('en papel: cada modelo con su examen y su clave, y lo que no está terminado se dice', async () => {
  const si = { tipo: 'verdadero_falso' as const, enunciado: '<p>El arnés caduca.</p>' };
  const deVerdad = { explicacion: '', correcta: true, siVerdadero: '', siFalso: '', pesoDelError: '0' };
  const enPapel = { preguntaId: PREGUNTA, seccion: 0, puntos: 2, bajo: null, publica: si, clave: deVerdad };
  const asked = on(intentosApi.leerPapel, ({ query: { modelos } }) => ({
    titulo: 'Evaluación final',
    curso: 'Riesgos',
    minutos: 20,
    secciones: ['Altura'],
    sinTerminar: 1,
    modelos:
      modelos === 1
        ? [{ letra: null, preguntas: [enPapel] }]
        : [
            { letra: 'A' as const, preguntas: [enPapel] },
            { letra: 'B' as const, preguntas: [enPapel] },
          ],
  }));
  const { screen, user } = await abrir(datos({ preguntas: [pregunta()] }), '?ver=papel');
  expect(await screen.findByText('1 pregunta sin terminar no sale en el papel.')).toBeTruthy();
  expect(screen.getAllByText('El arnés caduca.')).toHaveLength(1);
  expect(screen.getByRole('row', { name: '1 V 2' })).toBeTruthy();
  expect(screen.getAllByText('1 pregunta · 2 puntos · 20 minutos')).toHaveLength(2);

  await user.click(screen.getByRole('combobox', { name: 'Modelos' }));
  await user.click(await screen.findByRole('option', { name: '2 modelos, barajados' }));
  expect(await screen.findAllByText('El arnés caduca.')).toHaveLength(2);
  expect(asked.at(-1)).toMatchObject({ query: { modelos: 2 } });

  await user.click(screen.getByRole('checkbox', { name: 'Examen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Clave' }));
  expect(screen.getByRole('button', { name: 'Imprimir' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Elige qué se imprime.')).toBeTruthy();
});
