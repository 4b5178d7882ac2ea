import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const irA = (momento: string) => goTo(db, clock, momento);

async function caso(values: Partial<Curso> = {}, { inscrita = true } = {}) {
  const curso = await school.curso({ certificado: true, validezMeses: 12, ...values });
  const { id } = await school.seccion(curso.id);
  const actividades = await school.actividades(curso.id, id, { obligatoria: true }, { obligatoria: true });
  const persona = await school.persona();
  if (inscrita) await school.inscribe(curso.id, persona.id);
  const admin = () => school.administrador();
  return {
    curso,
    persona,
    actividades,
    hacer: async (cuales = actividades) => {
      const ella = await school.entra(persona);
      for (const una of cuales) await ella.post(`/api/actividades/${una.id}/completar`);
    },
    registrar: async (dia: string) =>
      (await (await admin()).post(`/api/usuarios/${persona.id}/externas`, { cursoId: curso.id, dia }))
        .body as Externa,
    retirar: async ({ id: cual }: Externa) =>
      (await (await admin()).post(`/api/externas/${cual}/retirar`, { motivo: 'Era de otra persona' })).body,
    mia: async () =>
      (await (await school.entra(persona)).get(`/api/cursos/${curso.id}/mi-renovacion`)).body as MiRenovacion,
    como: async () => {
      const { rows } = await db.execute(sql`
        select m.ronda, m.completada, m.terminada, m.porcentaje,
               (select count(*)::int from certificados k where k.usuario_id = m.usuario_id) as certificados,
               (select count(*)::int from rondas r where r.usuario_id = m.usuario_id and r.deshecha_en is null) as rondas
          from matriculas m where m.usuario_id = ${persona.id} and m.curso_id = ${curso.id}`);
      return rows[0];
    },
  };
}

const NADA = { ronda: 1, completada: false, terminada: false, porcentaje: null, certificados: 0, rondas: 0 };
const HECHO = { ronda: 1, completada: true, terminada: true, porcentaje: 100, certificados: 0, rondas: 1 };

test('completa la ronda en que está la persona, en su día, sin certificado; retirarla lo deja como estaba', async () => {
  await irA('2027-03-20T10:00:00Z');
  const uno = await caso();
  const externa = await uno.registrar('2027-02-10');
  expect(externa).toMatchObject({ efecto: 'completa', ronda: 1, dia: '2027-02-10', valeHasta: '2028-02-10' });
  expect(await uno.como()).toEqual(HECHO);
  expect(await uno.mia()).toMatchObject({
    cumplimiento: 'al_dia',
    valeHasta: '2028-02-10',
    abreEl: '2027-12-12',
    hechas: [{ ronda: 1, valeHasta: '2028-02-10', certificadoId: null, externa: true }],
  });
  expect(await uno.registrar('2027-02-10')).toEqual(externa);
  await uno.retirar(externa);
  expect(await uno.como()).toEqual(NADA);
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'sin_plazo', hechas: [] });
});

test('de lo que estaba a medias la cifra es la de completado, y retirarla devuelve la que había', async () => {
  const uno = await caso();
  await uno.hacer(uno.actividades.slice(0, 1));
  expect(await uno.como()).toMatchObject({ completada: false, porcentaje: 50 });
  const externa = await uno.registrar('2027-02-10');
  expect(await uno.como()).toEqual(HECHO);
  await uno.retirar(externa);
  expect(await uno.como()).toEqual({ ...NADA, porcentaje: 50 });
});

test('quien además hizo el curso lo tiene completado por sí, con su certificado, si se retira', async () => {
  const uno = await caso();
  const externa = await uno.registrar('2027-02-10');
  await uno.hacer();
  expect(await uno.como()).toEqual(HECHO);
  const admin = await school.administrador();
  const faltan = await admin.get(`/api/cursos/${uno.curso.id}/certificados-que-faltan`);
  expect(faltan.body).toEqual({ faltan: 0, terminaron: 0, expedidos: 0 });
  await uno.retirar(externa);
  expect(await uno.como()).toEqual({ ...HECHO, certificados: 1 });
});

test('ni lo que el curso pide a quienes terminaron ni lo que se le añade bajan su cifra hasta la siguiente vez', async () => {
  const uno = await caso();
  await uno.registrar('2027-02-10');
  const { id } = await school.seccion(uno.curso.id);
  await school.actividades(
    uno.curso.id,
    id,
    { obligatoria: true },
    { obligatoria: true, exigeATerminados: true },
  );
  expect(await uno.como()).toEqual(HECHO);
  await uno.hacer(uno.actividades.slice(0, 1));
  expect(await uno.como()).toEqual(HECHO);
});

test('donde ya estaba completada abre y completa la siguiente; retirarla vuelve a la de antes', async () => {
  await irA('2027-03-20T10:00:00Z');
  const uno = await caso();
  await uno.hacer();
  await irA('2027-10-15T10:00:00Z');
  const externa = await uno.registrar('2027-10-01');
  expect(externa).toMatchObject({ efecto: 'completa', ronda: 2, valeHasta: '2028-10-01' });
  expect(await uno.como()).toEqual({ ...HECHO, ronda: 2, certificados: 1, rondas: 2 });
  await uno.retirar(externa);
  expect(await uno.como()).toEqual({ ...HECHO, certificados: 1 });
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'al_dia', valeHasta: '2028-03-20', ronda: 1 });
});

test('en los días de renovar cuenta desde que acaba la de antes', async () => {
  await irA('2027-03-20T10:00:00Z');
  const uno = await caso();
  await uno.hacer();
  await irA('2028-02-15T10:00:00Z');
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2 });
  const externa = await uno.registrar('2028-02-10');
  expect(externa).toMatchObject({ ronda: 2, valeHasta: '2029-03-20' });
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'al_dia', ronda: 2, valeHasta: '2029-03-20' });
  await uno.retirar(externa);
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2 });
});

test('un día anterior a la última vez queda en la historia y no mueve nada', async () => {
  await irA('2029-03-20T10:00:00Z');
  const uno = await caso();
  await uno.hacer();
  const antes = await uno.como();
  const externa = await uno.registrar('2029-03-19');
  expect(externa).toMatchObject({ efecto: 'historia', ronda: null, valeHasta: null });
  expect(await uno.como()).toEqual(antes);
  await uno.retirar(externa);
  expect(await uno.como()).toEqual(antes);
});

test('la de quien no tiene el curso se guarda, y es una ronda completada cuando lo tiene', async () => {
  await irA('2029-04-20T10:00:00Z');
  const uno = await caso({}, { inscrita: false });
  expect(await uno.registrar('2029-04-01')).toMatchObject({ efecto: 'espera', valeHasta: null });
  expect(await uno.como()).toBeUndefined();
  await school.inscribe(uno.curso.id, uno.persona.id);
  expect(await uno.como()).toEqual(HECHO);
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'al_dia', valeHasta: '2030-04-01' });
});

test('si para entonces había caducado, es la segunda vez y hay treinta días', async () => {
  await irA('2029-06-01T10:00:00Z');
  const uno = await caso({}, { inscrita: false });
  await uno.registrar('2027-04-01');
  await school.inscribe(uno.curso.id, uno.persona.id);
  expect(await uno.mia()).toMatchObject({
    cumplimiento: 'en_plazo',
    ronda: 2,
    venceEn: '2029-07-01T21:59:59.000Z',
  });
});

test('la siguiente ronda se abre a su hora, y retirar lo de antes no la mueve', async () => {
  await irA('2029-06-01T10:00:00Z');
  const uno = await caso();
  const externa = await uno.registrar('2029-06-01');
  await irA('2030-05-01T10:00:00Z');
  expect(await uno.mia()).toMatchObject({ cumplimiento: 'por_renovar', ronda: 2, valeHasta: '2030-06-01' });
  await uno.hacer();
  expect(await uno.como()).toEqual({ ...HECHO, ronda: 2, certificados: 1, rondas: 2 });
  await uno.retirar(externa);
  expect(await uno.como()).toEqual({ ...HECHO, ronda: 2, certificados: 1, rondas: 1 });
});

test('la que abrió alguien tras una externa se deja para sus días, y la externa sigue', async () => {
  await irA('2030-06-01T10:00:00Z');
  const uno = await caso();
  const admin = await school.administrador();
  await admin.put(`/api/cursos/${uno.curso.id}/renovacion`, {
    version: 0,
    validezMeses: 12,
    validezDia: null,
    validezMinimoMeses: 6,
    diasParaRenovar: 60,
    diasDeMargen: 0,
    renovarYa: true,
  });
  await uno.registrar('2030-06-01');
  const ella = await school.entra(uno.persona);
  expect((await ella.post(`/api/cursos/${uno.curso.id}/renovar`)).status).toBe(200);
  expect(await uno.como()).toMatchObject({ ronda: 2, completada: false });
  const par = sql`array[row(${uno.persona.id}, ${uno.curso.id})::par_de_avance]`;
  await db.execute(sql`select pasar_rondas(${par})`);
  expect(await uno.como()).toMatchObject({ ronda: 2, completada: false, porcentaje: null });
  expect((await ella.post(`/api/cursos/${uno.curso.id}/no-renovar`)).status).toBe(200);
  expect(await uno.como()).toEqual(HECHO);
});

test('lo que se anula de lo hecho no deshace lo que se completó fuera', async () => {
  const uno = await caso();
  await uno.registrar('2030-06-01');
  await uno.hacer();
  await db.execute(sql`update progreso set estado = 'en_curso' where usuario_id = ${uno.persona.id}`);
  expect(await uno.como()).toEqual(HECHO);
});

test('la lista de participantes, el reporte y su CSV, el inicio y la página de la persona la nombran externa', async () => {
  await irA('2027-03-20T10:00:00Z');
  const uno = await caso();
  await uno.registrar('2027-02-10');
  const admin = await school.administrador();
  const ella = await school.entra(uno.persona);
  const vistas = await Promise.all([
    admin.get(`/api/cursos/${uno.curso.id}/participantes`),
    admin.get(`/api/reportes/progreso?curso=${uno.curso.id}`),
    ella.get('/api/aprendizaje/inicio'),
    admin.get(`/api/usuarios/${uno.persona.id}/aprendizaje`),
  ]);
  for (const vista of vistas)
    expect(JSON.stringify(vista.body), vista.status.toString()).toContain('"externa":true');
  const csv = await admin.get(`/api/reportes/progreso.csv?curso=${uno.curso.id}`);
  expect(String(csv.body.texto)).toMatch(
    /;Externa;Por corregir;En riesgo;Algo nuevo que hacer\r?\n.*;sí;;;\r?\n/,
  );
});
