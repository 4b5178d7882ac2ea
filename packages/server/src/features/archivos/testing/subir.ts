import { request } from 'node:http';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import type { Answer, Client } from '#testing/client.ts';

const TUS = { 'tus-resumable': '1.0.0' };

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const json = text.startsWith('{');
  return { status: response.status, body: json ? JSON.parse(text) : {}, headers: response.headers };
};

export const metadataDe = (subida: Record<string, string | undefined>): string =>
  Object.entries(subida)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${Buffer.from(value ?? '').toString('base64')}`)
    .join(',');

export interface Envio {
  readonly id: string;
  readonly respuesta: Answer;
}

/** An upload as a browser makes it, step by step, through HTTP. */
export function subidas(origin: string) {
  const call = (
    quien: Client,
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
  ) =>
    fetch(origin + path, {
      method,
      headers: { origin, ...(quien.cookie && { cookie: quien.cookie }), ...TUS, ...headers },
      body: body && new Uint8Array(body),
      redirect: 'manual',
    });

  const empezar = async (quien: Client, subida: Subida, bytes: number): Promise<Envio> => {
    const headers = { 'upload-length': String(bytes), 'upload-metadata': metadataDe({ ...subida }) };
    const respuesta = await answerOf(await call(quien, 'POST', '/api/subidas', headers));
    return { id: respuesta.headers.get('location')?.split('/').at(-1) ?? '', respuesta };
  };
  const seguir = async (quien: Client, id: string, offset: number, parte: Buffer): Promise<Answer> => {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return answerOf(await call(quien, 'PATCH', `/api/subidas/${id}`, headers, parte));
  };
  /** Sends the beginning and stays with the connection open; what is answered then. */
  const mandarPrincipio = (quien: Client, id: string, principio: Buffer, total: number): Promise<number> => {
    const headers = {
      origin,
      cookie: quien.cookie,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(total),
    };
    const sending = request(`${origin}/api/subidas/${id}`, { method: 'PATCH', headers });
    const answered = new Promise<number>((resolve, reject) => {
      sending.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', reject);
    });
    sending.write(principio);
    return answered;
  };
  const vaPor = async (quien: Client, id: string): Promise<Answer> =>
    answerOf(await call(quien, 'HEAD', `/api/subidas/${id}`, {}));
  const terminar = (quien: Client, id: string): Promise<Answer> => quien.post(`/api/archivos/${id}/terminar`);

  /** Whole: begun, sent and finished; what the last step that ran answered. */
  const enviar = async (quien: Client, subida: Subida, contenido: Buffer | string): Promise<Envio> => {
    const bytes = Buffer.from(contenido);
    const { id, respuesta } = await empezar(quien, subida, bytes.length);
    if (respuesta.status !== 201) return { id, respuesta };
    const enviada = await seguir(quien, id, 0, bytes);
    if (enviada.status !== 204) return { id, respuesta: enviada };
    return { id, respuesta: await terminar(quien, id) };
  };
  /** The same, when it must go well. */
  const subir = async (quien: Client, subida: Subida, contenido: Buffer | string): Promise<Archivo> => {
    const { respuesta } = await enviar(quien, subida, contenido);
    if (respuesta.status !== 200) throw new Error(`${respuesta.status}: ${JSON.stringify(respuesta.body)}`);
    return respuesta.body as unknown as Archivo;
  };
  const abrir = (
    quien: Client,
    id: string,
    {
      headers = {},
      method = 'GET',
      ancho,
    }: { headers?: Record<string, string>; method?: string; ancho?: number } = {},
  ): Promise<Response> => call(quien, method, `/archivos/${id}${ancho ? `?ancho=${ancho}` : ''}`, headers);

  return { empezar, seguir, mandarPrincipio, vaPor, terminar, enviar, subir, abrir };
}
