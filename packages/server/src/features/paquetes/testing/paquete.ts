import { createHash } from 'node:crypto';
import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { type Entrada, zipDe } from '#features/paquetes/testing/zip.ts';
import type { Answer, Client } from '#testing/client.ts';

/** The least that a package says. */
export const minimo = (mas: object = {}) => ({
  formato: 'catedra-curso',
  version: 1,
  curso: { titulo: 'A mano' },
  secciones: [
    {
      id: 's1',
      titulo: 'Única',
      actividades: [
        { id: 'a1', titulo: 'Leer', tipo: 'lectura', contenido: { tipo: 'lectura', html: '<p>Hola</p>' } },
      ],
    },
  ],
  ...mas,
});

export const conCurso = (json: unknown = minimo(), ...mas: Entrada[]): Buffer =>
  zipDe([{ nombre: 'curso.json', contenido: JSON.stringify(json) }, ...mas]);

export const anuncio = (ruta: string, contenido: Buffer | string, mas: object = {}) => ({
  ruta,
  nombre: ruta.replace(/^archivos\/\d+-/, ''),
  tipo: '',
  bytes: Buffer.from(contenido).length,
  sha256: createHash('sha256').update(contenido).digest('hex'),
  ...mas,
});

/** The way of a package through HTTP, step by step. */
export function paquetes(origin: string) {
  const { subir } = subidas(origin);
  const revisar = async (quien: Client, zip: Buffer): Promise<Answer> => {
    const { id: archivoId } = await subir(quien, { nombre: 'curso.zip', proposito: 'paquete' }, zip);
    return quien.post('/api/paquetes', { archivoId });
  };
  const leer = async (quien: Client, id: string) =>
    (await quien.get(`/api/paquetes/${id}`)).body as unknown as Paquete;
  /** Until it is over, well or badly. */
  const importar = async (quien: Client, zip: Buffer): Promise<Paquete> => {
    const { body } = await revisar(quien, zip);
    let paquete = body as unknown as Paquete;
    await quien.post(`/api/paquetes/${paquete.id}/importar`);
    do paquete = await leer(quien, paquete.id);
    while (paquete.estado === 'importando');
    return paquete;
  };
  const exportar = async (quien: Client, cursoId: string) => {
    const response = await fetch(`${origin}/api/cursos/${cursoId}/paquete`, {
      headers: { origin, cookie: quien.cookie },
    });
    return { response, zip: Buffer.from(await response.arrayBuffer()) };
  };
  return { revisar, importar, leer, exportar };
}
