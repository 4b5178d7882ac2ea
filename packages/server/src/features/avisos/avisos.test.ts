import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notice, notify } from '#features/avisos/notice.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { school, platform, clock, mails } = await createTestApp();

interface Saludo {
  readonly usuarioId: string;
  readonly dice?: string;
}

/** Of whom it is not so any more. */
const yaNo = new Set<string>();

const leer = async (_db: unknown, saludos: readonly Saludo[]) =>
  saludos.flatMap(({ usuarioId, dice = 'hola' }, n) =>
    yaNo.has(usuarioId) ? [] : [{ n, usuarioId, asunto: 'saludo', ocasion: dice, dice }],
  );

const suelto = notice('prueba.saludo', {
  evento: 'trabajo',
  about: leer,
  say: ({ dice }) => ({ titulo: `Te saludan: ${dice}`, fuerte: dice, enlace: '/home', accion: 'Saludar' }),
  write: ({ nombre }, { dice }, { site }) => ({ asunto: `${nombre}, ${dice}`, texto: site }),
});
const juntos = notice('prueba.visita', {
  evento: 'asignado',
  about: leer,
  say: ({ dice }) => ({ titulo: `Te visita ${dice}`, fuerte: dice, enlace: '/home' }),
  together: { minutes: 10, say: (n) => ({ titulo: `Te visitan ${n} personas`, enlace: '/home' }) },
});
const delDia = notice('prueba.plazo', {
  evento: 'vence',
  about: leer,
  say: ({ dice }) => ({ titulo: `Vence ${dice}`, enlace: '/home' }),
});

const SITIO = 'https://academia.example';
const avisar = (cual: typeof suelto, ...saludos: Saludo[]) =>
  runWork({ ...platform, site: SITIO }, SISTEMA, 'prueba.saludar', (work) => notify(work, cual, ...saludos));

const desde = (n: number) => mails.slice(n).map(({ para, asunto }) => [para, asunto]);

test('se dice una vez en la campana y por correo a quien tiene y puede entrar, si es verdad', async () => {
  const correo = 'ana@avisos.example';
  const ana = await school.estudiante({ nombre: 'Ana', correo });
  const sinCorreo = await school.estudiante({ correo: null, usuario: 'sin.correo' });
  const suspendida = await school.persona({ estado: 'suspendido' });
  const ya = await school.persona();
  yaNo.add(ya.id);

  const todos = [ana, sinCorreo, suspendida, ya].map(({ id }) => ({ usuarioId: id }));
  await avisar(suelto, ...todos);
  await avisar(suelto, ...todos);
  await jobsDone(platform);

  expect(desde(0)).toEqual([[correo, 'Ana, hola']]);
  expect(mails[0]?.texto).toContain(SITIO);
  for (const quien of [ana, sinCorreo])
    expect((await quien.get('/api/avisos')).body).toMatchObject({
      noLeidos: 1,
      lineas: [
        { titulo: 'Te saludan: hola', fuerte: 'hola', enlace: '/home', accion: 'Saludar', leido: false },
      ],
    });
  const { rows } = await platform.db.execute(sql`select evento, estado, asunto from correos`);
  expect(rows).toEqual([{ evento: 'trabajo', estado: 'entregado', asunto: 'Ana, hola' }]);
});

test('cada uno elige cómo se le dice, y lo que espera a otros sale con ellos en una carta', async () => {
  const leo = await school.estudiante({ nombre: 'Leo', correo: 'leo@avisos.example' });
  const antes = mails.length;
  await platform.db.execute(
    sql`insert into avisos_preferencias (usuario_id, evento, correo) values (${leo.id}, 'trabajo', 'nunca')`,
  );
  await avisar(suelto, { usuarioId: leo.id });
  clock.advance({ minutes: 1 });
  await avisar(juntos, { usuarioId: leo.id, dice: 'Eva' });
  clock.advance({ minutes: 1 });
  await avisar(juntos, { usuarioId: leo.id, dice: 'Noé' });
  await jobsDone(platform);
  expect(desde(antes)).toEqual([]);

  clock.advance({ minutes: 11 });
  await repartirLoQueToca(platform);
  await repartirLoQueToca(platform);

  expect(desde(antes)).toEqual([['leo@avisos.example', 'Te visitan 2 personas']]);
  expect((await leo.get('/api/avisos')).body).toMatchObject({
    noLeidos: 3,
    lineas: [{ titulo: 'Te visitan 2 personas', detalle: 'Noé, Eva', junto: [expect.any(String)] }, {}],
  });
});

test('lo del día sale en un correo, a su hora, con lo que aún es verdad', async () => {
  const eva = await school.estudiante({ nombre: 'Eva', correo: 'eva@avisos.example' });
  const antes = mails.length;
  await avisar(delDia, { usuarioId: eva.id, dice: 'Altura' });
  clock.advance({ minutes: 1 });
  await avisar(delDia, { usuarioId: eva.id, dice: 'Datos' });
  await repartirLoQueToca(platform);
  expect(desde(antes)).toEqual([]);

  clock.advance({ days: 1 });
  await Promise.all([repartirLoQueToca(platform), repartirLoQueToca(platform)]);
  expect(desde(antes)).toEqual([['eva@avisos.example', 'Vence Altura y otra cosa más']]);
  expect(mails.at(-1)?.texto).toContain('Vence Datos');

  await avisar(delDia, { usuarioId: eva.id, dice: 'Agua' });
  yaNo.add(eva.id);
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  expect(mails).toHaveLength(antes + 1);
});

test('se marcan como leídos los propios, y sus pantallas se enteran', async () => {
  const [ana, otra] = [await school.estudiante(), await school.estudiante()];
  await avisar(suelto, { usuarioId: ana.id }, { usuarioId: otra.id });
  const {
    lineas: [linea],
  } = (await ana.get('/api/avisos')).body as unknown as { lineas: [{ id: string; en: string }] };
  const oye = await ana.listen();

  expect((await otra.post('/api/avisos/leidos', { ids: [linea.id] })).body).toEqual({ noLeidos: 1 });
  expect((await ana.post('/api/avisos/leidos', { hasta: linea.en })).body).toEqual({ noLeidos: 0 });
  await oye.until(({ data }) => data.coleccion === 'avisos');
  oye.stop();
  expect((await ana.get('/api/avisos')).body).toMatchObject({ noLeidos: 0, lineas: [{ leido: true }] });
});

test('si lo que pasó no se confirma, nadie se entera', async () => {
  const ana = await school.estudiante();
  const antes = mails.length;
  const intento = runWork(platform, SISTEMA, 'prueba.saludar', async (work) => {
    await notify(work, suelto, { usuarioId: ana.id });
    throw new Error('me arrepiento');
  });
  await expect(intento).rejects.toThrow('me arrepiento');
  await jobsDone(platform);
  expect(mails).toHaveLength(antes);
  expect((await ana.get('/api/avisos')).body).toMatchObject({ noLeidos: 0, lineas: [] });
});

test('a quien se elimina se le borra la campana, y su dirección del registro de correos', async () => {
  const ana = await school.estudiante({ correo: 'se-va@avisos.example' });
  await avisar(suelto, { usuarioId: ana.id });
  await jobsDone(platform);
  const admin = await school.administrador();
  expect((await admin.delete(`/api/usuarios/${ana.id}`)).status).toBeLessThan(300);
  const { rows } = await platform.db.execute(sql`
    select (select count(*)::int from avisos where usuario_id = ${ana.id}) as avisos,
           (select count(*)::int from correos where para = 'se-va@avisos.example') as correos`);
  expect(rows).toEqual([{ avisos: 0, correos: 0 }]);
});
