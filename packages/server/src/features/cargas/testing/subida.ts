import { randomUUID } from 'node:crypto';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type {
  CorreccionDeIguales,
  FilaDeCarga,
  FilasCorregidas,
  FilasRevisadas,
} from '@catedra/shared/cargas/filas.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import type { Answer, Client } from '#testing/client.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

/** An upload as a person makes it, step by step, through HTTP. */
export interface Subida {
  readonly id: string;
  readonly respuesta: Answer;
  leer(): Promise<Carga>;
  cambiar(opciones: Partial<OpcionesDeCarga> & Record<string, unknown>): Promise<Answer>;
  revisar(): Promise<Carga>;
  filas(estado?: string): Promise<FilaDeCarga[]>;
  corregir(linea: number, cambio: Record<string, unknown>): Promise<FilasCorregidas>;
  corregirIguales(correccion: CorreccionDeIguales): Promise<FilasRevisadas>;
  importar(como?: string): Promise<Carga>;
  deshacer(): Promise<Carga>;
  /** Waits for the job to end. */
  termina(): Promise<Carga>;
}

const bien = <T>({ status, body }: Answer): T => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as T;
};

export async function subir(
  quien: Client,
  texto: string,
  nombre = 'personas.csv',
  id: string = randomUUID(),
): Promise<Subida> {
  const url = `/api/cargas/${id}`;
  const respuesta = await quien.post(`${url}?nombre=${encodeURIComponent(nombre)}`, texto, BYTES);
  const leer = async () => bien<Carga>(await quien.get(url));
  const subida: Subida = {
    id,
    respuesta,
    leer,
    cambiar: (opciones) => quien.patch(url, opciones),
    revisar: async () => bien<Carga>(await quien.post(`${url}/revisar`)),
    filas: async (estado) =>
      bien<{ datos: FilaDeCarga[] }>(await quien.get(`${url}/filas${estado ? `?estado=${estado}` : ''}`))
        .datos,
    corregir: async (linea, cambio) =>
      bien<FilasCorregidas>(await quien.patch(`${url}/filas/${linea}`, cambio)),
    corregirIguales: async (correccion) =>
      bien<FilasRevisadas>(await quien.post(`${url}/corregir-iguales`, correccion)),
    async importar(como = 'soloCorrectas') {
      bien(await quien.post(`${url}/importar`, { como }));
      return subida.termina();
    },
    async deshacer() {
      bien(await quien.post(`${url}/deshacer`));
      return subida.termina();
    },
    async termina() {
      for (;;) {
        const carga = await leer();
        if (carga.estado !== 'importando' && carga.estado !== 'deshaciendo') return carga;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
  };
  return subida;
}

/** The same, already revised. */
export async function revisada(
  quien: Client,
  texto: string,
  opciones: Partial<OpcionesDeCarga> = {},
): Promise<Subida> {
  const subida = await subir(quien, texto);
  if (subida.respuesta.status !== 200) throw new Error(JSON.stringify(subida.respuesta.body));
  if (Object.keys(opciones).length > 0) bien(await subida.cambiar(opciones));
  await subida.revisar();
  return subida;
}
