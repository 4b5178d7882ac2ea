import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { school, platform, clock, mails } = await createTestApp();
const { db } = platform;
await goTo(db, clock, '2026-11-16T09:00:00Z');
const admin = await school.administrador();

const desde = (n: number) => mails.slice(n).map(({ para, asunto, texto }) => ({ para, asunto, texto }));
const lineas = async (quien: Client) =>
  (await quien.get('/api/avisos')).body.lineas as { titulo: string; detalle: string; junto: string[] }[];
const inscribir = (cursoId: string, usuarioIds: string[], venceEn: string | null = null) =>
  admin.post(`/api/cursos/${cursoId}/inscribir`, { usuarioIds, venceEn });

const publicable = async (values: object) => {
  const curso = await school.curso({ estado: 'borrador', ...values });
  await school.actividad(curso.id, { lista: true });
  return curso;
};

test('los que llegan en diez minutos son una línea que crece y un correo, con sus fechas', async () => {
  const ana = await school.estudiante({ nombre: 'Ana', correo: 'ana@asignado.example' });
  const [altura, datos] = [
    await school.curso({ titulo: 'Altura' }),
    await school.curso({ titulo: 'Datos', iniciaEn: '2026-11-20T09:00:00.000Z' }),
  ];
  const antes = mails.length;
  await inscribir(altura.id, [ana.id], '2026-12-08T22:59:59.000Z');
  expect(await lineas(ana)).toMatchObject([
    { titulo: 'Te han asignado Altura', detalle: 'Hasta el 8 de diciembre', junto: [] },
  ]);
  clock.advance({ minutes: 4 });
  await inscribir(datos.id, [ana.id]);
  expect(await lineas(ana)).toMatchObject([
    { titulo: 'Te han asignado 2 cursos', detalle: 'Datos, Altura', junto: [expect.any(String)] },
  ]);
  await repartirLoQueToca(platform);
  expect(desde(antes)).toEqual([]);
  clock.advance({ minutes: 7 });
  await repartirLoQueToca(platform);
  clock.advance({ minutes: 30 });
  await repartirLoQueToca(platform);
  const [carta, ...mas] = desde(antes);
  expect(mas).toEqual([]);
  expect(carta).toMatchObject({ para: 'ana@asignado.example', asunto: 'Te han asignado 2 cursos' });
  expect(carta?.texto).toContain('Te han asignado Altura.\nHasta el 8 de diciembre.');
  expect(carta?.texto).toContain('Te han asignado Datos.\nEmpieza el 20 de noviembre; sin fecha límite.');
});

test('de un curso sin publicar no se dice nada hasta que se publica, y entonces una vez', async () => {
  const [ana, eva] = [await school.estudiante(), await school.estudiante()];
  const curso = await publicable({ titulo: 'Extintores' });
  await inscribir(curso.id, [ana.id]);
  expect(await lineas(ana)).toEqual([]);
  expect((await admin.post(`/api/cursos/${curso.id}/publicar`)).status).toBe(200);
  expect(await lineas(ana)).toMatchObject([{ titulo: 'Te han asignado Extintores' }]);
  for (const orden of ['archivar', 'publicar']) await admin.post(`/api/cursos/${curso.id}/${orden}`);
  expect(await lineas(ana)).toHaveLength(1);
  expect(await lineas(eva)).toEqual([]);
});

test('ni a quien ya lo completó o está exento, ni por correo a quien lo perdió o lo hizo mientras', async () => {
  const [hecha, exenta, quitada, enseguida] = await Promise.all([1, 2, 3, 4].map(() => school.estudiante()));
  const curso = await school.curso();
  const actividad = await school.actividad(curso.id, { obligatoria: true });
  const ids = [hecha, exenta, quitada, enseguida].map((uno) => uno?.id ?? '');
  await school.inscribe(curso.id, ids[0] ?? '');
  await hecha?.post(`/api/actividades/${actividad.id}/completar`);
  await admin.post(`/api/cursos/${curso.id}/quitar`, { usuarioIds: [ids[0]] });
  await db.execute(sql`insert into exenciones (id, usuario_id, curso_id, hasta, motivo, por)
    values (gen_random_uuid(), ${ids[1]}, ${curso.id}, '2027-01-31', 'Baja', ${ids[0]})`);
  // What the tests before left on its way.
  clock.advance({ minutes: 11 });
  await repartirLoQueToca(platform);
  const antes = mails.length;
  await inscribir(curso.id, ids);
  expect((await Promise.all([hecha, exenta].map((uno) => lineas(uno as Client)))).flat()).toEqual([]);
  for (const uno of [quitada, enseguida]) expect(await lineas(uno as Client)).toHaveLength(1);

  await db.execute(sql`delete from inscripciones where usuario_id = ${ids[2]}`);
  await enseguida?.post(`/api/actividades/${actividad.id}/completar`);
  clock.advance({ minutes: 11 });
  await repartirLoQueToca(platform);
  expect(desde(antes)).toEqual([]);
});

test('miles lo reciben de una vez', async () => {
  const curso = await school.curso();
  const grupo = await school.grupo();
  await db.execute(sql`with n as (insert into usuarios (id, nombre, apellidos, correo, perfil)
      select gen_random_uuid(), 'N', i::text, 'n' || i || '@muchos.example', 'Estudiante' from generate_series(1, 4100) i returning id)
    insert into grupo_miembros (grupo_id, usuario_id) select ${grupo.id}, id from n`);
  const { status } = await admin.post(`/api/grupos/${grupo.id}/asignar-curso`, {
    cursoId: curso.id,
    venceEn: null,
    venceEnDias: 30,
  });
  expect(status).toBeLessThan(300);
  const { rows } = await db.execute(sql`select count(*)::int as n from avisos where curso_id = ${curso.id}`);
  expect(rows).toEqual([{ n: 4100 }]);
});
