import { randomUUID } from 'node:crypto';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import type { Reparacion, ReparacionPrevista } from '@catedra/shared/intentos/reparar/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comprobarNotas, type Diferencia } from '#features/intentos/calificar/comprobar.ts';
import { abrirExamen, CORTA, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const app = await createTestApp();
const { school, platform } = app;
const jefa = await school.administrador();

type Respuestas = readonly (object | null)[];

/** An exam that some people handed in, each with their answers. */
async function hecho(respuestas: readonly Respuestas[], reglas: object = {}) {
  const { evaluacion, inscribir } = await abrirExamen(app, { preguntas: [UNICA, CORTA], ...reglas });
  const salas = [];
  for (const suyas of respuestas) {
    const alumna = await inscribir();
    const sala = enElExamen(alumna, evaluacion.id);
    await sala.empezar();
    await sala.guardar(...suyas.flatMap((una, lugar) => (una ? [sala.entrada(lugar, una)] : [])));
    await sala.entregar();
    salas.push({ alumna, sala });
  }
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select pregunta_id as id from evaluacion_lugares where evaluacion_id = ${evaluacion.id} order by orden`);
  return { evaluacion, salas, inscribir, preguntas: rows.map(({ id }) => id) };
}

const base = { clave: null, versiones: [1], rondasPasadas: false, haciaAbajo: false };

async function prever(evaluacionId: string, body: object) {
  const dicho = await jefa.post(`/api/evaluaciones/${evaluacionId}/reparaciones/prevista`, {
    ...base,
    ...body,
  });
  expect(dicho.status).toBe(200);
  return dicho.body as unknown as ReparacionPrevista;
}

async function reparar(evaluacionId: string, body: object, id = randomUUID()) {
  const hecha = await jefa.put(`/api/evaluaciones/${evaluacionId}/reparaciones/${id}`, {
    ...base,
    motivo: 'Estaba mal.',
    ...body,
  });
  await jobsDone(platform);
  return { ...hecha, id };
}

const leer = async (id: string) => (await jefa.get(`/api/intentos/${id}`)).body as unknown as IntentoVisto;
const notas = (salas: Awaited<ReturnType<typeof hecho>>['salas']) =>
  Promise.all(salas.map(async ({ sala }) => (await leer(sala.abierto().id)).resultado.nota));

async function cuadra() {
  const diferencias: Diferencia[] = [];
  await comprobarNotas(platform, (una) => diferencias.push(una));
  expect(diferencias).toEqual([]);
}

const codigoDe = (body: unknown) => (body as { error: { code: string } }).error.code;

const A = { opcion: 'aaaa' };
const B = { opcion: 'bbbb' };
const PARIS = { texto: 'París' };
const ROMA = { texto: 'Roma' };

test('quitar una pregunta cambia a quien gana y a nadie baja; con el interruptor, también a quien pierde', async () => {
  const { evaluacion, salas, preguntas } = await hecho([
    [B, PARIS],
    [A, ROMA],
    [A, PARIS],
  ]);
  const quitar = { preguntaId: preguntas[0], tipo: 'quitar' };
  const previsto = await prever(evaluacion.id, quitar);
  expect(previsto).toMatchObject({
    intentos: 3,
    personas: 3,
    cambian: 1,
    aprueban: 0,
    suspenden: 0,
    bajan: 1,
  });
  expect(previsto.datos.map(({ antes, despues, baja }) => [antes, despues, baja])).toEqual([
    [5, 0, true],
    [5, 10, false],
  ]);
  expect(await notas(salas)).toEqual([5, 5, 10]);

  const { status, id } = await reparar(evaluacion.id, quitar);
  expect(status).toBe(200);
  expect(await notas(salas)).toEqual([10, 5, 10]);
  await cuadra();
  const otraVez = await reparar(evaluacion.id, quitar, id);
  expect(otraVez.body).toMatchObject({ id, estado: 'hecha', cambian: 1, hechas: 3 });

  const abajo = { ...quitar, haciaAbajo: true };
  expect(await prever(evaluacion.id, abajo)).toMatchObject({ cambian: 1, suspenden: 1, bajan: 1 });
  await reparar(evaluacion.id, abajo);
  expect(await notas(salas)).toEqual([10, 0, 10]);
  await cuadra();
});

test('darla por buena alcanza a quien la dejó en blanco y a lo que esperaba a una persona', async () => {
  const { evaluacion, salas, preguntas } = await hecho(
    [
      [A, null],
      [A, { html: '<p>Así</p>' }],
    ],
    {
      preguntas: [UNICA, ENSAYO],
    },
  );
  await reparar(evaluacion.id, { preguntaId: preguntas[1], tipo: 'todos' });
  expect(await notas(salas)).toEqual([10, 10]);
  const { resultado, historia } = await leer(salas[1]?.sala.abierto().id ?? '');
  expect(resultado).toMatchObject({ provisional: false, porCalificar: [] });
  expect(historia.at(-1)).toMatchObject({
    causa: 'reparacion',
    motivo: 'Estaba mal.',
    antes: { nota: 5, provisional: true },
    despues: { nota: 10, provisional: false },
  });
  await cuadra();
});

test('aceptar otra respuesta y cambiar la clave dan lo que daría la clave nueva', async () => {
  const { evaluacion, salas, preguntas } = await hecho([
    [A, PARIS],
    [B, PARIS],
  ]);
  const clave = (cuales: object) => ({ ...UNICA.clave, pesos: cuales });
  const aceptar = { preguntaId: preguntas[0], tipo: 'aceptar', clave: clave({ bbbb: '1' }) };
  expect(await prever(evaluacion.id, aceptar)).toMatchObject({ cambian: 1, bajan: 0 });
  await reparar(evaluacion.id, aceptar);
  expect(await notas(salas)).toEqual([10, 10]);
  const cambiar = { ...aceptar, tipo: 'clave', haciaAbajo: true };
  await reparar(evaluacion.id, cambiar);
  expect(await notas(salas)).toEqual([5, 10]);
  await cuadra();
  const { body } = (await salas[1]?.sala.revision()) ?? {};
  const { preguntas: leidas } = body as unknown as {
    preguntas: { correcta: unknown; reparada?: string }[];
  };
  // `repaso` shows what was right from the moment it is handed in.
  expect(leidas[0]).toMatchObject({ correcta: { opcion: 'bbbb' }, reparada: 'Estaba mal.' });
  expect(leidas[1]?.reparada).toBeUndefined();
  const sinNada = await reparar(evaluacion.id, { ...aceptar, clave: clave({}) });
  expect(sinNada.status).toBe(400);
});

test('quien entrega después queda con la clave reparada, y su recibo se comprueba', async () => {
  const { evaluacion, inscribir, preguntas } = await hecho([[A, PARIS]]);
  const tarde = enElExamen(await inscribir(), evaluacion.id);
  await tarde.empezar();
  await tarde.guardar(tarde.entrada(0, B), tarde.entrada(1, PARIS));
  await reparar(evaluacion.id, { preguntaId: preguntas[0], tipo: 'quitar' });
  await tarde.entregar();
  const { resultado, recibo } = await leer(tarde.abierto().id);
  expect(resultado.nota).toBe(10);
  const comprobado = await jefa.get(`/api/intentos/recibos/${recibo.codigo}`);
  expect(comprobado.body).toMatchObject({ concuerda: true });
  await cuadra();
});

test('deshacer devuelve cada nota, también a quien entregó después; y se avisa una vez con el motivo', async () => {
  const { evaluacion, salas, inscribir, preguntas } = await hecho([
    [B, PARIS],
    [B, ROMA],
  ]);
  const { id } = await reparar(evaluacion.id, {
    preguntaId: preguntas[0],
    tipo: 'todos',
    motivo: 'Era ambigua.',
  });
  const tarde = enElExamen(await inscribir(), evaluacion.id);
  await tarde.empezar();
  await tarde.guardar(tarde.entrada(0, B), tarde.entrada(1, PARIS));
  await tarde.entregar();
  expect(await notas(salas)).toEqual([10, 5]);
  const campana = async () => {
    const { body } = (await salas[0]?.alumna.get('/api/avisos')) ?? {};
    return JSON.stringify(body).match(/Tu nota pasa de 5 a 10. El motivo: Era ambigua./g)?.length ?? 0;
  };
  expect(await campana()).toBe(1);

  const previsto = await jefa.get(`/api/reparaciones/${id}/deshacer`);
  expect(previsto.body).toMatchObject({ personas: 3, despues: [], completaron: 1, certificados: [] });
  const pedido = { motivo: 'No lo era.', certificados: 'dejar' };
  expect((await jefa.post(`/api/reparaciones/${id}/deshacer`, pedido)).status).toBe(200);
  await jobsDone(platform);
  expect(await notas(salas)).toEqual([5, 0]);
  expect((await leer(tarde.abierto().id)).resultado.nota).toBe(5);
  await cuadra();
  const { body } = await jefa.post(`/api/reparaciones/${id}/deshacer`, pedido);
  expect(body).toMatchObject({ estado: 'deshecha', sePuedeDeshacer: false });
  // What was completed once stays so.
  const { rows } = await platform.db.execute<{ estado: string }>(sql`
    select p.estado from progreso p join intentos i on i.usuario_id = p.usuario_id and i.actividad_id = p.actividad_id
     where i.id = ${salas[1]?.sala.abierto().id}`);
  expect(rows[0]?.estado).toBe('completada');
});

test('mientras alguien la repara, nadie más; y la última es la que se deshace primero', async () => {
  const { evaluacion, preguntas } = await hecho([[A, PARIS]]);
  const [preguntaId] = preguntas;
  const una = await reparar(evaluacion.id, { preguntaId, tipo: 'todos' });
  await reparar(evaluacion.id, { preguntaId, tipo: 'quitar' });
  const pedido = { motivo: 'No.', certificados: 'dejar' };
  const antigua = await jefa.post(`/api/reparaciones/${una.id}/deshacer`, pedido);
  expect([antigua.status, codigoDe(antigua.body)]).toEqual([409, 'REPARADA_DESPUES']);
  await platform.db.execute(
    sql`update reparaciones set estado = 'en_curso' where evaluacion_id = ${evaluacion.id} and orden = 2`,
  );
  const { status, body } = await reparar(evaluacion.id, { preguntaId, tipo: 'todos' });
  expect([status, codigoDe(body)]).toEqual([409, 'REPARACION_EN_CURSO']);
});

test('reabierto y entregado otra vez, lo reparado vale; reabrirlo lo deja como estaba', async () => {
  const { evaluacion, salas, preguntas } = await hecho([[B, PARIS]]);
  await reparar(evaluacion.id, { preguntaId: preguntas[0], tipo: 'quitar' });
  const [{ sala } = {}] = salas;
  if (!sala) throw new Error('nobody handed in');
  const { id } = sala.abierto();
  await jefa.post('/api/intentos/reabrir', { ids: [id], minutos: 10, motivo: 'Se cortó la luz.' });
  expect((await leer(id)).puntos).toBe(2);
  await sala.tomar();
  await sala.entregar();
  expect((await leer(id)).resultado.nota).toBe(10);
  await cuadra();
});

test('quien repara en sus grupos cambia las notas de su gente y de nadie más', async () => {
  const { evaluacion, salas, preguntas } = await hecho([
    [B, PARIS],
    [B, PARIS],
  ]);
  const grupo = await school.grupo();
  const tutora = await school.con(
    'intentos:ver:grupos',
    'intentos:recalificar:grupos',
    'preguntas:ver',
    'evaluaciones:ver',
  );
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, salas[0]?.alumna.id ?? '');
  const id = randomUUID();
  const hecha = await tutora.put(`/api/evaluaciones/${evaluacion.id}/reparaciones/${id}`, {
    ...base,
    preguntaId: preguntas[0],
    tipo: 'todos',
    motivo: 'Era ambigua.',
  });
  expect((hecha.body as unknown as Reparacion).personas).toBe(1);
  await jobsDone(platform);
  expect(await notas(salas)).toEqual([10, 5]);
});
