import { randomUUID } from 'node:crypto';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limpiar } from '#features/avisos/limpiar.ts';
import { notice, notify } from '#features/avisos/notice.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { correoDeSesion } from '#features/sesion/notices.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

/** What the mail server answers: nothing is yes. */
let niega: object | null = null;
const llegaron: string[] = [];
const { school, platform, clock } = await createTestApp({
  mail: {
    delivers: true,
    close: () => undefined,
    send: async ({ para }, id) => {
      if (niega) throw Object.assign(new Error('no'), niega);
      llegaron.push(`${para} ${id}`);
    },
  },
});
const admin = await school.administrador();
const yaNo = new Set<string>();

const saludo = notice('prueba.saludo', {
  evento: 'nota',
  about: async (_db, quienes: readonly { usuarioId: string }[]) =>
    quienes.flatMap(({ usuarioId }, n) =>
      yaNo.has(usuarioId) ? [] : [{ n, usuarioId, asunto: 'saludo', ocasion: 'una' }],
    ),
  say: () => ({ titulo: 'Te saludan', enlace: '/home' }),
});

const RECHAZADO = { responseCode: 550, command: 'RCPT TO' };
const CORTADO = { code: 'ECONNECTION', command: 'CONN' };
const NO_GUSTA = { responseCode: 554, command: 'DATA' };

interface Correo {
  readonly id: string;
  readonly estado: string;
}

async function avisada(nombre: string, con: object | null) {
  niega = con;
  clock.advance({ minutes: 1 });
  const correo = `${nombre.toLowerCase()}@registro.example`;
  const persona = await school.estudiante({ nombre, correo });
  await runWork(platform, SISTEMA, 'prueba', (work) => notify(work, saludo, { usuarioId: persona.id }));
  await jobsDone(platform);
  niega = null;
  const suyos = async () => {
    const { body } = await admin.get(`/api/avisos/correos?usuarioId=${persona.id}`);
    return (body as unknown as { datos: Correo[] }).datos;
  };
  const [suyo] = await suyos();
  const id = suyo?.id ?? '';
  return { id, correo, persona, suyos, otraVez: () => admin.post(`/api/avisos/correos/${id}/reintentar`) };
}

test('se lee de quién es cada correo, sobre qué y cómo quedó, por páginas y por filtros; nunca lo que decía', async () => {
  const [ana, leo] = [await avisada('Anabel', null), await avisada('Leoncio', NO_GUSTA)];
  expect(await leo.suyos()).toMatchObject([
    {
      estado: 'rebotado',
      motivo: 'el servidor de destino lo rechazó (554)',
      asunto: 'Te saludan',
      evento: 'nota',
      para: leo.correo,
      nombre: expect.stringMatching(/^Leoncio /),
      intentos: 1,
    },
  ]);
  const quienes = async (query: string) => {
    const { body } = await admin.get(`/api/avisos/correos?${query}`);
    return (body as unknown as { datos: Correo[] }).datos.map(({ id }) => id);
  };
  expect(await quienes('')).toEqual([leo.id, ana.id]);
  expect(await quienes('buscar=anabel')).toEqual([ana.id]);
  expect(await quienes('estado=sinLlegar')).toEqual([leo.id]);
  expect(await quienes('estado=entregado')).toEqual([ana.id]);
  expect(await quienes('evento=vence')).toEqual([]);
  const dia = (n: number) => new Date(clock.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
  expect(await quienes(`desde=${dia(-1)}&hasta=${dia(1)}`)).toHaveLength(2);
  expect(await quienes(`desde=${dia(2)}`)).toEqual([]);
  const { body: primera } = await admin.get('/api/avisos/correos?limite=1');
  const { siguiente } = primera as unknown as { siguiente: string };
  expect(await quienes(`limite=1&cursor=${siguiente}`)).toEqual([ana.id]);
  expect((await admin.get('/api/avisos/correos/cifra')).body).toEqual({ noLlegaron: 1, noSeSabe: 0 });
});

test('lo que no llegó se repite una vez, con el mismo nombre; lo que ya no es verdad no sale y lo dice', async () => {
  const [uno, otro] = [await avisada('Berta', CORTADO), await avisada('Ciro', CORTADO)];
  expect(await uno.suyos()).toMatchObject([{ estado: 'no_se_sabe' }]);
  yaNo.add(otro.persona.id);
  const dichos = await Promise.all([uno.otraVez(), uno.otraVez(), otro.otraVez()]);
  for (const { status } of dichos) expect([200, 409]).toContain(status);
  await jobsDone(platform);
  expect(llegaron.filter((una) => una.startsWith(uno.correo))).toEqual([`${uno.correo} ${uno.id}`]);
  expect(await uno.suyos()).toMatchObject([{ estado: 'entregado', intentos: 2 }]);
  expect(await otro.suyos()).toMatchObject([{ estado: 'callado' }]);
  expect((await uno.otraVez()).body).toMatchObject({ error: { code: 'CORREO_ENTREGADO' } });
  expect((await admin.post(`/api/avisos/correos/${randomUUID()}/reintentar`)).status).toBe(404);
});

test('a una dirección rechazada no se escribe hasta que se cambia, o se dice que sí', async () => {
  const ella = await avisada('Delia', RECHAZADO);
  const paradas = async () =>
    ((await admin.get('/api/avisos/parados')).body as unknown as { datos: { correo: string }[] }).datos.map(
      ({ correo }) => correo,
    );
  expect(await paradas()).toEqual([ella.correo]);
  expect((await ella.otraVez()).body).toMatchObject({ error: { code: 'DIRECCION_PARADA' } });
  const cambiar = (correo: string) =>
    platform.db.execute(sql`update usuarios set correo = ${correo} where id = ${ella.persona.id}`);
  await avisada('Elio', RECHAZADO);
  await cambiar('delia.otra@registro.example');
  expect(await paradas()).toEqual(['elio@registro.example']);
  for (let veces = 0; veces < 2; veces += 1)
    expect((await admin.post('/api/avisos/parados/quitar', { correo: 'elio@registro.example' })).status).toBe(
      204,
    );
  expect(await paradas()).toEqual([]);
  await ella.otraVez();
  await repartirLoQueToca(platform);
  expect(llegaron.filter((una) => una.startsWith('delia.otra'))).toHaveLength(1);
});

test('lo que una cola dio por perdido se repite también', async () => {
  niega = RECHAZADO;
  const { id: usuarioId } = await school.estudiante({ correo: 'invitada@registro.example' });
  await runWork(platform, SISTEMA, 'prueba', (work) =>
    notify(work, correoDeSesion, { tipo: 'invitacion', usuarioId }),
  );
  await jobsDone(platform);
  niega = null;
  await platform.db.execute(sql`delete from correos_parados`);
  const leer = async () => {
    const { body } = await admin.get(`/api/avisos/correos?usuarioId=${usuarioId}`);
    return (body as unknown as { datos: Correo[] }).datos;
  };
  const [suyo] = await leer();
  const id = suyo?.id ?? '';
  expect(suyo?.estado).toBe('rebotado');
  expect((await admin.post(`/api/avisos/correos/${id}/reintentar`)).body).toEqual({ estado: 'esperando' });
  await jobsDone(platform);
  expect(await leer()).toMatchObject([{ id, estado: 'entregado' }]);
});

test('pasado su tiempo no se guarda', async () => {
  const { persona } = await avisada('Fito', null);
  clock.advance({ days: 370 });
  await limpiar.run(platform, {}, '');
  const cuantos = async (tabla: 'avisos' | 'correos') => {
    const { rows } = await platform.db.execute(
      sql`select 1 from ${sql.identifier(tabla)} where usuario_id = ${persona.id}`,
    );
    return rows.length;
  };
  expect(await cuantos('correos')).toBe(0);
  expect(await cuantos('avisos')).toBe(1);
  clock.advance({ days: 370 });
  await limpiar.run(platform, {}, '');
  expect(await cuantos('avisos')).toBe(0);
});
