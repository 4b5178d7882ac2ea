import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { expect } from 'vitest';
import { video } from '#features/archivos/testing/muestras.ts';
import { metadataDe } from '#features/archivos/testing/subir.ts';
import { eventually } from '#testing/eventually.ts';
import { type AtWork, signInToDemo } from '#testing/killed-academy.ts';

const contenido = video(24 << 20, randomBytes(24 << 20));
const huella = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A film that arrives piece by piece, a piece in each life of the academy: it goes on where it was, byte by byte. */
export function subidaCortada(DATA_DIR: string, vidas: number): AtWork {
  const trozo = Math.floor(contenido.length / (vidas + 1));
  let origin = '';
  let headers: Record<string, string> = {};
  let camino = '';
  let llegado = 0;
  let vida = 0;
  const id = () => camino.split('/').at(-1) ?? '';
  const envio = () => ({
    ...headers,
    'upload-offset': String(llegado),
    'content-type': 'application/offset+octet-stream',
  });

  async function empezar(): Promise<void> {
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
    camino = empezada.headers.get('location') ?? '';
  }

  async function mandarElResto(): Promise<void> {
    const body = contenido.subarray(llegado);
    expect((await fetch(origin + camino, { method: 'PATCH', headers: envio(), body })).status).toBe(204);
    llegado = contenido.length;
  }

  const terminar = () => fetch(`${origin}/api/archivos/${id()}/terminar`, { method: 'POST', headers });

  return {
    async comeBack(at) {
      origin = at;
      headers = { origin, cookie: (await signInToDemo(at)).cookie, 'tus-resumable': '1.0.0' };
      if (!camino) return empezar();
      if (llegado === contenido.length) return;
      const antes = llegado;
      const { headers: va } = await fetch(origin + camino, { method: 'HEAD', headers });
      llegado = Number(va.get('upload-offset'));
      expect(llegado).toBeGreaterThan(antes);
    },
    /** Sends a piece and stops there, with the request open; in the last of many lives, all that is left. */
    async work(enough) {
      vida += 1;
      if (vida > 2 && vida === vidas) {
        await mandarElResto();
        const muriendo = terminar().catch(() => null);
        enough();
        return void (await muriendo);
      }
      const antes = llegado;
      const sending = request(origin + camino, {
        method: 'PATCH',
        headers: { ...envio(), 'content-length': String(contenido.length - antes) },
      });
      const cut = new Promise((resolve) => sending.on('error', resolve));
      sending.write(contenido.subarray(antes, antes + trozo));
      await eventually(() => expect(statSync(join(DATA_DIR, 'subidas', id())).size).toBeGreaterThan(antes));
      enough();
      await cut;
    },
    async finish() {
      if (llegado < contenido.length) await mandarElResto();
      expect(((await (await terminar()).json()) as Archivo).bytes).toBe(contenido.length);
      const vuelta = await fetch(`${origin}/archivos/${id()}`, { headers });
      expect(huella(Buffer.from(await vuelta.arrayBuffer()))).toBe(huella(contenido));
    },
  };
}
