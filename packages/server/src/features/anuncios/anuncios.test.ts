import { randomUUID } from 'node:crypto';
import type {
  Anuncio,
  Audiencia,
  CifrasDeAnuncio,
  Destino,
  Lecturas,
  MisAnuncios,
} from '@catedra/shared/anuncios/schemas.ts';
import { DIA, HORA } from '@catedra/shared/core/duraciones.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personasDe } from '#features/anuncios/audiencia.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import { miradaCookieName } from '#features/sesion/sessions/cookie.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock, origin } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();

const enTiempo = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const aGrupo = (id: string): Destino[] => [{ tipo: 'grupo', id }];
const unAnuncio = (destinos: readonly Destino[], values: object = {}) => ({
  version: 0,
  titulo: 'El sábado la academia se detiene',
  texto: '<p>De <b>2:00</b> a 4:00.</p>',
  destinos,
  desde: null,
  hasta: null,
  publicar: true,
  ...values,
});
const guardar = (quien: Client, id: string, cuerpo: object) => quien.put(`/api/anuncios/${id}`, cuerpo);
async function publicar(quien: Client, destinos: readonly Destino[], values: object = {}): Promise<Anuncio> {
  const { status, body } = await guardar(quien, randomUUID(), unAnuncio(destinos, values));
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Anuncio;
}
const mios = async (quien: Client) =>
  ((await quien.get('/api/anuncios/mios')).body as unknown as MisAnuncios).anuncios;
const titulos = async (quien: Client) => (await mios(quien)).map(({ titulo }) => titulo);
const cifras = async (quien: Client, id: string) =>
  (await quien.get(`/api/anuncios/${id}/cifras`)).body as unknown as CifrasDeAnuncio;

async function conGrupo() {
  const [grupo, persona] = await Promise.all([school.grupo(), school.persona()]);
  await school.miembro(grupo.id, persona.id);
  return { grupo, persona, ella: await school.entra(persona) };
}

test('lo tiene quien pertenece en cada momento: quien entra luego lo ve, y quien sale deja de verlo', async () => {
  const { grupo, persona, ella } = await conGrupo();
  const otra = await school.persona();
  const luego = await school.entra(otra);
  const { id } = await publicar(admin, aGrupo(grupo.id));
  expect([await titulos(ella), await titulos(luego)]).toEqual([['El sábado la academia se detiene'], []]);
  await school.miembro(grupo.id, otra.id);
  expect(await titulos(luego)).toHaveLength(1);
  const [fila] = await db.select().from(anunciosTable).where(eq(anunciosTable.id, id));
  expect(fila && (await personasDe(db, fila)).toSorted()).toEqual([persona.id, otra.id].toSorted());
  await db.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.usuarioId, persona.id));
  expect([await titulos(ella), await titulos(luego)]).toEqual([[], ['El sábado la academia se detiene']]);
  expect((await ella.post(`/api/anuncios/${id}/leer`, {})).status).toBe(404);
});

test('a todos, a un perfil, a un curso o a una persona; a cada quien una sola vez', async () => {
  const [perfil, curso] = await Promise.all([school.perfil([]), school.curso()]);
  const quien = await school.persona({ perfil: perfil.nombre });
  await school.inscribe(curso.id, quien.id);
  const ella = await school.entra(quien);
  const cada: Destino[] = [
    { tipo: 'perfil', id: perfil.id },
    { tipo: 'curso', id: curso.id },
    { tipo: 'persona', id: quien.id },
  ];
  for (const destino of cada) await publicar(admin, [destino], { titulo: destino.tipo });
  const { id } = await publicar(admin, cada, { titulo: 'de todas las maneras' });
  expect(await titulos(ella)).toEqual(expect.arrayContaining(['perfil', 'curso', 'persona']));
  expect((await cifras(admin, id)).personas).toBe(1);
  const { id: general } = await publicar(admin, [{ tipo: 'todos', id: null }], { titulo: 'a todos' });
  expect(await titulos(ella)).toContain('a todos');
  expect(await titulos(admin)).toContain('a todos');
  await admin.post(`/api/anuncios/${general}/retirar`);
  expect(await titulos(ella)).not.toContain('a todos');
});

test('solo entre sus fechas, haya corrido o no ningún trabajo', async () => {
  const { grupo, ella } = await conGrupo();
  const { id, estado } = await publicar(admin, aGrupo(grupo.id), {
    desde: enTiempo(HORA),
    hasta: enTiempo(3 * HORA),
  });
  expect([estado, await titulos(ella)]).toEqual(['programado', []]);
  clock.advance({ hours: 1 });
  expect(await titulos(ella)).toHaveLength(1);
  clock.advance({ hours: 2 });
  expect(await titulos(ella)).toEqual([]);
  expect((await admin.get(`/api/anuncios/${id}`)).body).toMatchObject({ estado: 'terminado' });
});

test('enviado dos veces a la vez es uno solo, con su id', async () => {
  const { grupo, ella } = await conGrupo();
  const id = randomUUID();
  const [una, otra] = await Promise.all([
    guardar(admin, id, unAnuncio(aGrupo(grupo.id))),
    guardar(admin, id, unAnuncio(aGrupo(grupo.id))),
  ]);
  expect([una.status, otra.status]).toEqual([200, 200]);
  expect(una.body).toEqual(otra.body);
  expect(await mios(ella)).toHaveLength(1);
});

test('se lee y se aparta; cambiarlo lo dice y no lo deja sin leer, salvo que se pida', async () => {
  const { grupo, ella } = await conGrupo();
  const { id, version } = await publicar(admin, aGrupo(grupo.id));
  expect((await mios(ella))[0]).toMatchObject({ leidoEn: null, editadoEn: null });
  await ella.post(`/api/anuncios/${id}/leer`, {});
  clock.advance({ seconds: 5 });
  await ella.post(`/api/anuncios/${id}/leer`, {});
  const leidoEn = (await mios(ella))[0]?.leidoEn;
  expect(Date.parse(leidoEn ?? '')).toBe(clock.now().getTime() - 5000);
  const nuevo = unAnuncio(aGrupo(grupo.id), { titulo: 'El domingo', version });
  const editado = (await guardar(admin, id, nuevo)).body as unknown as Anuncio;
  expect((await guardar(admin, id, nuevo)).body).toEqual(editado);
  expect((await mios(ella))[0]).toMatchObject({ titulo: 'El domingo', leidoEn });
  expect((await mios(ella))[0]?.editadoEn).not.toBeNull();
  await ella.post(`/api/anuncios/${id}/leer`, { apartar: true });
  expect(await mios(ella)).toEqual([]);
  expect((await cifras(admin, id)).leidos).toBe(1);
  clock.advance({ seconds: 5 });
  const otraVez = { ...nuevo, version: editado.version, otraVez: true };
  const vuelto = (await guardar(admin, id, otraVez)).body as unknown as Anuncio;
  expect((await guardar(admin, id, otraVez)).body, 'la respuesta se perdió').toEqual(vuelto);
  expect((await mios(ella))[0]).toMatchObject({ leidoEn: null });
  expect((await cifras(admin, id)).leidos).toBe(0);
});

test('quién lo ha leído y quién no, de la gente de ahora', async () => {
  const { grupo, persona, ella } = await conGrupo();
  const otra = await school.persona();
  await school.miembro(grupo.id, otra.id);
  const { id } = await publicar(admin, aGrupo(grupo.id));
  await ella.post(`/api/anuncios/${id}/leer`, {});
  const quienes = async (leido: string) =>
    ((await admin.get(`/api/anuncios/${id}/lecturas?leido=${leido}`)).body as unknown as Lecturas).datos;
  expect((await quienes('si')).map((uno) => uno.id)).toEqual([persona.id]);
  expect(await quienes('no')).toEqual([
    { id: otra.id, nombre: otra.nombre, apellidos: otra.apellidos, leidoEn: null },
  ]);
  expect(await cifras(admin, id)).toMatchObject({ personas: 2, leidos: 1 });
});

test('con los ojos de otra persona se ve y no se marca', async () => {
  const yo = await school.superAdministrador();
  const { grupo, persona } = await conGrupo();
  const { id } = await publicar(yo, aGrupo(grupo.id));
  expect((await yo.post('/api/sesion/ver-como', { usuarioId: persona.id })).status).toBe(200);
  const mirada = `${yo.cookie}; ${miradaCookieName(platform.config)}=${persona.id}`;
  const ojos = createClient(origin, yo.id, mirada);
  expect(await titulos(ojos)).toContain('El sábado la academia se detiene');
  expect((await ojos.post(`/api/anuncios/${id}/leer`, {})).status).toBe(403);
  expect((await db.execute(sql`select from anuncio_lecturas where anuncio_id = ${id}`)).rows).toEqual([]);
});

test('retirado, nadie lo ve y dice cuántos correos habían salido; no vuelve', async () => {
  const { grupo, ella } = await conGrupo();
  const { id, version } = await publicar(admin, aGrupo(grupo.id));
  await db.update(anunciosTable).set({ correosEnviados: 3 }).where(eq(anunciosTable.id, id));
  const { body } = await admin.post(`/api/anuncios/${id}/retirar`);
  expect(body).toMatchObject({ estado: 'retirado', correosEnviados: 3 });
  expect((await admin.post(`/api/anuncios/${id}/retirar`)).body).toEqual(body);
  expect(await mios(ella)).toEqual([]);
  const otra = await guardar(admin, id, unAnuncio(aGrupo(grupo.id), { version }));
  expect(otra.body.error).toMatchObject({ code: 'ANUNCIO_RETIRADO' });
});

test('un borrador no lo ve nadie y puede estar a medias; tirado, deja la lista', async () => {
  const { grupo, ella } = await conGrupo();
  const id = randomUUID();
  const amedias = await guardar(admin, id, unAnuncio([], { titulo: '', publicar: false }));
  expect(amedias.body).toMatchObject({ estado: 'borrador', desde: null });
  const mal = await guardar(admin, id, unAnuncio(aGrupo(grupo.id), { titulo: '', version: 1 }));
  expect(mal.body.error?.fields).toEqual({ titulo: 'Escribe un título.' });
  await guardar(admin, id, unAnuncio(aGrupo(grupo.id), { publicar: false, version: 1 }));
  expect(await mios(ella)).toEqual([]);
  const lista = async () => JSON.stringify((await admin.get('/api/anuncios?limite=50')).body);
  expect(await lista()).toContain(id);
  await admin.post(`/api/anuncios/${id}/retirar`);
  expect(await lista()).not.toContain(id);
});

test('se dice qué falla: nadie lo leería, fechas que no pueden ser, texto largo, lo que ya no está', async () => {
  const { grupo } = await conGrupo();
  const vacio = await school.grupo();
  const mal = async (destinos: readonly Destino[], values: object = {}) =>
    (await guardar(admin, randomUUID(), unAnuncio(destinos, values))).body.error;
  expect(await mal(aGrupo(vacio.id))).toMatchObject({
    code: 'AUDIENCIA_VACIA',
    fields: { destinos: 'Ahora mismo no lo leería nadie. Añade otro destino.' },
  });
  expect(await mal([])).toMatchObject({ code: 'AUDIENCIA_VACIA' });
  expect((await mal(aGrupo(grupo.id), { hasta: enTiempo(-HORA) }))?.fields).toHaveProperty('hasta');
  expect(
    (await mal(aGrupo(grupo.id), { desde: enTiempo(2 * HORA), hasta: enTiempo(HORA) }))?.fields,
  ).toHaveProperty('hasta');
  expect((await mal(aGrupo(grupo.id), { titulo: 'a'.repeat(121) }))?.fields).toHaveProperty('titulo');
  expect((await mal(aGrupo(grupo.id), { texto: `<p>${'a'.repeat(5001)}</p>` }))?.fields).toEqual({
    texto: 'El texto tiene 5001 caracteres y caben 5000. Acórtalo un poco.',
  });
  expect((await mal([{ tipo: 'curso', id: randomUUID() }]))?.fields).toEqual({
    destinos: 'Ese curso ya no está. Elige otro.',
  });
  expect((await mal([{ tipo: 'todos', id: grupo.id }]))?.code).toBe('DATOS_INVALIDOS');
  const { texto } = await publicar(admin, aGrupo(grupo.id), {
    texto: '<p onclick="x()">Hola<script>alert(1)</script></p>',
  });
  expect(texto).toBe('<p>Hola</p>');
});

test('quien anuncia en sus grupos llega a su gente y a nadie más, y lleva los suyos', async () => {
  const yo = await school.administrador();
  const { nombre: perfil } = await school.perfil(['avisos:anunciar:grupos']);
  const tutora = await school.persona({ perfil });
  const [{ grupo, persona, ella }, { persona: ajena, ella: fuera, grupo: otro }] = [
    await conGrupo(),
    await conGrupo(),
  ];
  const curso = await school.curso();
  await school.tutor(grupo.id, tutora.id);
  await school.asigna(grupo.id, curso.id);
  await school.inscribe(curso.id, ajena.id);
  const ella2 = await school.entra(tutora);
  await publicar(ella2, [{ tipo: 'curso', id: curso.id }], { titulo: 'a los míos del curso' });
  expect([await titulos(ella), await titulos(fuera)]).toEqual([['a los míos del curso'], []]);
  const prohibidos: Destino[] = [
    { tipo: 'todos', id: null },
    { tipo: 'grupo', id: otro.id },
    { tipo: 'persona', id: ajena.id },
  ];
  for (const destino of prohibidos)
    expect((await guardar(ella2, randomUUID(), unAnuncio([destino]))).status).toBe(403);
  const { body } = await ella2.get('/api/anuncios/destinos?buscar=a');
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${otro.id}|${ajena.id}|"todos"|"perfil"`));
  const de = await publicar(ella2, [{ tipo: 'persona', id: persona.id }], { titulo: 'a ella' });
  await publicar(yo, aGrupo(grupo.id), { titulo: 'de la academia' });
  const lista = (await ella2.get('/api/anuncios')).body as { datos: Anuncio[] };
  expect(lista.datos.map(({ titulo }) => titulo).toSorted()).toEqual(['a ella', 'a los míos del curso']);
  // Whoever leaves their groups has it no more, although it names them.
  await db.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.usuarioId, persona.id));
  expect(await titulos(ella)).toEqual([]);
  expect((await cifras(yo, de.id)).personas).toBe(0);
});

test('antes de publicar se sabe quiénes lo verían', async () => {
  const { grupo, persona } = await conGrupo();
  const sinCorreo = await school.persona({ correo: null, usuario: randomUUID() });
  const suspendida = await school.persona({ estado: 'suspendido' });
  await school.miembro(grupo.id, sinCorreo.id, suspendida.id);
  const pedir = async (cuerpo: object) =>
    (await admin.post('/api/anuncios/audiencia', cuerpo)).body as unknown as Audiencia;
  const una = await pedir({ destinos: aGrupo(grupo.id), limite: 1 });
  expect(una).toMatchObject({ personas: 2, sinCorreo: 1 });
  const resto = await pedir({ destinos: aGrupo(grupo.id), cursor: una.siguiente });
  expect([...una.datos, ...resto.datos].map(({ id }) => id).toSorted()).toEqual(
    [persona.id, sinCorreo.id].toSorted(),
  );
});

test('al publicarse lo oye quien lo tiene, una vez, y nadie más; lo programado, al empezar', async () => {
  const { grupo, ella } = await conGrupo();
  const fuera = await school.estudiante();
  const [oye, ajeno] = await Promise.all([ella.listen(), fuera.listen()]);
  const { id } = await publicar(admin, aGrupo(grupo.id));
  const es = (suyo: string) => (aviso: { data: { coleccion?: unknown; id?: unknown } }) =>
    aviso.data.coleccion === 'anuncios' && aviso.data.id === suyo;
  await oye.until(es(id));
  const { id: programado } = await publicar(admin, aGrupo(grupo.id), { desde: enTiempo(DIA) });
  const { id: general } = await publicar(admin, [{ tipo: 'todos', id: null }]);
  await Promise.all([oye.until(es(general)), ajeno.until(es(general))]);
  expect(ajeno.heard.filter(es(id))).toEqual([]);
  expect(oye.heard.filter(es(programado))).toEqual([]);
  expect(oye.heard.filter(es(id))).toHaveLength(1);
});

test('quien se elimina se lleva lo que leyó', async () => {
  const { grupo, persona, ella } = await conGrupo();
  const yo = await school.administrador();
  const { id } = await publicar(yo, [...aGrupo(grupo.id), { tipo: 'persona', id: persona.id }]);
  await ella.post(`/api/anuncios/${id}/leer`, {});
  await yo.delete(`/api/usuarios/${persona.id}`);
  expect((await db.execute(sql`select from anuncio_lecturas where anuncio_id = ${id}`)).rows).toEqual([]);
  expect(await cifras(yo, id)).toMatchObject({ personas: 0, leidos: 0 });
});

test('a la vez caben tres fijados, también si llegan juntos; y al día, veinte de cada quien', async () => {
  const yo = await school.administrador();
  const { grupo, ella } = await conGrupo();
  const fijar = (hasta: string | null = null) =>
    guardar(yo, randomUUID(), unAnuncio(aGrupo(grupo.id), { fijado: true, hasta }));
  const juntos = await Promise.all([fijar(), fijar(), fijar(), fijar(), fijar()]);
  expect(juntos.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(juntos.find(({ status }) => status !== 200)?.body.error?.fields).toHaveProperty('fijado');
  for (let n = 3; n < 20; n += 1) await publicar(yo, aGrupo(grupo.id));
  const otro = await guardar(yo, randomUUID(), unAnuncio(aGrupo(grupo.id)));
  expect(otro.body.error).toMatchObject({ code: 'DEMASIADOS_ANUNCIOS' });
  expect((await guardar(yo, randomUUID(), unAnuncio(aGrupo(grupo.id), { publicar: false }))).status).toBe(
    200,
  );
  const [primero] = await mios(ella);
  expect(primero?.fijado).toBe(true);
  clock.advance({ days: 1 });
  await publicar(await school.entra({ id: yo.id }), aGrupo(grupo.id));
});
