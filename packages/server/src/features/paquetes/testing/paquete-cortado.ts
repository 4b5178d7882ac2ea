import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { anuncio, conCurso, minimo, paquetes } from '#features/paquetes/testing/paquete.ts';
import type { Client } from '#testing/client.ts';
import { eventually } from '#testing/eventually.ts';
import { type LongJob, signInToDemo } from '#testing/killed-academy.ts';

const TITULO = 'Curso resistente';
const archivos = Array.from({ length: 24 }, (_, i) => ({
  nombre: `archivos/${i + 1}-datos.bin`,
  // By chance bytes alone may begin as a program does, which is refused.
  contenido: Buffer.concat([Buffer.from('datos '), randomBytes(1_000_000)]),
}));

const zip = () => {
  const actividades = archivos.map(({ nombre: archivoId }, i) => ({
    id: `a${i}`,
    titulo: `Documento ${i}`,
    tipo: 'documento',
    contenido: { tipo: 'documento', archivoId },
  }));
  return conCurso(
    minimo({
      curso: { titulo: TITULO },
      secciones: [{ id: 's', titulo: 'Única', actividades }],
      archivos: archivos.map(({ nombre, contenido }) => anuncio(nombre, contenido)),
    }),
    ...archivos,
  );
};

/** A course that comes in from a package: after a death in the middle there is one, and whole. */
export function paqueteCortado(DATA_DIR: string): LongJob {
  // The papers of the demo's certificates are made meanwhile.
  const guardados = () =>
    readdirSync(join(DATA_DIR, 'archivos'), { recursive: true, withFileTypes: true }).filter(
      (uno) => uno.isFile() && !uno.name.includes('-papel-'),
    );
  let habia = 0;
  let id = '';
  let quien: Client;
  let { revisar, leer } = paquetes('');
  return {
    async prepare(origin) {
      ({ revisar, leer } = paquetes(origin));
      quien = await signInToDemo(origin);
      habia = guardados().length;
      id = (await revisar(quien, zip())).body.id as string;
    },
    async halfWay() {
      await quien.post(`/api/paquetes/${id}/importar`);
      let paquete = await leer(quien, id);
      while (paquete.progreso.hechos === 0) paquete = await leer(quien, id);
      expect(paquete.estado).toBe('importando');
    },
    async endsByItself(origin) {
      const otra = await signInToDemo(origin);
      let paquete = await paquetes(origin).leer(otra, id);
      while (paquete.estado === 'importando') paquete = await paquetes(origin).leer(otra, id);
      expect([paquete.estado, paquete.motivo]).toEqual(['importado', null]);
      const { body } = await otra.get(`/api/cursos?buscar=${encodeURIComponent(TITULO)}`);
      expect(body.datos).toMatchObject([{ id: paquete.cursoId, actividades: archivos.length }]);
      // The zip goes away once the course is in.
      await eventually(() => expect(guardados()).toHaveLength(habia + archivos.length));
    },
  };
}
