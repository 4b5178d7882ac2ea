import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { expect, test } from 'vitest';
import { enlace } from '#matrix/foreign.ts';
import { assemble } from '#matrix/scene.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { cast, scene } = await assemble(await createTestApp());

test('enlazar un archivo ajeno en lo propio no lo abre, ni a quien lo enlaza ni a quien lo lee', async () => {
  const { actividadId, cursoId, otro } = await scene();
  const { tutor, inscrito, tutorAjeno } = cast;
  await tutor.patch(`/api/actividades/${actividadId}`, { ...enlace(otro.archivoId), version: 1 });
  await tutor.patch(`/api/cursos/${cursoId}`, { imagen: otro.archivoId, version: 1 });

  const abrir = [tutor, inscrito, tutorAjeno].map((quien) => quien.get(direccionDeArchivo(otro.archivoId)));

  expect((await Promise.all(abrir)).map(({ status }) => status)).toEqual([404, 404, 200]);
});
