import type { APIRequestContext } from '@playwright/test';

const TUS = { 'tus-resumable': '1.0.0' };

/** A file sent whole, as the content of a course. */
export async function subirArchivo(
  request: APIRequestContext,
  origin: string,
  datos: { readonly nombre: string; readonly cursoId: string },
  contenido: Buffer,
): Promise<string> {
  const metadata = Object.entries({ ...datos, proposito: 'contenido' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const call = async (method: string, path: string, headers: Record<string, string>, data?: Buffer) => {
    const response = await request.fetch(origin + path, { method, data, headers: { origin, ...headers } });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response;
  };
  const begun = await call('POST', '/api/subidas', {
    ...TUS,
    'upload-length': String(contenido.length),
    'upload-metadata': metadata,
  });
  const id = begun.headers().location?.split('/').at(-1) ?? '';
  const sent = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  await call('PATCH', `/api/subidas/${id}`, sent, contenido);
  await call(
    'POST',
    `/api/archivos/${id}/terminar`,
    { 'content-type': 'application/json' },
    Buffer.from('{}'),
  );
  return id;
}
