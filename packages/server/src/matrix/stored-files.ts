import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { canario } from '#matrix/canaries.ts';
import type { Gente } from '#matrix/gente.ts';
import type { TestApp } from '#testing/create-test-app.ts';

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
    nombre: `${canario(gente.mundo, 'archivo', 'nombre')}.txt`,
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
export async function subidaAMedias(
  { platform }: TestApp,
  { mundo, tutorId: usuarioId }: Gente,
): Promise<string> {
  const id = randomUUID();
  await platform.db.insert(archivosTable).values({
    id,
    nombre: `${canario(mundo, 'subida', 'nombre')}.png`,
    proposito: 'foto',
    bytes: 4,
    usuarioId,
  });
  return id;
}
