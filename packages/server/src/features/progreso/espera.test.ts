import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const { db } = platform;

beforeEach(() => goTo(db, clock, '2027-03-20T11:00:00Z'));

/** A course due on 31 March whose only activity waits for a mark once it is handed in. */
async function conPlazo(tarea: Parameters<typeof abrirAula>[1] = {}) {
  const aula = await abrirAula(app, tarea, { regla: 'aprobar', obligatoria: true });
  const admin = await school.administrador();
  await db.execute(
    sql`update grupo_cursos set vence_en = '2027-03-31T21:59:59Z' where curso_id = ${aula.curso.id}`,
  );
  const suyo = async () => {
    // What is counted at most once a minute is counted anew.
    await goTo(db, clock, new Date(clock.now().getTime() + 61_000).toISOString());
    const { body } = await (await school.administrador()).get(`/api/cursos/${aula.curso.id}/participantes`);
    const [fila] = body.datos as Participante[];
    const { cumplimiento, porCorregir, estado, venceEn } = fila as Participante;
    return { cumplimiento, porCorregir, estado, venceEn };
  };
  const tutor = async () => school.entra({ id: aula.tutor.id });
  return { ...aula, admin, suyo, tutor };
}
const EL_31 = '2027-03-31T21:59:59.000Z';
const EN_ABRIL = '2027-04-10T09:00:00Z';

test('lo que se entregó a tiempo y espera una nota está en plazo, por corregir, y de nadie se dice que llega tarde', async () => {
  const aula = await conPlazo();
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'en_plazo', porCorregir: false });
  await aula.entrega('<p>Hecho</p>');
  await goTo(db, clock, EN_ABRIL);
  expect(await aula.suyo()).toEqual({
    cumplimiento: 'en_plazo',
    porCorregir: true,
    estado: 'en_curso',
    venceEn: EL_31,
  });
  const admin = await school.administrador();
  const cuantos = async (consulta: string) =>
    (await admin.get(`/api/reportes/progreso?curso=${aula.curso.id}&total=true&${consulta}`)).body.total;
  expect(await cuantos('estado=vencido')).toMatchObject({ valor: 0 });
  expect(await cuantos('cumplimiento=en_plazo')).toMatchObject({ valor: 1 });
  expect(await cuantos('cumplimiento=vencido')).toMatchObject({ valor: 0 });
  const { body: resumen } = await admin.get('/api/reportes/resumen');
  expect(JSON.stringify(resumen.vencidos)).not.toContain(aula.curso.id);
  const ella = await school.entra({ id: aula.persona.id });
  const { body: inicio } = await ella.get('/api/aprendizaje/inicio');
  expect(inicio).toMatchObject({ vence: [], cursos: [{ porCorregir: true, estado: 'en_curso' }] });
});

test('lo que se entregó después del límite no libra de haber vencido, salvo que una prórroga lo alcance', async () => {
  const aula = await conPlazo();
  await goTo(db, clock, '2027-04-02T09:00:00Z');
  const ella = await school.entra({ id: aula.persona.id });
  await ella.post(`/api/actividades/${aula.actividadId}/entregar`, {
    version: 0,
    texto: '<p>Tarde</p>',
    archivoIds: [],
  });
  await goTo(db, clock, EN_ABRIL);
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'vencido', porCorregir: false, estado: 'vencido' });
  await (await school.administrador()).post(`/api/cursos/${aula.curso.id}/prorrogar`, {
    usuarioId: aula.persona.id,
    venceEn: '2027-04-20T21:59:59.000Z',
    motivo: 'Estuvo fuera',
  });
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'en_plazo', porCorregir: true });
  await goTo(db, clock, '2027-04-25T09:00:00Z');
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'en_plazo', porCorregir: true });
});

test('si aprueba, terminó el día en que lo entregó; también con el plazo pasado', async () => {
  const aula = await conPlazo();
  await db.execute(sql`update cursos set validez_meses = 12, certificado = true where id = ${aula.curso.id}`);
  const { body } = await aula.entrega('<p>Hecho</p>');
  await goTo(db, clock, EN_ABRIL);
  await aula.califica(body.id as string, { version: body.version, nota: 8 }, await aula.tutor());
  expect(await aula.suyo()).toMatchObject({
    cumplimiento: 'al_dia',
    porCorregir: false,
    estado: 'completado',
  });
  const { rows } = await db.execute(sql`
    select r.cuenta_desde::text as desde, r.vale_hasta::text as hasta, k.completado_el::text as certificado
      from rondas r join certificados k using (usuario_id, curso_id) where r.curso_id = ${aula.curso.id}`);
  expect(rows).toEqual([{ desde: '2027-03-20', hasta: '2028-03-20', certificado: '2027-03-20' }]);
});

test.each(['califica', 'devuelve'] as const)(
  'si no aprueba (%s), un plazo que ya pasó son treinta días desde que se publica la nota',
  async (como) => {
    const aula = await conPlazo();
    const { body } = await aula.entrega('<p>Hecho</p>');
    await goTo(db, clock, EN_ABRIL);
    await aula[como](
      body.id as string,
      { version: body.version, ...(como === 'califica' && { nota: 2 }) },
      await aula.tutor(),
    );
    const TREINTA = '2027-05-10T21:59:59.000Z';
    expect(await aula.suyo()).toMatchObject({
      cumplimiento: 'en_plazo',
      porCorregir: false,
      venceEn: TREINTA,
    });
    const { rows } =
      await db.execute(sql`select to_json(antes)#>>'{}' as antes, to_json(despues)#>>'{}' as despues
    from plazos_movidos where curso_id = ${aula.curso.id}`);
    expect(
      rows.map(({ antes, despues }) => [new Date(antes as string), new Date(despues as string)]),
    ).toEqual([[new Date(EL_31), new Date(TREINTA)]]);
    await goTo(db, clock, '2027-05-11T09:00:00Z');
    expect(await aula.suyo()).toMatchObject({ cumplimiento: 'vencido', estado: 'vencido' });
  },
);

test('si el plazo no había pasado, no se mueve', async () => {
  const aula = await conPlazo();
  const { body } = await aula.entrega('<p>Hecho</p>');
  await aula.devuelve(body.id as string, { version: body.version }, await aula.tutor());
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'en_plazo', porCorregir: false, venceEn: EL_31 });
});

test('un margen mayor alcanza a quien entregó dentro de él, y lo que se añade al curso deja de esperar solo la nota', async () => {
  const aula = await conPlazo();
  await goTo(db, clock, '2027-04-02T09:00:00Z');
  const ella = await school.entra({ id: aula.persona.id });
  await ella.post(`/api/actividades/${aula.actividadId}/entregar`, {
    version: 0,
    texto: '<p>Hoy</p>',
    archivoIds: [],
  });
  await db.execute(
    sql`insert into curso_renovaciones (curso_id, dias_de_margen) values (${aula.curso.id}, 5)`,
  );
  await goTo(db, clock, EN_ABRIL);
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'en_plazo', porCorregir: true });
  await school.actividad(aula.curso.id, { obligatoria: true });
  expect(await aula.suyo()).toMatchObject({ cumplimiento: 'vencido', porCorregir: false });
});
