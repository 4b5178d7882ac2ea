import { randomUUID } from 'node:crypto';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PDF, TAREA } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin } = await createTestApp();
const { subir } = subidas(origin);
const admin = await school.administrador();
const [curso, ajeno] = [await school.curso({ estado: 'borrador' }), await school.curso()];

/** An author of one course and of no other. */
async function autoraDe(cursoId: string): Promise<Client> {
  const grupo = await school.grupo();
  await school.asigna(grupo.id, cursoId);
  const ella = await school.con(
    'cursos:ver:grupos',
    'cursos:editar:grupos',
    'actividades:ver:grupos',
    'actividades:crear:grupos',
    'actividades:editar:grupos',
    'actividades:calificar:grupos',
    'evaluaciones:ver:grupos',
    'evaluaciones:editar:grupos',
  );
  await school.tutor(grupo.id, ella.id);
  return school.entra({ id: ella.id });
}

const autora = await autoraDe(curso.id);
const enCurso = (cursoId: string) => ({ nombre: 'guia.pdf', proposito: 'contenido' as const, cursoId });
const [suyo, deOtro] = [
  (await subir(admin, enCurso(curso.id), PDF)).id,
  (await subir(admin, enCurso(ajeno.id), PDF)).id,
];
const foto = (id: string) => `<p>Mira</p><img src="${direccionDeArchivo(id)}" alt="El muelle" />`;
const FRASE =
  'El texto muestra una imagen que ya no existe o que no puedes usar aquí. Quítala, o súbela de nuevo.';
const dicho = ({ status, body }: { status: number; body: { error?: { fields?: object } } }) => [
  status,
  ...Object.values(body.error?.fields ?? {}),
];

test('la descripción de un curso muestra archivos suyos; ni los de otro que no se ve, ni uno inventado', async () => {
  const guardar = async (descripcion: string, quien: Client) => {
    const { version } = (await admin.get(`/api/cursos/${curso.id}`)).body;
    return quien.patch(`/api/cursos/${curso.id}`, { descripcion, version });
  };
  expect(dicho(await guardar(foto(suyo), autora))).toEqual([200]);
  const rechazos = [
    dicho(await guardar(foto(deOtro), autora)),
    dicho(await guardar(foto(randomUUID()), autora)),
  ];
  expect(rechazos).toEqual([
    [400, FRASE],
    [400, FRASE],
  ]);
  // Whoever sees the other course may, and what is there already stays with whoever saves after.
  expect(dicho(await guardar(foto(deOtro), admin))).toEqual([200]);
  expect(dicho(await guardar(`${foto(deOtro)}<p>Y más</p>`, autora))).toEqual([200]);
  expect(dicho(await guardar('<p>Sin nada</p>', autora))).toEqual([200]);
  expect(dicho(await guardar(foto(deOtro), autora))).toEqual([400, FRASE]);
});

test('tampoco el texto de una actividad, al crearla o al cambiarla, en un borrador o publicado', async () => {
  const seccion = await school.seccion(curso.id);
  const actividad = await school.actividad(curso.id, { seccion: seccion.id });
  const guardar = async (html: string, quien: Client = autora) => {
    const { version } = (await admin.get(`/api/actividades/${actividad.id}`)).body;
    const contenido = { tipo: 'lectura', html };
    return quien.post(`/api/actividades/${actividad.id}/guardar`, { version, contenido });
  };
  expect(dicho(await guardar(foto(suyo)))).toEqual([200]);
  expect(dicho(await guardar(foto(deOtro)))).toEqual([400, FRASE]);
  await platform.db.execute(sql`update cursos set estado = 'publicado' where id = ${curso.id}`);
  expect(dicho(await guardar(foto(deOtro)))).toEqual([400, FRASE]);
  await platform.db.execute(sql`update cursos set estado = 'borrador' where id = ${curso.id}`);

  const { body } = await admin.get(`/api/actividades/${actividad.id}`);
  const {
    id: _id,
    creadoEn: _c,
    actualizadoEn: _a,
    lista: _l,
    cursoTitulo: _t,
    ...valores
  } = body as Record<string, unknown>;
  const nueva = (html: string) =>
    autora.put(`/api/actividades/${randomUUID()}`, {
      ...valores,
      version: 0,
      contenido: { tipo: 'lectura', html },
    });
  expect(dicho(await nueva(foto(deOtro)))).toEqual([400, FRASE]);
  expect(dicho(await nueva(foto(suyo)))).toEqual([200]);
});

test('ni lo que se dice de cada nota de una evaluación', async () => {
  const { id } = await school.evaluacion(curso.id);
  const guardar = (texto: string) =>
    autora.put(`/api/evaluaciones/${id}/secretos`, {
      version: 0,
      contrasena: null,
      bandas: [{ desde: 0, texto }],
    });
  expect(dicho(await guardar(foto(deOtro)))).toEqual([400, FRASE]);
  expect(dicho(await guardar(foto(suyo)))).toEqual([200]);
});

test('ni una entrega, ni lo que se le contesta; el archivo de otra persona, tampoco', async () => {
  const abierto = await school.curso();
  const tarea = await school.actividad(abierto.id, {
    contenido: { ...contenidoVacio('tarea'), ...TAREA },
    regla: 'entregar',
  });
  const [una, otra] = [await school.persona(), await school.persona()];
  for (const { id } of [una, otra]) await school.inscribe(abierto.id, id);
  const [ella, vecina] = [await school.entra(una), await school.entra(otra)];
  const { id: deElla } = await subir(
    ella,
    { nombre: 'plano.pdf', proposito: 'entrega', cursoId: abierto.id, actividadId: tarea.id },
    PDF,
  );
  const { id: delCurso } = await subir(admin, enCurso(abierto.id), PDF);
  const entregar = (quien: Client, id: string) =>
    quien.post(`/api/actividades/${tarea.id}/entregar`, { version: 0, texto: foto(id), archivoIds: [] });
  expect(dicho(await entregar(vecina, deElla))).toEqual([400, FRASE]);
  expect(dicho(await entregar(vecina, deOtro))).toEqual([400, FRASE]);
  expect(dicho(await entregar(vecina, delCurso))).toEqual([200]);
  const entrega = await entregar(ella, deElla);
  expect(dicho(entrega)).toEqual([200]);

  const corrige = await autoraDe(abierto.id);
  const [{ rows }] = [
    await platform.db.execute<{ grupo: string }>(
      sql`select grupo_id as grupo from grupo_tutores where usuario_id = ${corrige.id}`,
    ),
  ];
  await school.miembro(rows[0]?.grupo ?? '', una.id);
  const contestar = (texto: string) =>
    corrige.post(`/api/entregas/${String(entrega.body['id'])}/devolver`, {
      version: entrega.body['version'],
      comentario: texto,
    });
  expect(dicho(await contestar(foto(deOtro)))).toEqual([400, FRASE]);
  expect(dicho(await contestar(foto(deElla)))).toEqual([200]);
});
