import { DIA, HORA, MINUTO } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { Ahora, SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock, platform } = app;
const { db, config } = platform;
const hace = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();

const admin = await school.superAdministrador();
const tutora = await school.con('reportes:ver:grupos');
const grupo = await school.grupo();
await school.tutor(grupo.id, tutora.id);
const curso = await school.curso({ titulo: 'Extintores' });
const [primera, segunda] = [await school.actividad(curso.id), await school.actividad(curso.id)];
const suya = await school.persona({ nombre: 'Ana', apellidos: 'Gil', ultimoAcceso: hace(MINUTO) });
const ajena = await school.persona({ nombre: 'Luis', apellidos: 'Paz', ultimoAcceso: hace(HORA) });
await school.miembro(grupo.id, suya.id);

const completa = (usuarioId: string, actividadId: string, completadoEn: string) =>
  db.insert(progresoTable).values({
    id: randomUUID(),
    usuarioId,
    cursoId: curso.id,
    actividadId,
    estado: 'completada',
    porcentaje: 100,
    completadoEn,
    actualizadoEn: completadoEn,
  });
const ahora = async (quien: Client) => (await quien.get('/api/reportes/ahora')).body as unknown as Ahora;
const semanas = async (quien: Client) =>
  (await quien.get('/api/reportes/semanas')).body as unknown as SemanasDeActividad;

test('quién está y lo último que alguien terminó, hasta donde llega cada cual', async () => {
  expect((await ahora(tutora)).ultimo).toBeNull();
  await completa(suya.id, primera.id, hace(120_000));
  await completa(ajena.id, primera.id, hace(MINUTO));

  expect((await ahora(tutora)).personas).toEqual({
    total: 1,
    primeras: [{ id: suya.id, nombre: 'Ana', apellidos: 'Gil', foto: null }],
  });
  expect((await ahora(tutora)).ultimo).toMatchObject({ usuarioId: suya.id, actividad: primera.titulo });
  const deTodos = await ahora(admin);
  expect(deTodos.ultimo).toMatchObject({ usuarioId: ajena.id, curso: 'Extintores', terminaElCurso: false });
  expect(deTodos.personas.primeras.map(({ id }) => id)).not.toContain(ajena.id);
});

test('doce semanas que empiezan en lunes, con las calladas, cada actividad en la suya', async () => {
  const ultimas = (await semanas(admin)).semanas;
  expect(ultimas).toHaveLength(12);
  expect(new Set(ultimas.map(({ desde }) => new Date(desde).getUTCDay()))).toEqual(new Set([1]));
  const [antes = 0, lunes] = [ultimas[5]?.hechas, ultimas[6]?.desde ?? ''];
  const hoy = new Intl.DateTimeFormat('en-CA', { timeZone: config.ZONA_HORARIA }).format(clock.now());
  const dias = Math.round((Date.parse(lunes) - Date.parse(hoy)) / DIA);
  // The last second of a Sunday and the first of its Monday, on the clocks of the academy.
  const domingo = finDelDia(clock.now(), dias - 1, config.ZONA_HORARIA);
  await completa(suya.id, segunda.id, domingo.toISOString());
  await completa(ajena.id, segunda.id, new Date(domingo.getTime() + 1000).toISOString());

  const deTodos = (await semanas(admin)).semanas;
  expect([deTodos[5]?.hechas, deTodos[6]?.hechas]).toEqual([antes + 1, 1]);
  const deElla = (await semanas(tutora)).semanas;
  expect([deElla[5]?.hechas, deElla[6]?.hechas]).toEqual([1, 0]);
});

test('lo que se está haciendo, hasta que se entrega o se acaba el tiempo, hasta donde llega cada cual', async () => {
  expect((await ahora(admin)).enCurso).toBeNull();
  const concurrida = await abrirExamen(app, { minutos: 30 });
  const otra = await abrirExamen(app, { minutos: null });
  const alumna = enElExamen(concurrida.alumna, concurrida.evaluacion.id);
  await alumna.empezar();
  await enElExamen(await concurrida.inscribir(), concurrida.evaluacion.id).empezar();
  await enElExamen(otra.alumna, otra.evaluacion.id).empezar();

  const { cursoId, actividadId } = concurrida.evaluacion;
  const suyas = { cursoId, actividadId, titulo: 'Examen final' };
  expect((await ahora(admin)).enCurso).toEqual({
    ...suyas,
    personas: 2,
    hasta: alumna.abierto().venceEn,
    otras: 1,
  });
  expect((await ahora(tutora)).enCurso).toBeNull();
  await school.miembro(grupo.id, otra.alumna.id);
  expect((await ahora(tutora)).enCurso).toMatchObject({
    actividadId: otra.evaluacion.actividadId,
    personas: 1,
    hasta: null,
    otras: 0,
  });

  await alumna.entregar();
  expect((await ahora(admin)).enCurso).toMatchObject({ personas: 1 });
  clock.advance({ minutes: 31 });
  expect((await ahora(admin)).enCurso).toBeNull();
});
