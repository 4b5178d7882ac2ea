import { randomUUID } from 'node:crypto';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { perfiles } from '@catedra/shared/perfiles/collection.ts';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.superAdministrador();

const grupo = (nombre: string) => ({ nombre, descripcion: null, estado: 'activo', version: 0 });
const persona = (correo: string, perfil: string) => ({
  nombre: 'Íñigo',
  apellidos: 'Peña',
  correo,
  usuario: null,
  documento: null,
  telefono: null,
  perfil,
  zonaHoraria: null,
  version: 0,
});

test('de muchos que crean a la vez cada uno recibe lo suyo, y el registro dice quién fue', async () => {
  const otra = await school.superAdministrador();
  const oyente = await admin.listen();
  const nuevos = Array.from({ length: 24 }, (_, n) => ({ id: randomUUID(), de: n % 2 ? admin : otra, n }));

  const respuestas = await Promise.all(
    nuevos.map(({ id, de, n }) => de.put(`/api/grupos/${id}`, grupo(`Turno ${n} a la vez`))),
  );
  expect(respuestas.map(({ body }) => body.nombre)).toEqual(nuevos.map(({ n }) => `Turno ${n} a la vez`));

  const ids = nuevos.map(({ id }) => id);
  const anotado = await platform.db.select().from(cambiosTable).where(inArray(cambiosTable.documento, ids));
  expect(new Map(anotado.map(({ documento, actorId }) => [documento, actorId]))).toEqual(
    new Map(nuevos.map(({ id, de }) => [id, de.id])),
  );
  expect(anotado).toHaveLength(24);
  for (const id of ids) await oyente.until(({ data }) => data.id === id);
  oyente.stop();
});

test('de un alta se anota quién y qué, también si toca a los permisos de alguien', async () => {
  const [grupoId, perfilId] = [randomUUID(), randomUUID()];
  await admin.put(`/api/grupos/${grupoId}`, grupo('Para anotar'));
  const perfil = { nombre: 'Para anotar', descripcion: null, permisos: [], version: 0 };
  await admin.put(`/api/perfiles/${perfilId}`, perfil);

  for (const { nombre, scopeFields, id } of [
    { ...grupos, id: grupoId },
    { ...perfiles, id: perfilId },
  ]) {
    const [linea, ...mas] = await platform.db
      .select()
      .from(cambiosTable)
      .where(eq(cambiosTable.documento, id));
    expect(mas).toEqual([]);
    expect(linea).toMatchObject({
      tipo: 'cambio',
      comando: `${nombre}.poner`,
      actorId: admin.id,
      antes: null,
    });
    expect(Object.keys(linea?.despues ?? {}).toSorted()).toEqual(Object.keys(scopeFields).toSorted());
    expect(linea?.detalle).toMatchObject({
      id: [null, id],
      nombre: [null, 'Para anotar'],
      creadoEn: [null, expect.stringMatching(/Z$/)],
    });
  }
});

test('lo mismo enviado varias veces a la vez se guarda y se anota una vez', async () => {
  const id = randomUUID();
  const poner = () => admin.put(`/api/grupos/${id}`, grupo('Con prisa'));
  const [otro, primera, ...repetidas] = await Promise.all([
    admin.put(`/api/grupos/${randomUUID()}`, grupo('Antes que los demás')),
    poner(),
    poner(),
    poner(),
  ]);

  expect(otro.status).toBe(200);
  expect(primera).toMatchObject({ status: 200, body: { id, nombre: 'Con prisa', version: 1 } });
  for (const repetida of repetidas) expect(repetida.body).toEqual(primera.body);
  expect(await platform.db.select().from(cambiosTable).where(eq(cambiosTable.documento, id))).toHaveLength(1);
});

test('un alta que choca o no puede ser no estropea las que llegan con ella', async () => {
  const correo = `${randomUUID()}@choque.example`;
  const [buena, repetida, sinPerfil, otra] = await Promise.all([
    admin.put(`/api/usuarios/${randomUUID()}`, persona(correo, 'Estudiante')),
    admin.put(`/api/usuarios/${randomUUID()}`, persona(correo, 'Estudiante')),
    admin.put(`/api/usuarios/${randomUUID()}`, persona(`x${correo}`, 'Nadie')),
    admin.put(`/api/usuarios/${randomUUID()}`, persona(`y${correo}`, 'Estudiante')),
  ]);
  const estados = [buena.status, repetida.status].toSorted();

  expect(estados).toEqual([200, 409]);
  expect([buena, repetida].find(({ status }) => status === 409)?.body.error).toMatchObject({
    fields: { correo: 'Ya hay una cuenta con ese correo.' },
  });
  expect(sinPerfil.status).toBeGreaterThanOrEqual(400);
  expect(sinPerfil.status).toBeLessThan(500);
  expect(otra.status).toBe(200);
});

test('quien no puede crear no crea por llegar acompañado', async () => {
  const [suyo, ajeno] = [randomUUID(), randomUUID()];
  const estudiante = await school.estudiante();
  const [bien, mal] = await Promise.all([
    admin.put(`/api/grupos/${suyo}`, grupo('Con permiso')),
    estudiante.put(`/api/grupos/${ajeno}`, grupo('Sin permiso')),
  ]);

  expect(bien.status).toBe(200);
  expect(mal.status).toBe(403);
  expect(await platform.db.select().from(cambiosTable).where(eq(cambiosTable.documento, ajeno))).toEqual([]);
});

test('la misma lista pedida a la vez trae a cada uno solo lo que puede ver', async () => {
  const correo = `${randomUUID()}.example`;
  const [suya, ajena] = [
    await school.persona({ correo: `a@${correo}` }),
    await school.persona({ correo: `b@${correo}` }),
  ];
  const { id } = await school.grupo();
  await school.miembro(id, suya.id);
  const tutora = await school.con('usuarios:ver:grupos');
  await school.tutor(id, tutora.id);

  const leer = (quien: typeof admin) => quien.get(`/api/usuarios?buscar=${correo}`);
  const respuestas = await Promise.all([admin, tutora, admin, tutora, admin].map(leer));
  const vistos = respuestas.map(({ body }) =>
    (body.datos as { id: string }[]).map((una) => una.id).toSorted(),
  );

  const todas = [suya.id, ajena.id].toSorted();
  expect(vistos).toEqual([todas, [suya.id], todas, [suya.id], todas]);
});
