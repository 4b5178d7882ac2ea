import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { prorrogasTable } from '#features/cursos/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { school, platform, clock, mails } = await createTestApp();
const admin = await school.administrador();
await platform.jobs.start();

const dias = (cuantos: number) => tras(clock.now(), cuantos * DIA).toISOString();
const participantes = async (cursoId: string, filtro = '', quien = admin) =>
  (await quien.get(`/api/cursos/${cursoId}/participantes?${filtro}`)).body.datos as unknown as Participante[];
const correosA = async (correo: string | null, cuantos: number) => {
  const suyos = () => mails.filter(({ para }) => para === correo);
  await jobsDone(platform);
  expect(suyos()).toHaveLength(cuantos);
  return suyos();
};

test('se inscribe a alguien por su nombre, con su plazo, y tiene el curso en la petición siguiente', async () => {
  const { id } = await school.curso();
  const ana = await school.estudiante();
  const body = { usuarioIds: [ana.id], venceEn: dias(10) };

  const primera = await admin.post(`/api/cursos/${id}/inscribir`, body);
  const segunda = await admin.post(`/api/cursos/${id}/inscribir`, body);

  expect(primera.body).toEqual({ nuevas: 1, yaEstaban: 0, tambienPorNombre: 0 });
  expect(segunda.body).toEqual({ nuevas: 0, yaEstaban: 1, tambienPorNombre: 0 });
  expect(await participantes(id)).toMatchObject([
    { usuarioId: ana.id, porNombre: true, venceEn: body.venceEn, estado: 'sin_empezar', grupos: [] },
  ]);
  expect((await ana.get(`/api/aprendizaje/cursos/${id}`)).body).toMatchObject({ inscrito: true });
});

test('quien ya lo tenía por su grupo no entra de nuevo, ni una fecha pasada lo deja vencido', async () => {
  const [{ id }, grupo] = [await school.curso(), await school.grupo()];
  await school.asigna(grupo.id, id, dias(20));
  const [nueva, delGrupo] = [await school.persona(), await school.persona()];
  await school.miembro(grupo.id, delGrupo.id);

  const { body } = await admin.post(`/api/cursos/${id}/inscribir`, {
    usuarioIds: [nueva.id, delGrupo.id],
    venceEn: dias(-2),
  });

  expect(body).toEqual({ nuevas: 1, yaEstaban: 1, tambienPorNombre: 1 });
  const todas = await participantes(id);
  const suya = (persona: { id: string }) => todas.find(({ usuarioId }) => usuarioId === persona.id);
  expect(suya(nueva)).toMatchObject({ estado: 'vencido', venceEn: dias(-2), porNombre: true });
  expect(suya(delGrupo)).toMatchObject({ estado: 'sin_empezar', venceEn: dias(20), porNombre: true });
});

test('de cada actividad se sabe cuántas de las personas que hacen el curso la han hecho, y la tutora las de su grupo', async () => {
  const { id } = await school.curso();
  const [una, otra] = [await school.actividad(id), await school.actividad(id)];
  const grupo = await school.grupo();
  await school.asigna(grupo.id, id);
  const [ana, bea, fuera] = [await school.persona(), await school.persona(), await school.persona()];
  await school.miembro(grupo.id, ana.id);
  await school.inscribe(id, bea.id);
  for (const persona of [ana, bea, fuera]) await school.progreso(persona.id, id, una.id);
  const tutora = await school.con('cursos:ver', 'progreso:ver:grupos');
  await school.tutor(grupo.id, tutora.id);

  await school.progreso(bea.id, id, otra.id, 'en_curso');

  expect((await admin.get(`/api/cursos/${id}/hechas`)).body).toEqual({
    personas: 2,
    porActividad: { [una.id]: 2 },
    empezadas: { [otra.id]: 1 },
    paradas: { [otra.id]: 2 },
  });
  expect((await tutora.get(`/api/cursos/${id}/hechas`)).body).toEqual({
    personas: 1,
    porActividad: { [una.id]: 1 },
    empezadas: {},
    paradas: { [otra.id]: 1 },
  });
});

const elCamino = async (id: string) => {
  const { camino } = (await admin.get(`/api/cursos/${id}/embudo`)).body as { camino: { id: string }[] };
  const { paradas } = (await admin.get(`/api/cursos/${id}/hechas`)).body as {
    paradas: Record<string, number>;
  };
  return { camino: camino.map((una) => una.id), paradas };
};

test('cada actividad lista a tantas como dice: quien hizo la anterior y no esa, en el orden que sea, si les cuenta', async () => {
  const { id } = await school.curso();
  const seccion = await school.seccion(id);
  const opcional = { obligatoria: false };
  const actividades = await school.actividades(id, seccion.id, {}, opcional, {}, {});
  const [una = '', deMas = '', otra = '', ultima = ''] = actividades.map((actividad) => actividad.id);
  const hicieron = [[una, otra, ultima], [una, ultima], [una], [otra], [una], []];
  const personas = await Promise.all(hicieron.map(() => school.persona()));
  for (const [n, persona] of personas.entries()) {
    await school.inscribe(id, persona.id);
    for (const actividad of hicieron[n] ?? []) await school.progreso(persona.id, id, actividad);
  }
  const [, salto, paro, alReves, exenta, ni] = personas.map((persona) => persona.id);
  await admin.post(`/api/actividades/${otra}/eximir`, { usuarioId: exenta, motivo: 'Ya la hizo' });
  const quienes = async (parada: string) =>
    (
      (await admin.get(`/api/cursos/${id}/participantes?parada=${parada}`)).body.datos as {
        usuarioId: string;
      }[]
    )
      .map(({ usuarioId }) => usuarioId)
      .toSorted();

  expect(await quienes(una)).toEqual([alReves, ni].toSorted());
  expect(await quienes(otra)).toEqual([salto, paro].toSorted());
  expect(await quienes(ultima)).toEqual([alReves]);
  expect(await quienes(deMas)).toEqual([]);
  expect(await elCamino(id)).toEqual({
    camino: [una, otra, ultima],
    paradas: { [una]: 2, [otra]: 2, [ultima]: 1 },
  });
});

test('el camino es el que se pide ahora: lo que espera a publicarse no lo cambia', async () => {
  const { id } = await school.curso();
  const suyas = await school.actividades(id, (await school.seccion(id)).id, {}, {});
  const [una = '', otra = ''] = suyas.map((actividad) => actividad.id);
  const { id: persona } = await school.persona();
  await school.inscribe(id, persona);
  await school.progreso(persona, id, una);
  const { status } = await admin.post(`/api/actividades/${una}/guardar`, {
    version: 1,
    obligatoria: false,
  });

  expect(status).toBe(200);
  expect(await elCamino(id)).toEqual({ camino: [una, otra], paradas: { [otra]: 1 } });
});

test('a quien se quita conserva su progreso y pierde el curso; quien lo tiene por su grupo sigue', async () => {
  const { id } = await school.curso();
  const actividad = await school.actividad(id);
  const [sola, miembro] = [await school.estudiante(), await school.estudiante()];
  const grupo = await school.grupo();
  await school.miembro(grupo.id, miembro.id);
  await school.asigna(grupo.id, id);
  for (const persona of [sola, miembro]) await school.inscribe(id, persona.id);
  await school.progreso(sola.id, id, actividad.id);
  const fila = { cursoId: id, venceEn: dias(5), motivo: 'Baja', por: admin.id };
  await platform.db.insert(prorrogasTable).values([
    { ...fila, usuarioId: sola.id },
    { ...fila, usuarioId: miembro.id },
  ]);

  const { body } = await admin.post(`/api/cursos/${id}/quitar`, { usuarioIds: [sola.id, miembro.id] });

  expect(body).toMatchObject({ quitadas: 2, siguen: [{ usuarioId: miembro.id }] });
  expect((await sola.get(`/api/aprendizaje/cursos/${id}`)).status).toBe(404);
  expect((await miembro.get(`/api/aprendizaje/cursos/${id}`)).status).toBe(200);
  const quedan = await platform.db.select().from(prorrogasTable).where(eq(prorrogasTable.cursoId, id));
  expect(quedan.map(({ usuarioId }) => usuarioId)).toEqual([miembro.id]);

  await admin.post(`/api/cursos/${id}/inscribir`, { usuarioIds: [sola.id], venceEn: null });
  expect(await participantes(id, 'estado=completado')).toMatchObject([
    { usuarioId: sola.id, porcentaje: 100, venceEn: null },
  ]);
});

test('la prórroga gana a cualquier otra fecha en todas partes, pide un motivo y se puede quitar', async () => {
  const { id } = await school.curso();
  await school.actividad(id);
  const ana = await school.estudiante();
  const grupo = await school.grupo();
  await school.miembro(grupo.id, ana.id);
  await school.asigna(grupo.id, id, dias(-2));
  expect(await participantes(id)).toMatchObject([{ estado: 'vencido' }]);
  const venceEn = dias(7);
  const pedir = (cambio: object) =>
    admin.post(`/api/cursos/${id}/prorrogar`, {
      usuarioId: ana.id,
      venceEn,
      motivo: 'Baja médica',
      ...cambio,
    });

  expect((await pedir({ motivo: ' ' })).body.error?.fields).toHaveProperty('motivo');
  expect((await pedir({ venceEn: dias(-1) })).body.error?.fields).toHaveProperty('venceEn');
  expect((await pedir({})).status).toBe(200);

  expect(await participantes(id)).toMatchObject([
    { venceEn, estado: 'sin_empezar', motivoDeProrroga: 'Baja médica' },
  ]);
  expect((await ana.get(`/api/aprendizaje/cursos/${id}`)).body.venceEn).toBe(venceEn);
  const reporte = await admin.get(`/api/reportes/progreso?curso=${id}`);
  expect(reporte.body.datos).toMatchObject([{ venceEn, estado: 'sin_empezar' }]);

  await pedir({ venceEn: null, motivo: 'Ya volvió' });
  expect(await participantes(id, 'estado=vencido')).toMatchObject([{ motivoDeProrroga: null }]);
  const ajena = await school.persona();
  expect((await pedir({ usuarioId: ajena.id })).status).toBe(404);
});

test('quien sigue a unos grupos recuerda, inscribe y prorroga solo a su gente', async () => {
  const { id } = await school.curso();
  await school.actividad(id);
  const [suyo, otro] = [await school.grupo(), await school.grupo()];
  const [mia, ajena] = [await school.persona(), await school.persona()];
  await school.miembro(suyo.id, mia.id);
  await school.miembro(otro.id, ajena.id);
  for (const grupo of [suyo, otro]) await school.asigna(grupo.id, id);
  const tutor = await school.con('cursos:ver:grupos', 'progreso:ver:grupos', 'usuarios:ver:grupos');
  await school.tutor(suyo.id, tutor.id);

  expect((await tutor.post(`/api/cursos/${id}/recordar`, {})).body).toMatchObject({ enviados: 1 });
  await correosA(mia.correo, 1);
  expect(mails.some(({ para }) => para === ajena.correo)).toBe(false);
  const inscribir = { usuarioIds: [mia.id], venceEn: null };
  expect((await tutor.post(`/api/cursos/${id}/inscribir`, inscribir)).status).toBe(403);

  const editor = await school.con(
    'cursos:ver:grupos',
    'cursos:editar:grupos',
    'plazos:prorrogar:grupos',
    'usuarios:ver:grupos',
  );
  await school.tutor(suyo.id, editor.id);
  expect((await editor.post(`/api/cursos/${id}/inscribir`, inscribir)).status).toBe(200);
  const otra = { usuarioIds: [ajena.id], venceEn: null };
  expect((await editor.post(`/api/cursos/${id}/inscribir`, otra)).status).toBe(404);
  const plazo = { usuarioId: ajena.id, venceEn: dias(3), motivo: 'x' };
  expect((await editor.post(`/api/cursos/${id}/prorrogar`, plazo)).status).toBe(404);
  expect((await editor.post(`/api/cursos/${id}/recordar`, {})).status).toBe(403);
});

test('en un curso archivado no entra nadie, y de un borrador no se recuerda nada', async () => {
  const [archivado, borrador] = [
    await school.curso({ estado: 'archivado' }),
    await school.curso({ estado: 'borrador' }),
  ];
  const ana = await school.persona();
  const body = { usuarioIds: [ana.id], venceEn: null };

  const cerrado = await admin.post(`/api/cursos/${archivado.id}/inscribir`, body);
  expect(cerrado.body.error?.code).toBe('CURSO_ARCHIVADO');
  expect((await admin.post(`/api/cursos/${borrador.id}/inscribir`, body)).status).toBe(200);
  const nada = await admin.post(`/api/cursos/${borrador.id}/recordar`, {});
  expect(nada.body.error?.code).toBe('CURSO_SIN_PUBLICAR');
});

test('los participantes se filtran por cómo van, y una inscripción la oye la pantalla abierta', async () => {
  const { id } = await school.curso();
  const [una] = [await school.actividad(id), await school.actividad(id)];
  const [nueva, aMedias] = [await school.persona(), await school.persona()];
  for (const persona of [nueva, aMedias]) await school.inscribe(id, persona.id);
  await school.progreso(aMedias.id, id, una.id);
  const oye = await admin.listen();

  expect(await participantes(id, 'estado=sin_empezar')).toMatchObject([{ usuarioId: nueva.id }]);
  expect(await participantes(id, 'estado=en_curso')).toMatchObject([
    { usuarioId: aMedias.id, porcentaje: 50 },
  ]);
  expect(await participantes(id, 'estado=vencido')).toEqual([]);
  expect((await admin.get(`/api/cursos/${id}/participantes?estado=otro`)).status).toBe(400);

  const tercera = await school.persona();
  await admin.post(`/api/cursos/${id}/inscribir`, { usuarioIds: [tercera.id], venceEn: null });
  await oye.until(({ event, data }) => event === 'cambio' && data.id === tercera.id);
  oye.stop();
  const sucesos = await admin.get(`/api/usuarios/${tercera.id}/sucesos`);
  expect(JSON.stringify(sucesos.body)).toContain('Inscribió en el curso');
});

test('quien está suspendida o de baja se ve si se pide, y se dice: ni la lista ni el reporte la cuentan ni se le recuerda', async () => {
  const { id } = await school.curso();
  const [dentro, fuera, deBaja] = [await school.persona(), await school.persona(), await school.persona()];
  for (const { id: usuarioId } of [dentro, fuera, deBaja]) await school.inscribe(id, usuarioId);
  await admin.post(`/api/usuarios/${fuera.id}/suspender`);
  await admin.put(`/api/usuarios/${deBaja.id}/baja`, { desde: '2020-01-01T00:00:00.000Z' });

  expect((await participantes(id)).map(({ usuarioId }) => usuarioId)).toEqual([dentro.id]);
  const lista = await participantes(id, 'idos=true');
  expect(new Map(lista.map(({ usuarioId, situacion }) => [usuarioId, situacion]))).toEqual(
    new Map([
      [dentro.id, 'activo'],
      [fuera.id, 'suspendido'],
      [deBaja.id, 'baja'],
    ]),
  );
  const reporte = await admin.get(`/api/reportes/progreso?curso=${id}`);
  expect(reporte.body.datos).toMatchObject([{ usuarioId: dentro.id }]);
  const aQuien = await admin.post(`/api/cursos/${id}/recordar`, { soloContar: true });
  expect(aQuien.body).toMatchObject({ enviados: 1, sinNada: 0 });
});

test('lo que dice «Recordar» suma a quienes enseña la lista, ni más ni menos', async () => {
  const { id } = await school.curso();
  const actividad = await school.actividad(id);
  const gente = [
    await school.persona(),
    await school.persona(),
    await school.persona({ correo: null, usuario: 'suma-sin-correo' }),
    await school.persona(),
    await school.persona(),
  ];
  for (const persona of gente) await school.inscribe(id, persona.id);
  await school.progreso(gente[0]?.id ?? '', id, actividad.id);
  await admin.post(`/api/usuarios/${gente[4]?.id}/suspender`);
  await admin.post(`/api/cursos/${id}/recordar`, { usuarioIds: [gente[1]?.id] });

  const { body } = await admin.post(`/api/cursos/${id}/recordar`, { soloContar: true });
  expect(body).toMatchObject({ enviados: 1, yaAvisados: 1, sinNada: 1, cuantosSinCorreo: 1 });
  expect(await participantes(id)).toHaveLength(4);
});

test('recordar escribe una vez al día a quien no ha terminado, y dice quién no tiene correo', async () => {
  const { id, slug } = await school.curso({ titulo: 'Extintores' });
  const actividad = await school.actividad(id);
  const [ana, hecho, sinCorreo] = [
    await school.persona({ nombre: 'Ana' }),
    await school.persona(),
    await school.persona({ correo: null, usuario: 'sin-correo' }),
  ];
  for (const persona of [ana, hecho, sinCorreo]) await school.inscribe(id, persona.id);
  await school.progreso(hecho.id, id, actividad.id);

  const antes = await admin.post(`/api/cursos/${id}/recordar`, { soloContar: true });
  expect(antes.body).toMatchObject({ enviados: 1, primeros: [{ usuarioId: ana.id }], sinNada: 1 });
  const primera = await admin.post(`/api/cursos/${id}/recordar`, {});
  const segunda = await admin.post(`/api/cursos/${id}/recordar`, { usuarioIds: [ana.id] });

  expect(primera.body).toMatchObject({
    enviados: 1,
    yaAvisados: 0,
    sinNada: 1,
    sinCorreo: [{ usuarioId: sinCorreo.id }],
  });
  expect(segunda.body).toMatchObject({ enviados: 0, primeros: [], yaAvisados: 1 });
  const despues = await admin.post(`/api/cursos/${id}/recordar`, { soloContar: true });
  expect(despues.body).toMatchObject({ enviados: 0, primeros: [], yaAvisados: 1 });
  const [carta] = await correosA(ana.correo, 1);
  expect(carta?.asunto).toBe('Tienes pendiente «Extintores»');
  expect(carta?.texto).toContain(`/curso/${slug}`);
  expect(await participantes(id, `buscar=Ana ${ana.apellidos}`)).toMatchObject([
    { recordadoEn: expect.any(String) },
  ]);

  clock.advance({ hours: 25 });
  const mañana = await school.administrador();
  expect((await mañana.post(`/api/cursos/${id}/recordar`, {})).body).toMatchObject({ enviados: 1 });
  await correosA(ana.correo, 2);
});
