import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { notify } from '#features/avisos/notice.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { runWork } from '#platform/changes/work.ts';
import { createMail } from '#platform/mail/mail.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { declararPruebas } from '#testing/deliver-once.ts';
import { jobsDone } from '#testing/jobs-done.ts';
import { type Manners, startSmtp } from '#testing/smtp.ts';

const manners: Manners = {};
const smtp = await startSmtp(manners);
const { log } = Fastify();
const mail = createMail(
  { SMTP_URL: smtp.url, CORREO_REMITENTE: 'Cátedra <no@academia.example>', DATA_DIR: '' },
  log,
);
const { school, platform, clock } = await createTestApp({ mail });
await platform.db.execute(sql`create table ya_no (dice text)`);
const { delDia, recibo, nota } = declararPruebas();

let cosa = 0;
type Cual = typeof delDia;

/** Somebody with an address of their own is told something, and what their server took is read by that address. */
async function contar(cual: Cual, correo = `persona${(cosa += 1)}@entrega.example`) {
  const persona = await school.estudiante();
  await platform.db.execute(sql`update usuarios set correo = ${correo} where id = ${persona.id}`);
  const dice = `cosa ${(cosa += 1)}`;
  await runWork(platform, SISTEMA, 'prueba', (work) => notify(work, cual, { usuarioId: persona.id, dice }));
  await jobsDone(platform);
  return {
    dice,
    otraVez: async () => {
      await runWork(platform, SISTEMA, 'prueba', (work) =>
        notify(work, cual, { usuarioId: persona.id, dice: `${dice}, otra vez` }),
      );
      await jobsDone(platform);
    },
    llegaron: () => smtp.taken.filter(({ to }) => to === correo).map(({ messageId }) => messageId),
    registro: async () => {
      const { rows } = await platform.db.execute(sql`
        select estado, motivo, intentos from correos where usuario_id = ${persona.id} order by creado_en, en`);
      return rows;
    },
    parado: async () => {
      const { rows } = await platform.db.execute(sql`select 1 from correos_parados where correo = ${correo}`);
      return rows.length === 1;
    },
  };
}

/** A server with these manners until the end of the test. */
function elServidor(hace: Manners) {
  Object.assign(manners, hace);
  if (hace.onConnect) smtp.cut();
  onTestFinished(vuelveASerAmable);
}
function vuelveASerAmable() {
  for (const que of Object.keys(manners)) delete manners[que as keyof Manners];
}

/** Each minute of these, as the queue does. */
async function pasar(minutos: number) {
  for (let i = 0; i < minutos; i += 5) {
    clock.advance({ minutes: 5 });
    await repartirLoQueToca(platform);
  }
}

const di = (code: number) => () => ({ code, text: 'no' });

test.each([
  ['rechaza la dirección', { onRcptTo: di(550) }, 'rebotado', true],
  ['rechaza el mensaje', { onMessage: di(554) }, 'rebotado', false],
  ['rechaza a quien envía', { onMailFrom: di(550) }, 'esperando', false],
  ['pide esperar con esa dirección', { onRcptTo: di(451) }, 'esperando', false],
  ['pide esperar con el mensaje', { onMessage: di(452) }, 'esperando', false],
  ['pide esperar a quien envía', { onMailFrom: di(451) }, 'esperando', false],
  ['no deja ni saludar', { onConnect: di(554) }, 'esperando', false],
] as const)('un servidor que %s', async (_, hace, estado, parado) => {
  elServidor(hace);
  const uno = await contar(nota);
  expect(await uno.registro()).toMatchObject([{ estado, intentos: 1 }]);
  expect(await uno.parado()).toBe(parado);
  expect(uno.llegaron()).toEqual([]);

  vuelveASerAmable();
  await pasar(10);
  expect(uno.llegaron()).toHaveLength(estado === 'esperando' ? 1 : 0);
  expect(await uno.registro()).toMatchObject([{ estado: estado === 'esperando' ? 'entregado' : 'rebotado' }]);
});

test('a la lista gris se vuelve, y llega una vez, con los intentos contados', async () => {
  let veces = 0;
  elServidor({ onRcptTo: () => ((veces += 1) < 4 ? { code: 450, text: 'greylisted' } : undefined) });
  const uno = await contar(nota);
  await pasar(30);
  expect(uno.llegaron()).toHaveLength(1);
  expect(await uno.registro()).toEqual([{ estado: 'entregado', motivo: null, intentos: 4 }]);
});

test('a una dirección que se rechazó no se vuelve a escribir', async () => {
  elServidor({ onRcptTo: di(550) });
  const uno = await contar(nota, 'no-existe@entrega.example');
  vuelveASerAmable();
  await uno.otraVez();
  await pasar(60);
  expect(uno.llegaron()).toEqual([]);
  expect(await uno.registro()).toHaveLength(1);
});

test('la conexión que se corta al entregar no se repite; al día siguiente se dice, si aún es así', async () => {
  elServidor({ onMessage: smtp.cut });
  const [aun, yaNo] = [await contar(nota), await contar(nota)];
  expect(await aun.registro()).toMatchObject([{ estado: 'no_se_sabe', intentos: 1 }]);
  expect(smtp.taken.filter(({ raw }) => raw.includes(aun.dice))).toHaveLength(1);

  vuelveASerAmable();
  await platform.db.execute(sql`insert into ya_no values (${yaNo.dice})`);
  await pasar(60);
  expect(aun.llegaron()).toHaveLength(1);
  clock.advance({ days: 1 });
  await pasar(10);
  expect(aun.llegaron()).toHaveLength(2);
  expect(yaNo.llegaron()).toHaveLength(1);
  expect(await aun.registro()).toMatchObject([{ estado: 'no_se_sabe' }, { estado: 'entregado' }]);
});

test('un recibo que se corta se manda otra vez con el mismo nombre', async () => {
  elServidor({ onMessage: smtp.cut });
  const uno = await contar(recibo);
  vuelveASerAmable();
  await pasar(10);
  expect(uno.llegaron()).toHaveLength(2);
  expect(new Set(uno.llegaron()).size).toBe(1);
  expect(await uno.registro()).toMatchObject([{ estado: 'entregado', intentos: 2 }]);
});

test('seis horas sin servidor: al volver sale todo lo que aún es verdad, una vez', async () => {
  elServidor({ onConnect: di(421) });
  const cosas = [];
  for (let i = 0; i < 5; i += 1) cosas.push(await contar(nota));
  const [yaNo, ...resto] = cosas;
  await pasar(360);
  await platform.db.execute(sql`insert into ya_no values (${yaNo?.dice ?? ''})`);
  vuelveASerAmable();
  await pasar(65);
  for (const uno of resto) {
    expect(uno.llegaron()).toHaveLength(1);
    expect(await uno.registro()).toMatchObject([{ estado: 'entregado' }]);
  }
  expect(yaNo?.llegaron()).toEqual([]);
  expect(await yaNo?.registro()).toMatchObject([{ estado: 'callado' }]);
});

test('un día entero sin servidor: se deja de intentar y queda como error', async () => {
  elServidor({ onConnect: di(421) });
  const uno = await contar(nota);
  await pasar(26 * 60);
  vuelveASerAmable();
  await pasar(120);
  expect(uno.llegaron()).toEqual([]);
  expect(await uno.registro()).toMatchObject([{ estado: 'error' }]);
}, 60_000);

test('dos procesos a la vez no repiten ni pierden', async () => {
  const cosas = [];
  for (let i = 0; i < 12; i += 1) cosas.push(await contar(delDia));
  clock.advance({ days: 1 });
  await Promise.all(Array.from({ length: 4 }, () => repartirLoQueToca(platform)));
  expect(cosas.map((uno) => uno.llegaron().length)).toEqual(cosas.map(() => 1));
});

test.each([
  ['con ñ en el dominio', 'ana@peña.example'],
  ['con ñ delante de la arroba', 'íñigo@entrega.example'],
  ['de 300 signos', `${'a'.repeat(60)}@${`${'b'.repeat(50)}.`.repeat(4)}${'c'.repeat(20)}.example`],
  ['con un salto', 'ana@entrega.example>\r\nRCPT TO:<otra@entrega.example'],
])('una dirección %s acaba en el registro y no para a los demás', async (_, correo) => {
  const rara = await contar(delDia, correo);
  const otro = await contar(delDia);
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  expect(otro.llegaron()).toHaveLength(1);
  const [{ estado } = {}] = await rara.registro();
  expect(['entregado', 'rebotado']).toContain(estado);
  expect(smtp.taken.filter(({ to }) => to === 'otra@entrega.example')).toEqual([]);
});
