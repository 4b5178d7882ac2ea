import { randomBytes, randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { hacerCopia } from '#features/copias/hacer-copia.ts';
import { exigirConocida, restaurar } from '#features/copias/restaurar.ts';
import { BASE, migrateAcademy } from '#base/base.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { pictureOf } from '#platform/schema/picture.ts';
import { readRules } from '#platform/schema/rules.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { placeProblem } from '#platform/vault/errors.ts';
import { copiesIn, readManifest } from '#platform/vault/manifest.ts';
import { openDepot, openVault } from '#platform/vault/open-vault.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { createBareDatabase } from '#testing/postgres.ts';
import { startS3 } from '#testing/s3-server.ts';

const { platform, school, databaseUrl } = await createTestApp();
const s3 = await startS3();
const reglas = readRules(BASE.rules).flatMap(({ kind, name }) => (kind === 'function' ? [name] : []));

function carpeta(): string {
  const nueva = mkdtempSync(join(tmpdir(), 'catedra-copias-'));
  onTestFinished(() => rmSync(nueva, { recursive: true, force: true }));
  return nueva;
}

const con = (env: Record<string, string> = {}): Config =>
  loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: platform.config.DATA_DIR, ...env });

const copiar = (destino: string, config = con()) =>
  hacerCopia({ url: databaseUrl, config, destino, reglas, version: '0.2.0' });

const ultima = async (destino: string, config = con()) => {
  const vault = await openVault(openDepot(destino, config), config.COPIAS_CLAVE);
  return { vault, manifiesto: await readManifest(vault, (await copiesIn(vault)).at(-1) ?? '') };
};

async function baseVacia(): Promise<string> {
  const base = await createBareDatabase();
  onTestFinished(() => base.drop());
  return base.url;
}

async function devolver(destino: string, url: string, config = con()) {
  const DATA_DIR = carpeta();
  const { vault, manifiesto } = await ultima(destino, config);
  const hecha = await restaurar(vault, manifiesto, {
    url,
    config: { ...config, S3_BUCKET: undefined, DATA_DIR },
  });
  return { hecha, storage: openStorage({ ...config, S3_BUCKET: undefined, DATA_DIR }) };
}

async function preguntar<T extends pg.QueryResultRow>(url: string, texto: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(texto)).rows;
  } finally {
    await client.end();
  }
}

const jefa = await school.administrador();
const persona = await school.estudiante();
const bytes = randomBytes(300_000);

/** A file of the academy as an upload leaves it. */
async function archivo(contenido = bytes): Promise<string> {
  const id = randomUUID();
  const local = join(platform.config.DATA_DIR, id);
  writeFileSync(local, contenido);
  await platform.storage.put(id, local);
  await platform.db.execute(sql`
    insert into archivos (id, nombre, proposito, estado, tipo, bytes, usuario_id, listo_en)
    values (${id}, 'nota.txt', 'foto', 'listo', 'text/plain', ${contenido.length}, ${persona.id}, now())`);
  return id;
}
const foto = await archivo();

test('se copia mientras la gente trabaja, y lo restaurado es la academia de un momento, entera', async () => {
  const destino = carpeta();
  let trabajando = true;
  let hechas = 0;
  const trabajo = (async () => {
    while (trabajando) {
      // The group and its line in the log are written together: a copy between them would have one.
      const { status } = await jefa.put(`/api/grupos/${randomUUID()}`, {
        nombre: `Grupo ${hechas}`,
        descripcion: null,
        estado: 'activo',
        version: 0,
      });
      expect(status).toBe(200);
      hechas += 1;
    }
  })();
  const hecha = await copiar(destino);
  trabajando = false;
  await trabajo;
  expect(hechas).toBeGreaterThan(0);
  expect(hecha.faltaban).toEqual([]);

  const url = await baseVacia();
  const { storage } = await devolver(destino, url);
  expect((await buffer(await storage.read(foto))).equals(bytes)).toBe(true);
  const [iguales] = await preguntar<{ una: number; dos: number }>(
    url,
    `select (select count(*)::int from grupos) as una, (select count(*)::int from cambios where coleccion = 'grupos') as dos`,
  );
  expect(iguales?.una).toBe(iguales?.dos);
  expect(iguales?.una).toBeLessThanOrEqual(hechas);
  const frases: string[] = [];
  await migrateAcademy(url, (frase) => frases.push(frase));
  expect(frases).toEqual([]);
  const [antes, despues] = await Promise.all(
    [databaseUrl, url].map(async (una) => {
      const client = new pg.Client(una);
      await client.connect();
      const lineas = await pictureOf(client);
      await client.end();
      // What compares two rows whole is told in other words once it is written again.
      return lineas.map((linea) => linea.replaceAll(/[()]/g, ''));
    }),
  );
  expect(despues).toEqual(antes);
  expect(await preguntar(url, 'select from sesiones')).toEqual([]);
});

test('nunca se escribe encima de una academia, ni de tablas de otro', async () => {
  const destino = carpeta();
  await copiar(destino);
  const url = await baseVacia();
  await devolver(destino, url);
  await expect(devolver(destino, url)).rejects.toThrow('Ahí ya hay una academia, o tablas de otro programa');
  const deOtro = await baseVacia();
  await preguntar(deOtro, 'create table facturas (id int)');
  await expect(devolver(destino, deOtro)).rejects.toThrow(
    'Ahí ya hay una academia, o tablas de otro programa',
  );
});

test('dos restauraciones a la vez: una restaura y la otra lo dice', async () => {
  const destino = carpeta();
  await copiar(destino);
  const url = await baseVacia();
  const dos = await Promise.allSettled([devolver(destino, url), devolver(destino, url)]);
  expect(dos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [String(una.reason)] : []));
  expect(negada).toMatch(/Ya se está restaurando|Ahí ya hay una academia/);
});

test('dos copias a la vez: una se hace y la otra lo dice', async () => {
  const destino = carpeta();
  const dos = await Promise.allSettled([copiar(destino), copiar(destino)]);
  expect(dos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [String(una.reason)] : []));
  expect(negada).toContain('Ya se está haciendo una copia');
});

test.each([
  ['cortada', (camino: string) => truncateSync(camino, 1000), /tiene 1000 bytes de/],
  ['quitada', (camino: string) => rmSync(camino), /falta/],
  [
    'cambiada',
    (camino: string) => {
      const dentro = readFileSync(camino);
      dentro[100] = (dentro[100] ?? 0) ^ 1;
      writeFileSync(camino, dentro);
    },
    /no es lo que se guardó/,
  ],
])('de una copia con una parte %s no se usa nada', async (_, estropear, frase) => {
  const destino = carpeta();
  await copiar(destino);
  estropear(join(destino, globSync('copias/*/base-0001.zst', { cwd: destino })[0] ?? ''));
  const url = await baseVacia();
  await expect(devolver(destino, url)).rejects.toThrow(frase);
  expect(await preguntar(url, `select from pg_class where relname = 'usuarios'`)).toEqual([]);
});

test('un archivo que falta en la copia se dice antes de escribir nada', async () => {
  const destino = carpeta();
  await copiar(destino);
  rmSync(join(destino, 'archivos', foto.slice(0, 2), foto));
  await expect(devolver(destino, await baseVacia())).rejects.toThrow(
    /faltan o están cortados 1 de sus archivos/,
  );
});

test('lo que no cambió no se copia otra vez, y lo que la base nombra y no está se cuenta', async () => {
  const destino = carpeta();
  const primera = await copiar(destino);
  const perdido = await archivo(Buffer.from('se perderá'));
  await platform.storage.remove(perdido);
  onTestFinished(
    async () => void (await platform.db.execute(sql`delete from archivos where id = ${perdido}`)),
  );
  // Two copies of one second would have one name.
  const segunda = await copiar(destino);
  expect([primera.nuevos, segunda.nuevos]).toEqual([1, 0]);
  expect(segunda.faltaban).toEqual([perdido]);
});

test('con clave va cifrada, y sin ella o con otra no se lee', async () => {
  const destino = carpeta();
  const cifrada = con({ COPIAS_CLAVE: 'una clave muy larga' });
  await copiar(destino, cifrada);
  const leible = globSync('**/*', { cwd: destino, withFileTypes: true })
    .filter((uno) => uno.isFile())
    .map((uno) => readFileSync(join(uno.parentPath, uno.name)));
  expect(leible.some((dentro) => dentro.includes(bytes.subarray(0, 64)))).toBe(false);

  await expect(devolver(destino, await baseVacia())).rejects.toThrow('van cifradas: pon en COPIAS_CLAVE');
  const otra = con({ COPIAS_CLAVE: 'otra clave muy larga' });
  await expect(devolver(destino, await baseVacia(), otra)).rejects.toThrow(
    'no es la clave con que se cifraron',
  );
  const { storage } = await devolver(destino, await baseVacia(), cifrada);
  expect((await buffer(await storage.read(foto))).equals(bytes)).toBe(true);

  const manifiesto = join(destino, globSync('copias/*/manifiesto.json', { cwd: destino })[0] ?? '');
  writeFileSync(manifiesto, readFileSync(manifiesto, 'utf8').replace('0.2.0', '0.1.0'));
  await expect(ultima(destino, cifrada)).rejects.toThrow('Alguien cambió el manifiesto');
});

test('a un cubo de S3 y de vuelta; uno que no existe se dice', async () => {
  const config = con({ ...s3, S3_BUCKET: '' });
  await copiar('s3://academia/copias/uno', config);
  const { storage } = await devolver('s3://academia/copias/uno', await baseVacia(), config);
  expect((await buffer(await storage.read(foto))).equals(bytes)).toBe(true);
  await expect(copiar('s3://no-existe/copias', config)).rejects.toThrow(
    'El cubo de «s3://no-existe/copias» no existe',
  );
  await expect(copiar('s3://academia/copias', con())).rejects.toThrow('hacen falta COPIAS_S3_CLAVE');
});

test('las copias de otra academia no se mezclan, y donde no se puede escribir se dice', async () => {
  const destino = carpeta();
  await copiar(destino);
  const marca = join(destino, 'catedra-copias.json');
  writeFileSync(marca, readFileSync(marca, 'utf8').replace(/"academia":"\w{4}/, '"academia":"0000'));
  await expect(copiar(destino)).rejects.toThrow('están las copias de otra academia');
  const archivoEnMedio = join(carpeta(), 'archivo');
  writeFileSync(archivoEnMedio, '');
  await expect(copiar(archivoEnMedio)).rejects.toThrow('es un archivo o pasa por uno');
});

test('una copia de una versión más nueva se niega', async () => {
  const destino = carpeta();
  const { manifiesto } = await copiar(destino);
  expect(() => exigirConocida(manifiesto, manifiesto.migracion)).not.toThrow();
  expect(() => exigirConocida(manifiesto, manifiesto.migracion - 1)).toThrow('versión más nueva');
});

test.each([
  [{ code: 'ENOSPC' }, 'No queda espacio'],
  [{ code: 'EACCES' }, 'No se puede escribir'],
  [{ code: 'ECONNREFUSED' }, 'No se llega al almacén'],
  [{ $metadata: { httpStatusCode: 403 } }, 'no deja usar'],
])('lo que responde el destino se dice en una frase', (motivo, frase) => {
  expect(String(placeProblem(Object.assign(new Error('x'), motivo), '/copias'))).toContain(frase);
});
