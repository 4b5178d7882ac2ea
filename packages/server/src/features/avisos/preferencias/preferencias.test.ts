import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notice, notify } from '#features/avisos/notice.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock, mails } = await createTestApp();
const { db } = platform;

const HORAS = { nocheDesde: '21:00', nocheHasta: '08:00', horaDelDia: '08:00' };
const ponHoras = async (horas: object) => (await school.superAdministrador()).put('/api/avisos/horas', horas);
await ponHoras(HORAS);

const son = (moment: string) =>
  clock.advance({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1000 });

interface Saludo {
  readonly usuarioId: string;
  readonly dice: string;
}

const leer = async (_db: unknown, saludos: readonly Saludo[]) =>
  saludos.map(({ usuarioId, dice }, n) => ({ n, usuarioId, asunto: 'saludo', ocasion: dice, dice }));
const say = ({ dice }: { dice: string }) => ({ titulo: dice, enlace: '/home' });

const vence = notice('prueba.vence', { evento: 'vence', about: leer, say });
const asignado = notice('prueba.asignado', {
  evento: 'asignado',
  about: leer,
  say,
  together: { minutes: 10, say: (n) => ({ titulo: `${n} cursos`, enlace: '/home' }) },
});

const avisar = (cual: typeof vence, usuarioId: string, dice: string) =>
  runWork({ ...platform, site: 'https://a.example' }, SISTEMA, 'prueba.avisar', (work) =>
    notify(work, cual, { usuarioId, dice }),
  );

interface Leidas {
  readonly correo: string | null;
  readonly parado: string | null;
  readonly horas: object;
  readonly eventos: readonly { evento: string; correo: string; elegible: boolean }[];
}

type Persona = Awaited<ReturnType<typeof school.estudiante>>;
const RUTA = '/api/avisos/preferencias';
const leidas = async (quien: Persona) => (await quien.get(RUTA)).body as unknown as Leidas;
const de = async (quien: Persona, evento: string) =>
  (await leidas(quien)).eventos.find((uno) => uno.evento === evento);
const elige = (quien: Persona, evento: string, correo: string) => quien.put(RUTA, { evento, correo });
const salidas = async (usuarioId: string) =>
  (
    await db.execute<{ sale: string | null; modo: string }>(
      sql`select (extract(epoch from sale_en - ${clock.now().toISOString()}::timestamptz) / 60)::int as sale, modo
            from avisos where usuario_id = ${usuarioId} order by en, id`,
    )
  ).rows.map(({ sale, modo }) => [modo, sale]);

test('se lee lo que puede pasarle a cada cual, cómo se le dice y adónde', async () => {
  const ana = await school.estudiante({ correo: 'ana@preferencias.example' });
  const suyas = await leidas(ana);
  expect(suyas).toMatchObject({
    correo: 'ana@preferencias.example',
    parado: null,
    horas: HORAS,
  });
  const nombres = suyas.eventos.map(({ evento }) => evento);
  expect(nombres).toContain('vence');
  expect(nombres).not.toContain('corregir');
  expect(nombres).not.toContain('operacion');
  expect(await de(ana, 'recibo')).toEqual({ evento: 'recibo', correo: 'ya', elegible: false });

  const admin = await school.administrador();
  expect((await leidas(admin)).eventos.map(({ evento }) => evento)).toContain('operacion');
  await db.execute(
    sql`insert into correos_parados (correo, motivo) values ('ana@preferencias.example', '550 no existe')`,
  );
  expect((await leidas(ana)).parado).toBe('550 no existe');
  const sinCorreo = await school.estudiante({ correo: null, usuario: 'sin.correo.pref' });
  expect((await leidas(sinCorreo)).correo).toBeNull();
});

test('se elige, se repite sin más y se vuelve atrás; lo que no se elige se dice', async () => {
  const eva = await school.estudiante();
  expect((await elige(eva, 'vence', 'nunca')).body).toEqual({
    evento: 'vence',
    correo: 'nunca',
    elegible: true,
  });
  await Promise.all([elige(eva, 'vence', 'ya'), elige(eva, 'vence', 'ya')]);
  expect(await de(eva, 'vence')).toMatchObject({ correo: 'ya' });
  expect((await elige(eva, 'recibo', 'nunca')).body.error).toMatchObject({ code: 'AVISO_OBLIGATORIO' });
  expect((await elige(eva, 'corregir', 'nunca')).status).toBe(403);
  expect((await elige(eva, 'nada', 'nunca')).status).toBe(400);
  expect((await elige(eva, 'vence', 'mañana')).status).toBe(400);
});

test('lo que esperaba para salir cambia con lo elegido, y callarlo se puede deshacer', async () => {
  son('2026-11-19T11:00:00.000Z');
  const leo = await school.estudiante({ correo: 'leo@preferencias.example', zonaHoraria: 'Europe/Madrid' });
  await avisar(vence, leo.id, 'Vence Altura');
  const alDiaSiguiente = 20 * 60;
  expect(await salidas(leo.id)).toEqual([['dia', alDiaSiguiente]]);

  await elige(leo, 'vence', 'nunca');
  await elige(leo, 'vence', 'dia');
  expect(await salidas(leo.id)).toEqual([['dia', alDiaSiguiente]]);

  expect((await elige(leo, 'vence', 'nunca')).status).toBe(200);
  son('2026-11-20T07:01:00.000Z');
  await repartirLoQueToca(platform);
  expect(mails.filter(({ para }) => para === 'leo@preferencias.example')).toEqual([]);
  expect(await salidas(leo.id)).toEqual([['nunca', null]]);

  const lea = await school.estudiante({ correo: 'lea@preferencias.example', zonaHoraria: 'Europe/Madrid' });
  son('2026-11-20T10:00:00.000Z');
  await avisar(vence, lea.id, 'Vence Datos');
  await elige(lea, 'vence', 'ya');
  await repartirLoQueToca(platform);
  expect(mails.at(-1)).toMatchObject({ para: 'lea@preferencias.example', asunto: 'Vence Datos' });
});

test('lo que espera a otros sigue esperándolos aunque pase a decirse al momento', async () => {
  son('2026-11-20T11:00:00.000Z');
  const noa = await school.estudiante({ correo: 'noa@preferencias.example' });
  await elige(noa, 'asignado', 'dia');
  await avisar(asignado, noa.id, 'Altura');
  clock.advance({ minutes: 4 });
  await elige(noa, 'asignado', 'ya');
  expect(await salidas(noa.id)).toEqual([['ya', 6]]);
});

test('la academia decide por todas las personas, y sabe a cuántas llega', async () => {
  const admin = await school.superAdministrador();
  const uno = await school.estudiante({ correo: 'uno@preferencias.example' });
  const otra = await school.estudiante({ correo: 'otra@preferencias.example' });
  await elige(otra, 'nota', 'nunca');
  interface Decidida {
    readonly evento: string;
    readonly siguen: number;
    readonly eligieron: number;
  }
  const ruta = '/api/avisos/academia';
  const dice = (body: unknown, evento: string) =>
    (body as { eventos: Decidida[] }).eventos.find((una) => una.evento === evento) as Decidida;
  const antes = dice((await admin.get(ruta)).body, 'nota');
  expect(antes).toMatchObject({ correo: 'ya', elegible: true, eligieron: 1 });

  const { body } = await admin.put(ruta, { evento: 'nota', correo: 'dia', elegible: true });
  expect(dice(body, 'nota')).toMatchObject({ correo: 'dia', siguen: antes.siguen });
  expect(await de(uno, 'nota')).toMatchObject({ correo: 'dia' });
  expect(await de(otra, 'nota')).toMatchObject({ correo: 'nunca' });

  const cerrado = await admin.put(ruta, { evento: 'nota', correo: 'dia', elegible: false });
  expect(dice(cerrado.body, 'nota')).toMatchObject({ siguen: antes.siguen + 1 });
  expect(await de(otra, 'nota')).toEqual({ evento: 'nota', correo: 'dia', elegible: false });
  expect((await elige(otra, 'nota', 'ya')).body.error).toMatchObject({
    code: 'AVISO_OBLIGATORIO',
    message: 'Esto lo decide la academia para todas las personas.',
  });
  await admin.put(ruta, { evento: 'nota', correo: 'ya', elegible: true });
  expect(await de(otra, 'nota')).toMatchObject({ correo: 'nunca', elegible: true });
  // Only those who mark can have something to mark.
  expect(dice(body, 'corregir').siguen).toBeLessThan(antes.siguen);
  expect((await admin.put(ruta, { evento: 'recibo', correo: 'nunca', elegible: true })).status).toBe(409);
  expect((await uno.get(ruta)).status).toBe(403);
});

test('las horas se cambian, y la del correo del día no cae en la noche', async () => {
  const mal = await ponHoras({ nocheDesde: '22:00', nocheHasta: '07:30', horaDelDia: '07:00' });
  expect(mal.status).toBe(400);
  expect(mal.body.error?.fields).toMatchObject({ horaDelDia: expect.stringContaining('no salen correos') });
  const horas = { nocheDesde: '22:00', nocheHasta: '07:30', horaDelDia: '07:30' };
  expect((await ponHoras(horas)).body).toMatchObject({ horas });
  expect((await leidas(await school.estudiante())).horas).toEqual(horas);
});
