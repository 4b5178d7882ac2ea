import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { ActividadAbierta, CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limpiar } from '#features/archivos/limpiar.ts';
import { imagen } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock, origin } = await createTestApp();
const { subir } = subidas(origin);
const admin = await school.administrador();

/** A published course in order, with someone half way. */
async function enMarcha() {
  const { id: cursoId } = await school.curso({ secuencial: true });
  const seccion = (await school.seccion(cursoId)).id;
  const [a, b, c] = await school.actividades(
    cursoId,
    seccion,
    { titulo: 'A', orden: 0 },
    { titulo: 'B', orden: 1 },
    { titulo: 'C', orden: 2 },
  );
  if (!a || !b || !c) throw new Error('three were asked for');
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  await school.progreso(persona.id, cursoId, a.id);
  return { cursoId, seccion, a, b, c, estudiante: await school.entra(persona) };
}

const guardar = (id: string, body: object, quien = admin) =>
  quien.post(`/api/actividades/${id}/guardar`, body);
const contenido = async (cursoId: string) =>
  (await admin.get(`/api/cursos/${cursoId}/contenido`)).body as unknown as ContenidoDeCurso;
const frases = async (cursoId: string) =>
  (await contenido(cursoId)).porPublicar?.cambios.map(({ frase }) => frase) ?? [];
const publicar = async (cursoId: string, sello?: string) =>
  admin.post(`/api/cursos/${cursoId}/publicar-cambios`, {
    sello: sello ?? (await contenido(cursoId)).porPublicar?.sello ?? '',
  });
const visto = async (quien: Client, cursoId: string) => {
  const { secciones, avance } = (await quien.get(`/api/aprendizaje/cursos/${cursoId}`))
    .body as unknown as CursoAbierto;
  return { actividades: secciones.flatMap((una) => una.actividades), porcentaje: avance?.porcentaje };
};

test('lo que cambia el camino espera; las palabras se ven al momento', async () => {
  const { cursoId, b, estudiante } = await enMarcha();
  const { status, body } = await guardar(b.id, { version: 1, titulo: 'B mejor dicha', obligatoria: false });

  expect(status).toBe(200);
  expect(body).toMatchObject({ titulo: 'B mejor dicha', obligatoria: false, version: 2 });
  const { actividades } = await visto(estudiante, cursoId);
  expect(actividades[1]).toMatchObject({ titulo: 'B mejor dicha', obligatoria: true });
  expect((await contenido(cursoId)).actividades[1]).toMatchObject({ obligatoria: false });
  expect(await contenido(cursoId)).toMatchObject({
    porPublicar: { cambios: [{ frase: '«B mejor dicha» pasa a ser opcional.' }], empezaron: 1 },
  });
});

test('se publica todo a la vez, una sola vez, y nadie baja ni pierde lo que tenía abierto', async () => {
  const { cursoId, a, b, c, estudiante } = await enMarcha();
  const seccion = b.seccion;
  const nueva = await school.actividad(cursoId, { seccion, orden: 1, titulo: 'X', oculta: true });
  await guardar(nueva.id, { version: 1, oculta: false });
  await admin.post(`/api/cursos/${cursoId}/ordenar-actividades`, {
    actividades: [a, nueva, c, b].map(({ id }, orden) => ({ id, seccion, orden })),
  });
  expect((await visto(estudiante, cursoId)).actividades.map(({ titulo }) => titulo)).toEqual(['A', 'B', 'C']);
  expect(await frases(cursoId)).toEqual(['Se añade «X».', '«B» cambia de lugar.']);
  expect((await contenido(cursoId)).actividades.map(({ titulo }) => titulo)).toEqual(['A', 'X', 'C', 'B']);

  const sello = (await contenido(cursoId)).porPublicar?.sello;
  const oye = await estudiante.listen();
  expect((await publicar(cursoId, sello)).body).toEqual({ publicados: 2 });
  expect((await publicar(cursoId, sello)).body).toEqual({ publicados: 0 });
  await oye.until(({ data }) => data.coleccion === 'actividades');
  oye.stop();

  const { actividades, porcentaje } = await visto(estudiante, cursoId);
  expect(porcentaje).toBe(33);
  expect(actividades.map(({ titulo, estado }) => [titulo, estado])).toEqual([
    ['A', 'completada'],
    ['X', 'pendiente'],
    ['C', 'bloqueada'],
    ['B', 'pendiente'],
  ]);
  expect((await contenido(cursoId)).porPublicar).toBeNull();
});

test('quien publica lo que no ha visto se entera antes de publicar', async () => {
  const { cursoId, b, c } = await enMarcha();
  await guardar(b.id, { version: 1, obligatoria: false });
  const sello = (await contenido(cursoId)).porPublicar?.sello;
  await guardar(c.id, { version: 1, oculta: true }, await school.administrador());
  expect((await publicar(cursoId, sello)).body.error?.code).toBe('CAMBIOS_DISTINTOS');
  expect(await frases(cursoId)).toEqual(['«B» pasa a ser opcional.', 'Se oculta «C».']);
});

test('dos que guardan a la vez no se pisan: la segunda ve lo que espera', async () => {
  const { b } = await enMarcha();
  await guardar(b.id, { version: 1, obligatoria: false });
  const tarde = await guardar(b.id, { version: 1, oculta: true });
  expect(tarde.status).toBe(409);
  expect(tarde.body.error).toMatchObject({
    code: 'VERSION_ANTIGUA',
    actual: { obligatoria: false, version: 2 },
  });
  expect((await guardar(b.id, { version: 1, obligatoria: false })).status).toBe(200);
});

test('deshacer a mano lo que esperaba, o descartarlo, no deja nada esperando', async () => {
  const { cursoId, b, c } = await enMarcha();
  await guardar(b.id, { version: 1, obligatoria: false });
  await guardar(b.id, { version: 2, obligatoria: true });
  expect(await frases(cursoId)).toEqual([]);
  await guardar(b.id, { version: 3, oculta: true });
  await guardar(c.id, { version: 1, obligatoria: false });
  await admin.post(`/api/cursos/${cursoId}/descartar-cambios`, { actividadIds: [b.id] });
  expect(await frases(cursoId)).toEqual(['«C» pasa a ser opcional.']);
  await admin.post(`/api/cursos/${cursoId}/descartar-cambios`, {});
  expect(await frases(cursoId)).toEqual([]);
});

test('quitar lo que se ve espera a publicarse', async () => {
  const { cursoId, c, estudiante } = await enMarcha();
  const quitada = { esperan: [c.id], papeleraIds: [] };
  expect((await admin.post(`/api/actividades/${c.id}/quitar`)).body).toEqual(quitada);
  expect((await visto(estudiante, cursoId)).actividades).toHaveLength(3);
  expect((await contenido(cursoId)).actividades).toHaveLength(2);
  await publicar(cursoId);
  expect((await visto(estudiante, cursoId)).actividades).toHaveLength(2);
});

test('lo que sigue vacío no se publica: espera a tener contenido', async () => {
  const { cursoId, seccion, estudiante } = await enMarcha();
  const vacia = { contenido: { tipo: 'lectura' as const, html: '' }, oculta: true, seccion, titulo: 'X' };
  const { id } = await school.actividad(cursoId, vacia);
  await guardar(id, { version: 1, oculta: false });
  expect((await publicar(cursoId)).body).toEqual({ publicados: 0 });
  await guardar(id, { version: 2, contenido: { tipo: 'lectura', html: '<p>Ya</p>' } });
  expect((await visto(estudiante, cursoId)).actividades).toHaveLength(3);
  expect((await publicar(cursoId)).body).toEqual({ publicados: 1 });
  expect((await visto(estudiante, cursoId)).actividades).toHaveLength(4);
});

test('en un borrador nada espera', async () => {
  const { id: cursoId } = await school.curso({ estado: 'borrador' });
  const { id } = await school.actividad(cursoId);
  await guardar(id, { version: 1, obligatoria: false });
  expect((await admin.get(`/api/actividades/${id}`)).body.obligatoria).toBe(false);
  expect(await frases(cursoId)).toEqual([]);
  expect((await admin.post(`/api/actividades/${id}/quitar`)).body).toMatchObject({ esperan: [] });
  expect((await admin.get(`/api/actividades/${id}`)).status).toBe(404);
});

test('una sección con algo que espera ir a ella no se quita', async () => {
  const { cursoId, b, seccion } = await enMarcha();
  const otra = await school.seccion(cursoId, 1);
  await guardar(b.id, { version: 1, seccion: otra.id });
  const { body } = await admin.put(`/api/cursos/${cursoId}/secciones`, {
    leidas: [seccion, otra.id],
    secciones: [{ id: seccion, titulo: 'Una' }],
  });
  expect(body.error).toMatchObject({ code: 'EN_USO' });
  expect((await guardar(b.id, { version: 2, seccion: randomUUID() })).status).toBe(400);
});

const dias = (n: number) => tras(clock.now(), n * DIA).toISOString();

test('otro archivo espera: quien aprende sigue viendo el de antes, y nada suyo se borra', async () => {
  const { cursoId, seccion, b, c, estudiante } = await enMarcha();
  for (const { id: hecha } of [b, c]) await school.progreso(estudiante.id, cursoId, hecha);
  const [viejo, nuevo] = [
    await subir(admin, { nombre: 'viejo.png', proposito: 'contenido', cursoId }, await imagen()),
    await subir(admin, { nombre: 'nuevo.png', proposito: 'contenido', cursoId }, await imagen()),
  ];
  const documento = { tipo: 'documento' as const, archivoId: viejo.id, nombre: 'Plan', descripcion: '' };
  const { id } = await school.actividad(cursoId, {
    seccion,
    titulo: 'D',
    contenido: documento,
    obligatoria: false,
  });
  const abierta = async (quien: Client) =>
    (await quien.get(`/api/actividades/${id}/abierta`)).body as unknown as ActividadAbierta;
  const contenidoNuevo = {
    ...documento,
    archivoId: nuevo.id,
    nombre: 'Plan de 2027',
    descripcion: '<p>Léelo</p>',
  };
  const { body } = await guardar(id, { version: 1, contenido: contenidoNuevo });

  expect(body.contenido).toEqual(contenidoNuevo);
  expect((await admin.get(`/api/actividades/${id}/preparada`)).body.contenido).toEqual(contenidoNuevo);
  expect(await frases(cursoId)).toEqual(['«D» pasa a tener otro archivo.']);
  const ahora = await abierta(estudiante);
  expect(ahora.actividad.contenido).toEqual({ ...documento, descripcion: '<p>Léelo</p>' });
  expect(ahora.archivos.map(({ nombre }) => nombre)).toEqual(['viejo.png']);
  expect((await abierta(admin)).archivos.map(({ nombre }) => nombre)).toEqual(['nuevo.png', 'viejo.png']);
  expect((await estudiante.get(`/archivos/${nuevo.id}`)).status).toBe(404);

  await platform.db.execute(sql`update archivos set listo_en = ${dias(-3)} where curso_id = ${cursoId}`);
  await limpiar(platform);
  expect((await admin.get(`/archivos/${nuevo.id}`)).status).toBe(200);
  expect((await estudiante.get(`/archivos/${viejo.id}`)).status).toBe(200);

  expect((await publicar(cursoId)).body).toEqual({ publicados: 1 });
  const despues = await abierta(estudiante);
  expect(despues.actividad.contenido).toEqual(contenidoNuevo);
  expect(despues.archivos.map(({ nombre }) => nombre)).toEqual(['nuevo.png']);
});

test('descartar una sola cosa deja esperando las demás', async () => {
  const { cursoId, a, b, c } = await enMarcha();
  await guardar(b.id, { version: 1, obligatoria: false, venceEn: dias(9) });
  await admin.post(`/api/cursos/${cursoId}/ordenar-actividades`, {
    actividades: [a, c, b].map(({ id, seccion }, orden) => ({ id, seccion, orden })),
  });
  const descartar = (parte: string, actividadId = b.id) =>
    admin.post(`/api/cursos/${cursoId}/descartar-cambios`, { cambios: [{ actividadId, parte }] });
  expect(await frases(cursoId)).toHaveLength(3);
  await descartar('fechas');
  expect(await frases(cursoId)).not.toContain('Cambian las fechas de «B».');
  expect((await descartar('fechas')).body).toEqual({ publicados: 0 });
  const { cambios = [] } = (await contenido(cursoId)).porPublicar ?? {};
  const movida = cambios.find(({ parte }) => parte === 'lugar');
  await descartar('lugar', movida?.actividadId);
  expect(await frases(cursoId)).toEqual(['«B» pasa a ser opcional.']);
  expect((await contenido(cursoId)).actividades.map(({ titulo }) => titulo)).toEqual(['A', 'B', 'C']);
});

test('publicar dice antes cuántas personas no podrían terminar', async () => {
  const { cursoId, seccion, b, c, estudiante } = await enMarcha();
  await platform.db.execute(sql`update inscripciones set desde = ${dias(-30)} where curso_id = ${cursoId}`);
  const recien = await school.persona();
  await school.inscribe(cursoId, recien.id);
  await school.progreso(estudiante.id, cursoId, c.id);
  await guardar(b.id, { version: 1, disponibleHasta: dias(-2) });
  await guardar(c.id, { version: 1, disponibleHasta: dias(-2) });
  const oculta = async (titulo: string, orden: number, cierraEn: string | null) => {
    const contenidoDe = { tipo: 'evaluacion', descripcion: '' } as const;
    const suya = { seccion, titulo, orden, oculta: true, contenido: contenidoDe, regla: 'aprobar' as const };
    const { id } = await school.actividad(cursoId, suya);
    return {
      id,
      evaluacion: await school.evaluacion(cursoId, { actividadId: id, cierraEn, estado: 'publicada' }),
    };
  };
  const mostrar = async ({ id }: { id: string }) => {
    const { actividades } = await contenido(cursoId);
    await guardar(id, { version: actividades.find((una) => una.id === id)?.version, oculta: false });
  };
  const prueba = await oculta('P', 8, dias(-1));
  await mostrar(prueba);
  // Open to everyone but to their group, which closed before.
  const deGrupo = await oculta('Q', 9, null);
  const grupo = await school.grupo();
  await school.miembro(grupo.id, estudiante.id);
  await admin.put(`/api/evaluaciones/${deGrupo.evaluacion.id}/excepciones/${randomUUID()}`, {
    usuarioId: null,
    grupoId: grupo.id,
    cambios: { cierraEn: dias(-3) },
    motivo: 'Turno de noche',
  });
  await mostrar(deGrupo);

  const una = { personas: 1 };
  expect((await contenido(cursoId)).porPublicar?.impiden).toEqual({
    personas: 1,
    actividades: [
      { actividadId: b.id, titulo: 'B', cerroEn: dias(-2), ...una },
      { actividadId: prueba.id, titulo: 'P', cerroEn: dias(-1), ...una },
      { actividadId: deGrupo.id, titulo: 'Q', cerroEn: dias(-3), ...una },
    ],
  });
  await publicar(cursoId);
  expect((await admin.get(`/api/cursos/${cursoId}/atascados`)).body).toEqual({
    personas: 1,
    porActividad: { [b.id]: 1, [prueba.id]: 1, [deGrupo.id]: 1 },
    conIntentoAbierto: {},
  });
  const reabrir = { hasta: dias(9), motivo: 'Avería' };
  expect((await admin.post(`/api/actividades/${b.id}/reabrir`, reabrir)).body).toEqual({ personas: 1 });
  expect((await admin.get(`/api/cursos/${cursoId}/atascados`)).body).toMatchObject({
    porActividad: { [prueba.id]: 1, [deGrupo.id]: 1 },
  });
});
