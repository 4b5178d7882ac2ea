import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subidas } from '#features/archivos/testing/subir.ts';
import { createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const una = await createTestApp();
const { DATA_DIR } = una.platform.config;
const otra = await createTestApp({ databaseUrl: una.databaseUrl, env: { DATA_DIR } });
const aqui = await una.school.administrador();
const alli = createClient(otra.origin, aqui.id, aqui.cookie);
const [deUna, deOtra] = [subidas(una.origin), subidas(otra.origin)];
const curso = await una.school.curso();
const subida: Subida = { nombre: 'a.bin', proposito: 'contenido', cursoId: curso.id };
const enEspera = (id: string) => join(DATA_DIR, 'subidas', id);

const { mandarPrincipio } = deUna;
async function llegaAlgo(id: string): Promise<void> {
  while (statSync(enEspera(id)).size === 0) await new Promise((go) => setImmediate(go));
}

test('quien vuelve por otro proceso para al que se quedó escribiendo en el primero, y sigue donde iba', async () => {
  const bytes = randomBytes(400_000);
  const { id } = await deUna.empezar(aqui, subida, bytes.length);
  const primera = mandarPrincipio(aqui, id, bytes.subarray(0, 150_000), bytes.length);
  await llegaAlgo(id);
  const llegado = Number((await deOtra.vaPor(alli, id)).headers.get('upload-offset'));

  expect(await primera).toBe(503);
  expect(statSync(enEspera(id)).size).toBe(llegado);
  expect((await deOtra.seguir(alli, id, llegado, bytes.subarray(llegado))).status).toBe(204);
  const [lista, lista2] = await Promise.all([deUna.terminar(aqui, id), deOtra.terminar(alli, id)]);
  expect([lista.status, lista2.body]).toEqual([200, lista.body]);
  const guardado = Buffer.from(await (await deOtra.abrir(alli, id)).arrayBuffer());
  const huella = (de: Buffer) => createHash('sha256').update(de).digest('hex');
  expect(huella(guardado)).toBe(huella(bytes));
});

test('dos procesos a la vez desde el mismo punto nunca mezclan lo que escriben', async () => {
  const [a, b] = [Buffer.alloc(3_000_000, 'a'), Buffer.alloc(3_000_000, 'b')];
  for (let vez = 0; vez < 6; vez++) {
    const { id } = await deUna.empezar(aqui, subida, a.length);
    const envios = [
      deUna.seguir(aqui, id, 0, a),
      deOtra.seguir(alli, id, 0, b),
      deUna.seguir(aqui, id, 0, a),
    ];
    const finales = await Promise.allSettled(vez % 2 === 0 ? envios : envios.toReversed());
    const escrito = readFileSync(enEspera(id), 'latin1');

    expect(new Set(escrito).size).toBeLessThanOrEqual(1);
    const bien = finales.filter((uno) => uno.status === 'fulfilled' && uno.value.status === 204);
    expect(bien.length).toBeLessThanOrEqual(1);
    expect(escrito.length === a.length).toBe(bien.length === 1);
  }
});

test('si se pierde la conexión que guarda el turno, quien escribía para y otro puede seguir', async () => {
  const bytes = randomBytes(200_000);
  const { id } = await deUna.empezar(aqui, subida, bytes.length);
  const primera = mandarPrincipio(aqui, id, bytes.subarray(0, 100_000), bytes.length);
  await llegaAlgo(id);
  await una.platform.db.execute(sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`);

  expect(await primera).toBe(503);
  const llegado = Number((await deOtra.vaPor(alli, id)).headers.get('upload-offset'));
  expect((await deUna.seguir(aqui, id, llegado, bytes.subarray(llegado))).status).toBe(204);
  expect((await deUna.terminar(aqui, id)).status).toBe(200);
});

test('abandonarla en un proceso para al que escribía en el otro', async () => {
  const { id } = await deUna.empezar(aqui, subida, 200_000);
  const primera = mandarPrincipio(aqui, id, Buffer.alloc(100_000), 200_000);
  await llegaAlgo(id);
  expect((await alli.delete(`/api/subidas/${id}`)).status).toBe(204);
  expect(await primera).toBe(503);
  expect((await deUna.vaPor(aqui, id)).status).toBe(404);
});
