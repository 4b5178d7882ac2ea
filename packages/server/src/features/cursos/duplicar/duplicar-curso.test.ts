import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actividadArchivosTable, archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { preguntasTable } from '#features/preguntas/table.ts';
import { banco, componer, cuerpo, fijas, sorteo, unica } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

const archivo = async (cursoId: string, proposito: 'contenido' | 'portada', bytes: string) => {
  const id = randomUUID();
  const carpeta = await mkdtemp(join(tmpdir(), 'catedra-duplicar-'));
  await writeFile(join(carpeta, 'archivo'), bytes);
  await platform.storage.put(id, join(carpeta, 'archivo'));
  await rm(carpeta, { recursive: true });
  const fila = { nombre: 'a.png', tipo: 'image/png', bytes: bytes.length, estado: 'listo' as const };
  await platform.db.insert(archivosTable).values({ id, proposito, cursoId, usuarioId: admin.id, ...fila });
  return id;
};
const abierto = async (id: string) => (await admin.get(`/archivos/${id}`)).body.texto;
const leer = async <T>(path: string) => (await admin.get(path)).body as unknown as T;

test('la copia es un borrador con las mismas secciones, actividades, pruebas y archivos, sin gente ni progreso', async () => {
  const curso = await school.curso({ titulo: 'Incendios', categoria: 'Seguridad' });
  const imagen = await archivo(curso.id, 'portada', 'portada');
  const dibujo = await archivo(curso.id, 'contenido', 'dibujo');
  await platform.db.update(cursosTable).set({ imagen }).where(eq(cursosTable.id, curso.id));
  const seccion = await school.seccion(curso.id);
  const primera = await school.actividad(curso.id, {
    seccion: seccion.id,
    contenido: { tipo: 'lectura', html: `<p>Mira</p><img src="/archivos/${dibujo}" />` },
  });
  const segunda = await school.actividad(curso.id, {
    seccion: seccion.id,
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId: primera.id }] },
  });
  await school.evaluacion(curso.id);
  const estudiante = await school.estudiante();
  await school.inscribe(curso.id, estudiante.id);
  await school.progreso(estudiante.id, curso.id, primera.id);
  const id = randomUUID();

  const copia = await admin.post(`/api/cursos/${curso.id}/duplicar`, { id });
  const otraVez = await admin.post(`/api/cursos/${curso.id}/duplicar`, { id });

  expect(copia.status).toBe(200);
  expect(copia.body).toMatchObject({
    id,
    titulo: 'Incendios (copia)',
    estado: 'borrador',
    categoria: 'Seguridad',
  });
  expect(otraVez.body).toEqual(copia.body);
  expect(copia.body.imagen).not.toBe(imagen);
  expect(await abierto(String(copia.body.imagen))).toBe('portada');

  const { secciones, actividades } = await leer<ContenidoDeCurso>(`/api/cursos/${id}/contenido`);
  expect(secciones.map(({ titulo }) => titulo)).toContain(seccion.titulo);
  const copiaDe = (titulo: string) => actividades.find((actividad) => actividad.titulo === titulo);
  const [una, dos] = [copiaDe(primera.titulo), copiaDe(segunda.titulo)];
  const prueba = actividades.find(({ tipo }) => tipo === 'evaluacion');
  expect(actividades).toHaveLength(3);
  expect(dos?.requisitos.condiciones).toEqual([{ tipo: 'completada', actividadId: una?.id }]);
  const { contenido } = await leer<Actividad>(`/api/actividades/${una?.id}`);
  const [uso] = await platform.db
    .select()
    .from(actividadArchivosTable)
    .where(eq(actividadArchivosTable.actividadId, una?.id ?? ''));
  expect(uso?.archivoId).not.toBe(dibujo);
  expect(JSON.stringify(contenido)).toContain(`/archivos/${uso?.archivoId}`);
  expect(await abierto(uso?.archivoId ?? '')).toBe('dibujo');
  const pruebas = await leer<{ datos: Evaluacion[] }>(`/api/evaluaciones?cursoId=${id}`);
  expect(pruebas.datos).toMatchObject([{ actividadId: prueba?.id, estado: 'borrador' }]);
  const gente = await admin.get(`/api/cursos/${id}/participantes?total=true`);
  expect(gente.body.total).toEqual({ valor: 0, exacto: true });
});

test('pedida varias veces a la vez se hace una, y todas la reciben', async () => {
  const curso = await school.curso({ titulo: 'Deprisa' });
  await school.actividad(curso.id);
  const id = randomUUID();

  const copias = await Promise.all(
    Array.from({ length: 4 }, () => admin.post(`/api/cursos/${curso.id}/duplicar`, { id })),
  );

  expect(copias.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(copias.map(({ body }) => body)).toEqual(copias.map(() => copias[0]?.body));
  const { datos } = await leer<{ datos: Actividad[] }>(`/api/actividades?cursoId=${id}`);
  expect(datos).toHaveLength(1);
});

test('lo que alguien escribió no se toca, aunque parezca un identificador', async () => {
  const { id } = await school.curso();
  const { id: actividadId } = await school.actividad(id);
  await platform.db
    .update(cursosTable)
    .set({ titulo: `Sobre ${id}`, descripcion: `<p>${actividadId} y ${id}</p>` })
    .where(eq(cursosTable.id, id));
  const copia = await admin.post(`/api/cursos/${id}/duplicar`, { id: randomUUID() });

  expect(copia.body).toMatchObject({
    titulo: `Sobre ${id} (copia)`,
    descripcion: `<p>${actividadId} y ${id}</p>`,
  });
});

test('un título larguísimo cabe también en la copia', async () => {
  const { id } = await school.curso({ titulo: 'a'.repeat(200) });
  const copia = await admin.post(`/api/cursos/${id}/duplicar`, { id: randomUUID() });
  expect(copia.body.titulo).toBe(`${'a'.repeat(192)} (copia)`);
});

test('para duplicar hace falta poder leerlo todo y crear cada parte', async () => {
  const { id } = await school.curso();
  const body = { id: randomUUID() };
  const todo: Permiso[] = [
    'cursos:ver',
    'cursos:crear',
    'actividades:ver',
    'actividades:crear',
    'evaluaciones:ver',
  ];
  const sinPruebas = await school.con(...todo);
  const completa = await school.con(...todo, 'evaluaciones:crear');
  const estudiante = await school.estudiante();

  expect((await sinPruebas.post(`/api/cursos/${id}/duplicar`, body)).status).toBe(403);
  expect((await estudiante.post(`/api/cursos/${id}/duplicar`, body)).status).toBe(404);
  expect((await completa.post(`/api/cursos/${id}/duplicar`, body)).status).toBe(200);
});

test('la copia trae su banco, con claves, y sus pruebas preguntan lo copiado', async () => {
  const curso = await school.curso();
  const evaluacion = await school.evaluacion(curso.id, { estado: 'borrador' });
  const { carpeta, guardar, nueva, unaCarpeta } = banco(admin);
  const dibujo = await archivo(curso.id, 'contenido', 'dibujo');
  const suya = cuerpo<PreguntaDeAutor>(
    await guardar(randomUUID(), 0, unica(`Mira <img src="/archivos/${dibujo}" alt="" />`), {
      evaluacionId: evaluacion.id,
    }),
  );
  await carpeta({ cursoId: curso.id, padreId: suya.carpetaId, nombre: 'Dentro' });
  const compartida = await nueva((await unaCarpeta()).id);
  const [seccion] = fijas(suya.id, compartida.id);
  const lugares = [...(seccion?.lugares ?? []), sorteo(1, { carpetaId: suya.carpetaId })];
  await componer(admin, evaluacion.id, 0, [{ ...seccion, lugares }]);
  await admin.put(`/api/evaluaciones/${evaluacion.id}/secretos`, {
    version: 0,
    contrasena: 'alameda',
    bandas: [{ desde: 0, texto: '<p>Repasa</p>' }],
  });
  const id = randomUUID();
  expect((await admin.post(`/api/cursos/${curso.id}/duplicar`, { id })).status).toBe(200);
  const [copia] = (await leer<{ datos: Evaluacion[] }>(`/api/evaluaciones?cursoId=${id}`)).datos;
  const autor = await leer<EvaluacionDeAutor>(`/api/evaluaciones/${copia?.id}/autor`);
  const preguntas = autor.preguntas.filter(({ cursoId }) => cursoId === id);

  expect(preguntas).toMatchObject([{ numero: 1, clave: { pesos: { aaaa: '1' } } }]);
  expect(preguntas[0]?.id).not.toBe(suya.id);
  expect(preguntas[0]?.publica.enunciado).not.toContain(dibujo);
  expect(autor.preguntas.map((una) => una.id)).toContain(compartida.id);
  expect(autor.secretos).toMatchObject({ contrasena: 'alameda', bandas: [{ desde: 0 }] });
  expect(Object.values(autor.sorteos)).toMatchObject([{ disponibles: 1 }]);
  expect(autor.composicion.secciones[0]?.lugares).toHaveLength(3);
  const { body } = await admin.post(`/api/cursos/${id}/a-la-papelera`);
  const borrada = await admin.post(`/api/papelera/${String(body.papeleraId)}/eliminar-para-siempre`);
  expect(borrada.status).toBe(204);
  expect((await admin.get(`/api/preguntas/${suya.id}`)).status).toBe(200);
});

test('lo que está en la papelera y una prueba aún pide se copia también; lo demás de la papelera, no', async () => {
  const curso = await school.curso();
  const evaluacion = await school.evaluacion(curso.id, { estado: 'borrador' });
  const { nueva, unaCarpeta } = banco(admin);
  const carpeta = await unaCarpeta({ cursoId: curso.id });
  const [pedida, olvidada] = [await nueva(carpeta.id, 'Pedida'), await nueva(carpeta.id, 'Olvidada')];
  await componer(admin, evaluacion.id, 0, fijas(pedida.id));
  await platform.db
    .update(preguntasTable)
    .set({ eliminadaEn: new Date().toISOString(), eliminadaPor: admin.id })
    .where(inArray(preguntasTable.id, [pedida.id, olvidada.id]));
  const id = randomUUID();
  expect((await admin.post(`/api/cursos/${curso.id}/duplicar`, { id })).status).toBe(200);
  const [copia] = (await leer<{ datos: Evaluacion[] }>(`/api/evaluaciones?cursoId=${id}`)).datos;
  const autor = await leer<EvaluacionDeAutor>(`/api/evaluaciones/${copia?.id}/autor`);

  expect(autor.preguntas).toMatchObject([{ cursoId: id, publica: pedida.publica, clave: pedida.clave }]);
  expect(autor.preguntas[0]?.eliminadaEn).not.toBeNull();
  const suyas = await platform.db.select().from(preguntasTable).where(eq(preguntasTable.cursoId, id));
  expect(suyas).toHaveLength(1);
});
