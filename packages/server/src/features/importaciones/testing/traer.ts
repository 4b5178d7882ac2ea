import { randomUUID } from 'node:crypto';
import type {
  Importacion,
  LineaCambiada,
  LineaDeImportacion,
  PaginaDeLineas,
} from '@catedra/shared/importaciones/schemas.ts';
import type { Answer, Client } from '#testing/client.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

const bien = <T>({ status, body }: Answer): T => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as T;
};

/** One of a single choice, as Aiken writes it; the first is right. */
export const enAiken = (pregunta: string, ...opciones: readonly string[]): string =>
  [pregunta, ...opciones.map((una, i) => `${'ABCDEF'[i]}. ${una}`), 'ANSWER: A', ''].join('\n');

/** A file of questions on its way in, step by step, through HTTP. */
export function importaciones(quien: Client) {
  const subir = (
    texto: string | Buffer,
    donde: { carpetaId?: string; evaluacionId?: string } = {},
    { id = randomUUID(), nombre = 'preguntas.txt' }: { id?: string; nombre?: string } = {},
  ): Promise<Answer> =>
    quien.post(
      `/api/importaciones/${id}?${new URLSearchParams({ nombre, ...donde }).toString()}`,
      texto,
      BYTES,
    );
  const leer = async (id: string): Promise<Importacion> => bien(await quien.get(`/api/importaciones/${id}`));
  const lineas = async (id: string, query = 'limite=100'): Promise<readonly LineaDeImportacion[]> =>
    bien<PaginaDeLineas>(await quien.get(`/api/importaciones/${id}/lineas?${query}`)).datos;
  const cambiar = (id: string, cambio: object) => quien.patch(`/api/importaciones/${id}`, cambio);
  const corregir = async (id: string, numero: number, cambio: object): Promise<LineaCambiada> =>
    bien(await quien.patch(`/api/importaciones/${id}/lineas/${numero}`, cambio));
  /** Until it is over, well or badly. */
  const termina = async (id: string): Promise<Importacion> => {
    for (;;) {
      const una = await leer(id);
      if (una.estado !== 'importando') return una;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const importar = async (id: string): Promise<Importacion> => {
    bien(await quien.post(`/api/importaciones/${id}/importar`));
    return termina(id);
  };
  const revisada = async (...datos: Parameters<typeof subir>): Promise<Importacion> =>
    bien(await subir(...datos));
  return { subir, revisada, leer, lineas, cambiar, corregir, importar, termina };
}
