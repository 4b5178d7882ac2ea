import { randomUUID } from 'node:crypto';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import type { Entradas, NombreColeccion } from '@catedra/shared/colecciones.ts';
import { CURSO_INICIAL } from '@catedra/shared/cursos/collection.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../packages/server/src/testing/create-test-app.ts';
import { createClient } from '../../packages/server/src/testing/client.ts';
import { ring } from '../../packages/web/src/platform/change-events.ts';
import {
  actualizar,
  actualizarNodo,
  buscarPrimero,
  eliminar,
  leerPagina,
  leerTodos,
  leerUno,
  poner,
  suscribir,
  usuarioActual,
} from '../../packages/web/src/platform/client.ts';
import { pretendBrowser } from './browser-globals.ts';

const { origin, school, clock } = await createTestApp();
const browser = pretendBrowser(origin);
const persona = await school.persona({ perfil: 'Super Administrador', nombre: 'Marta' });
const admin = await school.entra(persona);
const curso = await school.curso();
const seccion = await school.seccion(curso.id);
const prueba = await school.actividad(curso.id, { contenido: { tipo: 'evaluacion', descripcion: '' } });
await school.inscribe(curso.id, persona.id);
const avance = await school.progreso(persona.id, curso.id, prueba.id);

beforeAll(() => browser.signIn(admin));

interface Caso<C extends NombreColeccion> {
  readonly valores: Entradas[C];
  readonly cambio: Partial<Entradas[C]>;
  readonly campo: string;
  readonly valor: string;
}

const evaluacion = { ...REGLAS_INICIALES, cursoId: curso.id, actividadId: prueba.id };

/** One valid record of each collection that can be written, an edit of it, and a field to find it by. */
const casos: { [C in Exclude<NombreColeccion, 'progreso'>]: Caso<C> } = {
  usuarios: {
    valores: {
      nombre: 'Íñigo',
      apellidos: 'Núñez',
      correo: 'inigo@prueba.example',
      usuario: null,
      documento: null,
      telefono: null,
      perfil: 'Estudiante',
      zonaHoraria: null,
    },
    cambio: { apellidos: 'Núñez Peña' },
    campo: 'correo',
    valor: 'inigo@prueba.example',
  },
  perfiles: {
    valores: { nombre: 'Tutor', descripcion: null, permisos: ['cursos:ver:grupos'] },
    cambio: { descripcion: 'Acompaña' },
    campo: 'nombre',
    valor: 'Tutor',
  },
  grupos: {
    valores: { nombre: 'Logística', descripcion: null, estado: 'activo' },
    cambio: { descripcion: 'Reparto' },
    campo: 'nombre',
    valor: 'Logística',
  },
  cursos: {
    valores: {
      ...CURSO_INICIAL,
      titulo: 'Nudos',
      descripcion: '<p>Hola</p>',
      categoria: 'Oficio',
      etiquetas: ['cuerda'],
    },
    cambio: { titulo: 'Nudos y amarres' },
    campo: 'slug',
    valor: 'nudos',
  },
  actividades: {
    valores: {
      cursoId: curso.id,
      seccion: seccion.id,
      orden: 1,
      titulo: 'Leer',
      tipo: 'lectura',
      contenido: { tipo: 'lectura', html: '<p>Texto</p>' },
      ...ajustesIniciales('lectura'),
      duracion: 5,
    },
    cambio: { titulo: 'Leer despacio' },
    campo: 'seccion',
    valor: seccion.id,
  },
  evaluaciones: { valores: evaluacion, cambio: { intentos: 3 }, campo: 'actividadId', valor: prueba.id },
  feedback: {
    valores: {
      usuarioId: persona.id,
      cursoId: curso.id,
      actividadId: null,
      tipo: 'comentario',
      estrellas: null,
      texto: 'Muy claro',
      anonimo: false,
    },
    cambio: { texto: 'Clarísimo' },
    campo: 'tipo',
    valor: 'comentario',
  },
};

type Escribible = keyof typeof casos;

describe.each(Object.keys(casos) as Escribible[])('las operaciones de la semilla sobre %s', (coleccion) => {
  const id = randomUUID();
  const { valores, cambio, campo, valor } = casos[coleccion] as Caso<Escribible>;

  test('poner crea en un id nuevo, y repetirlo es inofensivo', async () => {
    const creado = await poner(coleccion, id, { ...valores, version: 0 });
    expect(creado).toMatchObject({ ...valores, id, version: 1 });
    expect(await poner(coleccion, id, { ...valores, version: 0 })).toEqual(creado);
  });

  test('leer uno, leer todos y buscar por un campo encuentran lo mismo', async () => {
    const uno = await leerUno(coleccion, id);
    expect((await leerTodos(coleccion)).find((registro) => registro.id === id)).toEqual(uno);
    expect(await buscarPrimero(coleccion, campo as never, valor)).toEqual(uno);
  });

  test('actualizar mezcla; poner con la versión leída sustituye; una versión vieja no pisa nada', async () => {
    const mezclado = await actualizar(coleccion, id, { ...cambio, version: 1 });
    expect(mezclado).toMatchObject({ ...valores, ...cambio, version: 2 });
    const puesto = await poner(coleccion, id, { ...valores, version: 2 });
    expect(puesto).toMatchObject({ ...valores, version: 3 });
    await expect(actualizar(coleccion, id, { ...cambio, version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_ANTIGUA',
      actual: { id, version: 3 },
    });
  });

  test('actualizar el nodo cambia varios, o ninguno y dice cuál falla', async () => {
    const cambiados = await actualizarNodo(coleccion, { [id]: { ...cambio, version: 3 } });
    expect(cambiados).toMatchObject({ [id]: { ...cambio, version: 4 } });
    const ausente = randomUUID();
    const fallo = actualizarNodo(coleccion, {
      [id]: { ...valores, version: 4 },
      [ausente]: { ...cambio, version: 1 },
    });
    await expect(fallo).rejects.toMatchObject({
      code: 'LOTE_RECHAZADO',
      porId: { [ausente]: { code: 'NO_ENCONTRADO' } },
    });
    expect(await leerUno(coleccion, id)).toMatchObject({ ...cambio, version: 4 });
  });

  test('sin versión no se escribe y lo desconocido se nombra', async () => {
    await expect(actualizar(coleccion, id, cambio as never)).rejects.toMatchObject({
      status: 400,
      fields: { version: expect.any(String) },
    });
    await expect(actualizar(coleccion, id, { inventado: 1, version: 4 } as never)).rejects.toMatchObject({
      status: 400,
      fields: { inventado: expect.any(String) },
    });
    await expect(leerPagina(coleccion, { inventado: 'x' })).rejects.toMatchObject({
      status: 400,
      fields: { inventado: expect.any(String) },
    });
    await expect(buscarPrimero(coleccion, 'inventado' as never, 'x')).rejects.toMatchObject({ status: 400 });
  });

  test('eliminar lo quita', async () => {
    await eliminar(coleccion, id);
    await expect(leerUno(coleccion, id)).rejects.toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
  });
});

describe('el progreso', () => {
  test('se lee como los demás', async () => {
    expect(await leerTodos('progreso')).toHaveLength(1);
    expect(await leerUno('progreso', avance.id)).toMatchObject({ estado: 'completada' });
    expect(await buscarPrimero('progreso', 'actividadId', prueba.id)).toMatchObject({ id: avance.id });
  });
  test.each([
    ['poner', () => poner('progreso', randomUUID(), { version: 0 } as never)],
    ['actualizar', () => actualizar('progreso', avance.id, { version: 1 } as never)],
    ['actualizar el nodo', () => actualizarNodo('progreso', { [avance.id]: { version: 1 } } as never)],
    ['eliminar', () => eliminar('progreso', avance.id)],
  ])('%s se niega a todos', async (_, intento) => {
    await expect(intento()).rejects.toMatchObject({ status: 403, code: 'SIN_PERMISO' });
  });
});

test('la persona de la sesión tiene su perfil y si debe cambiar la contraseña', async () => {
  expect(await usuarioActual()).toMatchObject({
    id: persona.id,
    perfil: 'Super Administrador',
    cambiarContraseña: false,
  });
});

test('leer todos recorre todas las páginas', async () => {
  for (let i = 0; i < 205; i++) await school.grupo(`Paginado ${i}`);
  expect(await leerTodos('grupos', { buscar: 'paginado', limite: 50 })).toHaveLength(205);
});

test('suscribir avisa de los cambios de su colección y de ninguna otra', async () => {
  const oidos: (string | null)[] = [];
  const parar = suscribir('grupos', (id) => oidos.push(id));
  const oyente = await createClient(origin, admin.id, admin.cookie).listen();
  const id = randomUUID();
  await poner('cursos', randomUUID(), { ...casos.cursos.valores, version: 0 });
  await poner('grupos', id, {
    nombre: `Oído ${clock.now().getTime()}`,
    descripcion: null,
    estado: 'activo',
    version: 0,
  });
  await oyente.until(({ data }) => data.id === id);
  for (const { event, data } of oyente.heard) ring({ tipo: event, ...data } as never);

  expect(oidos).toEqual([id]);
  parar();
  oyente.stop();
});
