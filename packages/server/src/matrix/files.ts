import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { type CommandRows, lee, TODOS } from '#matrix/row.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** Putting files in and opening them; who uploads what for what is the feature's own test. */
export const fileRows: CommandRows = {
  'POST /api/subidas': ['400 400 400 400 400 400 400', () => ({ path: '/api/subidas', body: {} })],
  'PATCH /api/subidas/:id': [
    '404 404 404 404 415 404 404',
    ({ subidaId }) => ({ path: `/api/subidas/${subidaId}`, body: {} }),
  ],
  'DELETE /api/subidas/:id': [
    '404 404 404 404 200 404 404',
    ({ subidaId }) => ({ path: `/api/subidas/${subidaId}` }),
  ],
  'POST /api/archivos/:id/terminar': [
    '404 404 404 404 200 404 404',
    ({ archivoId }) => ({ path: `/api/archivos/${archivoId}/terminar`, body: {} }),
  ],
  'GET /api/archivos/limites': [TODOS, () => ({ path: '/api/archivos/limites' })],
  'GET /api/archivos/uso': ['403 403 403 403 403 200 200', () => ({ path: '/api/archivos/uso' })],
  'GET /api/archivos/:id': [
    '404 200 404 404 200 200 200',
    lee(({ archivoId }) => `/api/archivos/${archivoId}`),
  ],
  'GET /archivos/:id': ['404 200 404 404 200 200 200', lee(({ archivoId }) => direccionDeArchivo(archivoId))],
  'PUT /api/sesion/mi-foto': [TODOS, () => ({ path: '/api/sesion/mi-foto', body: { archivoId: null } })],
};

interface Gente {
  readonly inscritoId: string;
  readonly tutorId: string;
}

/** A file that an activity shows, of a course that the tutor's group takes; one for all scenes, since nobody changes it. */
export async function archivoALaVista({ school, platform }: TestApp, gente: Gente): Promise<string> {
  const grupo = await school.grupo();
  await school.miembro(grupo.id, gente.inscritoId);
  await school.tutor(grupo.id, gente.tutorId);
  const curso = await school.curso();
  await school.asigna(grupo.id, curso.id);
  const id = randomUUID();
  const local = join(platform.config.DATA_DIR, id);
  writeFileSync(local, 'hola');
  await platform.storage.put(id, local);
  await platform.db.insert(archivosTable).values({
    id,
    nombre: 'hola.txt',
    proposito: 'contenido',
    estado: 'listo',
    tipo: 'text/plain',
    bytes: 4,
    sha256: '0'.repeat(64),
    cursoId: curso.id,
    usuarioId: gente.tutorId,
  });
  await school.actividad(curso.id, {
    contenido: { tipo: 'lectura', html: `<a href="${direccionDeArchivo(id)}">Hola</a>` },
  });
  return id;
}

/** An upload of the tutor's, under way. */
export async function subidaAMedias({ platform }: TestApp, usuarioId: string): Promise<string> {
  const id = randomUUID();
  await platform.db
    .insert(archivosTable)
    .values({ id, nombre: 'yo.png', proposito: 'foto', bytes: 4, usuarioId });
  return id;
}
