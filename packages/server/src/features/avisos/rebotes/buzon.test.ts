import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leerBuzon } from '#features/avisos/rebotes/leer-buzon.ts';
import { academiaConBuzon } from '#testing/returned-mail.ts';
import * as informes from '#features/avisos/rebotes/testing/informes.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { school, platform, clock, buzon, buzonManners, manners, avisada, escrito, smtp } =
  await academiaConBuzon();
const admin = await school.administrador();

test('cada correo lleva su dirección de vuelta, que no se puede adivinar y es la misma si se repite', async () => {
  const [ana, leo] = [await avisada('Ana'), await avisada('Leo')];
  expect(ana.vuelta).toMatch(/^rebotes\+[0-9a-f]{32}@academia\.example$/);
  expect(leo.vuelta).not.toBe(ana.vuelta);
  expect(ana.vuelta).not.toContain(ana.mensaje.slice(0, 8));
  let veces = 0;
  const intentos: string[] = [];
  manners.onMessage = ({ from }) => {
    intentos.push(from);
    return (veces += 1) < 3 ? { code: 451, text: 'luego' } : undefined;
  };
  const eva = await avisada('Eva');
  for (let i = 0; i < 4; i += 1) {
    clock.advance({ minutes: 5 });
    await eva.otraVez();
  }
  delete manners.onMessage;
  const [primera] = intentos;
  expect(intentos.filter((una) => una === primera)).toHaveLength(3);
});

test.each([
  ['Postfix', informes.postfix, 'el buzón no existe (5.1.1)'],
  ['Exim', informes.exim, 'el buzón está lleno (5.2.2)'],
  ['un Exim viejo', informes.eximViejo, 'el buzón no existe (5.1.1)'],
  ['Exchange', informes.exchange, 'el buzón no existe (5.1.10)'],
  ['Gmail', informes.gmail, 'el buzón no existe (5.1.1)'],
  ['un alojamiento de aquí', informes.enEspanol, 'el buzón está desactivado (5.2.1)'],
])(
  'lo que devuelve %s queda como rebotado, con su porqué, y a esa dirección no se escribe más',
  async (_, informe, motivo) => {
    const ana = await avisada();
    expect(await ana.estado()).toEqual(['entregado']);
    buzon.deliver(informe(ana));
    await leerBuzon(platform);
    expect(buzon.unseen()).toBe(0);
    expect(await ana.estado()).toEqual([`rebotado: ${motivo}`]);
    expect(await ana.parada()).toBe(true);
    await ana.otraVez();
    expect(ana.llegaron()).toHaveLength(1);
  },
);

test.each([
  ['un retraso', informes.retraso],
  ['que llegó', informes.entregado],
  ['quien está de vacaciones', informes.vacaciones],
])('%s no cambia nada, y se aparta', async (_, informe) => {
  const ana = await avisada();
  buzon.deliver(informe(ana));
  await leerBuzon(platform);
  expect(buzon.unseen()).toBe(0);
  expect(await ana.estado()).toEqual(['entregado']);
  expect(await ana.parada()).toBe(false);
});

test.each([
  ['no se recogió en días', informes.caducado, 'su servidor no lo recogió en días (4.4.1)'],
  ['no gustó el correo', informes.noNosQuiere, 'su servidor no admite nuestro correo (5.7.1)'],
  ['se reenvió a otra', informes.reenviado, 'se reenvió a otra dirección: el buzón no existe (5.1.1)'],
])('si %s, rebotó, y a esa dirección se le sigue escribiendo', async (_, informe, motivo) => {
  const ana = await avisada();
  buzon.deliver(informe(ana));
  await leerBuzon(platform);
  expect(await ana.estado()).toEqual([`rebotado: ${motivo}`]);
  expect(await ana.parada()).toBe(false);
});

test('el que no nombra a nadie pero trae nuestra dirección de vuelta vale; sin ella no pasa nada, y el registro lo dice', async () => {
  const [ana, leo] = [await avisada(), await avisada('Leo')];
  buzon.deliver(informes.deNadie(ana));
  await leerBuzon(platform);
  expect(await ana.estado()).toEqual(['rebotado: el buzón no existe (5.1.1)']);
  // With everything of Leo's but the token, which nobody else has.
  buzon.deliver(informes.postfix({ ...leo, vuelta: 'rebotes@academia.example' }));
  buzon.deliver(informes.postfix({ ...leo, vuelta: `rebotes+${'0'.repeat(32)}@academia.example` }));
  await leerBuzon(platform);
  expect(await leo.estado()).toEqual(['entregado']);
  expect(await leo.parada()).toBe(false);
  expect(buzon.unseen()).toBe(0);
  expect(escrito()).toContain('no dice de qué correo es');
  expect(escrito()).toContain('no es de un correo que se esperara');
  for (const suyo of [ana.para, leo.para, ana.vuelta]) expect(escrito()).not.toContain(suyo);
});

test('con la vuelta de un correo propio no se para la dirección de otra persona', async () => {
  const [mala, leo] = [await avisada('Mala'), await avisada('Leo')];
  buzon.deliver(informes.postfix({ ...leo, vuelta: mala.vuelta }));
  await leerBuzon(platform);
  expect(await leo.estado()).toEqual(['entregado']);
  expect([await leo.parada(), await mala.parada()]).toEqual([false, false]);
});

test('el mismo informe otra vez no cambia lo que alguien decidió después', async () => {
  const ana = await avisada();
  buzon.deliver(informes.postfix(ana));
  await leerBuzon(platform);
  await admin.post('/api/avisos/parados/quitar', { correo: ana.para });
  buzon.forget();
  buzon.deliver(informes.postfix(ana));
  await leerBuzon(platform);
  expect(await ana.parada()).toBe(false);
  await ana.otraVez();
  expect(await ana.estado()).toEqual(['rebotado: el buzón no existe (5.1.1)', 'entregado']);
});

test('vuelve antes de que el servidor acabe de contestar: rebotado se queda', async () => {
  manners.onMessage = async (mensaje) => {
    buzon.deliver(informes.postfix({ vuelta: mensaje.from, para: mensaje.to }));
    await leerBuzon(platform);
    return undefined;
  };
  const ana = await avisada();
  delete manners.onMessage;
  expect(await ana.estado()).toEqual(['rebotado: el buzón no existe (5.1.1)']);
});

test('a quien ya cambió de dirección no se le para ninguna', async () => {
  const ana = await avisada();
  await platform.db.execute(sql`update usuarios set correo = 'nueva@empresa.example' where id = ${ana.id}`);
  buzon.deliver(informes.postfix(ana));
  await leerBuzon(platform);
  expect(await ana.estado()).toEqual(['rebotado: el buzón no existe (5.1.1)']);
  expect(await ana.parada()).toBe(false);
});

test('quien administra lo lee en el registro, en las direcciones paradas y en la cifra', async () => {
  const { body: antes } = await admin.get('/api/avisos/correos/cifra');
  const ana = await avisada('Remedios');
  buzon.deliver(informes.postfix(ana));
  await leerBuzon(platform);
  const { body: cifra } = await admin.get('/api/avisos/correos/cifra');
  expect(cifra['noLlegaron']).toBe(Number(antes['noLlegaron']) + 1);
  const { body: registro } = await admin.get(`/api/avisos/correos?estado=sinLlegar&usuarioId=${ana.id}`);
  expect(registro['datos']).toMatchObject([
    { estado: 'rebotado', para: ana.para, motivo: 'el buzón no existe (5.1.1)' },
  ]);
  const { body: paradas } = await admin.get('/api/avisos/parados');
  expect(paradas['datos']).toContainEqual(
    expect.objectContaining({ correo: ana.para, motivo: 'el buzón no existe (5.1.1)' }),
  );
  expect(JSON.stringify([cifra, registro, paradas])).not.toContain(ana.vuelta.slice(8, 40));
});

test('un buzón que no abre, o se corta, no pierde nada; se dice y se vuelve', async () => {
  const ana = await avisada();
  buzon.deliver(informes.postfix(ana));
  buzonManners.closed = true;
  await expect(leerBuzon(platform)).rejects.toThrow(/no se pudo leer el buzón de rebotes: .*quien eres/);
  buzonManners.closed = false;
  buzonManners.onFetch = () => buzon.cut();
  await expect(leerBuzon(platform)).rejects.toThrow('no se pudo leer el buzón de rebotes');
  delete buzonManners.onFetch;
  expect(await ana.estado()).toEqual(['entregado']);
  // Counted, and cut off before it could be marked.
  buzonManners.onStore = () => buzon.cut();
  await expect(leerBuzon(platform)).rejects.toThrow('no se pudo leer el buzón de rebotes');
  delete buzonManners.onStore;
  expect(buzon.unseen()).toBe(1);
  await admin.post('/api/avisos/parados/quitar', { correo: ana.para });
  await Promise.all([leerBuzon(platform), leerBuzon(platform)]);
  expect(buzon.unseen()).toBe(0);
  expect(await ana.parada()).toBe(false);
  await jobsDone(platform);
  expect(smtp.taken.length).toBeGreaterThan(0);
});
