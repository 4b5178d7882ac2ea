import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { EnPapelera, Papelera } from '@catedra/shared/papelera/schemas.ts';
import { expect, test } from 'vitest';
import { leerCursoEntero } from '#features/paquetes/exportar/leer-curso-entero.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

/** A course with three activities in one section, and someone who did the first two. */
async function conAlguien(estado: 'publicado' | 'borrador' = 'publicado') {
  const curso = await school.curso({ estado });
  const seccion = await school.seccion(curso.id);
  const [a, b, c] = await school.actividades(
    curso.id,
    seccion.id,
    { titulo: 'A', orden: 0 },
    { titulo: 'B', orden: 1 },
    { titulo: 'C', orden: 2 },
  );
  if (!a || !b || !c) throw new Error('three were asked for');
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  await school.progreso(persona.id, curso.id, a.id);
  await school.progreso(persona.id, curso.id, b.id);
  return { curso, cursoId: curso.id, seccion, a, b, c, estudiante: await school.entra(persona) };
}

const contenido = async (cursoId: string) =>
  (await admin.get(`/api/cursos/${cursoId}/contenido`)).body as unknown as ContenidoDeCurso;
const titulos = async (cursoId: string) => (await contenido(cursoId)).actividades.map(({ titulo }) => titulo);
const publicar = async (cursoId: string) =>
  admin.post(`/api/cursos/${cursoId}/publicar-cambios`, {
    sello: (await contenido(cursoId)).porPublicar?.sello ?? '',
  });
const quitar = async (id: string) =>
  (await admin.post(`/api/actividades/${id}/quitar`)).body as unknown as {
    esperan: string[];
    papeleraIds: string[];
  };
const papelera = async (query: string, quien: Client = admin) =>
  (await quien.get(`/api/papelera?${query}`)).body as unknown as Papelera;
const entradaDe = async (cursoId: string, documento: string): Promise<EnPapelera> => {
  const entrada = (await papelera(`cursoId=${cursoId}`)).datos.find((una) => una.documento === documento);
  if (!entrada) throw new Error('it is not in the bin');
  return entrada;
};
const recuperar = (id: string, quien: Client = admin) => quien.post(`/api/papelera/${id}/recuperar`);
const visto = async (quien: Client, cursoId: string) => {
  const { secciones, avance } = (await quien.get(`/api/aprendizaje/cursos/${cursoId}`))
    .body as unknown as CursoAbierto;
  return {
    titulos: secciones.flatMap((una) => una.actividades.map(({ titulo }) => titulo)),
    porcentaje: avance?.porcentaje,
    hechas: avance?.hechas,
  };
};

/** Whoever may see the questions of everybody. */
const AUTORA: Actor = { ...SISTEMA, permisos: ['preguntas:ver'] };

test('en un borrador la actividad va al momento a la papelera y vuelve a su sitio', async () => {
  const { cursoId, b } = await conAlguien('borrador');
  const { papeleraIds } = await quitar(b.id);
  expect(await titulos(cursoId)).toEqual(['A', 'C']);
  expect(await entradaDe(cursoId, b.id)).toMatchObject({
    id: papeleraIds[0],
    tipo: 'actividad',
    titulo: 'B',
    personas: 1,
    usado: true,
    borrable: false,
    por: { id: admin.id },
  });

  const { body } = await recuperar(papeleraIds[0] ?? '');
  expect(body).toMatchObject({ titulo: 'B', lugar: 2, espera: false, personas: 1 });
  expect(await titulos(cursoId)).toEqual(['A', 'B', 'C']);
  expect((await papelera(`cursoId=${cursoId}`)).datos).toEqual([]);
});

test('en un curso publicado irse y volver esperan; nadie baja y cada cual recupera lo hecho', async () => {
  const { cursoId, b, estudiante } = await conAlguien();
  expect(await visto(estudiante, cursoId)).toMatchObject({ porcentaje: 66, hechas: 2 });
  expect(await quitar(b.id)).toEqual({ esperan: [b.id], papeleraIds: [] });
  expect((await visto(estudiante, cursoId)).titulos).toEqual(['A', 'B', 'C']);
  await publicar(cursoId);
  expect(await visto(estudiante, cursoId)).toMatchObject({ titulos: ['A', 'C'], porcentaje: 66, hechas: 1 });
  expect((await estudiante.get(`/api/aprendizaje/actividades/${b.id}`)).status).toBe(404);

  const { id } = await entradaDe(cursoId, b.id);
  expect((await recuperar(id)).body).toMatchObject({ espera: true, seccion: expect.any(String) });
  expect((await visto(estudiante, cursoId)).titulos).toEqual(['A', 'C']);
  expect((await contenido(cursoId)).porPublicar?.cambios).toMatchObject([{ frase: 'Se añade «B».' }]);
  await publicar(cursoId);
  expect(await visto(estudiante, cursoId)).toEqual({
    titulos: ['A', 'B', 'C'],
    porcentaje: 66,
    hechas: 2,
  });
});

test('lo que estaba oculto se va al momento y vuelve oculto, sin esperar a nadie', async () => {
  const { cursoId } = await conAlguien();
  const oculta = await school.actividad(cursoId, { titulo: 'X', oculta: true });
  const { papeleraIds } = await quitar(oculta.id);
  expect((await recuperar(papeleraIds[0] ?? '')).body).toMatchObject({ espera: false });
  expect((await contenido(cursoId)).porPublicar).toBeNull();
  expect((await admin.get(`/api/actividades/${oculta.id}`)).body).toMatchObject({ oculta: true });
});

test('eliminar y recuperar dos veces, también a la vez, es hacerlo una', async () => {
  const { cursoId, b } = await conAlguien('borrador');
  const [una, otra] = await Promise.all([quitar(b.id), quitar(b.id)]);
  expect(una.papeleraIds).toEqual(otra.papeleraIds);
  const id = una.papeleraIds[0] ?? '';
  const vueltas = await Promise.all([recuperar(id), recuperar(id)]);
  expect(vueltas.map(({ status }) => status)).toEqual([200, 200]);
  expect((await recuperar(id)).body).toMatchObject({ titulo: 'B', lugar: 2 });
  expect(await titulos(cursoId)).toEqual(['A', 'B', 'C']);
  // Deleted anew, its first entry brings nothing back.
  await quitar(b.id);
  await recuperar(id);
  expect(await titulos(cursoId)).toEqual(['A', 'C']);
});

test('varias a la vez, cada una con su entrada; de otro curso, ninguna', async () => {
  const { cursoId, a, b } = await conAlguien('borrador');
  const ajena = await school.actividad((await school.curso()).id);
  const ruta = `/api/cursos/${cursoId}/quitar-actividades`;
  expect((await admin.post(ruta, { actividadIds: [a.id, ajena.id] })).status).toBe(400);
  const { body } = await admin.post(ruta, { actividadIds: [a.id, b.id] });
  expect(body.papeleraIds).toHaveLength(2);
  expect(await titulos(cursoId)).toEqual(['C']);
  expect((await admin.post(ruta, { actividadIds: [a.id, b.id] })).body).toEqual({
    esperan: [],
    papeleraIds: expect.arrayContaining(body.papeleraIds as string[]),
  });
});

test('una sección se va con lo suyo y vuelve con lo suyo', async () => {
  const { cursoId, seccion } = await conAlguien('borrador');
  const otra = await school.seccion(cursoId, 1);
  const vecina = await school.actividad(cursoId, { seccion: otra.id });
  const ruta = `/api/secciones/${seccion.id}/quitar`;
  const { body } = await admin.post(ruta);
  expect((await admin.post(ruta)).body).toEqual(body);
  expect((await contenido(cursoId)).secciones).toMatchObject([{ id: otra.id }]);
  expect(await entradaDe(cursoId, seccion.id)).toMatchObject({ actividades: 3, personas: 1 });
  const {
    id: _id,
    creadoEn: _c,
    actualizadoEn: _a,
    lista: _l,
    cursoTitulo: _t,
    ...nueva
  } = (await admin.get(`/api/actividades/${vecina.id}`)).body as Record<string, unknown>;
  const dentro = await admin.put(`/api/actividades/${crypto.randomUUID()}`, {
    ...nueva,
    version: 0,
    seccion: seccion.id,
  });
  expect(dentro.body.error).toMatchObject({ code: 'SECCION_EN_PAPELERA' });

  await recuperar((body.papeleraIds as string[])[0] ?? '');
  expect((await contenido(cursoId)).secciones[0]).toMatchObject({ id: seccion.id });
  expect((await titulos(cursoId)).slice(0, 3)).toEqual(['A', 'B', 'C']);
});

test('en un curso publicado la sección se va al publicar, si nada se queda en ella', async () => {
  const { cursoId, seccion, b, estudiante } = await conAlguien();
  await school.seccion(cursoId, 1);
  const { body } = await admin.post(`/api/secciones/${seccion.id}/quitar`);
  expect(body.esperan).toHaveLength(3);
  const suyas = async () => (await contenido(cursoId)).secciones.map(({ id }) => id);
  expect(await suyas()).not.toContain(seccion.id);
  expect((await visto(estudiante, cursoId)).titulos).toEqual(['A', 'B', 'C']);

  // One that is kept keeps it.
  await admin.post(`/api/cursos/${cursoId}/descartar-cambios`, { actividadIds: [b.id] });
  expect(await suyas()).toContain(seccion.id);
  await admin.post(`/api/secciones/${seccion.id}/quitar`);
  await publicar(cursoId);
  expect(await suyas()).not.toContain(seccion.id);
  expect((await visto(estudiante, cursoId)).titulos).toEqual([]);
  const entrada = await entradaDe(cursoId, seccion.id);
  expect(entrada).toMatchObject({ tipo: 'seccion', actividades: 3 });

  expect((await recuperar(entrada.id)).body).toMatchObject({ espera: true });
  await publicar(cursoId);
  expect(await visto(estudiante, cursoId)).toEqual({
    titulos: ['A', 'B', 'C'],
    porcentaje: 66,
    hechas: 2,
  });
});

test('la actividad cuya sección se fue después la trae consigo, sin el resto', async () => {
  const { cursoId, seccion, b } = await conAlguien('borrador');
  const { papeleraIds } = await quitar(b.id);
  const { body } = await admin.post(`/api/secciones/${seccion.id}/quitar`);
  expect(await entradaDe(cursoId, b.id)).toMatchObject({ seccion: { tambien: true } });
  await recuperar(papeleraIds[0] ?? '');
  expect((await contenido(cursoId)).secciones).toMatchObject([{ id: seccion.id }]);
  expect(await titulos(cursoId)).toEqual(['B']);
  // Deleted again, everything is together.
  expect((await admin.post(`/api/secciones/${seccion.id}/quitar`)).body).toEqual(body);
  await recuperar((body.papeleraIds as string[])[0] ?? '');
  expect(await titulos(cursoId)).toEqual(['A', 'B', 'C']);
});

test('un curso se va entero, nadie lo encuentra, y vuelve como estaba', async () => {
  const { curso, cursoId, b, estudiante } = await conAlguien();
  const grupo = await school.grupo();
  await school.asigna(grupo.id, cursoId);
  const { body } = await admin.post(`/api/cursos/${cursoId}/a-la-papelera`);
  expect((await admin.post(`/api/cursos/${cursoId}/a-la-papelera`)).body).toEqual(body);

  const rutas = [
    `/api/cursos/${cursoId}`,
    `/api/cursos/${cursoId}/contenido`,
    `/api/cursos/${curso.slug}/contenido`,
    `/api/cursos/${cursoId}/paquete`,
    `/api/cursos/${cursoId}/participantes`,
    `/api/actividades/${b.id}`,
    `/api/aprendizaje/cursos/${cursoId}`,
    `/api/aprendizaje/actividades/${b.id}`,
  ];
  for (const ruta of rutas) {
    expect([ruta, (await admin.get(ruta)).status]).toEqual([ruta, 404]);
    expect([403, 404], ruta).toContain((await estudiante.get(ruta)).status);
  }
  expect((await admin.post(`/api/actividades/${b.id}/quitar`)).status).toBe(404);
  expect((await admin.post(`/api/cursos/${cursoId}/publicar-cambios`, { sello: '' })).status).toBe(404);
  expect((await admin.post(`/api/cursos/${cursoId}/publicar`)).status).toBe(404);
  expect(JSON.stringify((await estudiante.get('/api/aprendizaje/inicio')).body)).not.toContain(cursoId);
  expect((await admin.get(`/api/grupos/${grupo.id}`)).body).toMatchObject({ cursos: 0 });
  // Its address stays its own.
  const nuevo = await school.curso({ titulo: curso.titulo });
  expect(nuevo.slug).not.toBe(curso.slug);

  expect((await recuperar(String(body.papeleraId))).body).toMatchObject({ tipo: 'curso', espera: false });
  expect((await admin.get(`/api/cursos/${cursoId}`)).body).toMatchObject({
    estado: 'publicado',
    slug: curso.slug,
  });
  expect(await visto(estudiante, cursoId)).toEqual({
    titulos: ['A', 'B', 'C'],
    porcentaje: 66,
    hechas: 2,
  });
});

test('lo que está en la papelera no se copia ni se exporta', async () => {
  const { cursoId, b } = await conAlguien('borrador');
  await quitar(b.id);
  const copiaId = crypto.randomUUID();
  await admin.post(`/api/cursos/${cursoId}/duplicar`, { id: copiaId });
  expect(await titulos(copiaId)).toEqual(['A', 'C']);
  const { body } = await admin.get(`/api/cursos/${cursoId}`);
  expect(body).toMatchObject({ actividades: 2 });
  const { actividades } = await leerCursoEntero(platform.db, AUTORA, body as unknown as Curso);
  expect(actividades.map(({ titulo }) => titulo)).toEqual(['A', 'C']);
});

test('la ve quien puede editar el curso, y nadie más', async () => {
  const { cursoId, b } = await conAlguien('borrador');
  const { papeleraIds } = await quitar(b.id);
  const tutora = await school.con('cursos:ver:grupos', 'actividades:editar:grupos', 'actividades:ver:grupos');
  expect((await papelera('', tutora)).datos).toEqual([]);
  expect((await recuperar(papeleraIds[0] ?? '', tutora)).status).toBe(404);
  const grupo = await school.grupo();
  await school.asigna(grupo.id, cursoId);
  await school.tutor(grupo.id, tutora.id);
  const otra = await school.entra({ id: tutora.id });
  expect((await papelera('', otra)).datos).toMatchObject([{ documento: b.id, borrable: false }]);
  expect((await otra.post(`/api/papelera/${papeleraIds[0]}/eliminar-para-siempre`)).status).toBe(403);
  expect((await recuperar(papeleraIds[0] ?? '', otra)).status).toBe(200);
});

test('se busca, se filtra y se pasa de página', async () => {
  const { cursoId, a, b, seccion } = await conAlguien('borrador');
  await quitar(a.id);
  await quitar(b.id);
  await admin.post(`/api/secciones/${seccion.id}/quitar`);
  const de = async (query: string) =>
    (await papelera(`cursoId=${cursoId}&${query}`)).datos.map(({ documento }) => documento);
  expect(await de('tipo=seccion')).toEqual([seccion.id]);
  expect(await de('buscar=a&tipo=actividad')).toEqual([a.id]);
  expect(await de(`por=${crypto.randomUUID()}`)).toEqual([]);
  const primera = await papelera(`cursoId=${cursoId}&limite=2`);
  expect(primera).toMatchObject({ cuentas: { esperan: 3, archivado: 0 }, quienes: [{ id: admin.id }] });
  const segunda = await papelera(`cursoId=${cursoId}&limite=2&cursor=${primera.siguiente}`);
  const ids = [...primera.datos, ...segunda.datos].map(({ documento }) => documento);
  expect(new Set(ids)).toEqual(new Set([a.id, b.id, seccion.id]));
});

const descartar = (cursoId: string, actividadId: string, parte: string) =>
  admin.post(`/api/cursos/${cursoId}/descartar-cambios`, { cambios: [{ actividadId, parte }] });

test('descartar que una actividad se quite deja también su sección', async () => {
  const { cursoId, seccion, a, b } = await conAlguien();
  await school.seccion(cursoId, 1);
  await admin.post(`/api/secciones/${seccion.id}/quitar`);
  expect((await contenido(cursoId)).secciones).toHaveLength(1);
  await descartar(cursoId, a.id, 'lugar');
  expect((await contenido(cursoId)).secciones).toHaveLength(1);
  expect((await descartar(cursoId, a.id, 'quitar')).body).toEqual({ publicados: 1 });
  expect((await contenido(cursoId)).secciones).toHaveLength(2);
  await publicar(cursoId);
  expect(await titulos(cursoId)).toEqual(['A']);
  expect((await entradaDe(cursoId, b.id)).tipo).toBe('actividad');
});

test('lo que volvió y se descarta no deja nada más esperando', async () => {
  const { cursoId, c } = await conAlguien();
  await admin.post(`/api/actividades/${c.id}/guardar`, { version: 1, obligatoria: false });
  await quitar(c.id);
  await publicar(cursoId);
  expect((await contenido(cursoId)).porPublicar).toBeNull();
  await recuperar((await entradaDe(cursoId, c.id)).id);
  const { cambios = [] } = (await contenido(cursoId)).porPublicar ?? {};
  expect(cambios.map(({ frase }) => frase)).toEqual(['Se añade «C».']);
  await descartar(cursoId, c.id, 'vista');
  expect((await contenido(cursoId)).porPublicar).toBeNull();
});
