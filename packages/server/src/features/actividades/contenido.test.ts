import { randomUUID } from 'node:crypto';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const conTres = async () => {
  const curso = await school.curso({ titulo: 'Orden «y» "comillas" \\ <b>' });
  const primera = await school.seccion(curso.id, 0);
  const segunda = await school.seccion(curso.id, 1);
  const a = await school.actividad(curso.id, { seccion: segunda.id, orden: 0, titulo: 'A' });
  const b = await school.actividad(curso.id, { seccion: primera.id, orden: 5, titulo: 'B' });
  const c = await school.actividad(curso.id, {
    seccion: primera.id,
    orden: 2,
    contenido: contenidoVacio('tarea'),
  });
  return { curso, primera, segunda, a, b, c };
};
const ordenar = (cursoId: string, actividades: readonly object[], quien = admin) =>
  quien.post(`/api/cursos/${cursoId}/ordenar-actividades`, { actividades });
const indice = async (cursoId: string) =>
  contenidoDeCurso.parse((await admin.get(`/api/cursos/${cursoId}/contenido`)).body);

test('el contenido de un curso sale en el orden en que se hace y dice qué está por completar', async () => {
  const { curso, primera, segunda, a, b, c } = await conTres();
  const leido = await indice(curso.id);
  const suelto = await admin.get(`/api/cursos/${curso.id}`);

  expect(leido.curso).toEqual(suelto.body);
  expect(leido.secciones.map(({ id }) => id)).toEqual([primera.id, segunda.id]);
  expect(leido.actividades.map(({ id, lista }) => [id, lista])).toEqual([
    [c.id, false],
    [b.id, true],
    [a.id, true],
  ]);
});

test('el contenido se lee dentro del alcance de cada cual', async () => {
  const { curso } = await conTres();
  const abierto = await school.curso({ acceso: 'abierto' });
  await school.actividad(abierto.id);
  const estudiante = await school.estudiante();
  const soloCursos = await school.con('cursos:ver');

  expect((await estudiante.get(`/api/cursos/${curso.id}/contenido`)).status).toBe(404);
  expect((await estudiante.get('/api/cursos/no-existe/contenido')).status).toBe(404);
  expect((await estudiante.get(`/api/cursos/${abierto.id}/contenido`)).body.actividades).toEqual([]);
  expect((await soloCursos.get(`/api/cursos/${curso.id}/contenido`)).body.actividades).toEqual([]);
  await school.inscribe(curso.id, estudiante.id);
  const inscrito = await school.entra({ id: estudiante.id });
  expect((await inscrito.get(`/api/cursos/${curso.id}/contenido`)).body.actividades).toHaveLength(2);
});

test('las actividades se recolocan juntas, y repetirlo no cambia nada', async () => {
  const { curso, primera, segunda, a, b, c } = await conTres();
  const lugares = [
    { id: a.id, seccion: primera.id, orden: 0 },
    { id: b.id, seccion: primera.id, orden: 1 },
    { id: c.id, seccion: segunda.id, orden: 2 },
  ];
  const primeraVez = await ordenar(curso.id, lugares);
  const antes = await indice(curso.id);
  await ordenar(curso.id, lugares);
  const despues = await indice(curso.id);

  expect(primeraVez.body.actividades).toEqual(lugares);
  expect(antes.actividades.map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
  expect(antes.actividades.every(({ version }) => version === 2)).toBe(true);
  expect(despues).toEqual(antes);
});

test('no se mueve lo que es de otro curso ni hacia la sección de otro curso', async () => {
  const uno = await conTres();
  const otro = await conTres();
  const ajena = await ordenar(uno.curso.id, [{ id: otro.a.id, seccion: uno.primera.id, orden: 0 }]);
  const fuera = await ordenar(uno.curso.id, [{ id: uno.a.id, seccion: otro.primera.id, orden: 0 }]);
  const inventada = await ordenar(uno.curso.id, [{ id: randomUUID(), seccion: uno.primera.id, orden: 0 }]);

  expect([ajena.status, fuera.status, inventada.status]).toEqual([400, 400, 400]);
  expect(ajena.body.error?.fields).toHaveProperty('actividades.0');
  expect(fuera.body.error?.fields).toHaveProperty('actividades');
});

test('ordenar pide permiso para editar actividades de ese curso', async () => {
  const { curso, primera, a } = await conTres();
  const lugares = [{ id: a.id, seccion: primera.id, orden: 9 }];
  const estudiante = await school.estudiante();
  const lectora = await school.con('actividades:ver');
  const tutor = await school.con('actividades:ver:grupos', 'actividades:editar:grupos');

  expect((await ordenar(curso.id, lugares, estudiante)).status).toBe(403);
  expect((await ordenar(curso.id, lugares, lectora)).status).toBe(403);
  expect((await ordenar(curso.id, lugares, tutor)).status).toBe(404);
});

test('una lista de actividades dice el curso de cada una', async () => {
  const { curso } = await conTres();
  const { body } = await admin.get(`/api/actividades?cursoId=${curso.id}&limite=1`);

  expect(body.datos).toMatchObject([{ cursoTitulo: curso.titulo }]);
});

test('crear dos veces la misma actividad es inofensivo', async () => {
  const { curso, primera } = await conTres();
  const actividad = {
    cursoId: curso.id,
    seccion: primera.id,
    orden: 9,
    titulo: 'Enlace',
    tipo: 'enlace',
    contenido: { tipo: 'enlace', url: 'https://x.example', descripcion: '<p>Lee</p>' },
    ...ajustesIniciales('enlace'),
    duracion: 10,
    version: 0,
  };
  const camino = `/api/actividades/${randomUUID()}`;
  const primeraVez = await admin.put(camino, actividad);
  const segundaVez = await admin.put(camino, actividad);

  expect(primeraVez.status).toBe(200);
  expect(segundaVez.body).toEqual(primeraVez.body);
});
