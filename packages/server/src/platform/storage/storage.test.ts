import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { startS3 } from '#testing/s3-server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'catedra-almacen-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const s3 = await startS3();

const bytes = randomBytes(300_000);
const localFile = (content = bytes): string => {
  const path = join(DATA_DIR, randomUUID());
  writeFileSync(path, content);
  return path;
};
const answer = { type: 'video/mp4', disposition: 'inline', now: new Date() };

describe.each([
  ['en una carpeta', {}],
  ['en S3', s3],
])('un archivo %s', (_, env) => {
  const storage = openStorage(loadConfig({ DATA_DIR, ...env }));

  test('sale como entró, entero o por partes, y se puede quitar', async () => {
    const key = randomUUID();
    await storage.put(key, localFile());
    expect(await storage.size(key)).toBe(bytes.length);
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true);
    const part = await buffer(await storage.read(key, { start: 1000, end: 1999 }));
    expect(part.equals(bytes.subarray(1000, 2000))).toBe(true);

    await storage.remove(key, randomUUID());
    expect(await storage.size(key)).toBeNull();
    await expect(storage.read(key)).rejects.toThrow(/ENOENT|not exist/);
  });

  test('ponerlo otra vez lo cambia entero', async () => {
    const key = randomUUID();
    await storage.put(key, localFile());
    await storage.put(key, localFile(Buffer.from('otro')));
    expect(String(await buffer(await storage.read(key)))).toBe('otro');
  });
});

test('la carpeta no deja copias a medias ni sale de sí misma', async () => {
  const storage = openStorage(loadConfig({ DATA_DIR }));
  // No other key of these tests, which are of hexadecimal digits, falls into its folder.
  await storage.put('zz-uno', localFile());
  await storage.put('zz-uno', localFile());
  expect(readdirSync(join(DATA_DIR, 'archivos/zz'))).toEqual(['zz-uno']);
  for (const key of ['../fuera', 'a/b', '..', '.oculto', ''])
    await expect(storage.size(key)).rejects.toThrow('not a key');
  expect(await storage.signed('zz-uno', answer)).toBeNull();
});

test('la dirección firmada de S3 abre por unos minutos y luego no', async () => {
  const storage = openStorage(loadConfig({ DATA_DIR, ...s3 }));
  const key = randomUUID();
  await storage.put(key, localFile());
  const fresh = await fetch((await storage.signed(key, answer)) ?? '');
  expect([fresh.status, fresh.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(Buffer.from(await fresh.arrayBuffer()).equals(bytes)).toBe(true);

  const now = new Date(Date.now() - 301_000);
  const old = await fetch((await storage.signed(key, { ...answer, now })) ?? '');
  expect(old.status).toBe(403);
});
