import { randomUUID } from 'node:crypto';
import type { Anuncio } from '@catedra/shared/anuncios/schemas.ts';
import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { expect, test } from 'vitest';
import { miradaCookieName } from '#features/sesion/sessions/cookie.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock, origin } = await createTestApp();
const admin = await school.superAdministrador();

async function publicar(grupoId: string, quien: Client = admin): Promise<Anuncio> {
  const { status, body } = await quien.put(`/api/anuncios/${randomUUID()}`, {
    version: 0,
    titulo: 'El sábado se para',
    texto: '<p>De 2:00 a 4:00.</p>',
    destinos: [{ tipo: 'grupo', id: grupoId }],
    desde: null,
    hasta: null,
    publicar: true,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Anuncio;
}
const campana = async (quien: Client, desde = '') =>
  (await quien.get(`/api/avisos${desde && `?desde=${encodeURIComponent(desde)}`}`))
    .body as unknown as Campana;

async function conGrupo() {
  const [grupo, persona] = await Promise.all([school.grupo(), school.persona()]);
  await school.miembro(grupo.id, persona.id);
  return { grupo, persona, ella: await school.entra(persona) };
}

test('la campana tiene lo anunciado, y se lee en ella como en el inicio', async () => {
  const { grupo, ella } = await conGrupo();
  const { id, version } = await publicar(grupo.id);
  expect(await campana(ella)).toMatchObject({
    noLeidos: 1,
    lineas: [
      {
        id,
        evento: 'anuncio',
        titulo: 'El sábado se para',
        detalle: expect.stringMatching(/^Anuncio de \S+/),
        enlace: `/home?anuncio=${id}`,
        leido: false,
        junto: [],
      },
    ],
  });
  const oye = await ella.listen();
  expect((await ella.post('/api/avisos/leidos', { ids: [id, randomUUID()] })).body).toEqual({ noLeidos: 0 });
  await oye.until(({ data }) => data.coleccion === 'avisos');
  expect(await campana(ella)).toMatchObject({ noLeidos: 0, lineas: [{ leido: true }] });
  const cifras = await admin.get(`/api/anuncios/${id}/cifras`);
  expect(cifras.body).toMatchObject({ personas: 1, leidos: 1 });

  clock.advance({ seconds: 5 });
  const otraVez = { version, otraVez: true, titulo: 'El domingo se para' };
  const cambiado = await admin.put(`/api/anuncios/${id}`, {
    texto: '',
    destinos: [{ tipo: 'grupo', id: grupo.id }],
    desde: null,
    hasta: null,
    publicar: true,
    ...otraVez,
  });
  expect(cambiado.status).toBe(200);
  const { lineas, noLeidos } = await campana(ella);
  expect([noLeidos, lineas[0]?.detalle]).toEqual([1, expect.stringMatching(/, editado$/)]);
  await ella.post(`/api/anuncios/${id}/leer`, { apartar: true });
  expect(await campana(ella)).toMatchObject({ noLeidos: 0, lineas: [{ leido: true }] });
  // Put aside, it is still there for whoever goes to it from the bell.
  const mios = async (que: string) =>
    ((await ella.get(`/api/anuncios/mios${que}`)).body as { anuncios: unknown[] }).anuncios;
  expect([await mios(''), await mios('?anuncio=ni-idea')]).toEqual([[], []]);
  expect(await mios(`?anuncio=${id}`)).toMatchObject([{ id }]);

  await admin.post(`/api/anuncios/${id}/retirar`);
  expect(await campana(ella)).toMatchObject({ noLeidos: 0, lineas: [] });
  expect(await mios(`?anuncio=${id}`)).toEqual([]);
});

test('de treinta en treinta, por su momento, sin repetir ni saltarse ninguno; y se marcan hasta un momento', async () => {
  const { grupo, ella } = await conGrupo();
  const ids: string[] = [];
  const [una, otra] = await Promise.all([school.administrador(), school.administrador()]);
  for (let n = 0; n < 18; n += 1) {
    ids.push((await publicar(grupo.id, una)).id, (await publicar(grupo.id, otra)).id);
    clock.advance({ seconds: 5 });
  }
  const primera = await campana(ella);
  expect([primera.lineas.length, primera.noLeidos]).toEqual([30, 36]);
  const segunda = await campana(ella, primera.sigue ?? '');
  const todas = [...primera.lineas, ...segunda.lineas];
  expect(todas.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(todas.map(({ en }) => en)).toEqual(
    todas
      .map(({ en }) => en)
      .toSorted()
      .toReversed(),
  );
  expect(segunda.sigue).toBeNull();
  const quedan = await ella.post('/api/avisos/leidos', { hasta: primera.lineas[10]?.en });
  expect(quedan.body).toEqual({ noLeidos: 10 });
});

test('lo de otros no se marca, y con los ojos de otra persona se ve y no se marca nada', async () => {
  const { grupo, persona, ella } = await conGrupo();
  const fuera = await school.estudiante();
  const { id } = await publicar(grupo.id);
  expect((await fuera.post('/api/avisos/leidos', { ids: [id] })).body).toEqual({ noLeidos: 0 });
  expect((await campana(fuera)).lineas).toEqual([]);
  expect((await admin.post('/api/sesion/ver-como', { usuarioId: persona.id })).status).toBe(200);
  const mirada = `${admin.cookie}; ${miradaCookieName(platform.config)}=${persona.id}`;
  const ojos = createClient(origin, admin.id, mirada);
  expect(await campana(ojos)).toMatchObject({ noLeidos: 1, lineas: [{ id }] });
  expect((await ojos.post('/api/avisos/leidos', { ids: [id] })).status).toBe(403);
  expect((await campana(ella)).noLeidos).toBe(1);
});
