import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { claveDeAncho } from '#features/archivos/queries.ts';
import { makeStaging, stagingFile } from '#features/archivos/staging.ts';
import { narrowImage } from '#platform/images/images.ts';
import type { Platform } from '#platform/platform.ts';
import { sharedRun } from '#platform/turns/shared-run.ts';

const drawing = sharedRun<number>();

async function draw({ config, storage }: Platform, clave: string, ancho: number): Promise<number> {
  const key = claveDeAncho(clave, ancho);
  const file = stagingFile(config, `${randomUUID()}.ancho`);
  await makeStaging(config);
  try {
    await narrowImage(await storage.read(clave), file, ancho);
    await storage.put(key, file);
  } finally {
    await rm(file, { force: true });
  }
  return (await storage.size(key)) ?? 0;
}

/** The bytes of a picture's narrower version, drawn the first time it is asked for and kept. */
export async function bytesDeAncho(platform: Platform, clave: string, ancho: number): Promise<number> {
  const key = claveDeAncho(clave, ancho);
  const kept = await platform.storage.size(key);
  return kept ?? drawing(key, () => draw(platform, clave, ancho));
}
