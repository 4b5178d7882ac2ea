import { revisionDePartida } from '@catedra/shared/evaluaciones/revision.ts';
import { randomUUID } from 'node:crypto';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leerExcepcionesDe } from '#features/evaluaciones/excepciones.ts';
import { leerParaEmpezar, leerSecretos } from '#features/evaluaciones/offers.ts';
import { leerClaves, leerVersiones } from '#features/preguntas/offers.ts';
import { banco, componer, cuerpo, fijas, sorteo, unica } from '#features/preguntas/testing/banco.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const { guardar, nueva, unaCarpeta } = banco(admin);
const autor = async (id: string) =>
  cuerpo<EvaluacionDeAutor>(await admin.get(`/api/evaluaciones/${id}/autor`));

const borrador = async () => {
  const curso = await school.curso();
  return {
    cursoId: curso.id,
    id: (await school.evaluacion(curso.id, { estado: 'borrador', revision: revisionDePartida('prueba') })).id,
  };
};
const enCurso = (evaluacionId: string, usuarioId: string) =>
  db.execute(sql`insert into intentos (id, evaluacion_id, actividad_id, curso_id, usuario_id, numero)
    select gen_random_uuid(), e.id, e.actividad_id, e.curso_id, ${usuarioId}, 1 from evaluaciones e where e.id = ${evaluacionId}`);

test('se compone entera, repetirlo es inofensivo y dos autores no se pisan', async () => {
  const { id } = await borrador();
  const carpeta = await unaCarpeta();
  const [una, otra] = [await nueva(carpeta.id), await nueva(carpeta.id)];
  const [seccion] = fijas(una.id);
  const secciones = [
    { ...seccion, lugares: [...(seccion?.lugares ?? []), sorteo(1, { carpetaId: carpeta.id })] },
  ];
  const primera = await componer(admin, id, 0, secciones);
  const otraVez = await componer(admin, id, 0, secciones);
  const vieja = await componer(admin, id, 0, fijas(otra.id));
  const leida = await autor(id);

  expect(primera.status).toBe(200);
  expect(primera.body).toMatchObject({ composicion: { version: 1, secciones }, fallos: [] });
  expect(otraVez.body).toEqual(primera.body);
  expect(vieja.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: { version: 1 } });
  expect(leida).toMatchObject({
    composicion: { version: 1, secciones },
    preguntas: [{ id: una.id, clave: { pesos: { aaaa: '1' } } }],
    secretos: { version: 0, contrasena: null, bandas: [] },
    enCurso: 0,
  });
  expect(Object.values(leida.sorteos)).toEqual([{ nombre: carpeta.nombre, disponibles: 2 }]);
});

test('lo que no se ve no se añade, y lo que ya estaba se queda', async () => {
  const { id, cursoId } = await borrador();
  const grupo = await school.grupo();
  await school.asigna(grupo.id, cursoId);
  const tutora = await school.con(
    'evaluaciones:ver:grupos',
    'evaluaciones:editar:grupos',
    'preguntas:ver:grupos',
    'preguntas:editar:grupos',
  );
  await school.tutor(grupo.id, tutora.id);
  const deLaAcademia = await nueva((await unaCarpeta()).id);
  const suya = cuerpo<{ id: string }>(
    await banco(tutora).guardar(randomUUID(), 0, unica('Suya'), { evaluacionId: id }),
  );
  const ajena = await componer(tutora, id, 0, fijas(deLaAcademia.id));
  const inventada = await componer(tutora, id, 0, fijas(randomUUID()));
  const [puesta] = fijas(deLaAcademia.id);
  await componer(admin, id, 0, [puesta]);
  const conLaSuya = await componer(tutora, id, 1, [puesta, ...fijas(suya.id)]);
  const leida = cuerpo<EvaluacionDeAutor>(await tutora.get(`/api/evaluaciones/${id}/autor`));

  expect([ajena.status, inventada.status]).toEqual([404, 404]);
  expect(ajena.body.error?.message).toBe(inventada.body.error?.message);
  expect(conLaSuya.status).toBe(200);
  expect(leida.preguntas.map((una) => una.id)).toEqual([suya.id]);
});

test('solo se publica lo que está listo, y se dice qué le falta', async () => {
  const { id } = await borrador();
  const carpeta = await unaCarpeta();
  const mala = await nueva(carpeta.id, 'Sin clave', { correcta: null });
  const vacia = await admin.post(`/api/evaluaciones/${id}/publicar`);
  await componer(admin, id, 0, fijas(mala.id));
  const sinClave = await admin.post(`/api/evaluaciones/${id}/publicar`);
  await guardar(mala.id, 1, unica('Con clave'));
  const lista = await admin.post(`/api/evaluaciones/${id}/publicar`);

  expect(vacia.body.error).toMatchObject({
    code: 'EVALUACION_INCOMPLETA',
    actual: { fallos: [{ frase: 'Añade al menos una pregunta que puntúe.' }] },
  });
  expect(sinClave.body.error?.message).toContain('La pregunta 1 no está lista: marca la opción correcta.');
  expect(lista.body.estado).toBe('publicada');
});

test('con alguien haciéndola no vuelve a borrador', async () => {
  const curso = await school.curso();
  const { id } = await school.evaluacion(curso.id);
  const persona = await school.persona();
  await enCurso(id, persona.id);
  const vuelta = await admin.post(`/api/evaluaciones/${id}/volver-a-borrador`);
  expect(vuelta.body.error).toMatchObject({ code: 'INTENTOS_ABIERTOS' });
  expect((await autor(id)).enCurso).toBe(1);
});

test('la contraseña y los tramos se guardan aparte, y el registro no los dice', async () => {
  const { id } = await borrador();
  const secretos = {
    version: 0,
    contrasena: 'alameda',
    bandas: [
      { desde: 5, texto: '<p>Bien</p>' },
      { desde: 0, texto: '<p>Repasa</p>' },
    ],
  };
  const primera = await admin.put(`/api/evaluaciones/${id}/secretos`, secretos);
  const otraVez = await admin.put(`/api/evaluaciones/${id}/secretos`, secretos);
  const vieja = await admin.put(`/api/evaluaciones/${id}/secretos`, { ...secretos, contrasena: null });
  const cambios = await db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, id))
    .orderBy(cambiosTable.id);

  expect(primera.body).toMatchObject({
    version: 1,
    contrasena: 'alameda',
    bandas: [{ desde: 0 }, { desde: 5 }],
  });
  expect(otraVez.body).toEqual(primera.body);
  expect(vieja.body.error?.code).toBe('VERSION_ANTIGUA');
  expect((await admin.get(`/api/evaluaciones/${id}`)).body.conContrasena).toBe(true);
  expect(JSON.stringify(cambios)).not.toContain('alameda');
  expect(await leerSecretos(db, id)).toMatchObject({ contrasena: 'alameda' });
});

test('quien cursa y no ha terminado no ve claves, aunque las pueda ver en otros cursos', async () => {
  const { id, cursoId } = await borrador();
  const { id: preguntaId } = cuerpo<{ id: string }>(
    await guardar(randomUUID(), 0, unica('Del curso'), { evaluacionId: id }),
  );
  const compartida = await nueva((await unaCarpeta()).id);
  await componer(admin, id, 0, fijas(preguntaId, compartida.id));
  const lectora = await school.con('evaluaciones:ver', 'preguntas:ver');
  const antes = await lectora.get(`/api/preguntas/${preguntaId}`);
  await school.inscribe(cursoId, lectora.id);
  platform.bell.ring(true);
  const cursando = await Promise.all(
    [`/api/preguntas/${preguntaId}`, `/api/preguntas/${compartida.id}`, `/api/evaluaciones/${id}/autor`].map(
      (path) => lectora.get(path),
    ),
  );

  expect(antes.status).toBe(200);
  expect(cursando.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('una excepción es de una persona que se alcanza, una por persona, y cuenta al empezar', async () => {
  const curso = await school.curso();
  const evaluacion = await school.evaluacion(curso.id);
  const grupo = await school.grupo();
  await school.asigna(grupo.id, curso.id);
  const [suya, ajena] = [await school.persona(), await school.persona()];
  await school.miembro(grupo.id, suya.id);
  await school.inscribe(curso.id, ajena.id);
  const tutora = await school.con(
    'evaluaciones:ver:grupos',
    'intentos:ver:grupos',
    'intentos:ampliar:grupos',
  );
  await school.tutor(grupo.id, tutora.id);
  const id = randomUUID();
  const ruta = `/api/evaluaciones/${evaluacion.id}/excepciones`;
  const pedido = {
    usuarioId: suya.id,
    grupoId: null,
    cambios: { minutos: 90, cierraEn: null },
    motivo: 'Acordado',
  };
  const puesta = await tutora.put(`${ruta}/${id}`, pedido);
  const otraVez = await tutora.put(`${ruta}/${id}`, pedido);
  const dos = await tutora.put(`${ruta}/${randomUUID()}`, pedido);
  const lejos = await tutora.put(`${ruta}/${randomUUID()}`, { ...pedido, usuarioId: ajena.id });
  const delGrupo = { ...pedido, usuarioId: null, grupoId: grupo.id, cambios: { intentos: 5 } };
  const suGrupo = await tutora.put(`${ruta}/${randomUUID()}`, delGrupo);
  const deAdmin = await admin.put(`${ruta}/${randomUUID()}`, { ...pedido, usuarioId: ajena.id });
  const vistas = await tutora.get(ruta);
  await admin.put(`/api/usuarios/${suya.id}/adaptacion`, { version: 0, factor: '1,5', motivo: 'Informe' });

  expect(puesta.status).toBe(200);
  expect(otraVez.body).toEqual(puesta.body);
  expect(dos.body.error?.fields).toHaveProperty('usuarioId');
  expect(lejos.status).toBe(404);
  expect([suGrupo.status, deAdmin.status]).toEqual([200, 200]);
  expect((vistas.body.excepciones as unknown[]).length).toBe(2);
  expect(vistas.body.adaptadas).toBeNull();
  expect(await leerExcepcionesDe(db, evaluacion.id, suya.id)).toEqual({
    grupos: [{ intentos: 5 }],
    persona: { minutos: 90, cierraEn: null },
    factor: '1,5',
  });
  expect((await tutora.delete(`${ruta}/${id}`)).status).toBe(204);
  expect((await leerExcepcionesDe(db, evaluacion.id, suya.id)).persona).toBeNull();
});

test('la adaptación se da, se cambia y se quita; su motivo no llega al registro', async () => {
  const persona = await school.persona();
  const ruta = `/api/usuarios/${persona.id}/adaptacion`;
  const dada = await admin.put(ruta, { version: 0, factor: '1,25', motivo: 'Dislexia' });
  const otraVez = await admin.put(ruta, { version: 0, factor: '1,25', motivo: 'Dislexia' });
  const vieja = await admin.put(ruta, { version: 0, factor: '2', motivo: 'Dislexia' });
  const quitada = await admin.put(ruta, { version: 1, factor: null, motivo: 'Dislexia' });
  const cambios = await db
    .select()
    .from(cambiosTable)
    .where(and(eq(cambiosTable.documento, persona.id), ne(cambiosTable.coleccion, 'avisos')))
    .orderBy(cambiosTable.id);
  const sinVer = await school.con('adaptaciones:editar', 'usuarios:ver');

  expect(dada.body).toEqual({ factor: '1,25', motivo: 'Dislexia', version: 1 });
  expect(otraVez.body).toEqual(dada.body);
  expect(vieja.body.error?.code).toBe('VERSION_ANTIGUA');
  expect(quitada.body).toEqual({ factor: null, motivo: '', version: 0 });
  expect(cambios).toHaveLength(2);
  expect(JSON.stringify(cambios)).not.toContain('Dislexia');
  expect((await sinVer.get(ruta)).status).toBe(403);
});

test('un intento que empieza recibe lugares, bombos y versiones; la corrección, las claves', async () => {
  const { id } = await borrador();
  const etiqueta = `e${randomUUID().slice(0, 8)}`;
  const carpeta = await unaCarpeta();
  const buena = await nueva(carpeta.id, 'Buena', { etiquetas: [etiqueta] });
  await nueva(carpeta.id, 'Mala', { etiquetas: [etiqueta], correcta: null });
  const tirada = await nueva(carpeta.id, 'Tirada', { etiquetas: [etiqueta] });
  await admin.post('/api/preguntas/a-la-papelera', { ids: [tirada.id] });
  const otroCurso = await unaCarpeta({ cursoId: (await school.curso()).id });
  await nueva(otroCurso.id, 'De otro curso', { etiquetas: [etiqueta] });
  const porEtiqueta = sorteo(1, { etiqueta: etiqueta.toUpperCase() });
  const secciones = [{ id: randomUUID(), titulo: 'Una', lugares: [porEtiqueta] }];
  expect((await componer(admin, id, 0, secciones)).status).toBe(200);
  const { bombos } = await leerParaEmpezar(db, id);
  const versiones = await leerVersiones(db, [buena.id]);
  const claves = await leerClaves(db, [{ preguntaId: buena.id, numero: 1 }]);

  expect(bombos).toEqual({ [porEtiqueta.id]: [buena.id] });
  expect(versiones.get(buena.id)).toBe(1);
  expect(claves.get(`${buena.id}:1`)).toMatchObject({
    publica: { enunciado: '<p>Buena</p>' },
    clave: { pesos: { aaaa: '1' } },
  });
});
