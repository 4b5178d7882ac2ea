import type { Exencion, ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const irA = (momento: string) => goTo(db, clock, momento);
await irA('2027-03-01T10:00:00Z');

/** A course that someone has until a moment, and what whoever administers asks of it. */
async function unCurso(venceEn: string | null = '2027-03-31T21:59:59.000Z', zonaHoraria?: string) {
  const curso = await school.curso({ certificado: true, validezMeses: 12 });
  const { id: seccion } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, seccion, { obligatoria: true });
  const persona = await school.persona(zonaHoraria ? { zonaHoraria } : {});
  await school.inscribe(curso.id, persona.id);
  await db.execute(sql`update inscripciones set vence_en = ${venceEn} where curso_id = ${curso.id}`);
  const ruta = `/api/cursos/${curso.id}`;
  const admin = () => school.administrador();
  const suya = async () => {
    const { body } = await (await admin()).get(`${ruta}/participantes`);
    return (body.datos as Participante[]).find(({ usuarioId }) => usuarioId === persona.id);
  };
  return {
    curso,
    persona,
    suya,
    estado: async () => (await suya())?.cumplimiento,
    completar: async () => (await school.entra(persona)).post(`/api/actividades/${actividad?.id}/completar`),
    eximir: async (body: object) =>
      (await admin()).post(`${ruta}/eximir`, { usuarioIds: [persona.id], motivo: 'Baja médica', ...body }),
    quitar: async (body: object = {}) =>
      (await admin()).post(`${ruta}/quitar-exencion`, {
        usuarioIds: [persona.id],
        motivo: 'Ha vuelto',
        ...body,
      }),
    deshacer: async (marca: unknown) => (await admin()).post(`${ruta}/deshacer-exencion`, { marca }),
    leer: async () =>
      (await (await admin()).get(`/api/usuarios/${persona.id}/exenciones?cursoId=${curso.id}`)).body
        .datos as Exencion[],
  };
}

const JUNIO = { hasta: '2027-06-30' };
const FIN_DE_JULIO = '2027-07-30T21:59:59.000Z';

describe('a su momento, sin que corra nada', () => {
  test('exento hasta el 30 de junio, y después hasta el 30 de julio', async () => {
    await irA('2027-03-02T10:00:00Z');
    const uno = await unCurso();
    const { body } = await uno.eximir(JUNIO);
    expect(body).toMatchObject({ hechas: 1, yaTenian: 0, cambian: 1, yaVencidas: 0 });
    expect(await uno.suya()).toMatchObject({
      cumplimiento: 'exento',
      exentoHasta: '2027-06-30',
      venceEn: FIN_DE_JULIO,
      estado: 'sin_empezar',
    });
    await irA('2027-06-30T21:59:58Z');
    expect(await uno.estado()).toBe('exento');
    await irA('2027-06-30T22:00:00Z');
    expect(await uno.suya()).toMatchObject({ cumplimiento: 'en_plazo', exentoHasta: null });
    await irA('2027-07-30T21:59:58Z');
    expect(await uno.estado()).toBe('en_plazo');
    await irA('2027-07-30T22:00:00Z');
    expect(await uno.suya()).toMatchObject({ cumplimiento: 'vencido', estado: 'vencido' });
  });

  test('el día acaba en el calendario de la persona', async () => {
    await irA('2027-08-01T10:00:00Z');
    const canaria = await unCurso('2027-08-20T20:00:00.000Z', 'Atlantic/Canary');
    await canaria.eximir({ hasta: '2027-09-30' });
    await irA('2027-09-30T22:59:58Z');
    expect(await canaria.estado()).toBe('exento');
    await irA('2027-09-30T23:00:00Z');
    expect(await canaria.estado()).toBe('en_plazo');
  });

  test('una fecha que había pasado antes sigue pasada, y una de después no se mueve', async () => {
    await irA('2027-10-01T10:00:00Z');
    const [tarde, lejos] = [
      await unCurso('2027-09-15T10:00:00.000Z'),
      await unCurso('2028-05-01T10:00:00.000Z'),
    ];
    expect((await tarde.eximir({ hasta: '2027-12-31' })).body).toMatchObject({ cambian: 0, yaVencidas: 1 });
    await lejos.eximir({ hasta: '2027-12-31' });
    expect(await tarde.suya()).toMatchObject({ cumplimiento: 'exento', estado: 'sin_empezar' });
    await irA('2028-01-01T10:00:00Z');
    expect(await tarde.suya()).toMatchObject({ cumplimiento: 'vencido', estado: 'vencido' });
    expect(await lejos.suya()).toMatchObject({
      cumplimiento: 'en_plazo',
      venceEn: '2028-05-01T10:00:00.000Z',
    });
  });

  test('la renovación que se habría abierto mientras se abre al acabar, con los días dados', async () => {
    await irA('2028-02-01T10:00:00Z');
    const uno = await unCurso(null);
    await uno.completar();
    // Valid until 1 February 2029; it would open on 3 December.
    await irA('2028-11-01T10:00:00Z');
    await uno.eximir({ hasta: '2029-03-31', dias: 15 });
    await irA('2029-02-15T10:00:00Z');
    expect(await uno.suya()).toMatchObject({ cumplimiento: 'exento', ronda: 1 });
    await irA('2029-04-01T10:00:00Z');
    expect(await uno.suya()).toMatchObject({
      cumplimiento: 'en_plazo',
      ronda: 2,
      porcentaje: 0,
      venceEn: '2029-04-15T21:59:59.000Z',
    });
  });
});

describe('darla, cambiarla y quitarla', () => {
  test('lo que se dice antes es lo que pasa, y decirlo no cambia nada', async () => {
    await irA('2030-03-01T10:00:00Z');
    const uno = await unCurso('2030-03-31T21:59:59.000Z');
    const antes = (await uno.eximir({ hasta: '2030-06-30', simular: true }))
      .body as unknown as ResultadoDeExencion;
    expect(antes).toMatchObject({ hechas: 1, cambian: 1 });
    expect(antes.personas[0]).toMatchObject({
      venceEn: '2030-03-31T21:59:59.000Z',
      venceDespues: '2030-07-30T21:59:59.000Z',
    });
    expect(await uno.estado()).toBe('en_plazo');
    expect(await uno.leer()).toEqual([]);
    const hecho = (await uno.eximir({ hasta: '2030-06-30' })).body;
    expect(hecho).toMatchObject({ ...antes, marca: expect.any(String) });
  });

  test('repetirla no hace nada, otra ocupa su sitio, y deshacer devuelve la que había', async () => {
    await irA('2030-04-01T10:00:00Z');
    const uno = await unCurso('2030-04-30T21:59:59.000Z');
    await uno.eximir({ hasta: '2030-06-30' });
    expect((await uno.eximir({ hasta: '2030-06-30' })).body).toMatchObject({ hechas: 0, iguales: 1 });
    await irA('2030-04-02T10:00:00Z');
    const larga = (await uno.eximir({ hasta: '2030-12-31', dias: 10 })).body;
    expect(larga).toMatchObject({ hechas: 1, yaTenian: 1 });
    expect(await uno.suya()).toMatchObject({
      exentoHasta: '2030-12-31',
      venceEn: '2031-01-10T22:59:59.000Z',
    });
    expect((await uno.deshacer(larga.marca)).body).toEqual({ hechas: 1 });
    expect((await uno.deshacer(larga.marca)).body).toEqual({ hechas: 0 });
    expect(await uno.suya()).toMatchObject({
      exentoHasta: '2030-06-30',
      venceEn: '2030-07-30T21:59:59.000Z',
    });
    expect((await uno.leer()).map(({ hasta, enVigor }) => [hasta, enVigor])).toEqual([['2030-06-30', true]]);
  });

  test('quitarla la acaba hoy: el plazo que pasó son sus días desde hoy, y deshacerlo la deja como estaba', async () => {
    await irA('2030-05-01T10:00:00Z');
    const uno = await unCurso('2030-05-10T21:59:59.000Z');
    await uno.eximir({ hasta: '2030-09-30' });
    await irA('2030-06-01T10:00:00Z');
    const { body } = await uno.quitar();
    expect(body).toMatchObject({ hechas: 1, cambian: 1 });
    expect(await uno.suya()).toMatchObject({ cumplimiento: 'en_plazo', venceEn: '2030-07-01T21:59:59.000Z' });
    expect((await uno.quitar()).body).toMatchObject({ hechas: 0, iguales: 1 });
    expect(await uno.leer()).toMatchObject([
      { enVigor: false, motivoDeFin: 'Ha vuelto', motivo: 'Baja médica' },
    ]);
    await uno.deshacer(body.marca);
    expect(await uno.suya()).toMatchObject({ cumplimiento: 'exento', exentoHasta: '2030-09-30' });
  });

  test('dos a la vez dejan una sola', async () => {
    await irA('2030-10-01T10:00:00Z');
    const uno = await unCurso('2030-10-10T21:59:59.000Z');
    await Promise.all([uno.eximir({ hasta: '2030-12-31' }), uno.eximir({ hasta: '2030-12-31' })]);
    expect((await uno.leer()).filter(({ enVigor }) => enVigor)).toHaveLength(1);
  });

  test('a todas las que muestra un filtro, y a nadie más', async () => {
    await irA('2031-01-01T10:00:00Z');
    const uno = await unCurso('2031-02-01T10:00:00.000Z');
    const otra = await school.persona();
    await school.inscribe(uno.curso.id, otra.id);
    const { body } = await uno.eximir({
      usuarioIds: undefined,
      cumplimiento: 'sin_plazo',
      hasta: '2031-06-30',
    });
    expect(body).toMatchObject({ hechas: 1, personas: [{ usuarioId: otra.id }] });
    expect(await uno.estado()).toBe('en_plazo');
  });
});

test('a quien está exento no se le recuerda', async () => {
  await irA('2031-02-01T10:00:00Z');
  const uno = await unCurso('2031-02-20T10:00:00.000Z');
  const recordar = async () =>
    (await (await school.administrador()).post(`/api/cursos/${uno.curso.id}/recordar`, { soloContar: true }))
      .body;
  expect(await recordar()).toMatchObject({ enviados: 1, sinNada: 0 });
  await uno.eximir({ hasta: '2031-06-30' });
  expect(await recordar()).toMatchObject({ enviados: 0, sinNada: 1 });
});

test.each([
  [{ hasta: '2031-01-01' }, 'hasta', 'El último día tiene que ser hoy o después.'],
  [{ hasta: '2036-02-03' }, 'hasta', 'Una exención dura como mucho 5 años.'],
  [{ hasta: 'mañana' }, 'hasta', 'Elige el último día.'],
  [{ hasta: '2031-06-30', motivo: '  ' }, 'motivo', 'Este dato es obligatorio.'],
  [{ hasta: '2031-06-30', dias: 0 }, 'dias', 'El mínimo es 1.'],
])('%j no se puede, y se dice por qué', async (body, campo, frase) => {
  await irA('2031-02-02T10:00:00Z');
  const uno = await unCurso();
  const answer = await uno.eximir(body);
  expect(answer.status).toBe(400);
  expect(answer.body.error?.fields).toMatchObject({ [campo]: frase });
});

test('el motivo no sale en el historial, ni en listas, ni en archivos, ni queda en el registro; se va con la persona', async () => {
  await irA('2031-03-01T10:00:00Z');
  const uno = await unCurso('2031-03-10T10:00:00.000Z');
  await uno.eximir({ hasta: '2031-06-30', motivo: 'Motivo reservado' });
  await uno.quitar({ motivo: 'Fin reservado' });
  await uno.eximir({ hasta: '2031-07-31', motivo: 'Motivo reservado' });
  const admin = await school.administrador();
  const { id } = uno.persona;
  for (const ruta of [
    `/api/usuarios/${id}/sucesos`,
    `/api/usuarios/${id}/aprendizaje`,
    `/api/cursos/${uno.curso.id}/participantes?buscar=reservado`,
    `/api/cursos/${uno.curso.id}/participantes`,
    '/api/reportes/progreso.csv',
  ])
    expect(JSON.stringify((await admin.get(ruta)).body)).not.toContain('reservado');
  const { rows } = await db.execute(sql`select from cambios where detalle::text like '%reservado%'`);
  expect(rows).toEqual([]);
  const sucesos = JSON.stringify((await admin.get(`/api/usuarios/${id}/sucesos`)).body);
  expect(sucesos).toContain('Eximió del curso');
  await admin.delete(`/api/usuarios/${id}`);
  const { rows: quedan } = await db.execute(sql`select from exenciones where usuario_id = ${id}`);
  expect(quedan).toEqual([]);
});
