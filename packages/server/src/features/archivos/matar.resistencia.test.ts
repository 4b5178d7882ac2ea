import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { expect, test } from 'vitest';
import { video } from '#features/archivos/testing/muestras.ts';
import { metadataDe } from '#features/archivos/testing/subir.ts';
import { startAcademy } from '#testing/academy-process.ts';
import { demoDataDir } from '#testing/demo-folder.ts';

const CUENTA = { identificador: 'superadmin@alborada.example', contraseña: 'alborada-demo' };
const CORTES = Math.min(20, Number(process.env.CATEDRA_KILLS ?? 1));
const contenido = video(24 << 20, randomBytes(24 << 20));

async function entrar(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/sesion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(CUENTA),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { origin, cookie: cookie.join('; '), 'tus-resumable': '1.0.0' };
}

/** Sends from where it stands up to `hasta`, and stops there with the request open. */
async function mandarHasta(
  url: string,
  headers: Record<string, string>,
  desde: number,
  hasta: number,
): Promise<void> {
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': String(desde),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(contenido.length - desde),
    },
  });
  sending.on('error', () => undefined);
  sending.write(contenido.subarray(desde, hasta));
  if (sending.writableNeedDrain) await once(sending, 'drain');
}

test('matarla a mitad de una subida no pierde ni estropea nada: sigue donde iba, byte a byte', {
  timeout: 180_000 * CORTES,
}, async () => {
  const DATA_DIR = await demoDataDir();
  let academia = startAcademy({ DATA_DIR });
  let origin = await academia.ready();
  let headers = await entrar(origin);
  const cursos = await fetch(`${origin}/api/cursos?limite=1`, { headers });
  const { datos } = (await cursos.json()) as { datos: { id: string }[] };
  const empezada = await fetch(`${origin}/api/subidas`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(contenido.length),
      'upload-metadata': metadataDe({ nombre: 'clase.mp4', proposito: 'contenido', cursoId: datos[0]?.id }),
    },
  });
  const camino = empezada.headers.get('location') ?? '';
  const id = camino.split('/').at(-1) ?? '';
  const vaPor = async () =>
    Number((await fetch(origin + camino, { method: 'HEAD', headers })).headers.get('upload-offset'));

  let llegado = 0;
  for (let corte = 1; corte <= CORTES; corte++) {
    await mandarHasta(
      origin + camino,
      headers,
      llegado,
      Math.floor((corte * contenido.length) / (CORTES + 1)),
    );
    const antes = llegado;
    await expect.poll(() => statSync(join(DATA_DIR, 'subidas', id)).size).toBeGreaterThan(antes);
    academia.child.kill('SIGKILL');
    expect(await academia.ended()).toBe('SIGKILL');
    academia = startAcademy({ DATA_DIR });
    origin = await academia.ready();
    headers = await entrar(origin);
    llegado = await vaPor();
    expect(llegado).toBeGreaterThan(antes);
  }
  const resto = await fetch(origin + camino, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': String(llegado),
      'content-type': 'application/offset+octet-stream',
    },
    body: contenido.subarray(llegado),
  });
  expect(resto.status).toBe(204);

  // Each start takes seconds: the death between the last steps belongs to the long loops.
  if (CORTES > 1) {
    const muriendo = fetch(`${origin}/api/archivos/${id}/terminar`, { method: 'POST', headers }).catch(
      () => null,
    );
    academia.child.kill('SIGKILL');
    await muriendo;
    await academia.ended();
    academia = startAcademy({ DATA_DIR });
    origin = await academia.ready();
    headers = await entrar(origin);
  }
  const lista = await fetch(`${origin}/api/archivos/${id}/terminar`, { method: 'POST', headers });
  expect(((await lista.json()) as Archivo).bytes).toBe(contenido.length);
  const vuelta = Buffer.from(await (await fetch(`${origin}/archivos/${id}`, { headers })).arrayBuffer());
  const huella = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(huella(vuelta)).toBe(huella(contenido));
});
