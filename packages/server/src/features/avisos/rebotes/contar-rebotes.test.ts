import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { firmaDe } from '#features/avisos/rebotes/firma.ts';
import { academiaConBuzon, SECRETO } from '#testing/returned-mail.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, clock, origin, avisada, school } = await academiaConBuzon();

const ahora = () => Math.floor(clock.now().getTime() / 1000);
const mandar = async (cuerpo: string, firma: string | null, donde = origin, cabeceras: object = {}) => {
  const answer = await fetch(`${donde}/api/correo/rebotes`, {
    method: 'POST',
    body: cuerpo,
    headers: { 'content-type': 'application/json', ...(firma && { 'catedra-firma': firma }), ...cabeceras },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const firmado = (cuerpo: string, cuando = ahora(), secreto = SECRETO) =>
  `t=${cuando},v1=${firmaDe(secreto, cuando, Buffer.from(cuerpo))}`;
const contar = (...sucesos: object[]) => {
  const cuerpo = JSON.stringify({ sucesos });
  return mandar(cuerpo, firmado(cuerpo));
};

test('un rebote firmado, por el nombre del mensaje o por la dirección, venga de donde venga', async () => {
  const [ana, leo] = [await avisada(), await avisada('Leo')];
  const cuerpo = JSON.stringify({
    sucesos: [
      { tipo: 'permanente', mensaje: `<${ana.mensaje}>`, codigo: '5.1.1' },
      { tipo: 'permanente', direccion: leo.para.toUpperCase() },
    ],
  });
  const { status, body } = await mandar(cuerpo, firmado(cuerpo), origin, {
    origin: 'https://proveedor.example',
    'content-type': 'text/plain',
  });
  expect([status, body]).toEqual([200, { recibidos: 2, rebotados: 2 }]);
  expect(await ana.estado()).toEqual(['rebotado: el buzón no existe (5.1.1)']);
  expect(await leo.estado()).toEqual(['rebotado: su servidor lo devolvió']);
  expect([await ana.parada(), await leo.parada()]).toEqual([true, true]);
});

test('uno pasajero, de una dirección ajena, de un mensaje de otros o de otra persona no cambia nada', async () => {
  const [ana, leo] = [await avisada(), await avisada('Leo')];
  const { body } = await contar(
    { tipo: 'temporal', mensaje: ana.mensaje },
    { tipo: 'permanente', direccion: 'nadie@otra.example' },
    { tipo: 'permanente', mensaje: `${randomUUID()}@academia.example` },
    { tipo: 'permanente', mensaje: 'CAF=abc@mail.gmail.com', direccion: ana.para },
    { tipo: 'permanente' },
  );
  expect(body).toEqual({ recibidos: 5, rebotados: 0 });
  expect(await ana.estado()).toEqual(['entregado']);
  await contar({ tipo: 'permanente', mensaje: ana.mensaje, direccion: leo.para });
  expect([await ana.parada(), await leo.parada()]).toEqual([false, false]);
  expect(await leo.estado()).toEqual(['entregado']);
});

test('repetido no deshace lo que alguien decidió después', async () => {
  const ana = await avisada();
  const cuerpo = JSON.stringify({ sucesos: [{ tipo: 'permanente', direccion: ana.para, id: 'suceso-1' }] });
  const firma = firmado(cuerpo);
  expect((await mandar(cuerpo, firma)).body).toEqual({ recibidos: 1, rebotados: 1 });
  const admin = await school.administrador();
  await admin.post('/api/avisos/parados/quitar', { correo: ana.para });
  await ana.otraVez();
  // The same request, and whoever did not hear the answer and signs it again.
  expect((await mandar(cuerpo, firma)).body).toEqual({ recibidos: 1, rebotados: 0 });
  clock.advance({ minutes: 10 });
  expect((await mandar(cuerpo, firmado(cuerpo))).body).toEqual({ recibidos: 1, rebotados: 0 });
  expect(await ana.estado()).toEqual(['rebotado: su servidor lo devolvió', 'entregado']);
  expect(await ana.parada()).toBe(false);
});

test.each([
  ['sin firma', () => null],
  ['con otra cosa', () => 'hola'],
  ['con otro secreto', (cuerpo: string) => firmado(cuerpo, ahora(), 'otro')],
  ['de otro cuerpo', () => firmado('{}')],
  ['de hace seis minutos', (cuerpo: string) => firmado(cuerpo, ahora() - 360)],
  ['de dentro de seis minutos', (cuerpo: string) => firmado(cuerpo, ahora() + 360)],
])('no se admite %s, y nada cambia', async (_, firma) => {
  const ana = await avisada();
  const cuerpo = JSON.stringify({ sucesos: [{ tipo: 'permanente', mensaje: ana.mensaje }] });
  expect(await mandar(cuerpo, firma(cuerpo))).toMatchObject({
    status: 403,
    body: { error: { code: 'FIRMA_INVALIDA' } },
  });
  expect(await ana.estado()).toEqual(['entregado']);
});

test('lo que no es lo que se documenta se dice; y sin secreto no hay nada', async () => {
  for (const cuerpo of ['{', '[]', '{"sucesos":[]}', '{"sucesos":[{"tipo":"otro"}]}', ''])
    expect([cuerpo, (await mandar(cuerpo, firmado(cuerpo))).status]).toEqual([cuerpo, 400]);
  const sin = await createTestApp({ databaseUrl: platform.config.DATABASE_URL ?? '' });
  const cuerpo = JSON.stringify({ sucesos: [{ tipo: 'permanente', mensaje: 'x' }] });
  expect((await mandar(cuerpo, firmado(cuerpo), sin.origin)).status).toBe(404);
});
