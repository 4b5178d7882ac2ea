import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import type { PeticionDeAcceso } from '@catedra/shared/sesion/schemas.ts';
import { describe, expect, test } from 'vitest';
import { crearEnlace } from '#features/sesion/passwords/links.ts';
import { enlacesTable } from '#features/sesion/table.ts';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { buzonDe, tokenDe } from '#features/sesion/testing/mailbox.ts';
import { CONTRASEÑA, peopleOf, TEMPORAL } from '#features/sesion/testing/people.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const testApp = await createTestApp();
const { school, origin, anonymous, clock, platform, mails } = testApp;
const people = peopleOf(testApp);
const llegaA = buzonDe(testApp);
const navegador = () => openBrowser(origin);
const NUEVA = 'siete nubes de algodón';
const PEDIR = '/api/sesion/pedir-restablecimiento';

const pide = (correo: string | null, headers = {}) => anonymous.post(PEDIR, { correo }, headers);
const restablece = (token: string, nueva = NUEVA) =>
  anonymous.post('/api/sesion/restablecer', { token, nueva });
/** A link as the message would carry it. */
const enlaceDe = ({ id }: { id: string }) => crearEnlace(platform.db, id, 'restablecer', clock.now());

test('pedir restablecer dice lo mismo exista o no el correo, y solo escribe a quien existe', async () => {
  const persona = await people.conContraseña();
  const suspendida = await people.conContraseña({ estado: 'suspendido' });
  const nadie = `nadie-${randomUUID()}@prueba.example`;
  const answers = [];
  for (const correo of [
    'ni siquiera un correo',
    nadie,
    suspendida.correo,
    persona.correo?.toUpperCase() ?? '',
  ]) {
    const { status, body, headers } = await pide(correo);
    const { numero, ...dicho } = body;
    expect(numero).toMatch(/^[1-9]\d\d$/);
    answers.push({ status, body: dicho, headers: { ...Object.fromEntries(headers), date: '' } });
  }
  await llegaA(persona.correo);
  await jobsDone(platform);

  expect(answers[0]).toMatchObject({
    status: 200,
    body: { mensaje: expect.stringContaining('Si esa cuenta está activa y tiene correo') },
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(mails.filter(({ para }) => para !== persona.correo)).toEqual([]);
});

describe('quien no tiene correo', () => {
  const sinCorreo = (usuario = `u-${randomUUID()}`) => people.conContraseña({ correo: null, usuario });
  const peticiones = async (quien: Client) =>
    (await quien.get('/api/peticiones-de-acceso')).body as unknown as PeticionDeAcceso[];

  test('lo pide con su usuario: lo ve quien puede darle una contraseña, con el número que se le dijo', async () => {
    const persona = await sinCorreo();
    const grupo = await school.grupo();
    await school.miembro(grupo.id, persona.id);
    const editaEn = async (grupoId: string) => {
      const perfil = await school.perfil(['usuarios:ver:grupos', 'usuarios:editar:grupos']);
      const tutora = await school.persona({ perfil: perfil.nombre });
      await school.tutor(grupoId, tutora.id);
      return school.entra(tutora);
    };
    const suTutora = await editaEn(grupo.id);
    const otraTutora = await editaEn((await school.grupo()).id);
    const antes = mails.length;
    const { body } = await pide(persona.usuario?.toUpperCase() ?? null);

    await eventually(async () =>
      expect(await peticiones(suTutora)).toMatchObject([{ usuarioId: persona.id, numero: body.numero }]),
    );
    expect(await peticiones(otraTutora)).toEqual([]);
    const avisos = async (quien: Client) =>
      ((await quien.get('/api/avisos')).body as { lineas?: { enlace: string }[] }).lineas?.filter(
        ({ enlace }) => enlace.endsWith(persona.id),
      );
    expect(await avisos(suTutora)).toMatchObject([{ evento: 'decidir' }]);
    expect(await avisos(otraTutora)).toEqual([]);
    await jobsDone(platform);
    expect(mails.slice(antes)).toEqual([]);

    await suTutora.post(`/api/usuarios/${persona.id}/restablecer-contrasena`);
    expect(await peticiones(suTutora)).toEqual([]);
  });

  test('quien sí lo tiene recibe su enlace aunque lo pida con el usuario, y nadie ve petición', async () => {
    const persona = await people.conContraseña({ usuario: `u-${randomUUID()}` });
    await pide(persona.usuario);
    expect(tokenDe(await llegaA(persona.correo))).toBeTruthy();
    await jobsDone(platform);
    const { rows } = await platform.db.execute(
      sql`select 1 from peticiones_de_acceso where usuario_id = ${persona.id}`,
    );
    expect(rows).toEqual([]);
  });

  test('quien volvió a entrar ya no la necesita', async () => {
    const persona = await sinCorreo();
    await pide(persona.usuario);
    const admin = await school.entra(await school.persona({ perfil: 'Administrador' }));
    const suya = async () => (await peticiones(admin)).filter(({ usuarioId }) => usuarioId === persona.id);
    await eventually(async () => expect(await suya()).toHaveLength(1));
    clock.advance({ seconds: 1 });
    expect((await navegador().entra(persona.usuario, CONTRASEÑA)).status).toBe(200);
    expect(await suya()).toEqual([]);
  });

  test('de quien está suspendido o de baja no espera nada: nadie podría darle con qué entrar', async () => {
    const ayer = antesDe(clock.now(), DIA).toISOString();
    const [suspendida, deBaja, persona] = await Promise.all([
      people.conContraseña({ correo: null, usuario: `u-${randomUUID()}`, estado: 'suspendido' }),
      people.conContraseña({ correo: null, usuario: `u-${randomUUID()}`, bajaDesde: ayer }),
      sinCorreo(),
    ]);
    const admin = await school.entra(await school.persona({ perfil: 'Administrador' }));
    for (const { usuario } of [suspendida, deBaja, persona]) await pide(usuario);
    const suyas = [suspendida.id, deBaja.id, persona.id];
    const ve = async () =>
      (await peticiones(admin)).map(({ usuarioId }) => usuarioId).filter((id) => suyas.includes(id));
    await jobsDone(platform);
    expect(await ve()).toEqual([persona.id]);
    await platform.db.execute(sql`update usuarios set baja_desde = ${ayer} where id = ${persona.id}`);
    expect(await ve()).toEqual([]);
  });
});

test('sin servidor de correo nadie recibe un enlace: la petición de cualquiera la ve quien puede darle otra', async () => {
  const sinServidor = await createTestApp({ mailDelivers: false });
  const admin = await sinServidor.school.administrador();
  const conCorreo = await peopleOf(sinServidor).conContraseña();
  expect((await admin.get('/api/sesion')).body.sinCorreo).toBe(true);
  const respuestas = await Promise.all(
    [conCorreo.correo, `nadie-${randomUUID()}@prueba.example`].map((correo) =>
      sinServidor.anonymous.post(PEDIR, { correo }),
    ),
  );
  const dichas = respuestas.map(({ body: { numero: _suyo, ...dicho } }) => dicho);
  expect(dichas[0]).toEqual({ mensaje: expect.not.stringContaining('enlace'), porCorreo: false });
  expect(dichas[1]).toEqual(dichas[0]);
  await eventually(async () =>
    expect((await admin.get('/api/peticiones-de-acceso')).body).toMatchObject([
      { usuarioId: conCorreo.id, numero: respuestas[0]?.body.numero },
    ]),
  );
});

test('un enlace se comprueba al abrirlo sin gastarlo; usado, vencido o inventado se rechaza', async () => {
  const persona = await people.conContraseña();
  const token = await enlaceDe(persona);
  const comprueba = (uno: string) => anonymous.post('/api/sesion/comprobar-enlace', { token: uno });
  expect((await comprueba(token)).status).toBe(204);
  expect((await comprueba(`${token}x`)).body.error?.code).toBe('ENLACE_INVALIDO');
  expect((await restablece(token)).status).toBe(204);
  expect((await comprueba(token)).body.error?.code).toBe('ENLACE_INVALIDO');
});

test('el enlace que llega sirve una vez, termina todas las sesiones y avisa', async () => {
  const persona = await people.conContraseña();
  const dentro = await school.entra(persona);
  await pide(persona.correo);
  const token = tokenDe(await llegaA(persona.correo));
  const primera = await restablece(token);

  expect(primera.status).toBe(204);
  expect((await dentro.get('/api/sesion')).status).toBe(401);
  expect((await navegador().entra(persona.correo, CONTRASEÑA)).status).toBe(401);
  expect((await navegador().entra(persona.correo, NUEVA)).status).toBe(200);
  expect((await restablece(token, 'ocho nubes de algodón')).body.error).toMatchObject({
    code: 'ENLACE_INVALIDO',
    message: 'Este enlace ya no sirve. Pide uno nuevo.',
  });
  expect((await llegaA(persona.correo)).asunto).toContain('cambió');
});

test('de dos usos a la vez vale uno', async () => {
  const persona = await people.conContraseña();
  const token = await enlaceDe(persona);
  const usos = await Promise.all([restablece(token, NUEVA), restablece(token, 'ocho nubes de algodón')]);

  expect(new Set(usos.map(({ status }) => status))).toEqual(new Set([204, 400]));
});

test('una contraseña débil no gasta el enlace', async () => {
  const persona = await people.conContraseña();
  const token = await enlaceDe(persona);
  const debil = await restablece(token, 'contraseña');

  expect(debil.status).toBe(400);
  expect(Object.keys(debil.body.error?.fields ?? {})).toEqual(['nueva']);
  expect((await restablece(token)).status).toBe(204);
});

test('el enlace vence en una hora y los inventados no sirven', async () => {
  const persona = await people.conContraseña();
  const token = await enlaceDe(persona);
  clock.advance({ minutes: 61 });

  expect((await restablece(token)).status).toBe(400);
  expect((await restablece(`${token}x`)).status).toBe(400);
  expect((await restablece('\u0000')).status).toBe(400);
});

test('cambiar la contraseña deja sin efecto los enlaces que había', async () => {
  const persona = await people.conContraseña();
  const token = await enlaceDe(persona);
  const browser = navegador();
  await browser.entra(persona.correo, CONTRASEÑA);
  await browser.post('/api/sesion/cambiar-contrasena', { actual: CONTRASEÑA, nueva: NUEVA });

  expect((await restablece(token, 'ocho nubes de algodón')).status).toBe(400);
});

test('pedirlo muchas veces no llena el buzón ni invalida los enlaces que llegaron', async () => {
  const persona = await people.conContraseña();
  const primero = await enlaceDe(persona);
  await enlaceDe(persona);
  for (const { correo } of [persona, persona]) await pide(correo);
  await jobsDone(platform);

  expect(mails.filter(({ para }) => para === persona.correo)).toHaveLength(1);
  expect((await restablece(primero)).status).toBe(204);
});

test('ni la base ni la cola de trabajos guardan el enlace', async () => {
  const persona = await people.conContraseña();
  await pide(persona.correo);
  const token = tokenDe(await llegaA(persona.correo));
  const { rows } = await platform.db.execute<{ texto: string }>(
    sql`select coalesce(string_agg(data::text, ' '), '') as texto from pgboss.job`,
  );
  const enlaces = await platform.db.select().from(enlacesTable);

  expect(rows[0]?.texto).toContain(persona.correo);
  expect(rows[0]?.texto).not.toContain(token);
  expect(enlaces.map(({ hash }) => hash.toString('base64url'))).not.toContain(token);
});

test('el enlace lleva a este sitio aunque la petición diga otro', async () => {
  const persona = await people.conContraseña();
  await pideConHost(`localhost:80@malo.example`, persona.correo);

  expect((await llegaA(persona.correo)).texto).toContain(`\n${origin}/#restablecer=`);
});

async function pideConHost(host: string, correo: string | null): Promise<void> {
  const body = JSON.stringify({ correo });
  await new Promise<void>((resolve, reject) => {
    const call = request(
      origin + PEDIR,
      { method: 'POST', headers: { host, 'content-type': 'application/json' } },
      (response) => void response.resume().on('end', resolve),
    );
    call.on('error', reject).end(body);
  });
}

test('con dirección pública, el enlace es de ella', async () => {
  const publica = await createTestApp({ env: { PUBLIC_URL: 'https://academia.example/' } });
  const persona = await peopleOf(publica).conContraseña();
  await publica.anonymous.post(PEDIR, { correo: persona.correo }, { origin: 'https://academia.example' });
  const { texto } = await buzonDe(publica)(persona.correo);
  await publica.close();

  expect(texto).toContain('\nhttps://academia.example/#restablecer=');
});

test('quien administra da una contraseña temporal, que se ve una vez y termina las sesiones', async () => {
  const admin = await school.administrador();
  const persona = await people.conContraseña();
  const dentro = await school.entra(persona);
  const dada = await admin.post(`/api/usuarios/${persona.id}/restablecer-contrasena`);
  const { contraseña: temporal, expiraEn } = dada.body as { contraseña: string; expiraEn: string };

  expect(dada.status).toBe(200);
  expect(temporal).toMatch(/^([a-z]{3,8} ){3}[a-z]{3,8}$/);
  expect(new Date(expiraEn).getTime() - clock.now().getTime()).toBe(7 * DIA);
  expect((await dentro.get('/api/sesion')).status).toBe(401);
  expect((await navegador().entra(persona.correo, CONTRASEÑA)).status).toBe(401);
  const entrada = await navegador().entra(persona.correo, temporal);
  expect(entrada.body.usuario).toMatchObject({ cambiarContraseña: true });
});

test('nadie da contraseñas a quien no puede editar, ni a su propia cuenta', async () => {
  const admin = await school.administrador();
  const superior = await people.conContraseña({ perfil: 'Super Administrador' });
  const persona = await people.conContraseña();
  const grupo = await school.grupo();
  const tutora = await school.con('usuarios:ver:grupos', 'usuarios:editar:grupos');
  await school.tutor(grupo.id, tutora.id);
  const suya = await people.conContraseña();
  await school.miembro(grupo.id, suya.id);
  const estudiante = await school.estudiante();
  const dar = (quien: typeof admin, id: string) => quien.post(`/api/usuarios/${id}/restablecer-contrasena`);

  expect((await dar(admin, superior.id)).status).toBe(403);
  expect((await dar(admin, admin.id)).body.error?.code).toBe('NO_A_TI_MISMO');
  expect((await dar(admin, randomUUID())).status).toBe(404);
  expect((await dar(tutora, suya.id)).status).toBe(200);
  expect((await dar(tutora, persona.id)).status).toBe(404);
  expect((await dar(estudiante, persona.id)).status).toBe(404);
  expect((await dar(estudiante, estudiante.id)).status).toBe(403);
  expect((await anonymous.post(`/api/usuarios/${persona.id}/restablecer-contrasena`)).status).toBe(401);
  expect((await navegador().entra(superior.correo, CONTRASEÑA)).status).toBe(200);
});

test('la invitación llega por correo, dura tres días y la última anula las anteriores', async () => {
  const admin = await school.administrador();
  const persona = await school.persona();
  await admin.post(`/api/usuarios/${persona.id}/invitar`);
  const vieja = await llegaA(persona.correo);
  const segunda = await admin.post(`/api/usuarios/${persona.id}/invitar`);
  const nueva = await llegaA(persona.correo);
  clock.advance({ hours: 71 });

  expect(segunda.status).toBe(204);
  expect(nueva.texto).toContain('/#invitacion=');
  expect((await restablece(tokenDe(vieja))).status).toBe(400);
  expect((await restablece(tokenDe(nueva))).status).toBe(204);
  expect((await navegador().entra(persona.correo, NUEVA)).status).toBe(200);
});

test('sin correo no hay invitación', async () => {
  const admin = await school.administrador();
  const persona = await school.persona({ correo: null, usuario: `sin-${randomUUID()}` });
  const answer = await admin.post(`/api/usuarios/${persona.id}/invitar`);

  expect(answer.status).toBe(409);
  expect(answer.body.error?.code).toBe('SIN_CORREO');
});

test('quien elige contraseña con un enlace hace conocido su navegador', async () => {
  const persona = await people.conTemporal();
  const token = await enlaceDe(persona);
  const browser = navegador();
  await browser.post('/api/sesion/restablecer', { token, nueva: NUEVA });
  for (let i = 0; i < 11; i++) await navegador().entra(persona.correo, 'no es esta');

  expect((await navegador().entra(persona.correo, TEMPORAL)).status).toBe(429);
  const dentro = await browser.entra(persona.correo, NUEVA);
  expect(dentro.body.usuario).toMatchObject({ cambiarContraseña: false });
});
