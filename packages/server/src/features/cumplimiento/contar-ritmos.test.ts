import type { AprendizajeDePersona } from '@catedra/shared/participantes/persona.ts';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contarRitmos } from '#features/cumplimiento/contar-ritmos.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { school, platform, clock, origin } = await createTestApp();
const { db } = platform;

beforeEach(async () => {
  await goTo(db, clock, '2027-03-01T11:00:00Z');
  await db.execute(sql`update academia set ritmos_hasta = null`);
  await db.execute(sql`delete from ritmos`);
});
const el = (momento: string) => goTo(db, clock, momento);

/** Someone with a course of ten hours, due on 30 April, who has spent `minutos` in the first of its activities. */
async function conCurso(minutos: number) {
  const curso = await school.curso();
  const { id: seccion } = await school.seccion(curso.id);
  const [una] = await school.actividades(
    curso.id,
    seccion,
    { obligatoria: true, duracion: 60 },
    { obligatoria: true, duracion: 530 },
    { obligatoria: true, duracion: null },
  );
  const grupo = await school.grupo();
  const persona = await school.persona();
  await school.miembro(grupo.id, persona.id);
  await school.asigna(grupo.id, curso.id, '2027-04-30T21:59:59.000Z');
  const ella = await school.entra(persona);
  await ella.post(`/api/actividades/${una?.id}/abrir`);
  const gasta = (segundos: number) =>
    db.execute(sql`insert into latidos (usuario_id, actividad_id, segundos, gastado_hasta, en)
      values (${persona.id}, ${una?.id}, ${segundos}, ahora(), ahora())
      on conflict (usuario_id, actividad_id) do update set segundos = latidos.segundos + excluded.segundos, en = excluded.en`);
  await gasta(minutos * 60);
  const suyo = async () => {
    const admin = await school.administrador();
    const { body } = await admin.get(`/api/cursos/${curso.id}/participantes`);
    return (body.datos as Participante[])[0]?.riesgo;
  };
  return { curso, persona, una, gasta, suyo };
}

test('quien va despacio para lo que le queda está en riesgo antes de la última semana, con su porqué en cada lista', async () => {
  // Two minutes a day: 600 are 300 days.
  const { curso, persona, suyo } = await conCurso(56);
  expect(await suyo()).toBeNull();
  await contarRitmos(platform);
  expect(await suyo()).toEqual({
    por: 'ritmo',
    limite: '2027-04-30T22:00:00.000Z',
    minutos: 600,
    ritmo: 2,
  });
  const admin = await school.administrador();
  const cuantos = async (consulta: string) =>
    (await admin.get(`/api/reportes/progreso?curso=${curso.id}&total=true&${consulta}`)).body.total;
  expect(await cuantos('cumplimiento=en_riesgo')).toMatchObject({ valor: 1 });
  expect(await cuantos('cumplimiento=por_corregir')).toMatchObject({ valor: 0 });
  const { body: lista } = await admin.get(`/api/cursos/${curso.id}/participantes?cumplimiento=en_riesgo`);
  expect(lista.datos).toMatchObject([{ usuarioId: persona.id, cumplimiento: 'en_plazo' }]);
  const ficha = (await admin.get(`/api/usuarios/${persona.id}/aprendizaje`))
    .body as unknown as AprendizajeDePersona;
  expect(ficha.cursos).toMatchObject([{ riesgo: { por: 'ritmo' } }]);
  const csv = await fetch(`${origin}/api/reportes/progreso.csv?curso=${curso.id}`, {
    headers: { cookie: admin.cookie },
  });
  expect(await csv.text()).toContain(
    'Falta alrededor de 10 h; a 2 min al día son 300 días, y vence en 60 días',
  );
});

test('lo que hace cuenta en cuanto lo hace; terminado el curso, no hay riesgo', async () => {
  const { curso, persona, una, suyo } = await conCurso(56);
  await contarRitmos(platform);
  const ella = await school.entra({ id: persona.id });
  await ella.post(`/api/actividades/${una?.id}/completar`);
  expect(await suyo()).toMatchObject({ por: 'ritmo', minutos: 540 });
  await db.execute(
    sql`update actividades set obligatoria = false where curso_id = ${curso.id} and id <> ${una?.id}`,
  );
  expect(await suyo()).toBeNull();
});

test('con menos de un minuto al día solo cuenta la fecha: la última semana, y no antes', async () => {
  const { suyo } = await conCurso(20);
  await contarRitmos(platform);
  await el('2027-04-23T21:59:00Z');
  expect(await suyo()).toBeNull();
  await el('2027-04-23T22:01:00Z');
  expect(await suyo()).toMatchObject({ por: 'fecha' });
  await el('2027-05-01T10:00:00Z');
  expect(await suyo()).toBeNull();
});

test('el ritmo se cuenta una vez al día, y lo de hace veintiocho días deja de contar', async () => {
  const { persona, gasta } = await conCurso(56);
  const ritmo = async () =>
    (
      await db.execute(
        sql`select round(ritmo::numeric, 2)::float as r from ritmos where usuario_id = ${persona.id}`,
      )
    ).rows[0]?.['r'];
  await contarRitmos(platform);
  expect(await ritmo()).toBe(2);
  await gasta(28 * 60);
  await contarRitmos(platform);
  expect(await ritmo()).toBe(2);
  await el('2027-03-02T11:00:00Z');
  await contarRitmos(platform);
  expect(await ritmo()).toBe(3);
  // Nothing ran for weeks: what is left is what was done within the last four.
  await el('2027-03-29T11:00:00Z');
  await contarRitmos(platform);
  expect(await ritmo()).toBe(1);
  await el('2027-03-30T11:00:00Z');
  await contarRitmos(platform);
  expect(await ritmo()).toBe(0);
});
