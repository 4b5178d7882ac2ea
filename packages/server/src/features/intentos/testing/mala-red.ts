import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What a bad network does to one request. */
export const MALES = ['pasa', 'pierde_la_peticion', 'pierde_la_respuesta', 'duplica', 'llega_tarde'] as const;
export type Mal = (typeof MALES)[number];

interface Peticion {
  readonly ruta: string;
  readonly headers: Record<string, string>;
  readonly cuerpo: string;
}

export interface Contestada {
  readonly ruta: string;
  readonly status: number;
  readonly texto: string;
}

/** A proxy that loses, repeats and reorders what goes through it; nothing waits for a clock. */
export async function malaRed(destino: string, males: () => Mal) {
  const contestadas: Contestada[] = [];
  const detenidas: Peticion[] = [];

  const enviar = async ({ ruta, headers, cuerpo }: Peticion): Promise<Contestada> => {
    const response = await fetch(destino + ruta, { method: 'POST', headers, body: cuerpo });
    const contestada = { ruta, status: response.status, texto: await response.text() };
    contestadas.push(contestada);
    return contestada;
  };
  /** What was kept back goes on, the last first: after others that left later. */
  const soltar = async (): Promise<Contestada[]> => Promise.all(detenidas.splice(0).toReversed().map(enviar));

  const leer = async (request: IncomingMessage): Promise<Peticion> => ({
    ruta: request.url ?? '/',
    headers: {
      origin: destino,
      cookie: String(request.headers.cookie),
      'content-type': 'application/json',
    },
    cuerpo: String(await buffer(request)),
  });

  const atender = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const peticion = await leer(request);
    const mal = males();
    if (mal === 'llega_tarde') detenidas.push(peticion);
    if (mal === 'llega_tarde' || mal === 'pierde_la_peticion') {
      request.socket.destroy();
      return;
    }
    const [contestada] = await Promise.all([enviar(peticion), mal === 'duplica' && enviar(peticion)]);
    if (detenidas.length > 1) await soltar();
    if (mal === 'pierde_la_respuesta') request.socket.destroy();
    else response.writeHead(contestada.status, { 'content-type': 'application/json' }).end(contestada.texto);
  };
  const server = createServer((request, response) => {
    atender(request, response).catch((error: Error) => request.socket.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, contestadas, soltar };
}
