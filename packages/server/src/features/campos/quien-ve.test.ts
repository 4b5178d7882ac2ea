import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import type { Client } from '#testing/client.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();

const ponerValor = async (id: string, campos: object, quien: Client = admin) => {
  const { version } = (await admin.get(`/api/usuarios/${id}`)).body;
  return quien.patch(`/api/usuarios/${id}`, { campos, version });
};
const camposDe = async (id: string, quien: Client = admin) =>
  (await quien.get(`/api/usuarios/${id}`)).body.campos;
const ids = (answer: { body: object }) =>
  (answer.body as unknown as { datos: { id: string }[] }).datos.map(({ id }) => id);
const filtro = (...condiciones: object[]) =>
  `/api/usuarios?campos=${encodeURIComponent(JSON.stringify(condiciones))}`;
/** What is said, whoever asked and when. */
const dicho = ({ status, body }: { status: number; body: { error?: { code: string; message: string } } }) => [
  status,
  body.error?.code,
  body.error?.message,
];

const visible = await school.campo({ tutor: 've', propia: 've' });
const secreto = await school.campo({ tutor: 'no', propia: 'no', tipo: 'texto' });
const deTutor = await school.campo({ tutor: 'edita', propia: 'no' });
const suyo = await school.campo({ tutor: 'no', propia: 'edita' });
const grupo = await school.grupo();
const ana = await school.estudiante();
await school.miembro(grupo.id, ana.id);
const tutora = await school.con('usuarios:ver:grupos', 'usuarios:editar:grupos', 'usuarios:exportar:grupos');
await school.tutor(grupo.id, tutora.id);
const todos = { [visible.id]: 'v1', [secreto.id]: 'Zzsecreto', [deTutor.id]: 't1', [suyo.id]: 's1' };
await ponerValor(ana.id, todos);
await ponerValor(tutora.id, { [deTutor.id]: 'Qqdeella' });

test('cada quien recibe los suyos, en la ficha, en la lista y en lo que responde un cambio', async () => {
  expect(await camposDe(ana.id)).toEqual(todos);
  const deLaTutora = { [visible.id]: 'v1', [deTutor.id]: 't1' };
  expect(await camposDe(ana.id, tutora)).toEqual(deLaTutora);
  expect(await camposDe(ana.id, ana)).toEqual({ [visible.id]: 'v1', [suyo.id]: 's1' });
  expect(await camposDe(tutora.id, tutora)).toEqual({});
  const { datos } = (await tutora.get('/api/usuarios')).body as unknown as {
    datos: { id: string; campos: object }[];
  };
  expect(datos.find(({ id }) => id === ana.id)?.campos).toEqual(deLaTutora);
  const cambio = await ponerValor(ana.id, { [deTutor.id]: 't2' }, tutora);
  expect(cambio.body.campos).toEqual({ ...deLaTutora, [deTutor.id]: 't2' });
  const tarde = await tutora.patch(`/api/usuarios/${ana.id}`, { telefono: '1', version: 1 });
  expect(JSON.stringify(tarde.body)).not.toMatch(/Zzsecreto|s1/);
  await ponerValor(ana.id, { [deTutor.id]: 't1' });
});

test('nada de lo oculto sale por ninguna respuesta que hable de la persona', async () => {
  const { version } = (await admin.get(`/api/usuarios/${ana.id}`)).body;
  const respuestas = [
    await tutora.post(`/api/usuarios/${ana.id}/suspender`),
    await tutora.post(`/api/usuarios/${ana.id}/activar`),
    await tutora.get(`/api/usuarios/${ana.id}/ficha`),
    await (await school.entra(ana)).get('/api/sesion'),
    await (await school.entra(ana)).patch('/api/sesion/mis-datos', { version, telefono: '699' }),
    await tutora.get('/api/campos'),
  ];
  for (const { status, body } of respuestas) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Zzsecreto');
    expect(JSON.stringify(body)).not.toContain(secreto.id);
  }
});

test('escribir lo que no se ve se rechaza como lo que no existe', async () => {
  const oculto = await ponerValor(ana.id, { [secreto.id]: 'x' }, tutora);
  const inventado = await ponerValor(ana.id, { [randomUUID()]: 'x' }, tutora);
  expect([oculto.status, inventado.status]).toEqual([400, 400]);
  expect(Object.values(oculto.body.error?.fields ?? {})).toEqual(
    Object.values(inventado.body.error?.fields ?? {}),
  );
  const soloVe = await ponerValor(ana.id, { [visible.id]: 'otro' }, tutora);
  expect(Object.values(soloVe.body.error?.fields ?? {})).toEqual(['Este dato no lo puedes cambiar.']);
});

test('filtrar, ordenar y buscar por lo oculto no dice nada', async () => {
  const oculto = await tutora.get(filtro({ campo: secreto.id, es: 'igual', a: ['Zzsecreto'] }));
  const inventado = await tutora.get(filtro({ campo: randomUUID(), es: 'igual', a: ['Zzsecreto'] }));
  expect(oculto.status).toBe(400);
  expect(dicho(oculto)).toEqual(dicho(inventado));
  expect((await tutora.get(`/api/usuarios?orden=campo:${secreto.id}`)).status).toBe(400);
  expect(ids(await tutora.get('/api/usuarios?buscar=zzsecreto'))).toEqual([]);
  expect(ids(await admin.get('/api/usuarios?buscar=ZZSECRÉTO'))).toEqual([ana.id]);
  expect(ids(await tutora.get('/api/usuarios?buscar=t1'))).toEqual([ana.id]);
});

test('de una misma no se averigua lo que no se ve', async () => {
  expect(ids(await tutora.get('/api/usuarios?buscar=qqdeella'))).toEqual([]);
  expect(ids(await tutora.get(filtro({ campo: deTutor.id, es: 'igual', a: ['Qqdeella'] })))).toEqual([]);
  expect(ids(await tutora.get(filtro({ campo: deTutor.id, es: 'conValor' })))).toEqual([ana.id]);
  const orden = ids(await tutora.get(`/api/usuarios?orden=campo:${deTutor.id}`));
  expect(orden).toEqual([ana.id, tutora.id]);
  expect(ids(await tutora.get(`/api/usuarios?orden=-campo:${deTutor.id}`))).toEqual(orden);
});

test('quien deja de poder verlo deja de verlo', async () => {
  await admin.patch(`/api/campos/${visible.id}`, { tutor: 'no', version: 1 });
  const otra = await school.entra(tutora);
  expect(await camposDe(ana.id, otra)).toEqual({ [deTutor.id]: 't1' });
  const vistos = (await otra.get('/api/campos')).body as unknown as {
    id: string;
    enOtros: string;
    enMi: string;
  }[];
  expect(vistos.map(({ id, enOtros, enMi }) => [id, enOtros, enMi])).toEqual([
    [visible.id, 'no', 've'],
    [deTutor.id, 'edita', 'no'],
    [suyo.id, 'no', 'edita'],
  ]);
});

/** Somebody far away is the one whom Ana's record names. */
async function conResponsable() {
  const jefa = await school.persona({
    nombre: 'Zqjefa',
    apellidos: 'Lejana',
    correo: 'zqjefa@lejos.example',
  });
  const { id } = await school.campo({ tipo: 'persona', tutor: 've', propia: 've' });
  await ponerValor(ana.id, { [id]: jefa.id });
  const nombradas = async (quien: Client) => (await quien.get(`/api/campos/personas?ids=${ana.id}`)).body;
  return { jefa, campoId: id, nombradas };
}

test('a quien nombra un campo y está fuera de la vista no se la nombra, salvo a quien la tiene en su propio dato', async () => {
  const { jefa, campoId, nombradas } = await conResponsable();
  const otra = await school.entra(tutora);
  const conNombre = { [jefa.id]: 'Zqjefa Lejana' };
  expect(await nombradas(admin)).toEqual(conNombre);
  expect(await nombradas(otra)).toEqual({ [jefa.id]: 'Persona que no puedes ver' });
  const hoja = async (quien: Client) =>
    String(
      (await quien.post('/api/usuarios/exportar', { formato: 'csv', seleccion: { filtro: {} } })).body.texto,
    );
  expect(await hoja(admin)).toContain('zqjefa@lejos.example');
  const suya = await hoja(otra);
  expect(suya).toContain('Persona que no puedes ver');
  expect(suya).not.toMatch(/zqjefa|lejana/i);

  const ella = await school.entra(ana);
  expect(await nombradas(ella)).toEqual(conNombre);
  expect((await ella.get(`/api/usuarios/${jefa.id}`)).status).toBe(404);
  // Who is told of her by their own record is told the same by that of another.
  await ponerValor(tutora.id, { [campoId]: jefa.id });
  expect(await nombradas(await school.entra(tutora))).toEqual(conNombre);
  await ponerValor(tutora.id, { [campoId]: null });
});
