import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { borrarBytes, limpiar, retirar } from '#features/archivos/limpiar.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { imagen, PDF } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { retenerArchivos } from '#features/cursos/duplicar/archivos.ts';
import { runWork } from '#platform/changes/work.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, platform, origin } = await createTestApp({ env: { ARCHIVOS_CUOTA_GB: '0.0001' } });
const { db, storage } = platform;
const { subir, abrir, empezar } = subidas(origin);
const admin = await school.administrador();

/** A published course whose one reading shows a file. */
async function cursoConArchivo(nombre: string, bytes: Buffer) {
  const curso = await school.curso();
  const { id } = await subir(admin, { nombre, proposito: 'contenido', cursoId: curso.id }, bytes);
  const { id: lectura } = await school.actividad(curso.id, {
    contenido: { tipo: 'lectura', html: `<a href="/archivos/${id}">Míralo</a>` },
  });
  return { cursoId: curso.id, archivoId: id, lectura };
}

async function duplicar(cursoId: string): Promise<{ id: string; archivoId: string; lectura: string }> {
  const id = randomUUID();
  const { status } = await admin.post(`/api/cursos/${cursoId}/duplicar`, { id });
  expect(status).toBe(200);
  const { rows } = await db.execute<{ archivo: string; actividad: string }>(sql`
    select archivo_id as archivo, actividad_id as actividad from actividad_archivos where curso_id = ${id}`);
  return { id, archivoId: rows[0]?.archivo ?? '', lectura: rows[0]?.actividad ?? '' };
}

const vaciar = (lectura: string) =>
  db.execute(sql`update actividades set contenido = '{"tipo": "lectura", "html": ""}' where id = ${lectura}`);

async function pasaUnDia(): Promise<void> {
  await db.execute(sql`update archivos set listo_en = listo_en - interval '25 hours'`);
  await limpiar(platform);
}

/** The bytes go by a job, a moment after their row. */
const seFue = (clave: string) => eventually(async () => expect(await storage.size(clave)).toBeNull());

test('la copia de un curso no ocupa nada: cabe aunque la academia esté llena', async () => {
  const { cursoId, archivoId } = await cursoConArchivo('g.pdf', Buffer.concat([PDF, Buffer.alloc(MINUTO)]));
  const antes = (await admin.get('/api/archivos/uso')).body;
  const otro = await empezar(
    admin,
    { nombre: 'h.pdf', proposito: 'contenido', cursoId },
    Math.round(0.0001 * 2 ** 30) - Number(antes.bytes) + 1,
  );
  expect(otro.respuesta.body.error?.code).toBe('CUOTA_LLENA');

  const copia = await duplicar(cursoId);
  const otra = await duplicar(copia.id);
  expect(new Set([archivoId, copia.archivoId, otra.archivoId]).size).toBe(3);
  const abierto = await abrir(admin, otra.archivoId);
  expect([abierto.status, Number(abierto.headers.get('content-length'))]).toEqual([200, PDF.length + MINUTO]);
  expect(await storage.size(otra.archivoId)).toBeNull();
  expect((await admin.get('/api/archivos/uso')).body).toEqual(antes);
  await db.execute(sql`delete from actividades where curso_id in (${cursoId}, ${copia.id}, ${otra.id})`);
  await pasaUnDia();
  await seFue(archivoId);
});

test('los bytes se quedan mientras algún curso los use, y se van con el último', async () => {
  const { cursoId, archivoId, lectura } = await cursoConArchivo('plano.png', await imagen(800, 400));
  const copia = await duplicar(cursoId);
  const alumna = await school.persona();
  await db.execute(sql`update cursos set estado = 'publicado' where id = ${copia.id}`);
  await school.inscribe(copia.id, alumna.id);
  const estudiante = await school.entra(alumna);
  expect((await abrir(estudiante, archivoId)).status).toBe(404);

  await vaciar(lectura);
  await pasaUnDia();
  expect(await db.select().from(archivosTable).where(eq(archivosTable.id, archivoId))).toEqual([]);
  await borrarBytes(platform, [archivoId]);
  expect((await abrir(estudiante, copia.archivoId)).status).toBe(200);
  expect((await abrir(estudiante, copia.archivoId, { ancho: 320 })).status).toBe(200);
  const uso = (await admin.get('/api/archivos/uso')).body.porCurso as unknown as { cursoId: string }[];
  expect(uso.map((uno) => uno.cursoId)).toEqual([copia.id]);
  const paquete = await fetch(`${origin}/api/cursos/${copia.id}/paquete`, {
    headers: { origin, cookie: admin.cookie },
  });
  expect((await paquete.arrayBuffer()).byteLength).toBeGreaterThan(0);

  await vaciar(copia.lectura);
  await pasaUnDia();
  await seFue(archivoId);
  await seFue(`${archivoId}.320`);
});

test('quien retira un archivo espera a quien lo está copiando, y ve su copia', async () => {
  const { cursoId, archivoId, lectura } = await cursoConArchivo('g.pdf', PDF);
  const { id: otro } = await school.curso();
  const copiaId = randomUUID();
  await vaciar(lectura);
  await db.execute(
    sql`update cursos set descripcion = ${`<p>/archivos/${archivoId}</p>`} where id = ${cursoId}`,
  );
  let retirada: Promise<void> = Promise.resolve();
  await inTransaction(db, async (tx) => {
    const [fila] = await retenerArchivos(tx, cursoId);
    retirada = runWork(platform, SISTEMA, 'archivos.limpiar', (work) => retirar(work, [archivoId]));
    const copia = { id: copiaId, cursoId: otro, clave: archivoId };
    await tx.insert(archivosTable).values({ ...(fila as typeof archivosTable.$inferSelect), ...copia });
  });
  await retirada;
  await borrarBytes(platform, [archivoId]);
  expect(await abrir(admin, copiaId).then(({ status }) => status)).toBe(200);
});

test('si la copia no llega a hacerse no queda nada de ella', async () => {
  const { cursoId } = await cursoConArchivo('g.pdf', PDF);
  const antes = await db.select({ id: archivosTable.id }).from(archivosTable);
  await db.execute(sql`create function no_se_puede() returns trigger language plpgsql as $$
    begin raise exception using errcode = 'CT409', message = 'EN_USO', detail = 'No.'; end $$`);
  await db.execute(
    sql`create trigger no_se_puede before insert on actividades execute function no_se_puede()`,
  );
  const copia = randomUUID();
  const fallo = await admin.post(`/api/cursos/${cursoId}/duplicar`, { id: copia });
  await db.execute(sql`drop trigger no_se_puede on actividades`);

  expect(fallo.status).toBe(409);
  expect(await db.select({ id: archivosTable.id }).from(archivosTable)).toEqual(antes);
  expect((await admin.get(`/api/cursos/${copia}`)).status).toBe(404);
});

test('la misma imagen subida para dos textos, o para dos cursos, se guarda una vez', async () => {
  const [uno, otro] = [await school.curso(), await school.curso()];
  const bytes = await imagen(640, 320);
  const sube = (cursoId: string, nombre: string) =>
    subir(admin, { nombre, proposito: 'contenido', cursoId }, bytes);
  const primera = await sube(uno.id, 'plano.png');
  const uso = (await admin.get('/api/archivos/uso')).body;
  const demas = [await sube(uno.id, 'otra vez.png'), await sube(otro.id, 'plano.png')];

  expect(new Set([primera.id, ...demas.map(({ id }) => id)]).size).toBe(3);
  for (const { id } of demas) {
    expect(await storage.size(id)).toBeNull();
    const [abierta, original] = [await abrir(admin, id), await abrir(admin, primera.id)];
    expect([abierta.status, abierta.headers.get('content-length')]).toEqual([
      200,
      original.headers.get('content-length'),
    ]);
  }
  expect((await admin.get('/api/archivos/uso')).body).toEqual(uso);

  // Those that nothing shows go, and the bytes only with the last.
  await runWork(platform, SISTEMA, 'prueba', (work) => retirar(work, [primera.id]));
  await borrarBytes(platform, [primera.id]);
  expect((await abrir(admin, demas[1]?.id ?? '')).status).toBe(200);
  await runWork(platform, SISTEMA, 'prueba', (work) =>
    retirar(
      work,
      demas.map(({ id }) => id),
    ),
  );
  await seFue(primera.id);
});
