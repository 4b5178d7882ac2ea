import { localEn } from '@catedra/shared/fechas/en-zona.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { mirarPlazos } from '#features/cumplimiento/plazos/mirar-plazos.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock, mails } = await createTestApp({ nights: true });
const { db } = platform;
await db.execute(sql`update academia set certifica_desde = '2020-01-01', zona_horaria = 'Europe/Madrid'`);

const irA = (momento: string) => goTo(db, clock, momento);
const mirar = async (momento: string) => {
  await irA(momento);
  await mirarPlazos(platform);
  await repartirLoQueToca(platform);
};
/** The looks of a day that matter to whoever lives in Madrid, in the Canaries or in Mexico, and some that don't. */
const HORAS = [
  '04:30',
  '05:15',
  '05:30',
  '06:00',
  '06:15',
  '06:30',
  '07:00',
  '07:30',
  '13:15',
  '13:30',
  '14:00',
  '23:00',
];
const mirarDias = async (...dias: string[]) => {
  for (const dia of dias) for (const hora of HORAS) await mirar(`${dia}T${hora}:00Z`);
};

type Linea = readonly [aviso: string, ocasion: string, en: string];

async function lineas(usuarioId: string, zona: string): Promise<Linea[]> {
  const { rows } = await db.execute<{ aviso: string; ocasion: string; en: string }>(sql`
    select aviso, ocasion, en::text as en from avisos where usuario_id = ${usuarioId} and aviso like 'cumplimiento.%' order by en`);
  return rows.map(({ aviso, ocasion, en }) => [
    aviso.replace('cumplimiento.', ''),
    ocasion,
    localEn(new Date(en), zona),
  ]);
}

async function unCurso(
  ajustes: { margen?: number; vence?: number[]; caduca?: number[]; validezMeses?: number } = {},
) {
  const curso = await school.curso({ validezMeses: ajustes.validezMeses ?? null });
  const { id } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, id, { obligatoria: true });
  const lista = (dias?: number[]) => (dias ? sql.param(`{${dias}}`) : null);
  await db.execute(sql`insert into curso_renovaciones (curso_id, dias_de_margen, avisa_vence, avisa_caduca)
    values (${curso.id}, ${ajustes.margen ?? 0}, ${lista(ajustes.vence)}, ${lista(ajustes.caduca)})`);
  return { ...curso, actividadId: actividad?.id ?? '' };
}

const inscribe = (cursoId: string, usuarioId: string, venceEn: string | null) =>
  db.execute(
    sql`insert into inscripciones (usuario_id, curso_id, vence_en) values (${usuarioId}, ${cursoId}, ${venceEn})`,
  );

const correosA = (correo: string | null) => mails.filter(({ para }) => para === correo);

const FINAL_DEL_10: Record<string, string> = {
  'Europe/Madrid': '2027-04-10T21:59:59Z',
  'Atlantic/Canary': '2027-04-10T22:59:59Z',
  'America/Mexico_City': '2027-04-11T05:59:59Z',
};

test('cada día de su plazo, a la mañana de cada persona, también tras el cambio de hora', async () => {
  await irA('2027-03-10T10:00:00Z');
  await mirarPlazos(platform);
  const [sinMargen, conMargen] = [await unCurso(), await unCurso({ margen: 3, vence: [2] })];
  const gente = await Promise.all(
    Object.entries(FINAL_DEL_10).map(async ([zonaHoraria, vence]) => {
      const persona = await school.persona({ zonaHoraria });
      await inscribe(sinMargen.id, persona.id, vence);
      return { ...persona, zona: zonaHoraria };
    }),
  );
  const margen = await school.persona();
  await inscribe(conMargen.id, margen.id, '2027-04-10T08:00:00Z');
  const callada = await school.persona();
  await db.execute(
    sql`insert into avisos_preferencias values (${callada.id}, 'vence', 'nunca'), (${callada.id}, 'vencido', 'ya')`,
  );
  await inscribe(sinMargen.id, callada.id, FINAL_DEL_10['Europe/Madrid'] ?? '');

  await mirarDias(
    '2027-03-26',
    '2027-03-27',
    '2027-03-28',
    '2027-04-03',
    '2027-04-04',
    '2027-04-08',
    '2027-04-09',
  );
  await mirarDias(
    '2027-04-10',
    '2027-04-11',
    '2027-04-12',
    '2027-04-14',
    '2027-04-18',
    '2027-04-25',
    '2027-05-02',
    '2027-05-09',
  );

  for (const { id, zona } of gente)
    expect([zona, await lineas(id, zona)]).toEqual([
      zona,
      [
        ['vence', 'r1·2027-04-10·-14', '2027-03-27T07:30'],
        ['vence', 'r1·2027-04-10·-7', '2027-04-03T07:30'],
        ['vence', 'r1·2027-04-10·-1', '2027-04-09T07:30'],
        ['vencido', 'r1·2027-04-10·1', '2027-04-11T07:30'],
        ['vencido', 'r1·2027-04-10·8', '2027-04-18T07:30'],
        ['vencido', 'r1·2027-04-10·15', '2027-04-25T07:30'],
        ['vencido', 'r1·2027-04-10·22', '2027-05-02T07:30'],
      ],
    ]);
  for (const { correo } of gente)
    expect(correosA(correo).map(({ asunto }) => asunto)).toEqual([
      ...Array.from({ length: 3 }, () => `${sinMargen.titulo} vence el 10 de abril`),
      ...Array.from({ length: 4 }, () => `${sinMargen.titulo} venció el 10 de abril`),
    ]);
  expect((await lineas(margen.id, 'Europe/Madrid')).slice(0, 3)).toEqual([
    ['vence', 'r1·2027-04-10·-2', '2027-04-08T07:30'],
    ['vence', 'r1·2027-04-10·1', '2027-04-11T07:30'],
    ['vencido', 'r1·2027-04-10·4', '2027-04-14T07:30'],
  ]);
  expect(correosA(margen.correo)[1]?.texto).toContain('Todavía puedes hacerlo hasta el 13 de abril.');
  expect(correosA(callada.correo).map(({ asunto }) => asunto)).toEqual(
    Array.from({ length: 4 }, () => `${sinMargen.titulo} venció el 10 de abril`),
  );
});

const ocasiones = async (usuarioId: string) =>
  (await lineas(usuarioId, 'Europe/Madrid')).map(([aviso, ocasion]) => `${aviso} ${ocasion}`);
const manana = (dia: string) => mirar(`${dia}T07:40:00Z`);

test('lo que se renueva: cuando se abre solo y antes de caducar; lo de un día anterior a la ronda no se dice', async () => {
  await irA('2028-03-01T10:00:00Z');
  await mirarPlazos(platform);
  const curso = await unCurso({ validezMeses: 1 });
  const ana = await school.persona();
  await inscribe(curso.id, ana.id, null);
  await (await school.entra(ana)).post(`/api/actividades/${curso.actividadId}/completar`);
  for (const dia of ['02', '03', '15', '16', '17', '25', '31']) await manana(`2028-03-${dia}`);
  for (const dia of ['01', '02', '03', '09']) await manana(`2028-04-${dia}`);
  expect(await ocasiones(ana.id)).toEqual([
    'caduca r2·2028-04-01·-16',
    'caduca r2·2028-04-01·-7',
    'caduca r2·2028-04-01·-1',
    'vencido r2·2028-04-01·1',
    'vencido r2·2028-04-01·8',
  ]);
  expect(correosA(ana.correo).map(({ asunto }) => asunto)[0]).toBe(`Ya puedes renovar ${curso.titulo}`);
});

test('una prórroga se dice otra vez, volver a un día ya dicho no, y lo pasado cuando llegó el plazo tampoco', async () => {
  await irA('2029-05-01T10:00:00Z');
  await mirarPlazos(platform);
  const curso = await unCurso({ vence: [7, 1] });
  const ana = await school.persona();
  const prorroga = (venceEn: string) =>
    db.execute(sql`insert into prorrogas (usuario_id, curso_id, vence_en, motivo, por) values (${ana.id}, ${curso.id}, ${venceEn}, 'x', ${ana.id})
      on conflict (usuario_id, curso_id) do update set vence_en = excluded.vence_en`);
  await inscribe(curso.id, ana.id, '2029-05-10T21:59:59Z');
  await manana('2029-05-03');
  await prorroga('2029-05-12T21:59:59Z');
  await manana('2029-05-05');
  await prorroga('2029-05-10T21:59:59Z');
  await manana('2029-05-06');
  await manana('2029-05-09');
  await irA('2029-05-10T10:00:00Z');
  await prorroga('2029-05-11T21:59:59Z');
  await manana('2029-05-11');
  expect(await ocasiones(ana.id)).toEqual([
    'vence r1·2029-05-10·-7',
    'vence r1·2029-05-12·-7',
    'vence r1·2029-05-10·-1',
  ]);
});

test('tres días parados: cada persona oye una vez lo que es verdad ahora', async () => {
  await irA('2030-05-01T10:00:00Z');
  await mirarPlazos(platform);
  const curso = await unCurso({ vence: [3, 2, 1] });
  const [ana, hecha, tarde, exenta, suspendida] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => school.persona()),
  );
  const fin = '2030-05-10T21:59:59Z';
  for (const una of [ana, hecha, exenta, suspendida]) await inscribe(curso.id, una?.id ?? '', fin);
  await mirar('2030-05-06T12:00:00Z');
  await irA('2030-05-08T12:00:00Z');
  await (await school.entra({ id: hecha?.id ?? '' })).post(`/api/actividades/${curso.actividadId}/completar`);
  await db.execute(sql`insert into exenciones (id, usuario_id, curso_id, hasta, motivo, por)
    values (gen_random_uuid(), ${exenta?.id}, ${curso.id}, '2031-01-31', 'Baja', ${ana?.id})`);
  await db.execute(sql`update usuarios set estado = 'suspendido' where id = ${suspendida?.id}`);
  await irA('2030-05-09T08:30:00Z');
  await inscribe(curso.id, tarde?.id ?? '', fin);
  await Promise.all([mirarPlazos(platform), mirarPlazos(platform)]);
  await mirar('2030-05-09T08:45:00Z');
  expect(await ocasiones(ana?.id ?? '')).toEqual(['vence r1·2030-05-10·-1']);
  for (const otra of [hecha, exenta, suspendida, tarde]) expect(await ocasiones(otra?.id ?? '')).toEqual([]);
  expect(correosA(ana?.correo ?? '')).toEqual([]);
  await manana('2030-05-10');
  expect(correosA(ana?.correo ?? '').map(({ asunto }) => asunto)).toEqual([
    `${curso.titulo} vence el 10 de mayo`,
  ]);
});

test('nada de lo que espera a que corrijan, de un curso sin publicar ni de lo que venció antes de que hubiera avisos', async () => {
  await irA('2031-05-01T10:00:00Z');
  await mirarPlazos(platform);
  const [curso, archivado] = [await unCurso(), await unCurso()];
  const tarea = await school.actividad(curso.id, {
    obligatoria: true,
    contenido: { tipo: 'tarea', html: '<p>x</p>' } as never,
  });
  const [espera, debe, vieja] = await Promise.all([1, 2, 3].map(() => school.persona()));
  for (const una of [espera, debe]) await inscribe(curso.id, una?.id ?? '', '2031-05-10T21:59:59Z');
  await inscribe(archivado.id, debe?.id ?? '', '2031-05-10T21:59:59Z');
  await inscribe(curso.id, vieja?.id ?? '', '2031-04-23T21:59:59Z');
  await db.execute(
    sql`update matriculas_guardadas set plazo_en = '2031-01-01' where usuario_id = ${vieja?.id}`,
  );
  await db.execute(sql`update cursos set estado = 'archivado' where id = ${archivado.id}`);
  await db.execute(sql`update plazos_mirados set desde = '2031-05-01'`);
  await (await school.entra({ id: espera?.id ?? '' })).post(
    `/api/actividades/${curso.actividadId}/completar`,
  );
  await db.execute(sql`insert into entregas (id, actividad_id, curso_id, usuario_id, intento, estado, entregada_en)
    values (gen_random_uuid(), ${tarea.id}, ${curso.id}, ${espera?.id}, 1, 'entregada', '2031-05-01T12:00:00Z')`);
  for (const dia of ['02', '03', '09', '11']) await manana(`2031-05-${dia}`);
  expect(await ocasiones(debe?.id ?? '')).toEqual([
    'vence r1·2031-05-10·-7',
    'vence r1·2031-05-10·-1',
    'vencido r1·2031-05-10·1',
  ]);
  for (const otra of [espera, vieja]) expect(await ocasiones(otra?.id ?? '')).toEqual([]);
});
