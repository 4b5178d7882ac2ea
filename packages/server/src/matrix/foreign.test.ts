import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { expect, test } from 'vitest';
import { conImagen } from '#matrix/foreign.ts';
import { assemble } from '#matrix/scene.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { cast, scene } = await assemble(await createTestApp());

test('mostrar un archivo de otro curso en un texto no lo abre a quien escribe ahí ni a quien lo lee', async () => {
  const { actividadId, cursoId, otro } = await scene();
  const { tutor, inscrito, tutorAjeno, administrador } = cast;
  const escrito = await administrador.patch(`/api/actividades/${actividadId}`, {
    ...conImagen(otro.archivoId),
    version: 1,
  });
  expect(escrito.status).toBe(200);
  await tutor.patch(`/api/cursos/${cursoId}`, { imagen: otro.archivoId, version: 1 });

  const abrir = [tutor, inscrito, tutorAjeno].map((quien) => quien.get(direccionDeArchivo(otro.archivoId)));

  expect((await Promise.all(abrir)).map(({ status }) => status)).toEqual([404, 404, 200]);
});
