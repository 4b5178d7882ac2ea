import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { limpiar } from '#features/archivos/limpiar.ts';
import { imagen, PDF, TAREA } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, platform, clock, origin } = await createTestApp();
const { subir, empezar, seguir, abrir } = subidas(origin);
const { db, storage, config } = platform;
const enEspera = (nombre: string) => join(config.DATA_DIR, 'subidas', nombre);
const quedan = async () =>
  (await db.select({ id: archivosTable.id }).from(archivosTable)).map(({ id }) => id);

/** The bytes go by a job, a moment after their row. */
async function seFueron(...ids: string[]): Promise<void> {
  const hay = async (id: string) => (await storage.size(id)) !== null || existsSync(enEspera(id));
  for (const id of ids) await eventually(async () => expect(await hay(id)).toBe(false));
}

test('al cabo de un día se va lo que se abandonó o no se usa, y se queda lo demás', async () => {
  const admin = await school.administrador();
  const curso = await school.curso();
  const alumna = await school.persona();
  await school.inscribe(curso.id, alumna.id);
  const estudiante = await school.entra(alumna);
  const tarea = await school.actividad(curso.id, { contenido: TAREA });
  const deCurso = (proposito: 'contenido' | 'portada') => ({ nombre: 'x.png', proposito, cursoId: curso.id });
  // Each its own, or they would be the same bytes.
  let n = 0;
  const dibujo = () => imagen(320 + 40 * n++, 200);
  const usada = await subir(admin, deCurso('contenido'), await dibujo());
  const descrita = await subir(admin, deCurso('contenido'), await dibujo());
  const enBorrador = await subir(admin, deCurso('contenido'), await dibujo());
  const portada = await subir(admin, deCurso('portada'), await dibujo());
  const foto = await subir(admin, { nombre: 'yo.png', proposito: 'foto' }, await dibujo());
  await school.actividad(curso.id, {
    contenido: { tipo: 'lectura', html: `<img src="/archivos/${usada.id}">` },
  });
  await db.execute(sql`update cursos set imagen = ${portada.id},
    descripcion = ${`<img src="/archivos/${descrita.id}">`} where id = ${curso.id}`);
  await db.execute(sql`insert into borradores (coleccion, documento, usuario_id, base, valores)
    values ('actividades', ${randomUUID()}, ${admin.id}, 1, ${JSON.stringify({ html: `/archivos/${enBorrador.id}` })})`);
  await admin.put('/api/sesion/mi-foto', { archivoId: foto.id });

  const suelta = await subir(admin, deCurso('contenido'), await dibujo());
  await abrir(admin, suelta.id, { ancho: 96 });
  const otraPortada = await subir(admin, deCurso('portada'), await dibujo());
  const sinEntregar = await subir(
    estudiante,
    { nombre: 't.pdf', proposito: 'entrega', cursoId: curso.id, actividadId: tarea.id },
    PDF,
  );
  const { id: aMedias } = await empezar(admin, deCurso('contenido'), 1000);
  await seguir(admin, aMedias, 0, Buffer.alloc(10));

  const todas = await quedan();
  clock.advance({ hours: 23 });
  await limpiar(platform);
  expect((await quedan()).toSorted()).toEqual(todas.toSorted());

  clock.advance({ hours: 2 });
  await limpiar(platform);
  const usadas = [usada, descrita, enBorrador, portada, foto].map(({ id }) => id);
  expect((await quedan()).toSorted()).toEqual(usadas.toSorted());
  await seFueron(suelta.id, `${suelta.id}.96`, otraPortada.id, sinEntregar.id, aMedias);
  for (const id of usadas) expect(await storage.size(id)).toBeGreaterThan(0);
});

test('también los restos de una subida que nadie anotó', async () => {
  const [viejo, reciente] = [randomUUID(), randomUUID()];
  for (const nombre of [viejo, reciente]) writeFileSync(enEspera(nombre), 'x');
  utimesSync(enEspera(viejo), 0, 0);
  await limpiar(platform);
  expect([viejo, reciente].map((nombre) => existsSync(enEspera(nombre)))).toEqual([false, true]);
});

test('mi foto se pone, se cambia y se quita; la anterior desaparece', async () => {
  const admin = await school.administrador();
  const yo = await school.estudiante();
  const foto = async () => (await subir(yo, { nombre: 'yo.png', proposito: 'foto' }, await imagen())).id;
  const [una, otra] = [await foto(), await foto()];
  const ajena = (await subir(admin, { nombre: 'yo.png', proposito: 'foto' }, await imagen())).id;
  const poner = (archivoId: string | null) => yo.put('/api/sesion/mi-foto', { archivoId });

  expect((await poner(una)).body).toMatchObject({ foto: una, version: 1 });
  expect((await poner(una)).body).toMatchObject({ foto: una, version: 1 });
  expect((await poner(ajena)).status).toBe(400);
  expect((await poner(otra)).body).toMatchObject({ foto: otra });
  await seFueron(una);
  expect((await yo.get('/api/sesion')).body).toMatchObject({ usuario: { foto: otra } });
  expect((await poner(null)).body).toMatchObject({ foto: null });
  await seFueron(otra);
});

test('al eliminar a una persona se va su foto', async () => {
  const admin = await school.administrador();
  const yo = await school.estudiante();
  const foto = (await subir(yo, { nombre: 'yo.png', proposito: 'foto' }, await imagen())).id;
  await yo.put('/api/sesion/mi-foto', { archivoId: foto });
  expect((await abrir(admin, foto)).status).toBe(200);
  await admin.delete(`/api/usuarios/${yo.id}`);
  expect((await abrir(admin, foto)).status).toBe(404);
  await limpiar(platform);
  await seFueron(foto);
  expect(await quedan()).not.toContain(foto);
});

test('quien administra ve qué ocupa el espacio', async () => {
  const admin = await school.administrador();
  const curso = await school.curso({ titulo: 'Carretillas' });
  const { id } = await subir(admin, { nombre: 'g.pdf', proposito: 'contenido', cursoId: curso.id }, PDF);
  const { body } = await admin.get('/api/archivos/uso');
  expect(body.cuota).toBeNull();
  expect(body.porCurso).toContainEqual({
    cursoId: curso.id,
    titulo: 'Carretillas',
    archivos: 1,
    bytes: PDF.length,
  });
  expect(body.porClase).toContainEqual({ clase: 'documento', archivos: 1, bytes: PDF.length });
  expect((body.mayores as { id: string }[]).map((uno) => uno.id)).toContain(id);
  expect((await (await school.estudiante()).get('/api/archivos/uso')).status).toBe(403);
});
