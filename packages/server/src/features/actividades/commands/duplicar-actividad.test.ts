import { randomUUID } from 'node:crypto';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { expect, test } from 'vitest';
import { banco, componer, cuerpo, fijas, sorteo } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const duplicar = (id: string, copiaId: string = randomUUID(), quien = admin) =>
  quien.post(`/api/actividades/${id}/duplicar`, { copiaId });
const indice = async (cursoId: string) =>
  contenidoDeCurso.parse((await admin.get(`/api/cursos/${cursoId}/contenido`)).body).actividades;

test('la copia va justo detrás, con el mismo contenido, y pedirla dos veces hace una', async () => {
  const curso = await school.curso({ estado: 'borrador' });
  const seccion = (await school.seccion(curso.id)).id;
  const a = await school.actividad(curso.id, { seccion, orden: 0, titulo: 'A' });
  const b = await school.actividad(curso.id, { seccion, orden: 1, titulo: 'B' });
  const copiaId = randomUUID();
  const copia = await duplicar(a.id, copiaId);
  const otraVez = await duplicar(a.id, copiaId);

  expect(copia.body).toMatchObject({
    id: copiaId,
    titulo: 'A (copia)',
    oculta: false,
    contenido: a.contenido,
  });
  expect(otraVez.body).toEqual(copia.body);
  expect((await indice(curso.id)).map(({ id }) => id)).toEqual([a.id, copiaId, b.id]);
});

test('en un curso publicado la copia nace oculta, y un título largo cabe', async () => {
  const curso = await school.curso();
  const larga = await school.actividad(curso.id, { titulo: 'x'.repeat(200) });
  const { body } = await duplicar(larga.id);

  expect(body).toMatchObject({ oculta: true, titulo: `${'x'.repeat(192)} (copia)` });
});

test('una evaluación se copia con sus reglas, en borrador', async () => {
  const curso = await school.curso();
  const contenido = contenidoVacio('evaluacion');
  const { id: actividadId } = await school.actividad(curso.id, { contenido, regla: 'aprobar' });
  await school.evaluacion(curso.id, { actividadId, intentos: 7 });
  const copiaId = randomUUID();
  await duplicar(actividadId, copiaId);
  const { body } = await admin.get(`/api/evaluaciones/primero?campo=actividadId&valor=${copiaId}`);

  expect(body).toMatchObject({ actividadId: copiaId, intentos: 7, estado: 'borrador' });
});

test('lo que una evaluación pide se copia con ella: las mismas preguntas, en lugares propios', async () => {
  const curso = await school.curso();
  const contenido = contenidoVacio('evaluacion');
  const { id: actividadId } = await school.actividad(curso.id, { contenido, regla: 'aprobar' });
  const original = await school.evaluacion(curso.id, { actividadId, estado: 'borrador' });
  const { guardar, nueva, unaCarpeta } = banco(admin);
  const carpeta = await unaCarpeta({ cursoId: curso.id });
  const { publica, clave } = tipoDePregunta('descripcion').ejemplo;
  const caso = cuerpo<PreguntaDeAutor>(
    await guardar(randomUUID(), 0, { publica, clave }, { carpetaId: carpeta.id }),
  );
  const debajo = await nueva(carpeta.id);
  const [seccion] = fijas(caso.id, debajo.id);
  const [cabeza, otra] = seccion?.lugares ?? [];
  const lugares = [
    { ...cabeza, puntos: 0 },
    { ...otra, puntos: 2.5, resta: '1/4', bajo: cabeza?.id },
    sorteo(1, { carpetaId: carpeta.id }),
  ];
  await componer(admin, original.id, 0, [{ ...seccion, titulo: 'Caso', lugares }]);
  const bandas = [{ desde: 0, texto: '<p>Repasa</p>' }];
  await admin.put(`/api/evaluaciones/${original.id}/secretos`, { version: 0, contrasena: 'alameda', bandas });
  const copiaId = randomUUID();
  expect((await duplicar(actividadId, copiaId)).status).toBe(200);

  const campo = `campo=actividadId&valor=${copiaId}`;
  const copia = cuerpo<Evaluacion>(await admin.get(`/api/evaluaciones/primero?${campo}`));
  const autorDe = async (id: string) =>
    cuerpo<EvaluacionDeAutor>(await admin.get(`/api/evaluaciones/${id}/autor`));
  const [suya, deOrigen] = [await autorDe(copia.id), await autorDe(original.id)];
  expect(suya.secretos).toMatchObject({ contrasena: 'alameda', bandas });
  expect(suya.preguntas.map(({ id }) => id).toSorted()).toEqual([caso.id, debajo.id].toSorted());
  const [copiada] = suya.composicion.secciones;
  expect(copiada).toMatchObject({
    titulo: 'Caso',
    lugares: [
      { preguntaId: caso.id, puntos: 0, bajo: null },
      { preguntaId: debajo.id, puntos: 2.5, resta: '1/4', bajo: copiada?.lugares[0]?.id },
      { cuantas: 1, carpetaId: carpeta.id },
    ],
  });
  const ids = ({ composicion }: EvaluacionDeAutor) =>
    composicion.secciones.flatMap((una) => [una.id, ...una.lugares.map(({ id }) => id)]);
  expect(ids(suya).filter((id) => ids(deOrigen).includes(id))).toEqual([]);
  expect(deOrigen.composicion.secciones[0]?.lugares).toHaveLength(3);
});

test('duplicar pide permiso para crear actividades en ese curso', async () => {
  const curso = await school.curso();
  const actividad = await school.actividad(curso.id);
  const lectora = await school.con('actividades:ver');
  const estudiante = await school.estudiante();
  const tutora = await school.con('actividades:ver:grupos', 'actividades:crear:grupos');

  expect((await duplicar(actividad.id, randomUUID(), lectora)).status).toBe(403);
  expect((await duplicar(actividad.id, randomUUID(), estudiante)).status).toBe(403);
  expect((await duplicar(actividad.id, randomUUID(), tutora)).status).toBe(404);
  expect((await duplicar(randomUUID())).status).toBe(404);
});

test('la fecha límite se pone a varias a la vez y se quita igual', async () => {
  const curso = await school.curso();
  const a = await school.actividad(curso.id);
  const b = await school.actividad(curso.id, { contenido: contenidoVacio('tarea') });
  const c = await school.actividad(curso.id);
  const poner = (actividadIds: string[], venceEn: string | null) =>
    admin.post(`/api/cursos/${curso.id}/fechas-de-actividades`, { actividadIds, venceEn });

  const puesta = await poner([a.id, b.id], '2030-05-01T20:00:00+02:00');
  const unaVez = await indice(curso.id);
  await poner([a.id, b.id], '2030-05-01T18:00:00Z');
  const dosVeces = await indice(curso.id);
  await poner([a.id], null);

  const vence = (lista: Awaited<ReturnType<typeof indice>>, id: string) =>
    lista.find((una) => una.id === id)?.venceEn;
  expect(puesta.body.venceEn).toBe('2030-05-01T18:00:00.000Z');
  expect([a, b, c].map(({ id }) => vence(unaVez, id))).toEqual([
    puesta.body.venceEn,
    puesta.body.venceEn,
    null,
  ]);
  expect(dosVeces).toEqual(unaVez);
  expect(vence(await indice(curso.id), a.id)).toBeNull();
});

test('no se ponen fechas a lo que es de otro curso', async () => {
  const curso = await school.curso();
  const propia = await school.actividad(curso.id);
  const ajena = await school.actividad((await school.curso()).id);
  const respuesta = await admin.post(`/api/cursos/${curso.id}/fechas-de-actividades`, {
    actividadIds: [propia.id, ajena.id],
    venceEn: '2030-05-01T18:00:00Z',
  });

  expect(respuesta.status).toBe(400);
  expect(respuesta.body.error?.fields).toHaveProperty('actividadIds.1');
});
