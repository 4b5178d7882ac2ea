import { DIA } from '@catedra/shared/core/duraciones.ts';
import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { Monton, Paso, Pendientes } from '@catedra/shared/entregas/cola.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { RespuestaPorCalificar } from '@catedra/shared/intentos/calificar.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { NADA_ESPERA } from '#pages/entregas/cola/fake-queue.ts';
import { queryClient } from '#platform/query-client.ts';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const tutora = unaSesion({ permisos: ['actividades:ver', 'actividades:calificar'] });
const ana = { id: unId(3), nombre: 'Ana', apellidos: 'García' };
const curso = { id: unId(100), titulo: 'Altura' };
const final = { id: unId(101), titulo: 'Evaluación final' };

const haceDias = (dias: number) => new Date(Date.now() - dias * DIA).toISOString();
const HACE_3_DIAS = haceDias(3);
const PREGUNTA = unId(104);
const riesgo = { id: unId(102), titulo: 'Cuenta un riesgo' };

const unMonton = (values: Partial<Monton> = {}): Monton => ({
  tipo: 'entrega',
  actividad: riesgo,
  curso,
  pregunta: null,
  cuantas: 1,
  corregidas: 3,
  desde: HACE_3_DIAS,
  hasta: HACE_3_DIAS,
  primera: { id: unId(10), lugar: null },
  abiertas: [],
  sinTutor: 0,
  ...values,
});
const deLaPrueba = unMonton({
  tipo: 'respuesta',
  actividad: final,
  pregunta: { id: PREGUNTA, enunciado: 'Cuenta un casi accidente', numero: 13 },
  cuantas: 28,
  corregidas: 12,
  hasta: haceDias(0),
  primera: { id: unId(20), lugar: 12 },
});
const pendientes = (values: Partial<Pendientes> = {}): Pendientes => ({
  total: 29,
  montones: 2,
  personas: 28,
  reparto: null,
  enPapelera: 0,
  primera: { id: unId(10), lugar: null, desde: HACE_3_DIAS },
  edades: [
    { dias: 0, cuantas: 21 },
    { dias: 3, cuantas: 8 },
  ],
  cursos: [{ id: curso.id, nombre: curso.titulo, cuantas: 29 }],
  actividades: [
    { id: riesgo.id, nombre: riesgo.titulo, cuantas: 1 },
    { id: final.id, nombre: final.titulo, cuantas: 28 },
  ],
  grupos: [],
  ...values,
});
const vecina = (lugar: number, id = unId(20)) => ({ id, lugar, persona: ana });
const paso = (values: Partial<Paso> = {}): Paso => ({
  puesto: 1,
  total: 1,
  esperan: 1,
  anterior: null,
  siguiente: null,
  pendiente: null,
  deOtros: { cuantas: 0, quienes: [] },
  ...values,
});

const laRespuesta = (values: Partial<RespuestaPorCalificar> = {}): RespuestaPorCalificar => ({
  intentoId: unId(20),
  lugar: 12,
  pregunta: 13,
  numero: 1,
  preguntaId: PREGUNTA,
  evaluacionId: unId(103),
  entregadoEn: HOY,
  persona: ana,
  curso,
  actividad: final,
  enPapelera: false,
  publica: {
    tipo: 'ensayo',
    enunciado: '<p>Cuenta un casi accidente</p>',
    minPalabras: 2,
    maxPalabras: 300,
    plantilla: '',
  },
  guia: '<p>Busca la causa</p>',
  rubrica: [],
  puntos: 3,
  respuesta: { html: '<p>El martes en el pasillo</p>' },
  archivos: [],
  version: 0,
  logrados: null,
  rubricaDada: [],
  comentario: '',
  anotaciones: [],
  calificadaPor: null,
  calificadaEn: null,
  sePublica: false,
  sinPublicar: false,
  propia: false,
  otras: [],
  ...values,
});

const abrir = (search = '') => renderPage(`/admin/actividades?ver=entregas${search}`, { sesion: tutora });
const LA_13 = `&entrega=${unId(20)}&lugar=12`;
const enCola = (values: Partial<Pendientes> = {}, ...datos: Monton[]) => {
  on(entregasApi.leerPendientes, pendientes(values));
  on(entregasApi.leerMontones, { datos, siguiente: null });
};
/** One answer alone, without neighbours. */
const sola = () => {
  on(entregasApi.leerPendientes, NADA_ESPERA);
  on(entregasApi.leerPaso, paso());
};

beforeEach(() => {
  on(entregasApi.estarCorrigiendo, { otros: [] });
  on(entregasApi.dejarDeCorregir, undefined);
  on(entregasApi.leerOtras, { cuantas: 0, mediana: null, tramos: [] });
});

test('la cola se agrupa por pregunta y por tarea, y dice una vez lo que es de todas', async () => {
  enCola({}, unMonton(), deLaPrueba);
  const { screen } = await abrir();
  const lista = await screen.findByRole('list', { name: 'Lo que espera, por actividad' });
  const [tarea, pregunta] = within(lista).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(tarea.textContent).toContain('Cuenta un riesgoTarea1 espera3 de 4 corregidasde hace 3 días');
  expect(pregunta.textContent).toContain(
    'Cuenta un casi accidenteEvaluación final, pregunta 1328 esperan12 de 40 corregidasla más antigua, de hace 3 días',
  );
  expect(
    screen.getByText(
      /^29 entregas de 28 personas\. La más antigua espera desde hace 3 días\. Todo es de «Altura»\.$/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: '8 llevan 3 días' })).toBeTruthy();
  const edades = screen.getByRole('list', { name: 'Por el tiempo que esperan' });
  expect(
    within(edades)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hoy21', 'Ayer0', '2 días0', '3 días8']);
});

test('se recorre con las flechas, y cada montón lleva a la primera de las suyas', async () => {
  enCola({}, unMonton(), deLaPrueba);
  on(intentosApi.leerPorCalificar, ({ lugar }) => laRespuesta({ lugar, pregunta: lugar + 1 }));
  const pasos = on(entregasApi.leerPaso, paso({ puesto: 1, total: 28, esperan: 28 }));
  const { screen, user, address } = await abrir();
  const primera = await screen.findByRole('link', { name: 'Corregir Cuenta un riesgo' });
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(primera);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('El martes en el pasillo')).toBeTruthy();
  expect(address()).toContain('lugar=12');
  expect(await screen.findByText(/de 28/)).toBeTruthy();
  expect(pasos[0]?.query).toMatchObject({ actividadId: final.id, preguntaId: PREGUNTA, lugar: 12 });
  expect(screen.getByText('Busca la causa')).toBeTruthy();
  expect(screen.getByText(/5 palabras; se pedían de 2 a 300/)).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Ver todos los trabajos' }));
  expect(await screen.findByRole('link', { name: 'Corregir Cuenta un riesgo' })).toBeTruthy();
  expect(address()).not.toMatch(/monton|desde|lugar/);
});

test('se empieza por la más antigua, con los filtros que hay', async () => {
  enCola({}, unMonton());
  on(intentosApi.leerPorCalificar, laRespuesta());
  on(entregasApi.leerPorCalificar, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen } = await abrir(`&curso=${curso.id}&actividad=${riesgo.id}`);
  const empieza = await screen.findByRole('link', { name: 'Empezar por la más antigua' });
  const a = new URL((empieza as HTMLAnchorElement).href).searchParams;
  expect([a.get('entrega'), a.get('curso'), a.get('actividad')]).toEqual([unId(10), curso.id, riesgo.id]);
  expect(a.get('desde')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Actividad: Cuenta un riesgo' })).toBeTruthy();
});

test('por persona dice qué entregó cada una', async () => {
  enCola({});
  on(entregasApi.leerPorPersona, {
    datos: [
      {
        persona: ana,
        grupos: ['Logística'],
        cuantas: 2,
        trabajos: 1,
        respuestas: 1,
        desde: HACE_3_DIAS,
        hasta: haceDias(0),
        primera: { id: unId(10), lugar: null },
        abiertas: ['Íñigo Ruiz'],
        sinTutor: false,
      },
    ],
    siguiente: null,
  });
  const { screen, user, address } = await abrir();
  await user.click(await screen.findByText('Por persona'));
  const fila = within(await screen.findByRole('list', { name: 'Lo que espera, por persona' }));
  expect(fila.getByRole('listitem').textContent).toContain(
    'Ana GarcíaLogísticaÍñigo Ruiz tiene una abiertaUn trabajo y una respuesta',
  );
  expect(fila.getByRole('link', { name: 'Corregir 2 Ana García' })).toBeTruthy();
  expect(address()).toContain('por=persona');
});

test('donde no espera nada se dice, y con filtros se quitan', async () => {
  on(entregasApi.leerPendientes, NADA_ESPERA);
  on(entregasApi.leerMontones, { datos: [], siguiente: null });
  const { screen, user } = await abrir(`&grupo=${unId(7)}`);
  expect(await screen.findByRole('button', { name: 'Grupo: sin nada pendiente' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Ver todo lo que espera' }));
  expect(await screen.findByRole('heading', { name: 'Nada por corregir' })).toBeTruthy();
  expect(screen.getByText('Nada espera.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Empezar por la más antigua' })).toBeNull();
});

test('de una a otra con los botones y con el teclado; lo que otra persona corrigió se dice', async () => {
  on(entregasApi.leerPendientes, pendientes());
  on(intentosApi.leerPorCalificar, ({ lugar }) => laRespuesta({ lugar, pregunta: lugar + 1 }));
  on(entregasApi.leerPaso, ({ query: { lugar } }) =>
    lugar === 12
      ? paso({ puesto: 1, total: 3, esperan: 2, siguiente: vecina(14), pendiente: vecina(14) })
      : paso({
          puesto: 3,
          total: 3,
          esperan: 2,
          anterior: vecina(12),
          deOtros: { cuantas: 1, quienes: ['Íñigo Ruiz'] },
        }),
  );
  const { screen, user } = await abrir(LA_13);
  await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText(/Pregunta 15 de Evaluación final/)).toBeTruthy();
  expect(
    await screen.findByText('Mientras tanto, Íñigo Ruiz corrigió la anterior: se ha saltado.'),
  ).toBeTruthy();
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  expect(await screen.findByText(/Pregunta 13 de Evaluación final/)).toBeTruthy();
});

test('Ctrl + Intro la guarda y sigue con la que espera, con los mismos filtros', async () => {
  on(entregasApi.leerPendientes, pendientes());
  on(intentosApi.leerPorCalificar, ({ lugar }) => laRespuesta({ lugar, pregunta: lugar + 1 }));
  on(entregasApi.leerPaso, ({ query: { lugar } }) =>
    lugar === 12
      ? paso({ puesto: 1, total: 2, esperan: 2, siguiente: vecina(13), pendiente: vecina(13) })
      : paso({ puesto: 2, total: 2, esperan: 1, anterior: vecina(12) }),
  );
  const asked = on(intentosApi.calificar, ({ body: { logrados } }) => laRespuesta({ version: 1, logrados }));
  const { screen, user, address } = await abrir(`${LA_13}&curso=${curso.id}&desde=${HOY}`);
  await screen.findByRole('button', { name: 'Guardar y siguiente' });
  await user.type(screen.getByLabelText('Puntos, de 0 a 3'), '2,25{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Pregunta 14 de Evaluación final/)).toBeTruthy();
  expect(await screen.findByText('Guardada la de Ana García: 2,25 de 3')).toBeTruthy();
  expect(address()).toContain(`curso=${curso.id}`);
  expect(asked.map(({ lugar }) => lugar)).toEqual([12]);
  // The last one has none to go on to.
  expect(await screen.findByRole('button', { name: 'Poner la nota' })).toBeTruthy();
});

test('sin rúbrica se dan los puntos de la pregunta, y Ctrl + Intro la califica', async () => {
  sola();
  let actual = laRespuesta();
  on(intentosApi.leerPorCalificar, () => actual);
  const asked = on(intentosApi.calificar, ({ body: { logrados } }) => {
    actual = laRespuesta({ version: 1, logrados, calificadaPor: 'Teresa Ruiz', calificadaEn: HOY });
    return actual;
  });
  const { screen, user } = await abrir(LA_13);
  await user.click(await screen.findByRole('button', { name: 'Poner la nota' }));
  expect(screen.getByText('Escribe los puntos.')).toBeTruthy();
  await user.type(screen.getByLabelText('Puntos, de 0 a 3'), '2,25{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Corregida con 2,25 de 3')).toBeTruthy();
  expect(asked.map(({ lugar, body }) => [lugar, body])).toEqual([
    [12, { version: 0, logrados: 2.25, criterios: null, comentario: '' }],
  ]);
});

test('con rúbrica, los puntos de cada criterio hacen los de la pregunta', async () => {
  sola();
  const rubrica = [
    { titulo: 'Hechos', descripcion: null, puntos: 2, niveles: [{ nombre: 'Bien', puntos: 2 }] },
    { titulo: 'Causas', descripcion: null, puntos: 2 },
  ];
  on(intentosApi.leerPorCalificar, laRespuesta({ rubrica }));
  const asked = on(intentosApi.calificar, laRespuesta({ rubrica }));
  const { screen, user } = await abrir(LA_13);
  await user.click(await screen.findByRole('button', { name: /^Bien/ }));
  await user.type(screen.getByLabelText('Causas'), '1');
  expect(screen.getByRole('status', { name: 'Nota' }).textContent).toBe('2,25 de 3Nota completa');
  await user.click(screen.getByRole('button', { name: 'Poner la nota' }));
  await expect.poll(() => asked[0]?.body).toMatchObject({ logrados: null, criterios: [2, 1] });
});

test('si otra persona la calificó mientras tanto, se ven las dos y no se pierde lo escrito', async () => {
  sola();
  let actual = laRespuesta();
  on(intentosApi.leerPorCalificar, () => actual);
  const asked = on(intentosApi.calificar, ({ body: { version, logrados } }) => {
    if (version === 0) {
      actual = laRespuesta({
        version: 1,
        logrados: 1,
        comentario: '<p>Flojo</p>',
        calificadaPor: 'Marta Gil',
      });
      throw refused(409, 'VERSION_ANTIGUA', { actual });
    }
    actual = laRespuesta({ version: 2, logrados });
    return actual;
  });
  const { screen, user } = await abrir(LA_13);
  await user.type(await screen.findByLabelText('Puntos, de 0 a 3'), '2,5');
  await user.click(screen.getByRole('button', { name: 'Poner la nota' }));

  const aviso = await screen.findByRole('alert', { name: /Alguien guardó otros cambios/ });
  expect(within(aviso).getByRole('row', { name: 'Nota 1 2,5' })).toBeTruthy();
  expect(within(aviso).getByRole('row', { name: 'Comentario Flojo vacío' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Puntos, de 0 a 3').value).toBe('2,5');
  await user.click(within(aviso).getByRole('button', { name: 'Guardar lo mío' }));
  expect(await screen.findByText('Corregida con 2,5 de 3')).toBeTruthy();
  expect(asked.map(({ body }) => [body.version, body.logrados])).toEqual([
    [0, 2.5],
    [1, 2.5],
  ]);
  expect(screen.queryByRole('alert', { name: /Alguien guardó/ })).toBeNull();
});

test('lo que otra persona puso mientras se escribía no se pisa: se ven las dos antes de guardar', async () => {
  sola();
  let actual = laRespuesta();
  on(intentosApi.leerPorCalificar, () => actual);
  const asked = on(intentosApi.calificar, laRespuesta());
  const { screen, user } = await abrir(LA_13);
  await user.type(await screen.findByLabelText('Puntos, de 0 a 3'), '2,5');
  actual = laRespuesta({ version: 1, logrados: 1, calificadaPor: 'Marta Gil', calificadaEn: HOY });
  await queryClient.invalidateQueries({ queryKey: ['entregas'] });

  const aviso = await screen.findByRole('alert', { name: /Alguien guardó otros cambios/ });
  expect(within(aviso).getByRole('row', { name: 'Nota 1 2,5' })).toBeTruthy();
  await user.type(screen.getByLabelText('Puntos, de 0 a 3'), '{Control>}{Enter}{/Control}');
  expect(asked).toEqual([]);
  await user.click(within(aviso).getByRole('button', { name: 'Quedarme con lo guardado' }));
  expect(screen.getByLabelText<HTMLInputElement>('Puntos, de 0 a 3').value).toBe('1');
  expect(screen.queryByRole('alert', { name: /Alguien guardó/ })).toBeNull();
});

test('donde no se escribió nada, lo que puso otra persona llega solo', async () => {
  sola();
  let actual = laRespuesta();
  on(intentosApi.leerPorCalificar, () => actual);
  const { screen } = await abrir(LA_13);
  await screen.findByLabelText('Puntos, de 0 a 3');
  actual = laRespuesta({ version: 1, logrados: 1, calificadaPor: 'Marta Gil', calificadaEn: HOY });
  await queryClient.invalidateQueries({ queryKey: ['entregas'] });
  expect(await screen.findByText('Corregida con 1 de 3')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Puntos, de 0 a 3').value).toBe('1');
  expect(screen.queryByRole('alert', { name: /Alguien guardó/ })).toBeNull();
});

test('quien la tiene abierta también se ve, y se puede pasar a otra', async () => {
  on(entregasApi.leerPendientes, pendientes());
  on(intentosApi.leerPorCalificar, ({ lugar }) => laRespuesta({ lugar, pregunta: lugar + 1 }));
  on(entregasApi.leerPaso, ({ query: { lugar } }) =>
    paso(lugar === 12 ? { total: 2, esperan: 2, pendiente: vecina(13) } : {}),
  );
  const otro = { usuarioId: unId(8), nombre: 'Íñigo Ruiz', desde: HOY };
  const abiertas = on(entregasApi.estarCorrigiendo, ({ body: { lugar } }) => ({
    otros: lugar === 12 ? [otro] : [],
  }));
  const dejadas = on(entregasApi.dejarDeCorregir, undefined);
  const { screen, user } = await abrir(LA_13);
  expect(await screen.findByText(/Íñigo Ruiz también la tiene abierta/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Pasar a otra' }));
  expect(await screen.findByText(/Pregunta 14 de Evaluación final/)).toBeTruthy();
  await expect.poll(() => dejadas.map(({ body }) => body.lugar)).toEqual([12]);
  await expect.poll(() => abiertas.map(({ body }) => body.lugar)).toEqual([12, 13]);
});

test('los números dan los niveles de un criterio tras otro, y J, K y L llevan a otra', async () => {
  on(entregasApi.leerPendientes, pendientes());
  const niveles = [
    { nombre: 'Flojo', puntos: 1, descripcion: 'Cuenta poco.' },
    { nombre: 'Bien', puntos: 2 },
  ];
  const criterio = (titulo: string) => ({ titulo, descripcion: null, puntos: 2, niveles });
  const rubrica = [criterio('Hechos'), criterio('Causas')];
  on(intentosApi.leerPorCalificar, ({ lugar }) => laRespuesta({ lugar, pregunta: lugar + 1, rubrica }));
  on(entregasApi.leerPaso, ({ query: { lugar } }) =>
    lugar === 12
      ? paso({ total: 2, esperan: 2, siguiente: vecina(13), pendiente: vecina(13) })
      : paso({ total: 2, esperan: 2, anterior: vecina(12), pendiente: vecina(12) }),
  );
  const { screen, user } = await abrir(LA_13);
  await screen.findByRole('group', { name: 'Niveles de «Hechos»' });
  await user.keyboard('12');
  expect(screen.getByRole('status', { name: 'Nota' }).textContent).toBe('2,25 de 3Nota completa');
  expect(screen.getByText('Flojo: Cuenta poco.')).toBeTruthy();
  await user.keyboard('j');
  expect(await screen.findByText(/Pregunta 14 de Evaluación final/)).toBeTruthy();
  await user.keyboard('k');
  expect(await screen.findByText(/Pregunta 13 de Evaluación final/)).toBeTruthy();
  // What was begun is there.
  expect(screen.getByRole('status', { name: 'Nota' }).textContent).toBe('2,25 de 3Nota completa');
  await user.keyboard('l');
  expect(await screen.findByText(/Pregunta 14 de Evaluación final/)).toBeTruthy();
});

test('un comentario guardado se busca, y se pone tras lo escrito', async () => {
  sola();
  // Of another attempt: what was begun of this one in the test above is still there.
  on(intentosApi.leerPorCalificar, laRespuesta({ intentoId: unId(21), comentario: '<p>Hola.</p>' }));
  const guardado = {
    id: unId(60),
    texto: '<p>Falta la causa.</p>',
    cursoId: curso.id,
    de: 'Íñigo',
    quitable: false,
  };
  const buscados = on(entregasApi.leerComentarios, { datos: [guardado] });
  const asked = on(intentosApi.calificar, laRespuesta({ version: 1, logrados: 2 }));
  const { screen, user } = await abrir(LA_13);
  await screen.findByLabelText('Puntos, de 0 a 3');
  await user.keyboard('/');
  const caja = within(await screen.findByRole('dialog', { name: 'Comentarios guardados' }));
  expect(await caja.findByRole('button', { name: 'Guardar el que escribo' })).toBeTruthy();
  await user.type(caja.getByLabelText('Buscar'), 'causa');
  await expect.poll(() => buscados.at(-1)?.query).toEqual({ cursoId: curso.id, buscar: 'causa' });
  await caja.findByRole('button', { name: 'Falta la causa. Del curso, de Íñigo' });
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText('Puntos, de 0 a 3'), '2{Control>}{Enter}{/Control}');
  await expect.poll(() => asked[0]?.body.comentario).toBe('<p>Hola.</p><p>Falta la causa.</p>');
});

test('lo que sacaron otras se ve por décimos, sin nombres', async () => {
  sola();
  on(intentosApi.leerPorCalificar, laRespuesta());
  const asked = on(entregasApi.leerOtras, {
    cuantas: 4,
    mediana: 0.5,
    tramos: [0, 0, 0, 0, 0, 3, 0, 0, 0, 1],
  });
  const { screen } = await abrir(LA_13);
  const otras = within(await screen.findByRole('region', { name: 'Lo que sacaron otras personas' }));
  expect(otras.getByText(/De 4 corregidas, la del medio tiene/).textContent).toContain('1,5');
  expect(otras.getByText('De 1,5 a 1,8: 3')).toBeTruthy();
  expect(asked[0]?.query).toEqual({ actividadId: final.id, preguntaId: PREGUNTA, menos: unId(20) });
});

test('la propia no se califica, y se dice', async () => {
  sola();
  on(intentosApi.leerPorCalificar, laRespuesta({ propia: true }));
  const { screen } = await abrir(LA_13);
  expect(await screen.findByText('Es tu propia respuesta: la tiene que corregir otra persona.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Poner la nota' })).toBeNull();
});

test('una que ya no está deja volver a la cola', async () => {
  enCola({}, unMonton());
  on(intentosApi.leerPorCalificar, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen, user, address } = await abrir(LA_13);
  await user.click(await screen.findByRole('link', { name: 'Ver los que esperan' }));
  expect(await screen.findByRole('link', { name: 'Corregir Cuenta un riesgo' })).toBeTruthy();
  expect(address()).not.toContain('lugar');
});
