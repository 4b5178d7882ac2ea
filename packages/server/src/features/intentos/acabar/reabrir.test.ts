import { DIA, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;
const jefa = await school.administrador();

test('lo que un intento estuvo cerrado antes de reabrirlo no cuenta como tiempo de nadie, ni aquí ni en su curso', async () => {
  const { evaluacion, alumna, curso } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  clock.advance({ minutes: 10 });
  await sala.guardar(sala.entrada(0, { opcion: 'aaaa' }));
  await sala.entregar();
  const ids = [sala.abierto().id];
  const enSuFicha = async () => {
    const { cursos } = (await jefa.get(`/api/usuarios/${alumna.id}/aprendizaje`)).body as unknown as {
      cursos: readonly { readonly id: string; readonly segundos: number }[];
    };
    return cursos.map(({ id, segundos }) => [id, segundos]);
  };
  const reabrir = { ids, minutos: 10, motivo: 'Se cortó la luz.' };
  for (const cierre of [null, 'anular'] as const) {
    clock.advance({ minutes: 40 });
    if (cierre) await jefa.post('/api/intentos/anular', { ids, motivo: 'Copió.' });
    clock.advance({ minutes: 20 });
    const antes = await enSuFicha();
    await jefa.post('/api/intentos/reabrir', reabrir);
    // What it had lasted stays theirs while they go on.
    expect(await enSuFicha()).toEqual(antes);
    clock.advance({ minutes: 5 });
    await sala.tomar();
    await sala.entregar();
  }
  const { body } = await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados`);
  expect(body).toMatchObject({ datos: [{ estado: 'entregado', segundos: 20 * 60, respondidas: 1 }] });
  expect(await enSuFicha()).toEqual([[curso.id, 20 * 60]]);
});

test('volver a entrar en uno reabierto no es un corte ni otra ventana: se anota que se reabrió y que entregó', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.entregar();
  const { id } = sala.abierto();
  clock.advance({ minutes: 50 });
  await jefa.post('/api/intentos/reabrir', { ids: [id], minutos: 30, motivo: 'Se cortó la luz.' });
  clock.advance({ minutes: 8 });
  await sala.tomar();
  await sala.guardar();
  await sala.guardar(sala.entrada(0, { opcion: 'aaaa' }));
  await sala.entregar();
  const { sucesos } = (await jefa.get(`/api/intentos/${id}`)).body as unknown as {
    sucesos: { tipo: string }[];
  };
  expect(sucesos.map(({ tipo }) => tipo)).toEqual(['empezado', 'entregado', 'reabierto', 'entregado']);
});

test('quien sigue por habérselo reabierto lee por qué, en la prueba, en sus pruebas y dentro; al entregar ya no', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  const leidos = async () => {
    const [antes, pruebas] = await Promise.all([
      alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`),
      alumna.get('/api/aprendizaje/pruebas'),
    ]);
    return { enCurso: antes.body.enCurso, historial: antes.body.historial, pruebas: pruebas.body.pruebas };
  };
  expect(await leidos()).toMatchObject({
    enCurso: { motivo: null },
    pruebas: [{ enCurso: { motivo: null } }],
  });
  await sala.entregar();
  const motivo = 'Se cortó la luz.';
  await jefa.post('/api/intentos/reabrir', { ids: [sala.abierto().id], minutos: 30, motivo });
  expect(await leidos()).toMatchObject({ enCurso: { motivo }, pruebas: [{ enCurso: { motivo } }] });
  expect((await sala.tomar()).body).toMatchObject({ motivo });
  await sala.entregar();
  expect(await leidos()).toMatchObject({ enCurso: null, historial: [{ motivo: null }] });
});

test('de un intento abierto o reabierto no se dice que nada esté mal: aún no se ha corregido', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.guardar(sala.entrada(0, { opcion: 'aaaa' }));
  const { id } = sala.abierto();
  const visto = async () => {
    const { logrados, preguntas } = (await jefa.get(`/api/intentos/${id}`)).body as unknown as IntentoVisto;
    return [logrados, ...preguntas.map(({ resultado, regla }) => [resultado, regla === ''])];
  };
  const SIN_CORREGIR = [null, [undefined, true], [undefined, true], [undefined, true]];
  expect(await visto()).toEqual(SIN_CORREGIR);
  await sala.entregar();
  expect(await visto()).toEqual([1, ['acierto', false], ['blanco', false], ['blanco', false]]);
  await jefa.post('/api/intentos/reabrir', { ids: [id], minutos: 30, motivo: 'Se cortó la luz.' });
  expect(await visto()).toEqual(SIN_CORREGIR);
});

test('antes de reabrir una evaluación que cerró se sabe cuántas personas tienen un intento abierto, que sigue con su hora', async () => {
  const cierraEn = tras(clock.now(), 10 * MINUTO).toISOString();
  const { evaluacion, actividad, curso, alumna, inscribir } = await abrirExamen(app, { cierraEn });
  await inscribir();
  await school.actividad(curso.id, { seccion: actividad.seccion });
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await jefa.post('/api/intentos/reabrir', {
    ids: [sala.abierto().id],
    minutos: 60,
    motivo: 'Se cortó la luz.',
  });
  clock.advance({ minutes: 20 });
  expect((await jefa.get(`/api/cursos/${curso.id}/atascados`)).body).toEqual({
    personas: 2,
    porActividad: { [actividad.id]: 2 },
    conIntentoAbierto: { [actividad.id]: 1 },
  });

  const { venceEn } = (await jefa.get(`/api/intentos/${sala.abierto().id}`)).body;
  const hasta = tras(clock.now(), DIA).toISOString();
  await jefa.post(`/api/actividades/${actividad.id}/reabrir`, { hasta, motivo: 'Avería' });
  expect((await jefa.get(`/api/intentos/${sala.abierto().id}`)).body.venceEn).toEqual(venceEn);
});

test('a quien no la hizo no se le reabre con otra fecha la que se cerró a mano: se dice que hay que abrirla', async () => {
  const { evaluacion, actividad, alumna } = await abrirExamen(app, { estado: 'cerrada' });
  const hasta = tras(clock.now(), DIA).toISOString();
  const pedir = () =>
    jefa.post(`/api/actividades/${actividad.id}/reabrir`, {
      usuarioIds: [alumna.id],
      hasta,
      motivo: 'Avería',
    });
  expect((await pedir()).body.error).toMatchObject({ code: 'EVALUACION_CERRADA' });
  await jefa.post(`/api/evaluaciones/${evaluacion.id}/publicar`);
  expect((await pedir()).body).toEqual({ personas: 1 });
});
