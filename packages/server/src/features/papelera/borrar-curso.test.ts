import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PDF } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, platform, origin } = await createTestApp();
const { subir } = subidas(origin);
const admin = await school.administrador();

/** A course with a reading that shows a file and that another waits for, and an evaluation. */
async function cursoLleno() {
  const { id: cursoId } = await school.curso({ estado: 'borrador' });
  const { id: archivoId } = await subir(admin, { nombre: 'plano.pdf', proposito: 'contenido', cursoId }, PDF);
  const { id: lecturaId } = await school.actividad(cursoId, {
    contenido: { tipo: 'lectura', html: `<a href="/archivos/${archivoId}">Míralo</a>` },
  });
  await school.evaluacion(cursoId);
  await school.actividad(cursoId, {
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId: lecturaId }] },
  });
  return { cursoId, archivoId, lecturaId };
}

const quedan = async (cursoId: string) => {
  const { rows } = await platform.db.execute<{ n: number }>(sql`
    select (select count(*) from cursos where id = ${cursoId}) + (select count(*) from actividades where curso_id = ${cursoId})
         + (select count(*) from secciones where curso_id = ${cursoId}) + (select count(*) from evaluaciones where curso_id = ${cursoId})
         + (select count(*) from archivos where curso_id = ${cursoId}) as n`);
  return Number(rows[0]?.n);
};

/** To the bin, and from there for good. */
async function borrar(cursoId: string) {
  const { body } = await admin.post(`/api/cursos/${cursoId}/a-la-papelera`);
  return admin.post(`/api/papelera/${String(body.papeleraId)}/eliminar-para-siempre`);
}

test('un curso que nadie usa se va con sus actividades, su evaluación y sus archivos, y queda anotado', async () => {
  const { cursoId, archivoId, lecturaId } = await cursoLleno();
  const { status } = await borrar(cursoId);

  expect(status).toBe(204);
  expect(await quedan(cursoId)).toBe(0);
  expect((await admin.get(`/api/cursos/${cursoId}`)).status).toBe(404);
  await eventually(async () => expect(await platform.storage.size(archivoId)).toBeNull());
  const anotado = await platform.db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, lecturaId))
    .orderBy(cambiosTable.id);
  expect(anotado.at(-1)).toMatchObject({ comando: 'papelera.eliminar-para-siempre', despues: null });
});

test('repetirlo dice que ya no está', async () => {
  const { cursoId } = await cursoLleno();
  const { body } = await admin.post(`/api/cursos/${cursoId}/a-la-papelera`);
  const ruta = `/api/papelera/${String(body.papeleraId)}/eliminar-para-siempre`;
  expect((await admin.post(ruta)).status).toBe(204);
  expect((await admin.post(ruta)).status).toBe(404);
});

test('también lo que ya estaba en su papelera', async () => {
  const { cursoId, lecturaId } = await cursoLleno();
  await admin.post(`/api/actividades/${lecturaId}/quitar`);
  expect((await borrar(cursoId)).status).toBe(204);
  expect(await quedan(cursoId)).toBe(0);
});

test('lo que alguien usa se queda entero: inscrito, asignado a un grupo o empezado', async () => {
  const persona = await school.persona();
  const { id: grupoId } = await school.grupo();
  const usos = [
    (cursoId: string) => school.inscribe(cursoId, persona.id),
    (cursoId: string) => school.asigna(grupoId, cursoId),
    (cursoId: string, lecturaId: string) => school.progreso(persona.id, cursoId, lecturaId, 'en_curso'),
  ];
  for (const usar of usos) {
    const { cursoId, lecturaId } = await cursoLleno();
    const antes = await quedan(cursoId);
    await usar(cursoId, lecturaId);
    const { status, body } = await borrar(cursoId);
    expect([status, body.error?.code]).toEqual([409, 'EN_USO']);
    expect(await quedan(cursoId)).toBe(antes);
  }
});
