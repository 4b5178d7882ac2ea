import { randomUUID } from 'node:crypto';
import { fraseDeCirculo } from '@catedra/shared/actividades/circulo.ts';
import type { Requisitos } from '@catedra/shared/actividades/requisitos.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { conCurso, minimo, paquetes } from '#features/paquetes/testing/paquete.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();

const espera = (...ids: string[]): Requisitos => ({
  modo: 'todos',
  condiciones: ids.map((actividadId) => ({ tipo: 'completada', actividadId })),
});

/** A course of so many readings, each waiting for the one after it. */
async function cadena(cuantas: number) {
  const { id: cursoId } = await school.curso();
  const suyas: { id: string; titulo: string; version: number }[] = [];
  for (let n = 0; n < cuantas; n++) {
    const [siguiente] = suyas;
    suyas.unshift(
      await school.actividad(cursoId, { requisitos: espera(...(siguiente ? [siguiente.id] : [])) }),
    );
  }
  return { cursoId, suyas, titulos: suyas.map(({ titulo }) => titulo) };
}
const pedir = (id: string, ...ids: string[]) =>
  admin.patch(`/api/actividades/${id}`, { version: 1, requisitos: espera(...ids) });

/** As it could be saved before. */
async function circuloAntiguo(cursoId: string) {
  const [una, otra] = [await school.actividad(cursoId), await school.actividad(cursoId)];
  await db.execute(sql`alter table actividades disable trigger actividades_circulo_cambio`);
  for (const [de, a] of [
    [una, otra],
    [otra, una],
  ] as const)
    await db.execute(
      sql`update actividades set requisitos = ${JSON.stringify(espera(a.id))}::jsonb where id = ${de.id}`,
    );
  await db.execute(sql`alter table actividades enable trigger actividades_circulo_cambio`);
  return [una, otra] as const;
}

test.each([1, 2, 3, 6, 7, 12])('un círculo de %i no se guarda, y se dice por dónde va', async (cuantas) => {
  const { suyas, titulos } = await cadena(cuantas);
  const [primera] = suyas;
  const ultima = suyas.at(-1);
  const { status, body } = await pedir(ultima?.id ?? '', primera?.id ?? '');
  const frase = fraseDeCirculo([titulos.at(-1) ?? '', ...titulos.slice(0, -1)]);

  expect(status).toBe(409);
  expect(body.error).toMatchObject({
    code: 'REQUISITOS_EN_CIRCULO',
    message: frase,
    fields: { requisitos: frase },
  });
  expect((await admin.get(`/api/actividades/${ultima?.id}`)).body.version).toBe(1);
});

test('esperar a varias que esperan a la misma no es un círculo', async () => {
  const { cursoId, suyas } = await cadena(3);
  const [a, b, c] = suyas;
  const nueva = await school.actividad(cursoId);
  expect((await pedir(nueva.id, a?.id ?? '', b?.id ?? '', c?.id ?? '')).status).toBe(200);
});

test('al crearla tampoco puede esperarse a sí misma', async () => {
  const { id: cursoId } = await school.curso();
  const modelo = await school.actividad(cursoId, { titulo: 'Modelo' });
  const { body } = await admin.get(`/api/actividades/${modelo.id}`);
  const { id: _, creadoEn: __, actualizadoEn: ___, cursoTitulo: ____, lista: _____, ...valores } = body;
  const id = randomUUID();
  const creada = await admin.put(`/api/actividades/${id}`, {
    ...valores,
    version: 0,
    requisitos: espera(id),
  });
  expect(creada.body.error?.message).toBe('No se puede: «Modelo» se espera a sí misma.');
});

test('en un cambio de varias cuenta cómo quedan al final', async () => {
  const { suyas } = await cadena(2);
  const [a, b] = suyas.map(({ id }) => id) as [string, string];
  const circulo = await admin.patch('/api/actividades', {
    [a]: { version: 1, titulo: 'Otro título' },
    [b]: { version: 1, requisitos: espera(a) },
  });
  expect([circulo.status, circulo.body.error?.code]).toEqual([409, 'REQUISITOS_EN_CIRCULO']);
  expect((await admin.get(`/api/actividades/${a}`)).body.version).toBe(1);

  const alReves = await admin.patch('/api/actividades', {
    [a]: { version: 1, requisitos: espera() },
    [b]: { version: 1, requisitos: espera(a) },
  });
  expect(alReves.status).toBe(200);
});

test('dos personas a la vez no cierran un círculo con media parte cada una', async () => {
  const { id: cursoId } = await school.curso();
  for (let vez = 0; vez < 5; vez++) {
    const [a, b] = [await school.actividad(cursoId), await school.actividad(cursoId)];
    const respuestas = await Promise.all([pedir(a.id, b.id), pedir(b.id, a.id)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test('un círculo antiguo se puede retocar y deshacer, no copiar con su curso; una copia suelta sí', async () => {
  const { id: cursoId } = await school.curso();
  const [una, otra] = await circuloAntiguo(cursoId);
  const copia = await admin.post(`/api/cursos/${cursoId}/duplicar`, { id: randomUUID() });
  const suelta = await admin.post(`/api/actividades/${una.id}/duplicar`, { copiaId: randomUUID() });
  const retoque = await admin.patch(`/api/actividades/${otra.id}`, { version: 1, titulo: 'Retocada' });

  expect([copia.status, copia.body.error?.code]).toEqual([409, 'REQUISITOS_EN_CIRCULO']);
  expect(suelta.status).toBe(200);
  expect(retoque.status).toBe(200);
  expect((await pedir(una.id)).status).toBe(200);
  expect((await admin.post(`/api/cursos/${cursoId}/duplicar`, { id: randomUUID() })).status).toBe(200);
});

test('quien aprende ve cerradas las de un círculo antiguo, y por qué', async () => {
  const { id: cursoId } = await school.curso();
  const [una, otra] = await circuloAntiguo(cursoId);
  const alumna = await school.persona();
  await school.inscribe(cursoId, alumna.id);
  const { status, body } = await (await school.entra(alumna)).get(`/api/aprendizaje/cursos/${cursoId}`);

  expect(status).toBe(200);
  const texto = JSON.stringify(body);
  expect(texto).toContain(`Se abre cuando completes «${una.titulo}»`);
  expect(texto).toContain(`Se abre cuando completes «${otra.titulo}»`);
});

test('un paquete con un círculo se revisa, se dice, y no se importa', async () => {
  const { revisar } = paquetes(origin);
  const lectura = (id: string, titulo: string, actividadId: string) => ({
    id,
    titulo,
    tipo: 'lectura',
    contenido: { tipo: 'lectura', html: '' },
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId }] },
  });
  const secciones = [
    { id: 's1', titulo: 'Única', actividades: [lectura('a1', 'Uno', 'a2'), lectura('a2', 'Dos', 'a1')] },
  ];
  const revisado = await revisar(admin, conCurso(minimo({ secciones })));
  const { errores } = revisado.body.resumen as unknown as { errores: string[] };
  const orden = await admin.post(`/api/paquetes/${revisado.body.id}/importar`);

  expect(revisado.status).toBe(200);
  expect(errores).toEqual(['No se puede: «Uno» espera a «Dos» y «Dos» espera a «Uno».']);
  expect([orden.status, orden.body.error?.code]).toEqual([409, 'PAQUETE_CON_ERRORES']);
});
