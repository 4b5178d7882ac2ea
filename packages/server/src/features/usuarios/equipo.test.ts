import { randomUUID } from 'node:crypto';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { expect, test } from 'vitest';
import type { Client, Listening } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const responsable = await school.campo({ nombre: 'Responsable', tipo: 'persona', equipo: true });

const DE_EQUIPO: Permiso[] = ['usuarios:ver:equipo', 'usuarios:exportar:equipo', 'progreso:ver:equipo'];
const perfil = await school.perfil(DE_EQUIPO);

const jefa = (): Promise<Client> =>
  school.persona({ perfil: perfil.nombre, apellidos: 'Jefa' }).then((una) => school.entra(una));
const persona = (apellidos: string, jefe?: string) =>
  school.persona({ apellidos, campos: jefe ? { [responsable.id]: jefe } : {} });

async function poner(usuarioId: string, jefe: string | null) {
  const { version } = (await admin.get(`/api/usuarios/${usuarioId}`)).body;
  const { status } = await admin.patch(`/api/usuarios/${usuarioId}`, {
    campos: { [responsable.id]: jefe },
    version,
  });
  expect(status).toBe(200);
}

const ids = ({ body }: Awaited<ReturnType<Client['get']>>): string[] =>
  (body.datos as { id: string }[]).map(({ id }) => id).toSorted();
const lista = async (quien: Client, query = ''): Promise<string[]> =>
  ids(await quien.get(`/api/usuarios?limite=100${query}`));

const oye = (feed: Listening, id: string) =>
  feed.until(({ event, data }) => event === 'cambio' && data.coleccion === 'usuarios' && data.id === id);

test('quien solo puede con su equipo ve a quienes lo nombran, y a sí misma, en la lista y de uno en uno', async () => {
  const [eva, leo] = [await jefa(), await jefa()];
  const [suya, ajena, deNadie] = [
    await persona('Suya', eva.id),
    await persona('Ajena', leo.id),
    await persona('De nadie'),
  ];

  expect(await lista(eva)).toEqual([eva.id, suya.id].toSorted());
  expect((await eva.get('/api/usuarios?total=true')).body.total).toMatchObject({ valor: 2 });
  expect(await lista(eva, '&buscar=Ajena')).toEqual([]);
  expect((await eva.get(`/api/usuarios/${suya.id}`)).status).toBe(200);
  expect((await eva.get(`/api/usuarios/${suya.id}/ficha`)).status).toBe(200);
  for (const otra of [ajena, deNadie, leo]) {
    expect((await eva.get(`/api/usuarios/${otra.id}`)).status).toBe(404);
    expect((await eva.get(`/api/usuarios/${otra.id}/ficha`)).status).toBe(404);
  }
  // Reading is all of it: nobody acts on an account for answering for it.
  const { version } = (await eva.get(`/api/usuarios/${suya.id}`)).body;
  expect((await eva.patch(`/api/usuarios/${suya.id}`, { nombre: 'Otra', version })).status).toBe(403);
  expect((await eva.post(`/api/usuarios/${suya.id}/suspender`)).status).toBe(403);
});

test('descarga a su equipo y a nadie más, aunque pida a otros por su nombre', async () => {
  const [eva, leo] = [await jefa(), await jefa()];
  const [suya, ajena] = [await persona('Descargada', eva.id), await persona('Escondida', leo.id)];
  const hoja = (seleccion: object) =>
    eva
      .post('/api/usuarios/exportar', { seleccion, formato: 'csv' })
      .then(({ body }) => JSON.stringify(body));

  const pedida = await hoja({ ids: [suya.id, ajena.id] });
  expect(pedida).toContain('Descargada');
  expect(pedida).not.toContain('Escondida');
  const todo = await hoja({ filtro: {} });
  expect(todo).toContain('Descargada');
  expect(todo).not.toContain('Escondida');
});

test('es de una en una: ni el equipo de los suyos, ni en círculo, ni por nombrarse a sí misma', async () => {
  const [eva, leo, ana] = [await jefa(), await jefa(), await jefa()];
  await poner(leo.id, eva.id);
  await poner(ana.id, leo.id);
  await poner(eva.id, ana.id);
  expect(await lista(eva)).toEqual([eva.id, leo.id].toSorted());
  expect(await lista(leo)).toEqual([ana.id, leo.id].toSorted());
  expect(await lista(ana)).toEqual([ana.id, eva.id].toSorted());

  // Written by a file or by hand, before anybody refused it.
  const sola = randomUUID();
  await school.persona({ id: sola, perfil: perfil.nombre, campos: { [responsable.id]: sola } });
  const { id } = await persona('Suya', sola);
  expect(await lista(await school.entra({ id: sola }))).toEqual([id, sola].toSorted());
});

test('cambiar de responsable se nota en el acto: una deja de verla y la otra empieza, sin recargar', async () => {
  const [eva, leo] = [await jefa(), await jefa()];
  const ana = await persona('Ruiz', eva.id);
  const otra = await persona('Otra', eva.id);
  const [deEva, deLeo] = [await eva.listen(), await leo.listen()];

  await poner(ana.id, leo.id);
  const [, llega] = await Promise.all([oye(deEva, ana.id), oye(deLeo, ana.id)]);
  expect((await eva.get(`/api/usuarios/${ana.id}`)).status).toBe(404);
  expect((await leo.get(`/api/usuarios/${ana.id}`)).status).toBe(200);

  // From now on each hears of their own: what leo hears next is of whom came to him.
  await admin.patch(`/api/usuarios/${otra.id}`, { telefono: '600', version: 1 });
  await oye(deEva, otra.id);
  await poner(ana.id, null);
  await deLeo.until((event) => event !== llega && event.data.id === ana.id);
  expect(deLeo.heard.some(({ data }) => data.id === otra.id)).toBe(false);
  expect(await lista(leo)).toEqual([leo.id]);
  deEva.stop();
  deLeo.stop();
});

test('suspendida no entra, y al volver recupera a su equipo; eliminada no le queda a nadie', async () => {
  const eva = await jefa();
  const ana = await persona('Ruiz', eva.id);
  expect((await admin.post(`/api/usuarios/${eva.id}/suspender`)).status).toBe(200);
  expect((await eva.get(`/api/usuarios/${ana.id}`)).status).toBe(401);
  expect((await admin.post(`/api/usuarios/${eva.id}/activar`)).status).toBe(200);
  expect(await lista(await school.entra(eva))).toEqual([ana.id, eva.id].toSorted());

  expect((await admin.delete(`/api/usuarios/${ana.id}`)).status).toBe(200);
  expect(await lista(await school.entra(eva))).toEqual([eva.id]);
});

test('su equipo y sus grupos se suman, cada permiso donde se tiene', async () => {
  const dos = await school.perfil(['usuarios:ver:equipo', 'usuarios:ver:grupos', 'usuarios:exportar:grupos']);
  const eva = await school.entra(await school.persona({ perfil: dos.nombre }));
  const grupo = await school.grupo();
  await school.tutor(grupo.id, eva.id);
  const [delGrupo, delEquipo] = [await persona('Del grupo'), await persona('Del equipo', eva.id)];
  await school.miembro(grupo.id, delGrupo.id);

  expect(await lista(eva)).toEqual([delEquipo.id, delGrupo.id, eva.id].toSorted());
  const { body } = await eva.post('/api/usuarios/exportar', {
    seleccion: { ids: [delGrupo.id, delEquipo.id] },
    formato: 'csv',
  });
  expect(JSON.stringify(body)).toContain('Del grupo');
  expect(JSON.stringify(body)).not.toContain('Del equipo');
});

test('de un equipo nadie da lo que tiene: a quien se lo diera tendría otro', async () => {
  const conPerfiles = await school.perfil([
    'usuarios:ver',
    'usuarios:editar',
    'perfiles:ver',
    'perfiles:crear',
    'perfiles:editar',
    'progreso:ver:equipo',
  ]);
  const [suyo, general] = [
    await school.perfil(['progreso:ver:equipo']),
    await school.perfil(['usuarios:ver:equipo']),
  ];
  const eva = await school.entra(await school.persona({ perfil: conPerfiles.nombre }));
  const ana = await persona('Ruiz');
  const crear = (permisos: Permiso[]) =>
    eva.put(`/api/perfiles/${randomUUID()}`, {
      nombre: `Perfil ${randomUUID()}`,
      descripcion: '',
      permisos,
      version: 0,
    });
  const dar = async ({ nombre }: { nombre: string }) => {
    const { version } = (await eva.get(`/api/usuarios/${ana.id}`)).body;
    return (await eva.patch(`/api/usuarios/${ana.id}`, { perfil: nombre, version })).status;
  };

  expect((await crear(['usuarios:ver:equipo'])).status).toBe(200);
  expect((await crear(['progreso:ver:equipo'])).status).toBe(403);
  expect(await dar(suyo)).toBe(403);
  expect(await dar(general)).toBe(200);
});

test('por qué puede: dice de quién es responsable, y de cuántas personas', async () => {
  const eva = await jefa();
  const [ana, otra] = [await school.persona({ nombre: 'Ana', apellidos: 'Ruiz' }), await persona('Otra')];
  await poner(ana.id, eva.id);
  const porQue = async (objetivoId?: string) => {
    const { body } = await admin.post('/api/perfiles/explicar', {
      usuarioId: eva.id,
      permiso: 'usuarios:ver',
      ...(objetivoId && { objetivoId }),
    });
    return JSON.stringify(body.hoy);
  };
  expect(await porQue(ana.id)).toContain('Es responsable de Ana Ruiz.');
  expect(await porQue(otra.id)).toContain('No es responsable de Lucía Otra.');
  expect(await porQue()).toContain('Es responsable de 1 persona.');
});
