import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MB } from '@catedra/shared/archivos/peso.ts';
import type { Registro } from '@catedra/shared/certificados/registro.ts';
import type { ZipDeCertificados } from '@catedra/shared/certificados/zip.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cuidarZips } from '#features/certificados/zip/cuidar.ts';
import { openZip } from '#platform/zip/read-zip.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { platform, school, origin, clock } = await createTestApp();
const { db, config, storage } = platform;
const admin = await school.administrador();

async function cursoCon(...nombres: readonly string[]) {
  const curso = await school.curso({ certificado: true });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const gente: Client[] = [];
  for (const nombre of nombres) {
    const alguien = await school.estudiante({ nombre, apellidos: 'Ñáñez' });
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
    gente.push(alguien);
    clock.advance({ minutes: 1 });
  }
  const { datos } = (await admin.get(`/api/certificados?cursoId=${curso.id}`)).body as Registro;
  return { curso, gente, certificados: datos };
}

const misZips = async (quien: Client): Promise<ZipDeCertificados[]> =>
  ((await quien.get('/api/certificados/zips')).body as { datos: ZipDeCertificados[] }).datos;

async function pedido(quien: Client, body: object): Promise<ZipDeCertificados> {
  const answer = await quien.post('/api/certificados/zips', body);
  expect(answer.body).toMatchObject({ estado: 'haciendo' });
  const { id } = answer.body as ZipDeCertificados;
  let suyo: ZipDeCertificados | undefined;
  await eventually(async () => {
    suyo = (await misZips(quien)).find((uno) => uno.id === id);
    expect(suyo?.estado).not.toBe('haciendo');
  });
  if (!suyo) throw new Error('no zip');
  return suyo;
}

const bajar = (quien: Client, id: string) =>
  fetch(`${origin}/api/certificados/zips/${id}/archivo`, { headers: { cookie: quien.cookie } });

/** What a zip holds: the digest of each entry, by its name. */
async function abrir(bytes: Buffer): Promise<Map<string, string>> {
  const leer = async ({ start, end }: { start: number; end: number }) =>
    Readable.from([bytes.subarray(start, end + 1)]);
  const zip = await openZip(leer, bytes.length, { entries: 100, bytes: 100 * MB, ratio: 10 });
  const dentro = new Map<string, string>();
  for (const nombre of zip.entries.keys())
    dentro.set(nombre, hash('sha256', await buffer(await zip.read(nombre)), 'hex'));
  zip.close();
  return dentro;
}

test('los elegidos van en un zip, cada uno con su número y su persona y con los bytes que se expidieron', async () => {
  const { certificados, curso } = await cursoCon('José', 'Lucía / «la de almacén»', 'Ana');
  const [deAna, deLucia, deJose] = certificados;
  await admin.post(`/api/certificados/${deAna?.id}/retirar`, { motivo: 'Por error' });
  const zip = await pedido(admin, { ids: [deJose?.id, deLucia?.id, deAna?.id] });
  expect(zip).toMatchObject({ estado: 'listo', progreso: { hechos: 3, total: 3 }, sinPapel: 0 });

  const answer = await bajar(admin, zip.id);
  expect(answer.headers.get('content-disposition')).toMatch(/certificados-\d{4}-\d\d-\d\d\.zip/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(zip.bytes);
  const dentro = await abrir(bytes);
  expect([...dentro.keys()].toSorted()).toEqual(
    [
      `${deJose?.numero} José Ñáñez.pdf`,
      `${deLucia?.numero} Lucía «la de almacén» Ñáñez.pdf`,
      `${deAna?.numero} Ana Ñáñez (retirado).pdf`,
    ].toSorted(),
  );
  const { rows } = await db.execute<{ huella: string }>(
    sql`select papel_huella as huella from certificados where curso_id = ${curso.id}`,
  );
  expect(new Set(dentro.values())).toEqual(new Set(rows.map(({ huella }) => huella)));
  expect(await readdir(join(config.DATA_DIR, 'subidas'))).not.toContain(zip.id);
});

test('los que cumplen unos filtros, hasta donde ve quien los pide; y nadie más lo descarga', async () => {
  const { curso, gente } = await cursoCon('Suya', 'Ajena');
  const grupo = await school.grupo();
  await school.miembro(grupo.id, gente[0]?.id ?? '');
  const tutora = await school.con('certificados:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  const zip = await pedido(tutora, { filtros: { cursoId: curso.id } });
  expect(zip.progreso.total).toBe(1);
  expect((await bajar(tutora, zip.id)).status).toBe(200);
  expect((await bajar(admin, zip.id)).status).toBe(404);
  expect(await misZips(await school.administrador())).toEqual([]);
});

test('lo que no se puede imprimir no va, y se cuenta; si no queda ninguno, se dice', async () => {
  const { certificados } = await cursoCon('Ana', 'Eva 🎓');
  const zip = await pedido(admin, { ids: certificados.map(({ id }) => id) });
  expect(zip).toMatchObject({ estado: 'listo', sinPapel: 1, progreso: { hechos: 2, total: 2 } });
  const [deEva] = certificados;
  const ninguno = await pedido(admin, { ids: [deEva?.id] });
  expect(ninguno).toMatchObject({ estado: 'fallido', bytes: null });
  expect(ninguno.motivo).toContain('Ninguno de esos certificados tiene un PDF');
});

test('más de los que caben se dice con cuántos son, y no empieza ninguno', async () => {
  const { curso, gente } = await cursoCon('Ana');
  await db.execute(sql`
    insert into certificados (id, usuario_id, curso_id, ronda, numero, codigo, codigo_huella, nombre, titulo, completado_en, completado_el)
    select gen_random_uuid(), ${gente[0]?.id ?? ''}, ${curso.id}, n + 1, '1999-' || n, 'c' || n, sha256(convert_to('c' || n, 'UTF8')),
           'Ana', 'Muchos', ahora(), current_date from generate_series(1, 5000) n`);
  const answer = await admin.post('/api/certificados/zips', { filtros: { cursoId: curso.id } });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    409,
    expect.stringContaining('Son 5.001 certificados y en un zip caben 5.000.'),
  ]);
  await db.execute(sql`delete from certificados where titulo = 'Muchos'`);
});

test('mientras se hace uno no se pide otro', async () => {
  const { certificados } = await cursoCon('Ana');
  const otra = await school.administrador();
  await db.execute(sql`insert into certificado_zips (id, usuario_id, certificado_ids)
    values (gen_random_uuid(), ${otra.id}, array[${certificados[0]?.id ?? ''}::uuid])`);
  const answer = await otra.post('/api/certificados/zips', { ids: [certificados[0]?.id] });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    409,
    expect.stringContaining('ZIP_EN_MARCHA'),
  ]);
  // One that a process left half-done goes on by itself.
  await cuidarZips(platform);
  await eventually(async () => expect((await misZips(otra))[0]?.estado).toBe('listo'));
});

test('a quien se elimina no le queda el papel en ningún zip; y pasado un día no queda el zip', async () => {
  const { certificados, gente } = await cursoCon('Seva', 'Queda');
  const [queda] = certificados;
  const conElla = await pedido(admin, { ids: certificados.map(({ id }) => id) });
  const sinElla = await pedido(admin, { ids: [queda?.id] });
  await admin.delete(`/api/usuarios/${gente[0]?.id}`);
  expect((await bajar(admin, conElla.id)).status).toBe(404);
  await eventually(async () => expect(await storage.size(`${conElla.id}-certificados-zip`)).toBeNull());
  expect((await bajar(admin, sinElla.id)).status).toBe(200);
  clock.advance({ days: 1, minutes: 1 });
  await cuidarZips(platform);
  expect(await storage.size(`${sinElla.id}-certificados-zip`)).toBeNull();
  expect((await bajar(await school.entra({ id: admin.id }), sinElla.id)).status).toBe(404);
});
