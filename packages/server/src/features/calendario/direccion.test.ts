import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { learning } from '#features/aprendizaje/fixtures.ts';
import { leerIcalEstricto } from '#features/calendario/testing/strict-ical.ts';
import { calendariosTable } from '#features/calendario/table.ts';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { hashToken } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';
import { recording } from '#testing/plans/recorder.ts';

const lineas: string[] = [];
const app = await createTestApp({
  env: { NIVEL_LOG: 'info' },
  log: { write: (linea) => void lineas.push(linea) },
});
const { school, platform, clock, origin } = app;
const { db } = platform;
const { cursoCon } = learning(app);
await goTo(db, clock, '2026-11-18T11:00:00Z');

type Quien = Awaited<ReturnType<typeof school.estudiante>>;
const pedir = (quien: Quien, enLugarDe = 0) => quien.post('/api/calendario/direccion', { enLugarDe });
const leer = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });
const eventosDe = async (url: string) => leerIcalEstricto(await (await leer(url)).text()).eventos;

async function conDireccion(titulo = 'Alturas', venceEn = '2026-12-01T22:59:59.000Z') {
  const persona = await school.persona({ zonaHoraria: 'Europe/Madrid' });
  const curso = await cursoCon({ titulo }, { titulo: 'Lectura', venceEn: '2026-11-20T13:00:00.000Z' });
  await db.insert(inscripcionesTable).values({ cursoId: curso.id, usuarioId: persona.id, venceEn });
  const quien = await school.entra(persona);
  const { status, body } = await pedir(quien);
  expect(status).toBe(200);
  return { persona, curso, quien, url: body['url'] as string };
}

describe('la dirección', () => {
  test('no hay ninguna hasta que se pide; se enseña una vez y de ella se guarda la huella', async () => {
    const quien = await school.estudiante();
    expect((await quien.get('/api/calendario')).body.direccion).toBeNull();
    const { body } = await pedir(quien);
    const clave =
      /^http:\/\/[^/]+\/api\/calendario\/([\w-]{43})\.ics$/.exec(body['url'] as string)?.[1] ?? '';
    expect(clave).toHaveLength(43);
    const [fila] = await db.select().from(calendariosTable).where(eq(calendariosTable.usuarioId, quien.id));
    expect(fila?.huella.equals(hashToken(clave))).toBe(true);
    expect(JSON.stringify(fila)).not.toContain(clave);
    const { body: despues } = await quien.get('/api/calendario');
    expect(despues['direccion']).toMatchObject({
      version: 1,
      pista: `${clave.slice(0, 4)}…${clave.slice(-2)}`,
    });
    expect(JSON.stringify(despues)).not.toContain(clave);
  });

  test('la nueva mata a la de antes, y quien no vio el cambio se entera', async () => {
    const { quien, url } = await conDireccion();
    expect((await leer(url)).status).toBe(200);
    expect((await pedir(quien)).body.error?.code).toBe('OTRA_DIRECCION');
    const { body } = await pedir(quien, 1);
    expect((await leer(url)).status).toBe(404);
    expect((await leer(body['url'] as string)).status).toBe(200);
    expect((await pedir(quien, 1)).status).toBe(409);
  });

  test('pedida dos veces a la vez, una sola sirve y es la que se enseñó', async () => {
    const quien = await school.estudiante();
    for (const enLugarDe of [0, 1]) {
      const answers = await Promise.all([pedir(quien, enLugarDe), pedir(quien, enLugarDe)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const dada = answers.find(({ status }) => status === 200)?.body['url'] as string;
      expect((await leer(dada)).status).toBe(200);
    }
  });

  test('quitada deja de leerse; quitarla otra vez no hace nada', async () => {
    const { quien, url } = await conDireccion();
    for (let i = 0; i < 2; i++)
      expect((await quien.post('/api/calendario/quitar-direccion')).status).toBe(204);
    expect((await leer(url)).status).toBe(404);
    expect((await quien.get('/api/calendario')).body.direccion).toBeNull();
  });

  test('quien no puede entrar no la tiene: la misma respuesta que una inventada', async () => {
    const inventada = await leer(`${origin}/api/calendario/${'x'.repeat(43)}.ics`);
    const nada = { ...((await inventada.json()) as { error: object }).error, requestId: '' };
    const misma = async (url: string) => {
      const answer = await leer(url);
      expect(answer.status).toBe(404);
      expect({ ...((await answer.json()) as { error: object }).error, requestId: '' }).toEqual(nada);
    };
    for (const archivo of [
      '',
      'corta.ics',
      'x'.repeat(43),
      `${'ñ'.repeat(43)}.ics`,
      `${'x'.repeat(150)}.ics`,
    ])
      await misma(`${origin}/api/calendario/${archivo}`.replace(/calendario\/$/, 'calendario/.ics'));

    const suspendida = await conDireccion();
    await db
      .update(usuariosTable)
      .set({ estado: 'suspendido' })
      .where(eq(usuariosTable.id, suspendida.persona.id));
    await misma(suspendida.url);
    const deBaja = await conDireccion();
    await db
      .update(usuariosTable)
      .set({ bajaDesde: '2026-11-18T10:00:00.000Z' })
      .where(eq(usuariosTable.id, deBaja.persona.id));
    await misma(deBaja.url);
    const eliminada = await conDireccion();
    const admin = await school.administrador();
    expect((await admin.delete(`/api/usuarios/${eliminada.persona.id}`)).status).toBeLessThan(300);
    await misma(eliminada.url);
    expect(
      await db.select().from(calendariosTable).where(eq(calendariosTable.usuarioId, eliminada.persona.id)),
    ).toEqual([]);
  });

  test('el registro del servidor no la dice', async () => {
    const { url } = await conDireccion();
    lineas.length = 0;
    await leer(url);
    await leer(`${origin}/api/calendario/${'y'.repeat(43)}.ics`);
    const dicho = lineas.join('');
    expect(dicho).toContain('/api/calendario/…');
    expect(dicho).not.toContain(new URL(url).pathname.split('/').at(-1));
  });
});

describe('lo que leen otros programas', () => {
  test('un iCalendar estricto, con títulos y fechas y nada más', async () => {
    const titulo = `Ñandúes, cables; y «más» \\ ${'señales y 🦺 '.repeat(12).trim()}`;
    const { url } = await conDireccion(titulo);
    const answer = await leer(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { calendario, eventos } = leerIcalEstricto(await answer.text());
    expect(calendario).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      'X-WR-CALNAME': 'Mis fechas de Cátedra',
      'REFRESH-INTERVAL;VALUE=DURATION': 'PT6H',
    });
    expect(eventos.map(({ SUMMARY }) => SUMMARY)).toEqual(['Vence: Lectura', `Vence el curso: ${titulo}`]);
    expect(eventos[0]).toMatchObject({ DTSTART: '20261120T130000Z', STATUS: 'CONFIRMED', SEQUENCE: '1' });
    expect(eventos[1]).toMatchObject({
      'DTSTART;VALUE=DATE': '20261201',
      'DTEND;VALUE=DATE': '20261202',
    });
    const campos = new Set(eventos.flatMap((evento) => Object.keys(evento)));
    expect(
      [...campos].filter((campo) => /DESCRIPTION|URL|LOCATION|ATTENDEE|ORGANIZER|COMMENT/.test(campo)),
    ).toEqual([]);
  });

  test('una fecha que se mueve sigue siendo la misma, con otra revisión; lo hecho se va', async () => {
    const { url, curso, persona, quien } = await conDireccion();
    const [lectura, entero] = await eventosDe(url);
    clock.advance({ minutes: 5 });
    await db
      .update(inscripcionesTable)
      .set({ venceEn: '2026-12-15T22:59:59.000Z' })
      .where(eq(inscripcionesTable.usuarioId, persona.id));
    const movida = (await eventosDe(url))[1];
    expect(movida).toMatchObject({ UID: entero?.['UID'], 'DTSTART;VALUE=DATE': '20261215', SEQUENCE: '2' });
    expect(movida?.['DTSTAMP']).not.toBe(entero?.['DTSTAMP']);

    const { body } = await pedir(quien, 1);
    expect((await eventosDe(body['url'] as string))[0]?.['UID']).toBe(lectura?.['UID']);
    await quien.post(`/api/actividades/${curso.ids[0]}/completar`);
    expect(await eventosDe(body['url'] as string)).toEqual([]);
  });

  test('quien ya lo tiene lo oye en una línea, y leerlo no escribe nada', async () => {
    const { url } = await conDireccion();
    const etag = (await leer(url)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"1-/);
    const asked = await recording(async () => {
      const otra = await leer(url, { 'if-none-match': `W/${etag}` });
      expect(otra.status).toBe(304);
      expect(await otra.text()).toBe('');
      expect(otra.headers.get('etag')).toBe(etag);
    });
    expect(asked.filter(({ text }) => /update calendarios/.test(text))).toEqual([]);
    expect(asked.reduce((suma, { times }) => suma + times, 0)).toBeLessThanOrEqual(7);
    expect((await leer(url, { 'if-none-match': '"otra"' })).status).toBe(200);
  });

  test('dos lecturas a la vez de lo que cambió dan la misma revisión', async () => {
    const { url } = await conDireccion();
    const [una, otra] = await Promise.all([leer(url), leer(url)]);
    expect(una.headers.get('etag')).toBe(otra.headers.get('etag'));
    expect(await una.text()).toBe(await otra.text());
  });

  test('sin lo que queda fuera de sus días', async () => {
    const { url } = await conDireccion('Viejo', '2026-09-01T10:00:00.000Z');
    expect((await eventosDe(url)).map(({ SUMMARY }) => SUMMARY)).toEqual(['Vence: Lectura']);
    expect((await eventosDe((await conDireccion('Lejos', '2028-09-01T10:00:00.000Z')).url)).length).toBe(1);
    const cerca = await conDireccion('Hace poco', '2026-10-19T10:00:00.000Z');
    expect((await eventosDe(cerca.url)).length).toBe(2);
  });

  test('sesenta veces por hora; después una frase, cuánto esperar y casi ningún trabajo', async () => {
    const { url } = await conDireccion();
    for (let i = 0; i < 60; i++) expect((await leer(url)).status).toBe(200);
    await leer(url);
    const asked = await recording(async () => {
      const answer = await leer(url);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect(error.message).toBe('Este calendario se puede leer 60 veces por hora. Espera 60 min.');
    });
    expect(asked.reduce((suma, { times }) => suma + times, 0)).toBe(1);
    expect((await leer((await conDireccion()).url)).status).toBe(200);
  });
});
