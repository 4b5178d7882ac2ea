import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { RespuestaPorCalificar } from '@catedra/shared/intentos/calificar.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const tutora = unaSesion({ permisos: ['actividades:ver', 'actividades:calificar'] });
const ana = { id: unId(3), nombre: 'Ana', apellidos: 'García' };
const curso = { id: unId(100), titulo: 'Altura' };
const final = { id: unId(101), titulo: 'Evaluación final' };

const enCola = (values: Partial<EntregaEnCola>): EntregaEnCola => ({
  id: unId(10),
  tipo: 'entrega',
  lugar: null,
  pregunta: null,
  intento: 1,
  estado: 'entregada',
  tarde: false,
  entregadaEn: HOY,
  nota: null,
  calificadaEn: null,
  persona: ana,
  actividad: { id: unId(102), titulo: 'Cuenta un riesgo' },
  curso,
  sinTutor: false,
  ...values,
});
const deLaPrueba = (lugar: number) =>
  enCola({ id: unId(20), tipo: 'respuesta', lugar, pregunta: lugar + 1, actividad: final });

const laRespuesta = (values: Partial<RespuestaPorCalificar> = {}): RespuestaPorCalificar => ({
  intentoId: unId(20),
  lugar: 12,
  pregunta: 13,
  numero: 1,
  evaluacionId: unId(103),
  entregadoEn: HOY,
  persona: ana,
  curso,
  actividad: final,
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
  calificadaPor: null,
  calificadaEn: null,
  propia: false,
  otras: [],
  ...values,
});

const abrir = (search = '') => renderPage(`/admin/actividades?ver=entregas${search}`, { sesion: tutora });
const LA_13 = `&entrega=${unId(20)}&lugar=12`;
const conCola = (...datos: EntregaEnCola[]) => on(entregasApi.leerCola, { datos, siguiente: null });

test('la cola reúne trabajos y respuestas, y cada una lleva a lo suyo', async () => {
  conCola(enCola({}), deLaPrueba(12), deLaPrueba(13));
  on(intentosApi.leerPorCalificar, ({ lugar }) => laRespuesta({ lugar, pregunta: lugar + 1 }));
  const { screen, user, address } = await abrir();
  expect(await screen.findByRole('row', { name: /Cuenta un riesgo/ })).toBeTruthy();
  const fila = screen.getByRole('row', { name: /Pregunta 13 de Evaluación final/ });
  await user.click(within(fila).getByRole('link'));
  expect(await screen.findByText('Cuenta un casi accidente')).toBeTruthy();
  expect(address()).toContain('lugar=12');
  expect(screen.getByText('El martes en el pasillo')).toBeTruthy();
  expect(screen.getByText('Busca la causa')).toBeTruthy();
  expect(screen.getByText(/5 palabras; se pedían de 2 a 300/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText(/Pregunta 14 de Evaluación final/)).toBeTruthy();
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  expect(await screen.findByText(/Pregunta 13 de Evaluación final/)).toBeTruthy();
});

test('sin rúbrica se dan los puntos de la pregunta, y Ctrl + Intro la califica', async () => {
  conCola(deLaPrueba(12));
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
  conCola(deLaPrueba(12));
  const rubrica = [
    { titulo: 'Hechos', descripcion: null, puntos: 2, niveles: [{ nombre: 'Bien', puntos: 2 }] },
    { titulo: 'Causas', descripcion: null, puntos: 2 },
  ];
  on(intentosApi.leerPorCalificar, laRespuesta({ rubrica }));
  const asked = on(intentosApi.calificar, laRespuesta({ rubrica }));
  const { screen, user } = await abrir(LA_13);
  await user.click(await screen.findByRole('button', { name: /^Bien/ }));
  await user.type(screen.getByLabelText('Causas'), '1');
  expect(screen.getByText('2,25 de 3 puntos')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Poner la nota' }));
  await expect.poll(() => asked[0]?.body).toMatchObject({ logrados: null, criterios: [2, 1] });
});

test('si otra persona la calificó mientras tanto, se ven las dos y no se pierde lo escrito', async () => {
  conCola(deLaPrueba(12));
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

test('la propia no se califica, y se dice', async () => {
  conCola();
  on(intentosApi.leerPorCalificar, laRespuesta({ propia: true }));
  const { screen } = await abrir(LA_13);
  expect(await screen.findByText('Es tu propia respuesta: la tiene que corregir otra persona.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Poner la nota' })).toBeNull();
});

test('una que ya no está deja volver a la cola', async () => {
  conCola(enCola({}));
  on(intentosApi.leerPorCalificar, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen, user, address } = await abrir(LA_13);
  await user.click(await screen.findByRole('link', { name: 'Ver los que esperan' }));
  expect(await screen.findByRole('row', { name: /Cuenta un riesgo/ })).toBeTruthy();
  expect(address()).not.toContain('lugar');
});
