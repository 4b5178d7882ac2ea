import { randomUUID } from 'node:crypto';
import type { Anuncio, CifrasDeAnuncio, Destino } from '@catedra/shared/anuncios/schemas.ts';
import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { DIA, HORA } from '@catedra/shared/core/duraciones.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { anunciosJobs } from '#features/anuncios/jobs.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { platform, school, clock, mails, origin } = await createTestApp();
const { db } = platform;
let admin: Client;
beforeEach(async () => {
  admin = await school.superAdministrador();
});

const trabajo = (nombre: string) => {
  const suyo = anunciosJobs.find(({ name }) => name === nombre);
  if (!suyo) throw new Error(`no hay trabajo ${nombre}`);
  return (datos: object) => suyo.run(platform, datos as never, randomUUID());
};
const enTiempo = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const escrito = (grupoId: string, values: object = {}) => ({
  version: 0,
  titulo: 'El sábado se para',
  texto:
    '<p>De <strong>2:00</strong> a 4:00. <a href="https://plan.example/x">El plan</a>.</p><ul><li>Apaga tu equipo</li></ul>',
  destinos: [{ tipo: 'grupo', id: grupoId }] satisfies Destino[],
  desde: null,
  hasta: null,
  correo: 'ya',
  publicar: true,
  ...values,
});
async function guardar(grupoId: string, values: object = {}, id: string = randomUUID()): Promise<Anuncio> {
  const { status, body } = await admin.put(`/api/anuncios/${id}`, escrito(grupoId, values));
  expect(status, JSON.stringify(body)).toBe(200);
  await jobsDone(platform);
  return body as unknown as Anuncio;
}
const leer = async (id: string) => (await admin.get(`/api/anuncios/${id}`)).body as unknown as Anuncio;

/** A group with so many in it, and what each was written. */
async function conGente(cuantas: number) {
  const grupo = await school.grupo();
  const gente = [];
  for (let i = 0; i < cuantas; i += 1) {
    const correo = `${randomUUID()}@anuncios.example`;
    const persona = await school.persona({ nombre: 'Ana', correo });
    await school.miembro(grupo.id, persona.id);
    gente.push({ ...persona, correo, cartas: () => mails.filter(({ para }) => para === correo) });
  }
  return { grupo, gente };
}
const prefiere = async (quien: { readonly id: string }, correo: 'ya' | 'dia' | 'nunca') => {
  await db.execute(sql`
    insert into avisos_preferencias (usuario_id, evento, correo) values (${quien.id}, 'anuncio', ${correo})
        on conflict (usuario_id, evento) do update set correo = ${correo}`);
};

test('sale a cada persona una vez, con su texto, y en la campana sigue siendo una línea sola', async () => {
  const { grupo, gente } = await conGente(2);
  const [ana] = gente;
  if (!ana) throw new Error('sin gente');
  const id = randomUUID();
  const cuerpo = escrito(grupo.id);
  const dos = await Promise.all([
    admin.put(`/api/anuncios/${id}`, cuerpo),
    admin.put(`/api/anuncios/${id}`, cuerpo),
  ]);
  expect(dos.map(({ status }) => status)).toEqual([200, 200]);
  await jobsDone(platform);
  await admin.put(`/api/anuncios/${id}`, cuerpo);
  await trabajo('anuncios.mandar')({ id, vez: 1 });
  await repartirLoQueToca(platform);

  expect(gente.map(({ cartas }) => cartas().length)).toEqual([1, 1]);
  const [carta] = ana.cartas();
  expect(carta).toMatchObject({
    asunto: 'El sábado se para',
    baja: expect.stringContaining('/api/avisos/baja/'),
  });
  expect(carta?.texto).toContain(
    `Hola, Ana:\n\nDe 2:00 a 4:00. El plan (https://plan.example/x).\n\n· Apaga tu equipo\n\n${origin}/home?anuncio=${id}`,
  );
  expect(carta?.html).toContain('<strong>2:00</strong>');
  expect(carta?.html).toContain('href="https://plan.example/x"');
  const ella = await school.entra(ana);
  const campana = (await ella.get('/api/avisos')).body as unknown as Campana;
  expect(campana).toMatchObject({ noLeidos: 1, lineas: [{ id, titulo: 'El sábado se para' }] });
  expect(campana.lineas).toHaveLength(1);
  const cifras = (await admin.get(`/api/anuncios/${id}/cifras`)).body as unknown as CifrasDeAnuncio;
  expect(cifras.correos).toEqual({ salieron: 2, esperan: 0 });
});

test('antes de publicar se dice cuántos salen ya, cuántos en el correo del día y a quién no', async () => {
  const { grupo, gente } = await conGente(5);
  const [, delDia, nunca, parada, suspendida] = gente;
  if (!delDia || !nunca || !parada || !suspendida) throw new Error('sin gente');
  const sinCorreo = await school.persona({ correo: null, usuario: `sin.${randomUUID().slice(0, 8)}` });
  await school.miembro(grupo.id, sinCorreo.id);
  await prefiere(delDia, 'dia');
  await prefiere(nunca, 'nunca');
  await db.execute(sql`insert into correos_parados (correo, motivo) values (${parada.correo}, 'no existe')`);
  await db.execute(sql`update usuarios set estado = 'suspendido' where id = ${suspendida.id}`);

  const destinos = [{ tipo: 'grupo', id: grupo.id }];
  const { body } = await admin.post('/api/anuncios/audiencia', { destinos });
  expect(body).toMatchObject({ personas: 5, sinCorreo: 1, correos: { ya: 1, dia: 1 } });

  const { id } = await guardar(grupo.id);
  expect(gente.map(({ cartas }) => cartas().length)).toEqual([1, 0, 0, 0, 0]);
  const cifras = (await admin.get(`/api/anuncios/${id}/cifras`)).body as unknown as CifrasDeAnuncio;
  expect(cifras.correos).toEqual({ salieron: 1, esperan: 1 });
  clock.advance({ hours: 25 });
  await repartirLoQueToca(platform);
  expect(gente.map(({ cartas }) => cartas().length)).toEqual([1, 1, 0, 0, 0]);
  expect(delDia.cartas()[0]?.texto).toContain('Buenos días, Ana:');
});

test('marcado para el correo del día, nadie lo recibe antes', async () => {
  const { grupo, gente } = await conGente(1);
  await guardar(grupo.id, { correo: 'diario' });
  expect(gente[0]?.cartas()).toHaveLength(0);
  clock.advance({ hours: 25 });
  await repartirLoQueToca(platform);
  expect(gente[0]?.cartas()).toHaveLength(1);
});

type Cambio = (cual: {
  readonly id: string;
  readonly version: number;
  readonly grupoId: string;
  readonly quien: string;
  readonly admin: Client;
}) => Promise<unknown>;
test.each<[string, Cambio]>([
  ['se retira', ({ id, admin: quien }) => quien.post(`/api/anuncios/${id}/retirar`)],
  ['termina', ({ id }) => db.execute(sql`update anuncios set hasta = ${enTiempo(HORA)} where id = ${id}`)],
  [
    'sale del grupo',
    ({ quien }) => db.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.usuarioId, quien)),
  ],
  [
    'elige que no',
    ({ quien }) => db.execute(sql`update avisos set modo = 'nunca' where usuario_id = ${quien}`),
  ],
  ['se decide que sin correo', ({ id, version, grupoId }) => guardar(grupoId, { version, correo: 'no' }, id)],
])('lo que espera no sale si entretanto %s', async (_, cambiar) => {
  const { grupo, gente } = await conGente(1);
  const { id, version } = await guardar(grupo.id, { correo: 'diario' });
  await cambiar({ id, version, grupoId: grupo.id, quien: gente[0]?.id ?? '', admin });
  clock.advance({ hours: 25 });
  await repartirLoQueToca(platform);
  expect(gente[0]?.cartas()).toEqual([]);
});

test('programado, sale cuando empieza; un borrador no sale', async () => {
  const { grupo, gente } = await conGente(1);
  await guardar(grupo.id, { publicar: false });
  const { id } = await guardar(grupo.id, { desde: enTiempo(DIA), titulo: 'Mañana' });
  await trabajo('anuncios.empezar')({ id });
  await jobsDone(platform);
  expect(gente[0]?.cartas()).toEqual([]);
  clock.advance({ hours: 24 });
  await trabajo('anuncios.empezar')({ id });
  await jobsDone(platform);
  await trabajo('anuncios.empezar')({ id });
  await jobsDone(platform);
  expect(gente[0]?.cartas().map(({ asunto }) => asunto)).toEqual(['Mañana']);
});

test('cambiarlo no lo manda otra vez, salvo que se pida; entonces una vez más a cada quien', async () => {
  const { grupo, gente } = await conGente(1);
  const { id, version } = await guardar(grupo.id);
  const cambiado = await guardar(grupo.id, { version, titulo: 'El domingo se para' }, id);
  expect(gente[0]?.cartas()).toHaveLength(1);
  const otraVez = { version: cambiado.version, titulo: 'El domingo se para', correoOtraVez: true };
  await guardar(grupo.id, otraVez, id);
  await guardar(grupo.id, otraVez, id);
  expect(gente[0]?.cartas().map(({ asunto }) => asunto)).toEqual(['El sábado se para', 'El domingo se para']);
});

test('sin correo al publicarlo, sale cuando se marca', async () => {
  const { grupo, gente } = await conGente(1);
  const { id, version, mandadoEn } = await guardar(grupo.id, { correo: 'no' });
  expect([mandadoEn, gente[0]?.cartas()]).toEqual([null, []]);
  await guardar(grupo.id, { version, correo: 'ya' }, id);
  expect(gente[0]?.cartas()).toHaveLength(1);
  expect((await leer(id)).mandadoEn).not.toBeNull();
});

test('quien llega después lo recibe también, una vez, mientras siga en pie y no esté fuera de fecha', async () => {
  const { grupo, gente } = await conGente(2);
  const [ana, sorda] = gente;
  if (!ana || !sorda) throw new Error('sin gente');
  await prefiere(sorda, 'nunca');
  const { id } = await guardar(grupo.id);
  const otro = await guardar(grupo.id, { titulo: 'Sin correo', correo: 'no' });
  const retirado = await guardar(grupo.id, { titulo: 'Se retira' });
  await admin.post(`/api/anuncios/${retirado.id}/retirar`);
  clock.advance({ hours: 2 });
  // Whoever was there and chose not to get it is not written to later, though they choose otherwise.
  await prefiere(sorda, 'ya');
  const llega = async () => {
    const correo = `${randomUUID()}@anuncios.example`;
    const persona = await school.persona({ nombre: 'Leo', correo });
    await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [persona.id] });
    return () => mails.filter(({ para }) => para === correo).map(({ asunto }) => asunto);
  };
  const leo = await llega();
  const alcanzar = async () => {
    await trabajo('anuncios.alcanzar')({});
    await jobsDone(platform);
    await repartirLoQueToca(platform);
  };
  await Promise.all([alcanzar(), alcanzar()]);
  await alcanzar();
  expect(leo().filter((asunto) => asunto !== 'Sin correo')).toEqual(['El sábado se para']);
  expect(ana.cartas().map(({ asunto }) => asunto)).toEqual(['El sábado se para', 'Se retira']);
  expect(sorda.cartas()).toEqual([]);
  expect((await leer(otro.id)).mandadoEn).toBeNull();

  clock.advance({ hours: 24 * 31 });
  admin = await school.superAdministrador();
  const tarde = await llega();
  await alcanzar();
  expect(tarde()).toEqual([]);
  await db.execute(sql`update anuncios set hasta = ${enTiempo(DIA)} where id = ${id}`);
  await alcanzar();
  expect(tarde()).toEqual(['El sábado se para']);
});

test('al retirarlo se cuentan los correos que ya salieron, aunque después se borre a alguien', async () => {
  const { grupo, gente } = await conGente(2);
  const { id } = await guardar(grupo.id);
  expect((await admin.post(`/api/anuncios/${id}/retirar`)).body).toMatchObject({ correosEnviados: 2 });
  await trabajo('anuncios.contar-correos')({});
  await db.execute(sql`update usuarios set fecha_baja = now() where id = ${gente[0]?.id}`);
  expect((await leer(id)).correosEnviados).toBe(2);
});
