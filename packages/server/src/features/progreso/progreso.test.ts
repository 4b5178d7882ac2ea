import { contenidoDeEjemplo } from '@catedra/shared/actividades/contenido.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { progresoTable } from '#features/progreso/vigente.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();

/** Someone enrolled in a course with these activities, in this order. */
async function inscrito(
  curso: Parameters<typeof school.curso>[0],
  ...actividades: Parameters<typeof school.actividad>[1][]
) {
  const { id: cursoId } = await school.curso(curso);
  const seccion = (await school.seccion(cursoId)).id;
  const suyas = [];
  for (const values of actividades) suyas.push(await school.actividad(cursoId, { seccion, ...values }));
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  return {
    cursoId,
    estudiante: await school.entra(persona),
    ids: suyas.map((una) => una.id) as [string, string],
  };
}

const filas = (usuarioId: string, actividadId: string) =>
  platform.db
    .select()
    .from(progresoTable)
    .where(and(eq(progresoTable.usuarioId, usuarioId), eq(progresoTable.actividadId, actividadId)));

const apuntes = (documento: string) =>
  platform.db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, documento))
    .orderBy(cambiosTable.id);

describe('abrir una actividad', () => {
  test('la primera vez queda en curso; repetirlo no cambia nada', async () => {
    const { estudiante, ids } = await inscrito({}, {});
    const primera = await estudiante.post(`/api/actividades/${ids[0]}/abrir`);
    clock.advance({ minutes: 5 });
    const segunda = await estudiante.post(`/api/actividades/${ids[0]}/abrir`);

    expect(primera.status).toBe(200);
    expect(primera.body).toMatchObject({ estado: 'en_curso', porcentaje: 0, usuarioId: estudiante.id });
    expect(segunda.body).toEqual(primera.body);
    expect(await apuntes(primera.body.id as string)).toHaveLength(1);
  });

  test('abrir lo ya completado no lo deshace', async () => {
    const { estudiante, ids } = await inscrito({}, {});
    await estudiante.post(`/api/actividades/${ids[0]}/completar`);
    const { body } = await estudiante.post(`/api/actividades/${ids[0]}/abrir`);
    expect(body).toMatchObject({ estado: 'completada' });
  });
});

describe('completar una actividad', () => {
  test.each(['ver', 'manual'] as const)('con la regla «%s» la marca quien aprende', async (regla) => {
    const { estudiante, ids } = await inscrito({}, { regla });
    const primera = await estudiante.post(`/api/actividades/${ids[0]}/completar`);
    const segunda = await estudiante.post(`/api/actividades/${ids[0]}/completar`);

    expect(primera.body).toMatchObject({ estado: 'completada', porcentaje: 100 });
    expect(primera.body.completadoEn).toBe(clock.now().toISOString());
    expect(segunda.body).toEqual(primera.body);
  });

  test.each([
    ['entregar', 'tarea', 'al entregar tu trabajo'],
    ['aprobar', 'tarea', 'al aprobar'],
    ['porcentaje', 'video', 'al ver el 90 % del vídeo'],
    ['tiempo', 'lectura', 'al dedicarle 3 minutos'],
  ] as const)('con la regla «%s» se le explica cómo se completa', async (regla, tipo, palabras) => {
    const contenido = contenidoDeEjemplo(tipo);
    const { estudiante, ids } = await inscrito(
      {},
      { contenido, regla, reglaPorcentaje: 90, reglaMinutos: 3 },
    );
    const { status, body } = await estudiante.post(`/api/actividades/${ids[0]}/completar`);
    expect(status).toBe(409);
    expect(body.error?.code).toBe('SE_COMPLETA_DE_OTRA_FORMA');
    expect(body.error?.message).toContain(palabras);
  });

  test('desde dos pestañas a la vez se completa una sola vez', async () => {
    const { estudiante, ids } = await inscrito({}, {});
    const respuestas = await Promise.all(
      Array.from({ length: 6 }, () => estudiante.post(`/api/actividades/${ids[0]}/completar`)),
    );
    expect(respuestas.map((una) => una.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const [fila, ...otras] = await filas(estudiante.id, ids[0]);
    expect(otras).toEqual([]);
    expect(await apuntes(fila?.id ?? '')).toHaveLength(1);
  });

  test('en un curso en orden, lo siguiente espera y dice a qué', async () => {
    const { estudiante, ids } = await inscrito({ secuencial: true }, { titulo: 'Anclajes' }, {});
    const pronto = await estudiante.post(`/api/actividades/${ids[1]}/abrir`);
    const tampoco = await estudiante.post(`/api/actividades/${ids[1]}/completar`);
    await estudiante.post(`/api/actividades/${ids[0]}/completar`);
    const ya = await estudiante.post(`/api/actividades/${ids[1]}/completar`);

    expect([pronto.status, tampoco.status, ya.status]).toEqual([409, 409, 200]);
    expect(pronto.body.error).toMatchObject({
      code: 'ACTIVIDAD_BLOQUEADA',
      message: 'Esta actividad todavía está bloqueada. Se abre al completar «Anclajes».',
    });
  });

  test.each([
    ['archivado', { estado: 'archivado' }, 'archivado'],
    ['que no ha empezado', { iniciaEn: '2999-01-01T00:00:00Z' }, 'aún no ha empezado'],
    ['que terminó', { terminaEn: '2001-01-01T00:00:00Z' }, 'ya terminó'],
  ] as const)('en un curso %s no cuenta', async (_, curso, palabras) => {
    const { estudiante, ids } = await inscrito(curso, {});
    const { status, body } = await estudiante.post(`/api/actividades/${ids[0]}/completar`);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'CURSO_NO_DISPONIBLE' });
    expect(body.error?.message).toContain(palabras);
  });

  test('lo que no es suyo no existe para ella', async () => {
    const { ids } = await inscrito({ acceso: 'abierto' }, {});
    const ajena = await school.estudiante();
    expect((await ajena.post(`/api/actividades/${ids[0]}/abrir`)).status).toBe(404);
    expect((await ajena.post(`/api/actividades/${ids[0]}/completar`)).status).toBe(404);
  });

  test('quien administra puede verla, pero no avanza en un curso en el que no está', async () => {
    const { ids } = await inscrito({}, {});
    const admin = await school.administrador();
    const { status, body } = await admin.post(`/api/actividades/${ids[0]}/completar`);
    expect(status).toBe(409);
    expect(body.error?.code).toBe('SIN_INSCRIPCION');
  });

  test('su tutor se entera; el de otro grupo no', async () => {
    const { estudiante, ids } = await inscrito({}, {});
    const ajena = await inscrito({}, {});
    const tutorDe = async (alumna: string) => {
      const grupo = await school.grupo();
      const perfil = await school.perfil(['progreso:ver:grupos']);
      const tutor = await school.persona({ perfil: perfil.nombre });
      await school.tutor(grupo.id, tutor.id);
      await school.miembro(grupo.id, alumna);
      return (await school.entra(tutor)).listen();
    };
    const suyo = await tutorDe(estudiante.id);
    const otro = await tutorDe(ajena.estudiante.id);
    const ella = await estudiante.listen();

    const { body } = await estudiante.post(`/api/actividades/${ids[0]}/completar`);
    await suyo.until(({ data }) => data.id === body.id);
    await ella.until(({ data }) => data.id === body.id);
    const { body: despues } = await ajena.estudiante.post(`/api/actividades/${ajena.ids[0]}/completar`);
    await otro.until(({ data }) => data.id === despues.id);
    expect(otro.heard.map(({ data }) => data.id)).not.toContain(body.id);
  });
});
