import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PDF } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { abrirExamen, ARCHIVO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, origin, platform } = app;
const { subir, abrir } = subidas(origin);

const mirando = async (quien: Client, usuarioId: string): Promise<Client> => {
  expect((await quien.post('/api/sesion/ver-como', { usuarioId })).status).toBe(200);
  return createClient(origin, quien.id, `${quien.cookie}; catedra-mirada=${usuarioId}`);
};
const tutora = async (alumna: Client, ...permisos: Parameters<typeof school.con>) => {
  const grupo = await school.grupo();
  await school.miembro(grupo.id, alumna.id);
  const quien = await school.con('usuarios:ver:grupos', 'usuarios:ver-como:grupos', ...permisos);
  await school.tutor(grupo.id, quien.id);
  return school.entra(quien);
};
const ENUNCIADO = 'Zqxenunciado';

/** A question with a picture, and another that is answered with a file. */
async function conImagen() {
  const imagen = randomUUID();
  const publica = { ...UNICA.publica, enunciado: `<p>${ENUNCIADO}</p><img src="/archivos/${imagen}">` };
  const abierto = await abrirExamen(app, { preguntas: [{ ...UNICA, publica }, ARCHIVO] });
  const autora = await school.con('cursos:editar', 'cursos:ver', 'actividades:editar', 'actividades:ver');
  const { id } = await subir(
    autora,
    { nombre: 'mapa.pdf', proposito: 'contenido', cursoId: abierto.curso.id },
    PDF,
  );
  await platform.db.execute(sql`
    update pregunta_versiones set publica = replace(publica::text, ${imagen}, ${id})::jsonb where publica::text like ${`%${imagen}%`}`);
  await platform.db.execute(sql`
    insert into pregunta_archivos (pregunta_id, archivo_id)
    select pregunta_id, ${id}::uuid from pregunta_versiones where publica::text like ${`%${id}%`}`);
  return { ...abierto, imagen: id };
}

test('por los ojos de otra persona no se ve ni una pregunta de la prueba que está haciendo, ni sus archivos', async () => {
  const { alumna, evaluacion, curso, actividad, imagen } = await conImagen();
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const suyo = {
    nombre: 'plano.pdf',
    proposito: 'entrega' as const,
    cursoId: curso.id,
    actividadId: actividad.id,
  };
  const { id: respuesta } = await subir(alumna, suyo, PDF);
  await examen.guardar(examen.entrada(1, { archivoIds: [respuesta] }));
  const mirada = await mirando(await school.superAdministrador(), alumna.id);
  const intento = `/api/intentos/${examen.abierto().id}`;

  for (const ruta of [`${intento}/en-curso`, `${intento}/comprobacion/0`])
    expect((await mirada.get(ruta)).body.error?.code).toBe('PRIVADO');
  const todo = [
    await mirada.get(`${intento}/revision`),
    await mirada.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`),
    await mirada.get('/api/aprendizaje/pruebas'),
    await mirada.get(`/api/aprendizaje/cursos/${curso.id}`),
    await mirada.get(intento),
  ];
  expect(todo.map(({ status }) => status)).toEqual([200, 200, 200, 200, 403]);
  expect(JSON.stringify(todo.map(({ body }) => body))).not.toMatch(
    new RegExp(`${ENUNCIADO}|plano|${respuesta}`),
  );
  for (const archivo of [imagen, respuesta]) {
    expect((await abrir(alumna, archivo)).status).toBe(200);
    expect((await abrir(mirada, archivo)).status).toBe(404);
  }

  await examen.entregar({ aunqueFalten: true });
  for (const archivo of [imagen, respuesta]) expect((await abrir(mirada, archivo)).status).toBe(200);
});

test('tampoco por los de quien ve los intentos, mientras siguen', async () => {
  const { alumna, evaluacion } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const ve = await school.con('intentos:ver', 'usuarios:ver');
  const ruta = `/api/intentos/${examen.abierto().id}`;
  const vistas = async (quien: Client) => ((await quien.get(ruta)).body['preguntas'] as object[]).length;
  const mirada = await mirando(await school.superAdministrador(), ve.id);

  expect([await vistas(ve), await vistas(mirada)]).toEqual([3, 0]);
  expect((await mirada.get(`${ruta}/tardias`)).body).toEqual({ tardias: [], seDecide: false });
  await examen.entregar({ aunqueFalten: true });
  expect(await vistas(mirada)).toBe(3);
});

test('no se ve de la persona un campo propio que no vería quien mira', async () => {
  const oculto = await school.campo({ propia: 'edita', tutor: 'no' });
  const jefe = await school.campo({ propia: 've', tutor: 'no', tipo: 'persona' });
  const visto = await school.campo({ propia: 've', tutor: 've' });
  const jefa = await school.persona({ apellidos: 'Zqxjefa' });
  const campos = { [oculto.id]: 'Zqxoculto', [jefe.id]: jefa.id, [visto.id]: 'a la vista' };
  const ana = await school.entra(await school.persona({ campos }));
  const lee = async (quien: Client) => [
    (await quien.get(`/api/usuarios/${ana.id}`)).body,
    (await quien.get('/api/usuarios')).body,
    (await quien.get('/api/usuarios?buscar=Zqxoculto')).body,
    (await quien.get(`/api/campos/personas?ids=${ana.id}`)).body,
    (await quien.get('/api/campos')).body,
    (await quien.get('/api/sesion')).body,
  ];
  const suyo = JSON.stringify(await lee(ana));
  for (const dato of ['Zqxoculto', 'Zqxjefa', oculto.id, 'a la vista']) expect(suyo).toContain(dato);

  const quien = await tutora(ana);
  const mirada = await mirando(quien, ana.id);
  const visible = JSON.stringify(await lee(mirada));
  expect(visible).toContain('a la vista');
  for (const dato of ['Zqxoculto', 'Zqxjefa', jefa.id, oculto.id, jefe.id])
    expect(visible).not.toContain(dato);
  expect((await mirada.get('/api/usuarios?buscar=Zqxoculto')).body.datos).toEqual([]);
  expect((await mirada.get(`/api/usuarios?orden=campo:${oculto.id}`)).status).toBe(400);

  const entera = JSON.stringify(await lee(await mirando(await school.superAdministrador(), ana.id)));
  for (const dato of ['Zqxoculto', 'Zqxjefa']) expect(entera).toContain(dato);
});

test('quien mira por los ojos de otra no averigua de sí misma lo que no ve', async () => {
  const deTutor = await school.campo({ propia: 'no', tutor: 've' });
  const permisos = ['usuarios:ver', 'usuarios:ver-como'] as const;
  const yo = await school.persona({
    perfil: (await school.perfil(permisos)).nombre,
    campos: { [deTutor.id]: 'Zqxdemi' },
  });
  const colega = await school.con('usuarios:ver');
  expect(JSON.stringify((await colega.get(`/api/usuarios/${yo.id}`)).body)).toContain('Zqxdemi');
  const mirada = await mirando(await school.entra(yo), colega.id);
  for (const ruta of [`/api/usuarios/${yo.id}`, '/api/usuarios?limite=100'])
    expect(JSON.stringify((await mirada.get(ruta)).body)).not.toContain('Zqxdemi');
});

test('que alguien tenga más tiempo lo ve, por sus ojos, quien puede ver las adaptaciones', async () => {
  const { alumna, evaluacion } = await abrirExamen(app);
  await platform.db.execute(sql`
    insert into adaptaciones (usuario_id, factor, motivo, por) values (${alumna.id}, '1,5', 'Salud', ${alumna.id})`);
  const tiempo = async (quien: Client) => {
    const { efectivo } = (await quien.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`)).body;
    const { pruebas } = (await quien.get('/api/aprendizaje/pruebas')).body as {
      pruebas: { minutos: number }[];
    };
    return [efectivo, pruebas.map(({ minutos }) => minutos)];
  };
  const con = [{ factor: '1,5', segundos: 2700 }, [45]];
  expect(await tiempo(alumna)).toMatchObject(con);
  expect(await tiempo(await mirando(await tutora(alumna), alumna.id))).toMatchObject([
    { factor: null, segundos: 1800 },
    [30],
  ]);
  const ve = await tutora(alumna, 'adaptaciones:ver:grupos');
  expect(await tiempo(await mirando(ve, alumna.id))).toMatchObject(con);
});
