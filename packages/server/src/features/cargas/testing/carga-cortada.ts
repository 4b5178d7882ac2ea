import { randomUUID } from 'node:crypto';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { expect } from 'vitest';
import { type LongJob, signInToDemo } from '#testing/killed-academy.ts';

const FILAS = 5000;
const filas = Array.from({ length: FILAS }, (_, i) => `Persona ${i};resistente-${i};Turno ${i % 5}`);
const texto = `nombre;usuario;grupo\n${filas.join('\n')}`;

async function cargasDe(origin: string, id: string) {
  const { cookie } = await signInToDemo(origin);
  const pedir = async (
    method: string,
    path: string,
    body?: string,
    type = 'application/json',
  ): Promise<Carga> => {
    const headers = { origin, cookie, ...(body !== undefined && { 'content-type': type }) };
    const answer = await fetch(`${origin}/api/cargas/${path}`, { method, headers, body });
    // Others change groups meanwhile: it is revised again, as whoever loads it is told.
    if (answer.status === 409 && path === `${id}/importar`) {
      await pedir('POST', `${id}/revisar`, '{}');
      return pedir(method, path, body, type);
    }
    expect(answer.status).toBe(200);
    return (await answer.json()) as Carga;
  };
  return pedir;
}

/** An import of people: after a death in the middle nobody is missing, and nobody is there twice. */
export function cargaCortada(): LongJob {
  const id = randomUUID();
  let cortada = '';
  let pedir: Awaited<ReturnType<typeof cargasDe>>;
  return {
    async prepare(origin) {
      pedir = await cargasDe(origin, id);
      await pedir('POST', `${id}?nombre=personas.csv`, texto, 'application/octet-stream');
      await pedir('PATCH', id, JSON.stringify({ crearGrupos: true, contraseñas: 'nada' }));
      await pedir('POST', `${id}/revisar`, '{}');
    },
    async halfWay() {
      await pedir('POST', `${id}/importar`, JSON.stringify({ como: 'soloCorrectas' }));
      let carga = await pedir('GET', id);
      while (carga.progreso.hechas === 0) carga = await pedir('GET', id);
      expect(carga.estado).toBe('importando');
      expect(carga.progreso.hechas).toBeLessThan(FILAS);
      cortada = new Date().toISOString();
    },
    async endsByItself(origin) {
      const otra = await cargasDe(origin, id);
      let carga = await otra('GET', id);
      while (carga.estado === 'importando') carga = await otra('GET', id);
      expect(carga).toMatchObject({
        estado: 'importada',
        progreso: { hechas: FILAS, total: FILAS },
        resultado: { creadas: FILAS, actualizadas: 0, fallidas: 0 },
      });
      expect(carga.terminadaEn && carga.terminadaEn > cortada, 'quedaba por hacer').toBe(true);
      const repetida = randomUUID();
      await otra('POST', `${repetida}?nombre=personas.csv`, texto, 'application/octet-stream');
      expect((await otra('POST', `${repetida}/revisar`, '{}')).contadores).toMatchObject({ iguales: FILAS });
    },
  };
}
