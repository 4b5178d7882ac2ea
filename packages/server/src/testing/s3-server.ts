import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';

/** An S3-compatible store on this machine, gone with the test file: the settings that reach it. */
export async function startS3(): Promise<Record<string, string>> {
  const directory = mkdtempSync(join(tmpdir(), 'catedra-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'academia' }],
  });
  const { port } = await server.run();
  afterAll(async () => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    S3_BUCKET: 'academia',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_CLAVE: 'S3RVER',
    S3_SECRETO: 'S3RVER',
    S3_ESTILO_RUTA: 'si',
  };
}
