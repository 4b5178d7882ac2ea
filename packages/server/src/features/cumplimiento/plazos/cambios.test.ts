import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { decirCertificados } from '#features/certificados/decir.ts';
import { mirarPlazos } from '#features/cumplimiento/plazos/mirar-plazos.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock, mails } = await createTestApp();
const { db } = platform;
await db.execute(sql`update academia set certifica_desde = '2020-01-01', zona_horaria = 'Europe/Madrid'`);
await goTo(db, clock, '2027-03-02T10:00:00Z');
await mirarPlazos(platform);

const titulos = async (quien: Client) =>
  ((await quien.get('/api/avisos')).body.lineas as { titulo: string; detalle: string | null }[]).map(
    ({ titulo, detalle }) => `${titulo}${detalle ? ` | ${detalle}` : ''}`,
  );

async function alguienCon(titulo: string, values: object = {}) {
  const persona = await school.persona();
  const quien = await school.entra(persona);
  const curso = await school.curso({ titulo, ...values });
  const { id } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, id, { obligatoria: true });
  await school.inscribe(curso.id, persona.id);
  const completar = () => quien.post(`/api/actividades/${actividad?.id}/completar`);
  return { ...persona, quien, curso, ruta: `/api/cursos/${curso.id}`, completar };
}

const manana = async (momento: string) => {
  await goTo(db, clock, momento);
  await repartirLoQueToca(platform);
};
const correosA = (correo: string | null) =>
  mails.filter(({ para }) => para === correo).map(({ asunto }) => asunto);

test('una prórroga, y que se quita, se dicen una vez cada una; el correo, lo que es verdad a su hora', async () => {
  const admin = await school.administrador();
  const ana = await alguienCon('Altura');
  const prorrogar = (venceEn: string | null) =>
    admin.post(`${ana.ruta}/prorrogar`, { usuarioId: ana.id, venceEn, motivo: 'Una baja' });
  for (const _ of [1, 2]) expect((await prorrogar('2027-05-12T21:59:59.000Z')).status).toBe(200);
  expect(await titulos(ana.quien)).toEqual(['Tu plazo de Altura es ahora el 12 de mayo']);
  clock.advance({ minutes: 1 });
  await prorrogar(null);
  expect(await titulos(ana.quien)).toEqual([
    'Altura ya no tiene fecha límite',
    'Tu plazo de Altura es ahora el 12 de mayo',
  ]);
  await manana('2027-03-03T07:01:00Z');
  expect(correosA(ana.correo)).toEqual(['Altura ya no tiene fecha límite']);
  expect(mails.map(({ texto }) => texto).join()).not.toContain('Una baja');
});

test('una exención y su fin, también cuando acaba sola, sin decir nunca el motivo', async () => {
  const admin = await school.administrador();
  const ana = await alguienCon('Extintores');
  const dada = await admin.post(`${ana.ruta}/eximir`, {
    usuarioIds: [ana.id],
    hasta: '2027-03-10',
    dias: 30,
    motivo: 'Motivo de salud',
  });
  expect(dada.status).toBe(200);
  expect(await titulos(ana.quien)).toEqual(['No tienes que hacer Extintores hasta el 10 de marzo']);
  await goTo(db, clock, '2027-03-11T07:40:00Z');
  for (const _ of [1, 2]) await mirarPlazos(platform);
  const otroDia = await school.entra(ana);
  expect(await titulos(otroDia)).toEqual([
    'Vuelves a tener que hacer Extintores',
    'No tienes que hacer Extintores hasta el 10 de marzo',
  ]);
  expect(JSON.stringify(await otroDia.get('/api/avisos'))).not.toContain('salud');
});

test('una renovación que alguien abre, y que se deja para otro día', async () => {
  const admin = await school.administrador();
  const ana = await alguienCon('Datos', { validezMeses: 12 });
  await ana.completar();
  const { body } = await admin.post(`${ana.ruta}/abrir-renovaciones`, {
    quienes: { usuarioIds: [ana.id] },
    ultimoDia: '2027-06-30',
    motivo: 'Cambió la norma',
  });
  expect(await titulos(ana.quien)).toEqual(['Toca renovar Datos | Tienes hasta el 30 de junio']);
  clock.advance({ minutes: 1 });
  await admin.post(`${ana.ruta}/deshacer-renovaciones`, { marca: body['marca'] });
  expect((await titulos(ana.quien))[0]).toBe('Por ahora no tienes que renovar Datos');
});

test('el certificado que se consigue, y el que se retira', async () => {
  const admin = await school.administrador();
  const ana = await alguienCon('Auxilios', { certificado: true });
  await ana.completar();
  for (const _ of [1, 2]) await decirCertificados(platform);
  const { rows } = await db.execute<{ id: string; numero: string }>(
    sql`select id, numero from certificados where usuario_id = ${ana.id}`,
  );
  const numero = rows[0]?.numero;
  expect(await titulos(ana.quien)).toEqual([
    `Ya tienes el certificado de Auxilios | N.º ${numero}. No caduca`,
  ]);
  await repartirLoQueToca(platform);
  expect(correosA(ana.correo)).toEqual(['Ya tienes el certificado de Auxilios']);
  clock.advance({ minutes: 1 });
  await admin.post(`/api/certificados/${rows[0]?.id}/retirar`, { motivo: 'Motivo de dentro' });
  for (const _ of [1, 2]) await decirCertificados(platform);
  expect(await titulos(ana.quien)).toHaveLength(2);
  expect((await titulos(ana.quien))[0]).toMatch(/^Se ha retirado tu certificado de Auxilios/);
  expect(JSON.stringify(await ana.quien.get('/api/avisos'))).not.toContain('de dentro');
});

test('la respuesta a una opinión, y más tiempo en una prueba', async () => {
  const admin = await school.administrador();
  const ana = await alguienCon('Lenguaje');
  const prueba = await school.evaluacion(ana.curso.id, { minutos: 30 });
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into feedback (id, usuario_id, curso_id, tipo, texto, anonimo)
    values (gen_random_uuid(), ${ana.id}, ${ana.curso.id}, 'error', 'El párrafo 4 dice 21', true) returning id`);
  const responder = { respuesta: 'Ya dice 12. Gracias.', estado: 'resuelto' };
  for (const _ of [1, 2])
    expect((await admin.post(`/api/feedback/${rows[0]?.id}/responder`, responder)).status).toBe(200);
  expect(await titulos(ana.quien)).toEqual([
    'Arreglado: el error que viste en Lenguaje | «Ya dice 12. Gracias.»',
  ]);
  clock.advance({ minutes: 1 });
  const excepcion = (minutos: number) => ({
    usuarioId: ana.id,
    grupoId: null,
    cambios: { minutos },
    motivo: 'Salud',
  });
  const id = crypto.randomUUID();
  for (const minutos of [45, 45, 40])
    expect(
      (await admin.put(`/api/evaluaciones/${prueba.id}/excepciones/${id}`, excepcion(minutos))).status,
    ).toBe(200);
  expect((await titulos(ana.quien))[0]).toMatch(/^Tienes más tiempo en .* \| Ahora dura 45 minutos$/);
  expect(await titulos(ana.quien)).toHaveLength(2);
  clock.advance({ minutes: 1 });
  const { version } = (await admin.get(`/api/usuarios/${ana.id}/adaptacion`)).body;
  await admin.put(`/api/usuarios/${ana.id}/adaptacion`, { version, factor: '1,25', motivo: 'Salud' });
  expect((await titulos(ana.quien))[0]).toBe('Tienes más tiempo en tus pruebas | Un 25 % más en cada una');
  expect(JSON.stringify(await ana.quien.get('/api/avisos'))).not.toContain('Salud');
});
