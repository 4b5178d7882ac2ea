import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const admin = await school.administrador();
const dias = (n: number) => tras(clock.now(), n * DIA).toISOString();

/** A course of two activities, the second one closed; someone who did the first one came in that many days ago. */
async function conUnaCerrada(entro: number, cerro: number) {
  const { id: cursoId } = await school.curso();
  const seccion = (await school.seccion(cursoId)).id;
  const [una, otra] = await school.actividades(cursoId, seccion, {}, { disponibleHasta: dias(cerro) });
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  await platform.db.execute(
    sql`update inscripciones set desde = ${dias(entro)} where usuario_id = ${persona.id}`,
  );
  if (una) await school.progreso(persona.id, cursoId, una.id);
  return { cursoId, cerrada: otra?.id ?? '', quien: await school.entra(persona) };
}

const leer = async (quien: Client, cursoId: string) => {
  const { avance, secciones } = (await quien.get(`/api/aprendizaje/cursos/${cursoId}`))
    .body as unknown as CursoAbierto;
  return { porcentaje: avance?.porcentaje, cerrada: secciones[0]?.actividades[1] };
};

const participante = async (cursoId: string) => {
  const { body } = await admin.get(`/api/cursos/${cursoId}/participantes`);
  return (body.datos as Record<string, unknown>[])[0];
};

test('lo que cerró antes de entrar no cuenta, y se dice', async () => {
  const { cursoId, quien } = await conUnaCerrada(-3, -5);
  expect(await leer(quien, cursoId)).toMatchObject({ porcentaje: 100, cerrada: { cerroAntes: true } });
  expect(await participante(cursoId)).toMatchObject({ porcentaje: 100, estado: 'completado', atascos: [] });
});

test('lo que cerró después sigue faltando: se dice a quién pedir otra fecha y quién está así', async () => {
  const { cursoId, cerrada, quien } = await conUnaCerrada(-5, -3);
  expect(await leer(quien, cursoId)).toMatchObject({
    porcentaje: 50,
    cerrada: { cerrada: true, cerroEn: dias(-3), pideFechaA: 'quien administra la academia' },
  });
  const atascos = [{ actividadId: cerrada, cerroEn: dias(-3) }];
  expect(await participante(cursoId)).toMatchObject({ porcentaje: 50, atascos });
  const persona = await admin.get(`/api/usuarios/${quien.id}/aprendizaje`);
  expect(persona.body.cursos).toMatchObject([{ atascos, excepciones: [] }]);
});

test('se pide a quien tutoriza, cuando hay alguien', async () => {
  const { cursoId, quien } = await conUnaCerrada(-5, -3);
  const grupo = await school.grupo();
  const tutora = await school.persona({ nombre: 'Marta', apellidos: 'Ruiz' });
  await school.miembro(grupo.id, quien.id);
  await school.asigna(grupo.id, cursoId);
  await school.tutor(grupo.id, tutora.id);
  expect((await leer(quien, cursoId)).cerrada?.pideFechaA).toBe('Marta Ruiz');
});

test('reabrir a todos los atascados les da fecha propia, y con ella se puede completar', async () => {
  const { cursoId, cerrada, quien } = await conUnaCerrada(-5, -3);
  const pedir = () => admin.post(`/api/actividades/${cerrada}/reabrir`, { hasta: dias(7), motivo: 'Avería' });
  expect((await quien.post(`/api/actividades/${cerrada}/completar`)).status).toBe(409);
  expect((await pedir()).body).toEqual({ personas: 1 });
  expect((await pedir()).body).toEqual({ personas: 0 });
  expect(await participante(cursoId)).toMatchObject({
    atascos: [],
    excepciones: [{ actividadId: cerrada, hasta: dias(7), motivo: 'Avería' }],
  });
  expect((await quien.post(`/api/actividades/${cerrada}/completar`)).status).toBe(200);
  expect((await leer(quien, cursoId)).porcentaje).toBe(100);
});

test('eximir hace que no cuente, con su motivo; retirarlo lo deshace aunque hubiera terminado', async () => {
  const { cursoId, cerrada, quien } = await conUnaCerrada(-5, -3);
  const eximir = () =>
    admin.post(`/api/actividades/${cerrada}/eximir`, { usuarioId: quien.id, motivo: 'Ya lo hizo fuera' });
  expect((await eximir()).body).toEqual({ porcentaje: 100 });
  expect((await eximir()).body).toEqual({ porcentaje: 100 });
  expect(await leer(quien, cursoId)).toMatchObject({
    porcentaje: 100,
    cerrada: { exenta: 'Ya lo hizo fuera' },
  });
  const sucesos = await admin.get(`/api/usuarios/${quien.id}/sucesos`);
  expect(JSON.stringify(sucesos.body.datos)).toContain('Eximió de la actividad');

  const retirar = () => admin.post(`/api/actividades/${cerrada}/retirar-excepcion`, { usuarioId: quien.id });
  expect((await retirar()).body).toEqual({ porcentaje: 50 });
  expect((await retirar()).body).toEqual({ porcentaje: 50 });
  expect((await leer(quien, cursoId)).porcentaje).toBe(50);
});

test('nadie se exime a sí mismo, ni se exime de lo hecho, ni de lo único que cuenta', async () => {
  const { cursoId, cerrada, quien } = await conUnaCerrada(-5, -3);
  const body = { usuarioId: quien.id, motivo: 'Sí' };
  expect((await quien.post(`/api/actividades/${cerrada}/eximir`, body)).status).toBe(403);
  const { id: otro } = await school.curso();
  const unica = await school.actividad(otro);
  await school.inscribe(otro, quien.id);
  expect((await admin.post(`/api/actividades/${unica.id}/eximir`, body)).body.error?.code).toBe(
    'ERA_LO_UNICO',
  );
  await school.progreso(quien.id, otro, unica.id);
  expect((await admin.post(`/api/actividades/${unica.id}/eximir`, body)).body.error?.code).toBe(
    'YA_COMPLETADA',
  );
  expect((await participante(cursoId))?.excepciones).toEqual([]);
});
