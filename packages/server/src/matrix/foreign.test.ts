import { randomUUID } from 'node:crypto';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { expect, test } from 'vitest';
import { enlace } from '#matrix/foreign.ts';
import { assemble } from '#matrix/scene.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { cast, scene } = await assemble(await createTestApp());

test('enlazar un archivo ajeno en lo propio no lo abre, ni a quien lo enlaza ni a quien lo lee', async () => {
  const { actividadId, cursoId, otro } = await scene();
  const { superAdministrador, tutor, inscrito, tutorAjeno } = cast;
  // They see both.
  const puestos = [
    await superAdministrador.patch(`/api/actividades/${actividadId}`, {
      ...enlace(otro.archivoId),
      version: 1,
    }),
    await superAdministrador.patch(`/api/cursos/${cursoId}`, { imagen: otro.archivoId, version: 1 }),
  ];
  expect(puestos.map(({ status }) => status)).toEqual([200, 200]);

  const abrir = [tutor, inscrito, tutorAjeno].map((quien) => quien.get(direccionDeArchivo(otro.archivoId)));

  expect((await Promise.all(abrir)).map(({ status }) => status)).toEqual([404, 404, 200]);
});

const NO_LO_VES =
  'El texto enlaza un archivo que no existe o que no puedes ver. Quítalo, o sube el tuyo y enlázalo.';

test('ningún texto enlaza un archivo que no ve quien lo escribe, y se dice en su campo', async () => {
  const { tareaId, entregaId, intentoHechoId, evaluacionId, otro, archivoId } = await scene();
  const { tutor, inscrito } = cast;
  const con = (id: string) => `<p>Mira</p><img src="${direccionDeArchivo(id)}" alt="" />`;
  const calificacion = { version: 1, nota: 7, puntos: null };
  const escribir = {
    texto: (id: string) =>
      inscrito.put(`/api/actividades/${tareaId}/mi-entrega`, { version: 0, texto: con(id), archivoIds: [] }),
    comentario: (id: string) =>
      tutor.post(`/api/entregas/${entregaId}/calificar`, { ...calificacion, comentario: con(id) }),
    comentarioAlDevolver: (id: string) =>
      tutor.post(`/api/entregas/${entregaId}/devolver`, { version: 2, comentario: con(id) }),
    comentarioDeRespuesta: (id: string) =>
      tutor.post(`/api/intentos/${intentoHechoId}/calificar/0`, {
        version: 0,
        logrados: 1,
        criterios: null,
        comentario: con(id),
      }),
    bandas: (id: string) =>
      tutor.put(`/api/evaluaciones/${evaluacionId}/secretos`, {
        version: 0,
        contrasena: null,
        bandas: [{ desde: 0, texto: con(id) }],
      }),
  };
  for (const [donde, poner] of Object.entries(escribir)) {
    const ajeno = await poner(otro.archivoId);
    expect([ajeno.status, Object.values(ajeno.body.error?.fields ?? {})], donde).toEqual([400, [NO_LO_VES]]);
    expect((await poner(randomUUID())).body.error?.fields, donde).toEqual(ajeno.body.error?.fields);
    expect((await poner(archivoId)).status, donde).toBe(200);
  }
});
