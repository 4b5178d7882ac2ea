import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { evaluacionVacia, learning } from '#features/aprendizaje/fixtures.ts';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';
import { recording } from '#testing/plans/recorder.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const { db } = platform;
const { cursoCon } = learning(app);
await goTo(db, clock, '2026-11-18T11:00:00Z');

type Quien = Awaited<ReturnType<typeof school.estudiante>>;

async function mias(quien: Quien): Promise<FechaDelCalendario[]> {
  const { status, body } = await quien.get('/api/calendario');
  expect(status).toBe(200);
  return body['fechas'] as unknown as FechaDelCalendario[];
}
const dichas = async (quien: Quien) =>
  (await mias(quien)).map(({ que, de, titulo, dia, conHora, momento }) =>
    [que, de, titulo, conHora ? momento : dia].join(' '),
  );

const inscribe = (cursoId: string, usuarioId: string, venceEn: string | null = null) =>
  db.insert(inscripcionesTable).values({ cursoId, usuarioId, venceEn });

describe('mis fechas', () => {
  test('son las de mis cursos, y de cada una su día y, si la tiene, su hora', async () => {
    const yo = await school.persona({ zonaHoraria: 'Europe/Madrid' });
    const curso = await cursoCon(
      { titulo: 'Alturas', terminaEn: '2027-03-01T09:00:00.000Z' },
      { titulo: 'Lectura', venceEn: '2026-11-20T13:00:00.000Z', disponibleHasta: '2026-11-25T22:59:59.000Z' },
      { titulo: 'Nudos', disponibleDesde: '2026-11-21T23:00:00.000Z' },
      { ...evaluacionVacia, titulo: 'Final' },
    );
    await school.evaluacion(curso.id, {
      actividadId: curso.ids[2],
      abreEn: '2026-11-19T09:00:00.000Z',
      cierraEn: '2026-11-30T09:00:00.000Z',
    });
    await inscribe(curso.id, yo.id, '2026-12-01T22:59:59.000Z');
    await inscribe(
      (await school.curso({ titulo: 'Borrador', estado: 'borrador' })).id,
      yo.id,
      '2026-12-02T00:00:00Z',
    );
    await cursoCon({ titulo: 'De otros' }, { venceEn: '2026-11-20T13:00:00.000Z' });

    expect(await dichas(await school.entra(yo))).toEqual([
      'abre evaluacion Final 2026-11-19T09:00:00.000Z',
      'vence actividad Lectura 2026-11-20T13:00:00.000Z',
      'abre actividad Nudos 2026-11-22',
      'cierra actividad Lectura 2026-11-25',
      'vence evaluacion Final 2026-11-30T09:00:00.000Z',
      'vence curso Alturas 2026-12-01',
      'termina curso Alturas 2027-03-01T09:00:00.000Z',
    ]);
  });

  test('dicen lo mismo que el inicio, y lo de un curso que aún no empieza ya está', async () => {
    const yo = await school.persona();
    const curso = await cursoCon({}, { venceEn: '2026-11-10T13:00:00.000Z' }, {});
    await inscribe(curso.id, yo.id, '2026-09-01T10:00:00.000Z');
    const pronto = await school.curso({ titulo: 'Pronto', iniciaEn: '2026-12-01T08:00:00.000Z' });
    await inscribe(pronto.id, yo.id, '2026-12-20T10:00:00.000Z');
    const quien = await school.entra(yo);
    const { body } = await quien.get('/api/aprendizaje/inicio');
    const vence = body['vence'] as { venceEn: string }[];

    const fechas = await mias(quien);

    expect(vence).toHaveLength(2);
    for (const { venceEn } of vence) expect(fechas.map(({ momento }) => momento)).toContain(venceEn);
    expect(await dichas(quien)).toEqual(
      expect.arrayContaining([
        'empieza curso Pronto 2026-12-01T08:00:00.000Z',
        'vence curso Pronto 2026-12-20T10:00:00.000Z',
      ]),
    );
  });

  test('lo que se hace deja de vencer; lo que se le dio a una persona gana', async () => {
    const yo = await school.persona();
    const curso = await cursoCon(
      {},
      { titulo: 'Hecha', venceEn: '2026-11-20T13:00:00.000Z' },
      { titulo: 'Prorrogada', disponibleHasta: '2026-11-21T13:00:00.000Z' },
      { titulo: 'Exenta', venceEn: '2026-11-22T13:00:00.000Z' },
    );
    await inscribe(curso.id, yo.id);
    const quien = await school.entra(yo);
    await school.progreso(yo.id, curso.id, curso.ids[0]);
    const admin = await school.administrador();
    for (const [i, hasta] of [
      [1, '2026-12-05T13:00:00.000Z'],
      [2, null],
    ] as const)
      await db.execute(sql`insert into excepciones (usuario_id, curso_id, actividad_id, hasta, motivo, por)
        values (${yo.id}, ${curso.id}, ${curso.ids[i]}, ${hasta}, 'Porque sí', ${admin.id})`);

    const fechas = await mias(quien);

    expect(fechas.map(({ titulo, que, estado, momento }) => [titulo, que, estado, momento])).toEqual([
      ['Hecha', 'vence', 'hecha', expect.any(String)],
      ['Prorrogada', 'cierra', 'sin_empezar', '2026-12-05T13:00:00.000Z'],
    ]);
  });

  test('una renovación tiene desde cuándo y hasta cuándo, y al abrirse es lo que vence', async () => {
    await goTo(db, clock, '2027-03-20T11:00:00Z');
    const yo = await school.persona();
    const curso = await cursoCon({ titulo: 'Carretillas', certificado: true, validezMeses: 12 }, {});
    await inscribe(curso.id, yo.id);
    const antes = await school.entra(yo);
    await antes.post(`/api/actividades/${curso.ids[0]}/completar`);
    expect(await dichas(antes)).toEqual([
      'se_renueva curso Carretillas 2028-01-20',
      'vale curso Carretillas 2028-03-20',
    ]);

    await goTo(db, clock, '2028-01-20T11:00:00Z');
    expect(await dichas(await school.entra(yo))).toEqual(['renovacion curso Carretillas 2028-03-20']);
    await goTo(db, clock, '2028-04-01T11:00:00Z');
    expect(await dichas(await school.entra(yo))).toEqual(['renovacion curso Carretillas 2028-03-20']);
    await goTo(db, clock, '2026-11-18T11:00:00Z');
  });

  test('cada cual las tiene en su calendario', async () => {
    const curso = await cursoCon({ titulo: 'Zona' }, {});
    const [madrid, lima] = [
      await school.persona({ zonaHoraria: 'Europe/Madrid' }),
      await school.persona({ zonaHoraria: 'America/Lima' }),
    ];
    for (const { id } of [madrid, lima]) await inscribe(curso.id, id, '2026-11-18T23:30:00.000Z');
    expect((await mias(await school.entra(madrid)))[0]?.dia).toBe('2026-11-19');
    expect((await mias(await school.entra(lima)))[0]?.dia).toBe('2026-11-18');
  });

  test('sin cursos no hay ninguna, y se leen con las mismas preguntas con uno que con veinte', async () => {
    const yo = await school.persona();
    const quien = await school.entra(yo);
    expect(await mias(quien)).toEqual([]);
    // Whose session it is may be remembered.
    const veces = async () =>
      (await recording(async () => void (await mias(quien))))
        .filter(({ name = '' }) => !name.startsWith('sesiones'))
        .reduce((suma, { times }) => suma + times, 0);
    const varios = async (n: number) => {
      for (let i = 0; i < n; i++)
        await inscribe((await cursoCon({}, { venceEn: '2026-11-20T13:00:00.000Z' })).id, yo.id);
      platform.bell.ring(true);
      await mias(quien);
    };
    await varios(1);
    const conUno = await veces();
    await varios(20);
    expect(await veces()).toBe(conUno);
    expect(conUno).toBeLessThanOrEqual(5);
  });

  test('quien mira como otra persona las ve, y de su dirección nada', async () => {
    const yo = await school.persona();
    const curso = await cursoCon({}, {});
    await inscribe(curso.id, yo.id, '2026-11-20T13:00:00.000Z');
    const suya = await school.entra(yo);
    await suya.post('/api/calendario/direccion', { enLugarDe: 0 });
    const { mirando } = await import('#matrix/cast.ts');
    const mirada = await mirando(app, yo.id);
    const { body } = await mirada.get('/api/calendario');
    expect(body).toMatchObject({ direccion: null, fechas: [{ que: 'vence' }] });
    expect((await mirada.post('/api/calendario/direccion', { enLugarDe: 1 })).status).toBe(403);
    expect((await suya.get('/api/calendario')).body.direccion).toMatchObject({ version: 1 });
  });

  test('una prueba cerrada o un curso archivado no dejan nada', async () => {
    const yo = await school.persona();
    const curso = await cursoCon({}, evaluacionVacia);
    const { id } = await school.evaluacion(curso.id, {
      actividadId: curso.ids[0],
      cierraEn: '2026-11-30T09:00:00.000Z',
    });
    await inscribe(curso.id, yo.id, '2026-12-01T09:00:00.000Z');
    const quien = await school.entra(yo);
    expect(await mias(quien)).toHaveLength(2);
    await db.update(evaluacionesTable).set({ estado: 'cerrada' }).where(eq(evaluacionesTable.id, id));
    expect(await mias(quien)).toHaveLength(1);
    await db.update(cursosTable).set({ estado: 'archivado' }).where(eq(cursosTable.id, curso.id));
    expect(await mias(quien)).toHaveLength(0);
  });
});
