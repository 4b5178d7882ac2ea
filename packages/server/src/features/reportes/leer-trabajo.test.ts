import { antesDe, DIA, HORA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { MiTrabajo } from '@catedra/shared/reportes/trabajo.ts';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { entregasTable } from '#features/entregas/table.ts';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { enlacesTable } from '#features/sesion/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock, platform } = app;

const CAMINO = '/api/reportes/mi-trabajo';
const trabajoDe = async (quien: Client) => (await quien.get(CAMINO)).body as unknown as MiTrabajo;
const dentroDe = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const DE_TUTOR: readonly Permiso[] = [
  'usuarios:ver:grupos',
  'usuarios:editar:grupos',
  'cursos:ver:grupos',
  'actividades:calificar:grupos',
  'progreso:ver:grupos',
];

/** A group with its tutor, and a course of two activities that its people have until then. */
async function unGrupo(permisos = DE_TUTOR, vence: string | null = dentroDe(-1)) {
  const grupo = await school.grupo();
  const curso = await school.curso();
  const seccion = (await school.seccion(curso.id)).id;
  const actividades = await school.actividades(curso.id, seccion, {}, {}, {}, {});
  await school.asigna(grupo.id, curso.id, vence);
  const perfil = await school.perfil(permisos);
  const docente = await school.persona({ perfil: perfil.nombre });
  await school.tutor(grupo.id, docente.id);
  const entra = async (values: Parameters<typeof school.persona>[0] = {}, hechas = 0) => {
    const persona = await school.persona({ ultimoAcceso: clock.now().toISOString(), ...values });
    await school.miembro(grupo.id, persona.id);
    for (const { id } of actividades.slice(0, hechas)) await school.progreso(persona.id, curso.id, id);
    return persona;
  };
  return { grupo, curso, tutor: await school.entra(docente), entra };
}

/** As if it had been handed in, or marked, so many days before: the database tells the present by its own clock. */
const mueve = (id: unknown, { entregada, corregida }: { entregada: number; corregida?: number }) =>
  platform.db
    .update(entregasTable)
    .set({
      entregadaEn: dentroDe(-entregada),
      ...(corregida !== undefined && { calificadaEn: dentroDe(-corregida) }),
    })
    .where(eq(entregasTable.id, String(id)));

const quienes = ({ personas }: MiTrabajo) =>
  personas?.primeras.map(({ persona, acto }) => [persona.id, acto] as const);

test('lo que espera se dice por días, el más antiguo primero y con lo que trae, y solo a quien le toca', async () => {
  const aula = await abrirAula(app);
  const ajena = await abrirAula(app);
  const foto = await aula.archivo({ nombre: 'centro.jpg', tipo: 'image/jpeg' });
  const { body: primera } = await aula.entrega('<p>El plan</p>', 0, [foto, await aula.archivo()]);
  const { body: otra } = await ajena.entrega('<p>De otro grupo</p>');
  await mueve(primera.id, { entregada: 3 });
  await mueve(otra.id, { entregada: 1 });

  const { porCorregir } = await trabajoDe(aula.tutor);
  expect(porCorregir).toMatchObject({
    total: 1,
    primero: {
      id: primera.id,
      tipo: 'entrega',
      lugar: null,
      persona: { id: aula.persona.id },
      curso: { id: aula.curso.id },
      conTexto: true,
      fotos: 1,
      archivos: 1,
    },
    porDias: [{ dias: 3, cuantos: 1, primeros: [{ id: primera.id }] }],
    corregido: null,
  });

  const admin = await trabajoDe(await school.superAdministrador());
  expect(admin.porCorregir?.total).toBe(2);
  expect(admin.porCorregir?.primero?.id).toBe(primera.id);
  expect(admin.porCorregir?.porDias).toMatchObject([
    { dias: 3, cuantos: 1 },
    { dias: 1, cuantos: 1 },
  ]);
});

test('de cada día se nombran tres, y lo de hace más de dos semanas está junto', async () => {
  const aula = await abrirAula(app);
  const { body: vieja } = await aula.entrega('<p>Muy vieja</p>');
  await mueve(vieja.id, { entregada: 40 });
  for (let i = 0; i < 4; i++) {
    const persona = await school.persona();
    await school.miembro(aula.grupo.id, persona.id);
    const { status } = await (await school.entra(persona)).post(
      `/api/actividades/${aula.actividadId}/entregar`,
      { version: 0, texto: '<p>Hoy</p>', archivoIds: [] },
    );
    expect(status).toBe(200);
  }
  const { porCorregir } = await trabajoDe(aula.tutor);
  expect(porCorregir?.total).toBe(5);
  expect(porCorregir?.primero?.id).toBe(vieja.id);
  expect(porCorregir?.porDias.map(({ dias, cuantos, primeros }) => [dias, cuantos, primeros.length])).toEqual(
    [
      [13, 1, 1],
      [0, 4, 3],
    ],
  );
});

test('con nada por corregir se dice lo que se corrigió en siete días, y cuánto esperó quien más', async () => {
  const aula = await abrirAula(app);
  expect((await trabajoDe(aula.tutor)).porCorregir).toEqual({
    total: 0,
    primero: null,
    porDias: [],
    corregido: null,
  });
  const { body } = await aula.entrega('<p>Uno</p>');
  await aula.califica(body.id as string, { version: body.version, nota: 7 });
  await mueve(body.id, { entregada: 3, corregida: 1 });
  expect((await trabajoDe(aula.tutor)).porCorregir?.corregido).toEqual({
    total: 1,
    porDia: [0, 0, 0, 0, 0, 1, 0],
    esperaMaxima: 2,
    ultimo: {
      persona: { id: aula.persona.id, nombre: aula.persona.nombre, apellidos: aula.persona.apellidos },
      en: dentroDe(-1),
    },
  });
  await mueve(body.id, { entregada: 9, corregida: 7 });
  expect((await trabajoDe(aula.tutor)).porCorregir?.corregido).toBeNull();
});

test('a cada persona lo que le falta: una llave, siete días o un aviso; lo más vencido primero', async () => {
  const { entra, tutor, curso, grupo } = await unGrupo([...DE_TUTOR, 'plazos:prorrogar:grupos']);
  const nunca = await entra({ ultimoAcceso: null });
  const casi = await entra({}, 3);
  const poco = await entra({}, 1);
  await entra({}, 4);
  await entra({ correo: null, usuario: 'sin.correo' });

  const trabajo = await trabajoDe(tutor);
  expect(new Map(quienes(trabajo))).toEqual(
    new Map([
      [nunca.id, 'invitar'],
      [casi.id, 'prorrogar'],
      [poco.id, 'recordar'],
    ]),
  );
  expect(trabajo.personas).toMatchObject({ total: 5, vencidas: 4, proximas: 0 });
  const delCasi = trabajo.personas?.primeras.find(({ persona }) => persona.id === casi.id);
  expect(delCasi).toMatchObject({
    ficha: true,
    nuncaEntro: false,
    vencidos: 1,
    curso: { id: curso.id, porcentaje: 75 },
    hasta: finDelDia(clock.now(), 7, platform.config.ZONA_HORARIA).toISOString(),
  });

  // Each act truly happens, and whoever was written to leaves the list.
  const dada = await tutor.post('/api/usuarios/prorrogar', {
    seleccion: { ids: [casi.id] },
    cursoId: curso.id,
    venceEn: delCasi?.hasta,
    motivo: 'Le faltaba poco',
  });
  expect(dada.status).toBe(200);
  expect(
    (await tutor.post(`/api/cursos/${curso.id}/recordar`, { usuarioIds: [poco.id] })).body,
  ).toMatchObject({ enviados: 1 });
  expect((await tutor.post(`/api/usuarios/${nunca.id}/invitar`)).status).toBe(204);
  await platform.db.insert(enlacesTable).values({
    hash: Buffer.from(nunca.id),
    usuarioId: nunca.id,
    tipo: 'invitacion',
    expiraEn: tras(clock.now(), 72 * HORA).toISOString(),
  });
  const despues = await trabajoDe(tutor);
  expect(quienes(despues)).toEqual([]);
  expect(despues.personas).toMatchObject({ vencidas: 3, proximas: 0 });
  expect(despues.grupos).toMatchObject([{ id: grupo.id, vencidas: 3 }]);
});

test('solo se ofrece lo que se puede hacer, y de nadie que no sea de sus grupos', async () => {
  const mira = await unGrupo(['progreso:ver:grupos']);
  const nunca = await mira.entra({ ultimoAcceso: null });
  await mira.entra({}, 3);
  const otro = await unGrupo();
  const ajeno = await otro.entra();
  const { personas, porCorregir } = await trabajoDe(mira.tutor);
  expect(porCorregir).toBeNull();
  expect(personas).toEqual({ total: 2, vencidas: 2, proximas: 0, primeras: [] });
  expect(JSON.stringify(await trabajoDe(mira.tutor))).not.toContain(ajeno.id);

  const perfil = await school.perfil(['progreso:ver:grupos', 'cursos:ver:grupos']);
  const docente = await school.persona({ perfil: perfil.nombre });
  await school.tutor(mira.grupo.id, docente.id);
  const conCurso = await trabajoDe(await school.entra(docente));
  expect(conCurso.personas?.primeras.map(({ acto, ficha }) => [acto, ficha])).toEqual([
    ['recordar', false],
    ['recordar', false],
  ]);
  expect(quienes(conCurso)?.map(([id]) => id)).toContain(nunca.id);
});

test('quien está de baja, suspendido o ya terminó no cuenta, ni necesita que le escriban', async () => {
  const { entra, tutor } = await unGrupo();
  const aqui = await entra();
  await entra({ estado: 'suspendido' });
  await entra({ bajaDesde: antesDe(clock.now(), DIA).toISOString() });
  await entra({}, 4);
  const { personas, grupos } = await trabajoDe(tutor);
  expect(personas).toMatchObject({ total: 2, vencidas: 1 });
  expect(personas?.primeras.map(({ persona }) => persona.id)).toEqual([aqui.id]);
  expect(grupos).toMatchObject([
    { vencidas: 1, alDia: 1, enCurso: 0, sinEmpezar: 0, sinCursos: 0, hechas: 4, total: 8 },
  ]);
});

test('cada persona de un grupo está en un solo estado, por todo lo que tiene', async () => {
  const { entra, tutor, grupo } = await unGrupo(DE_TUTOR, dentroDe(30));
  await entra({}, 0);
  await entra({}, 2);
  await entra({}, 4);
  const tarde = await entra({}, 4);
  const otro = await unGrupo(DE_TUTOR, dentroDe(-2));
  await school.miembro(otro.grupo.id, tarde.id);
  const { grupos, cuantosGrupos, personas } = await trabajoDe(tutor);
  expect(cuantosGrupos).toBe(1);
  expect(grupos).toMatchObject([
    { id: grupo.id, alDia: 1, enCurso: 1, sinEmpezar: 1, vencidas: 1, sinCursos: 0, hechas: 10, total: 20 },
  ]);
  expect(personas).toMatchObject({ vencidas: 1, proximas: 0 });
});

test('quien no tiene grupos lee ceros; quien administra, a toda la academia; quien aprende, nada', async () => {
  const solo = await school.con(...DE_TUTOR);
  expect(await trabajoDe(solo)).toEqual({
    porCorregir: { total: 0, primero: null, porDias: [], corregido: null },
    personas: { total: 0, vencidas: 0, proximas: 0, primeras: [] },
    grupos: [],
    cuantosGrupos: 0,
  });
  expect((await (await school.estudiante()).get(CAMINO)).status).toBe(403);
  expect((await (await school.con('usuarios:ver')).get(CAMINO)).status).toBe(403);

  const admin = await school.superAdministrador();
  const { personas, grupos } = await trabajoDe(admin);
  const { body: resumen } = await admin.get('/api/reportes/resumen');
  expect(personas?.total).toBeNull();
  expect(personas?.vencidas).toBe((resumen.vencidos as { personas: number }).personas);
  expect(personas?.primeras.length).toBeLessThanOrEqual(3);
  expect(grupos).toEqual([]);
});

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { readonly text?: string }).text);

test('se lee con tres sentencias, tenga los grupos y las personas que tenga; con nada por corregir, cuatro', async () => {
  const aula = await abrirAula(app);
  const sentencias = async () => {
    await aula.tutor.get(CAMINO);
    const espia = vi.spyOn(pg.Client.prototype, 'query');
    await aula.tutor.get(CAMINO);
    const propias = espia.mock.calls.filter(
      ([consulta]) => !/sesiones|ultimo_acceso = |(?:from|into) cambios/.test(textOf(consulta)),
    );
    espia.mockRestore();
    return propias.length;
  };
  expect(await sentencias()).toBe(4);
  await aula.entrega('<p>Uno</p>');
  expect(await sentencias()).toBe(3);
});
