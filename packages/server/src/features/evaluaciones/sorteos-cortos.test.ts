import { randomUUID } from 'node:crypto';
import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buscarSorteosCortos } from '#features/evaluaciones/sorteos-cortos.ts';
import { enElExamen } from '#features/intentos/testing/examen.ts';
import { banco, componer, cuerpo, sorteo } from '#features/preguntas/testing/banco.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { school, platform, clock, mails } = await createTestApp();
const { db } = platform;

const autora = await school.persona({ perfil: 'Administrador', nombre: 'Alma' });
const otra = await school.persona({ perfil: 'Administrador', nombre: 'Olga' });
const quien = await school.entra(autora);
const { unaCarpeta, nueva } = banco(quien);

const lineas = async (client: Client) =>
  cuerpo<Campana>(await client.get('/api/avisos')).lineas.filter(({ evento }) => evento === 'autoria');

/** Published, with a draw of two from a folder that has two. */
async function unaPrueba() {
  const curso = await school.curso();
  const { id: seccion } = await school.seccion(curso.id);
  const actividad = await school.actividad(curso.id, {
    seccion,
    titulo: 'Examen de altura',
    contenido: { tipo: 'evaluacion', descripcion: '' },
    regla: 'aprobar',
  });
  const evaluacion = await school.evaluacion(curso.id, { actividadId: actividad.id, intentos: 3 });
  const carpeta = await unaCarpeta({ nombre: `Altura ${actividad.id}` });
  const preguntas = [await nueva(carpeta.id), await nueva(carpeta.id)];
  const suya = { titulo: null, id: randomUUID(), lugares: [sorteo(2, { carpetaId: carpeta.id })] };
  expect((await componer(quien, evaluacion.id, 0, [suya])).status).toBe(200);
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const alumna = await school.entra(persona);
  const tirar = (n: number) =>
    db.execute(sql`
    update preguntas set eliminada_en = now() where id = ${preguntas[n]?.id}`);
  const recuperar = (n: number) =>
    db.execute(sql`
    update preguntas set eliminada_en = null where id = ${preguntas[n]?.id}`);
  return { curso, actividad, evaluacion, carpeta, alumna, tirar, recuperar };
}

test('quien no puede empezar lo lee, y su autora lo oye enseguida y una sola vez; quien no la escribió, no', async () => {
  const { curso, actividad, evaluacion, carpeta, alumna, tirar } = await unaPrueba();
  await tirar(0);
  const examen = enElExamen(alumna, evaluacion.id);
  for (let vez = 0; vez < 2; vez += 1)
    expect((await examen.empezar()).body.error).toMatchObject({ code: 'SORTEO_CORTO' });
  expect(await lineas(quien)).toMatchObject([
    {
      titulo: 'Nadie puede empezar Examen de altura: le faltan preguntas',
      detalle: `El sorteo de «${carpeta.nombre}» pide 2 preguntas y hay 1.`,
      enlace: `/admin/actividades/${curso.id}/actualizar/${actividad.id}`,
    },
  ]);
  expect(await lineas(await school.entra(otra))).toEqual([]);
  await jobsDone(platform);
  expect(mails.filter(({ para }) => para === autora.correo).map(({ asunto }) => asunto)).toEqual([
    'Nadie puede empezar Examen de altura: le faltan preguntas',
  ]);
});

test('también sin que nadie lo intente; arreglado y vuelto a faltar, es otra vez', async () => {
  const { actividad, tirar, recuperar } = await unaPrueba();
  const suyas = async () =>
    (await lineas(quien)).filter(({ enlace }) => enlace.includes(actividad.id)).length;
  await buscarSorteosCortos(platform);
  expect(await suyas()).toBe(0);
  await tirar(1);
  await buscarSorteosCortos(platform);
  await buscarSorteosCortos(platform);
  expect(await suyas()).toBe(1);
  await recuperar(1);
  clock.advance({ minutes: 15 });
  await buscarSorteosCortos(platform);
  await tirar(0);
  await buscarSorteosCortos(platform);
  expect(await suyas()).toBe(2);
});

test('quien la empezó sigue con lo suyo aunque el sorteo ya no alcance', async () => {
  const { evaluacion, alumna, tirar } = await unaPrueba();
  const examen = enElExamen(alumna, evaluacion.id);
  expect((await examen.empezar()).status).toBe(200);
  await tirar(0);
  expect((await examen.empezar()).status).toBe(200);
});

test('de una prueba en borrador no se dice nada: publicarla lo impide', async () => {
  const { evaluacion, actividad, tirar } = await unaPrueba();
  await db.execute(sql`update evaluaciones set estado = 'borrador' where id = ${evaluacion.id}`);
  await tirar(0);
  await buscarSorteosCortos(platform);
  expect((await lineas(quien)).some(({ enlace }) => enlace.includes(actividad.id))).toBe(false);
});
