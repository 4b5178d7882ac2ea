import { randomUUID } from 'node:crypto';
import type { SalaEnVivo } from '@catedra/shared/intentos/sala.ts';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const CUANTAS = 200;
const CON_SESION = 10;

/** So many people inside, of whom some have a browser. */
async function llena() {
  const { evaluacion, alumna, curso, inscribir } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  const modelo = sala.abierto().id;
  const conSesion = await Promise.all(Array.from({ length: CON_SESION - 1 }, inscribir));
  const salas = [sala, ...conSesion.map((quien) => enElExamen(quien, evaluacion.id))];
  await Promise.all(salas.slice(1).map((una) => una.empezar()));
  const ids = Array.from({ length: CUANTAS - CON_SESION }, () => randomUUID());
  await app.platform.db.execute(sql`
    insert into usuarios (id, nombre, apellidos, correo, perfil)
    select u.id, 'Persona', 'Número ' || u.n, u.n || '@doscientas.example', 'Estudiante'
      from unnest(${sql.param(ids)}::uuid[]) with ordinality u(id, n)`);
  await app.platform.db.execute(sql`
    insert into inscripciones (usuario_id, curso_id) select unnest(${sql.param(ids)}::uuid[]), ${curso.id}::uuid`);
  await app.platform.db.execute(sql`
    with puestos as (
      insert into intentos (id, evaluacion_id, actividad_id, curso_id, usuario_id, numero, vence_en, limite, pestana)
      select gen_random_uuid(), i.evaluacion_id, i.actividad_id, i.curso_id, u, 1, i.vence_en, i.limite, 'otra-pestana'
        from intentos i cross join unnest(${sql.param(ids)}::uuid[]) u where i.id = ${modelo} returning id)
    insert into intento_preguntas (intento_id, lugar, lugar_id, pregunta_id, numero, seccion, puntos, resta, orden)
    select n.id, p.lugar, p.lugar_id, p.pregunta_id, p.numero, p.seccion, p.puntos, p.resta, p.orden
      from puestos n cross join intento_preguntas p where p.intento_id = ${modelo}`);
  return { evaluacion, salas };
}

const mirar = async (quien: Client, id: string, desde = '') =>
  (await quien.get(`/api/evaluaciones/${id}/sala?desde=${desde}`)).body as unknown as SalaEnVivo;

test('con doscientas dentro: todas se ven, de lo que guardan unas llega solo lo suyo, y el tiempo y el mensaje llegan a todas', async () => {
  const { evaluacion, salas } = await llena();
  const admin = await school.administrador();
  const primera = await vi.waitFor(async () => {
    const sala = await mirar(admin, evaluacion.id);
    expect(sala.personas.filter(({ intento }) => intento?.estado === 'en_curso')).toHaveLength(CUANTAS);
    return sala;
  });

  const guardados = await Promise.all(salas.map((una) => una.guardar(una.entrada(1, { opcion: 'aaaa' }))));
  expect(guardados.every(({ status }) => status === 200)).toBe(true);
  await vi.waitFor(
    async () => {
      const despues = await mirar(admin, evaluacion.id, primera.desde);
      expect(despues.completa).toBe(false);
      expect(despues.personas.map(({ intento }) => intento?.respondidas)).toEqual(
        Array.from({ length: CON_SESION }, () => 1),
      );
    },
    { timeout: 10_000, interval: 100 },
  );

  // While everybody is given time and written to, nobody's answer fails.
  const [dado, escrito, ...mientras] = await Promise.all([
    admin.post(`/api/evaluaciones/${evaluacion.id}/sala/minutos`, {
      id: randomUUID(),
      a: { tipo: 'todas' },
      minutos: 5,
      motivo: 'Se cortó la red',
    }),
    admin.post(`/api/evaluaciones/${evaluacion.id}/sala/mensaje`, {
      id: randomUUID(),
      a: { tipo: 'todas' },
      texto: 'Calma',
    }),
    ...salas.map((una) => una.guardar(una.entrada(0, { opcion: 'bbbb' }))),
    ...salas.map((una) => una.guardar()),
  ]);
  expect(dado.body).toEqual({ hechos: CUANTAS, fallos: [] });
  expect(escrito.body).toEqual({ hechos: CUANTAS, fallos: [] });
  expect(mientras.filter(({ status }) => status !== 200)).toEqual([]);
  const antes = new Map(primera.personas.map(({ id, intento }) => [id, intento?.venceEn]));
  await vi.waitFor(
    async () => {
      const { personas, mensajes } = await mirar(admin, evaluacion.id);
      const ganado = personas.map(
        ({ id, intento }) => Date.parse(intento?.venceEn ?? '') - Date.parse(antes.get(id) ?? ''),
      );
      expect(new Set(ganado)).toEqual(new Set([5 * 60_000]));
      expect(mensajes).toMatchObject([{ personas: CUANTAS, vistos: 0 }]);
    },
    { timeout: 10_000, interval: 100 },
  );
});
