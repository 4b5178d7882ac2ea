import { masDias, type Regla } from '@catedra/shared/grupos/regla.ts';
import { describe, expect, test } from 'vitest';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { reglasDelDia } from '#features/grupos/regla/jobs.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const admin = await school.superAdministrador();
const centro = await school.campo({ nombre: 'Centro', tipo: 'lista', tutor: 'edita' }, ['Getafe', 'Toledo']);
const alta = await school.campo({ nombre: 'Fecha de alta', tipo: 'fecha' });
const [getafe = '', toledo = ''] = centro.opciones.map(({ id }) => id);
const { hoy } = await leerContexto(platform.db, clock.now());
const dia = (hace: number) => masDias(hoy, -hace);

const enGetafe: Regla = { cumple: 'todas', condiciones: [{ campo: centro.id, es: 'igual', a: [getafe] }] };
const conUnMes: Regla = {
  cumple: 'todas',
  condiciones: [...enGetafe.condiciones, { campo: alta.id, es: 'haceMasDe', dias: 30 }],
};

const ruta = (grupo: { id: string }) => `/api/grupos/${grupo.id}/regla`;
const guardar = (grupo: { id: string }, regla: Regla | null, version = 0, quien: Client = admin) =>
  quien.put(ruta(grupo), { regla, version });
const prever = (grupo: { id: string }, regla: Regla | null, quien: Client = admin) =>
  quien.post(`${ruta(grupo)}/prever`, { regla });
const ponerValor = async (id: string, campos: object, quien: Client = admin) => {
  const { version } = (await admin.get(`/api/usuarios/${id}`)).body;
  return quien.patch(`/api/usuarios/${id}`, { campos, version });
};
const miembros = async (grupo: { id: string }, quien: Client = admin) => {
  const { body } = await quien.get(`/api/grupos/${grupo.id}/miembros?limite=100`);
  return Object.fromEntries(
    (body.datos as { id: string; origen: string }[]).map(({ id, origen }) => [id, origen]),
  );
};
const porQue = async (grupo: { id: string }, usuarioId: string) =>
  (await admin.get(`${ruta(grupo)}/por-que?usuarioId=${usuarioId}`)).body;

test('por qué está alguien no nombra a quien su dato señala y quien lo lee no puede ver', async () => {
  const jefe = await school.campo({ nombre: 'Jefa', tipo: 'persona', tutor: 've' });
  const [grupo, jefa] = [
    await school.grupo(),
    await school.persona({ nombre: 'Zqjefa', apellidos: 'Lejos' }),
  ];
  const persona = await school.persona({ campos: { [jefe.id]: jefa.id } });
  await school.miembro(grupo.id, persona.id);
  await guardar(grupo, { cumple: 'todas', condiciones: [{ campo: jefe.id, es: 'conValor' }] });
  const lleva = await school.con('grupos:ver', 'grupos:editar', 'usuarios:ver:grupos');
  await school.tutor(grupo.id, lleva.id);
  const suyo = async (quien: Client) =>
    (await quien.get(`${ruta(grupo)}/por-que?usuarioId=${persona.id}`)).body['condiciones'];
  expect(await suyo(admin)).toMatchObject([{ suyo: 'Zqjefa Lejos' }]);
  expect(await suyo(await school.entra({ id: lleva.id }))).toMatchObject([
    { suyo: 'Persona que no puedes ver' },
  ]);
});

describe('guardar una regla', () => {
  test('se ve antes quién entra, y al guardarla entra; sus cursos van detrás', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id);
    const [dentro, fuera] = [
      await school.persona({ campos: { [centro.id]: getafe } }),
      await school.persona({ campos: { [centro.id]: toledo } }),
    ];
    const previsto = (await prever(grupo, enGetafe)).body;
    expect(previsto).toMatchObject({ ahora: 0, quedarian: 1, cumplen: 1, embudo: [1], cursos: 1 });
    expect(previsto.entran).toMatchObject({ total: 1, personas: [{ id: dentro.id, cambiaEl: null }] });
    expect(await miembros(grupo)).toEqual({});

    const guardada = await guardar(grupo, enGetafe);
    expect(guardada.body).toMatchObject({
      entraron: 1,
      salieron: 0,
      siguen: false,
      version: 1,
      enPalabras: 'Centro es Getafe',
    });
    expect(await miembros(grupo)).toEqual({ [dentro.id]: 'regla' });
    const participantes = (await admin.get(`/api/cursos/${curso.id}/participantes`)).body;
    expect(participantes.datos).toMatchObject([{ usuarioId: dentro.id }]);
    expect(await porQue(grupo, fuera.id)).toMatchObject({
      esta: false,
      porque: null,
      condiciones: [{ texto: 'Centro es Getafe', cumple: false, suyo: 'Toledo' }],
    });
    await guardar(grupo, null, 1);
  });

  test('repetirla no hace nada, y sobre la de otra persona se avisa', async () => {
    const grupo = await school.grupo();
    expect((await guardar(grupo, enGetafe)).status).toBe(200);
    expect((await guardar(grupo, enGetafe)).body).toMatchObject({ version: 1 });
    expect((await guardar(grupo, conUnMes, 0)).status).toBe(409);
    expect((await guardar(grupo, conUnMes, 1)).body).toMatchObject({ version: 2 });
    await guardar(grupo, null, 2);
  });

  test('quitarla deja a quien estaba, por mano', async () => {
    const [grupo, persona] = [
      await school.grupo(),
      await school.persona({ campos: { [centro.id]: toledo } }),
    ];
    const enToledo: Regla = {
      cumple: 'todas',
      condiciones: [{ campo: centro.id, es: 'igual', a: [toledo] }],
    };
    await guardar(grupo, enToledo);
    expect((await miembros(grupo))[persona.id]).toBe('regla');
    await guardar(grupo, null, 1);
    expect((await miembros(grupo))[persona.id]).toBe('mano');
    await ponerValor(persona.id, { [centro.id]: getafe });
    expect((await miembros(grupo))[persona.id]).toBe('mano');
  });

  test.each([
    ['un campo que no existe', { campo: crypto.randomUUID(), es: 'vacio' as const }],
    [
      'un valor que no está en la lista',
      { campo: centro.id, es: 'igual' as const, a: [crypto.randomUUID()] },
    ],
    ['una pregunta que el campo no admite', { campo: centro.id, es: 'haceMasDe' as const, dias: 3 }],
    ['un perfil que no existe', { es: 'perfil' as const, a: [crypto.randomUUID()] }],
  ])('%s se dice y no se guarda', async (_, condicion) => {
    const grupo = await school.grupo();
    const mal: Regla = { cumple: 'todas', condiciones: [condicion] };
    expect((await prever(grupo, mal)).status).toBe(400);
    const { status, body } = await guardar(grupo, mal);
    expect(status).toBe(400);
    expect(body.error?.fields).toHaveProperty('condiciones.0');
  });

  test('quien no edita todos los grupos no la ve ni la cambia, sea de quien sea el grupo', async () => {
    const grupo = await school.grupo();
    const tutora = await school.con('grupos:ver:grupos', 'grupos:editar:grupos', 'usuarios:ver:grupos');
    await school.tutor(grupo.id, tutora.id);
    expect((await tutora.get(ruta(grupo))).status).toBe(403);
    expect((await prever(grupo, enGetafe, tutora)).status).toBe(403);
    expect((await guardar(grupo, enGetafe, 0, tutora)).status).toBe(403);
    expect((await tutora.get(`/api/grupos/${crypto.randomUUID()}/regla`)).status).toBe(403);
    expect((await admin.get(`/api/grupos/${crypto.randomUUID()}/regla`)).status).toBe(404);
  });
});

describe('las personas cambian', () => {
  test('al crear, cambiar y suspender, entra y sale en el mismo paso', async () => {
    const grupo = await school.grupo();
    const activas: Regla = {
      ...enGetafe,
      condiciones: [...enGetafe.condiciones, { es: 'estado', a: 'activo' }],
    };
    await guardar(grupo, activas);
    const id = crypto.randomUUID();
    const creada = await admin.put(`/api/usuarios/${id}`, {
      nombre: 'Ana',
      apellidos: 'Ruiz',
      correo: `${id}@regla.example`,
      usuario: null,
      documento: null,
      telefono: null,
      zonaHoraria: null,
      perfil: 'Estudiante',
      version: 0,
      campos: { [centro.id]: getafe },
    });
    expect(creada.status).toBeLessThan(300);
    expect((await miembros(grupo))[id]).toBe('regla');
    await ponerValor(id, { [centro.id]: toledo });
    expect(await miembros(grupo)).not.toHaveProperty(id);
    await ponerValor(id, { [centro.id]: getafe });
    expect((await miembros(grupo))[id]).toBe('regla');
    expect((await admin.post(`/api/usuarios/${id}/suspender`)).status).toBe(200);
    expect(await miembros(grupo)).not.toHaveProperty(id);
    await guardar(grupo, null, 1);
  });

  test('quien está a mano no sale, quien se saca no vuelve, y se deja otra vez a la regla', async () => {
    const grupo = await school.grupo();
    const [aMano, porRegla] = [
      await school.persona({ campos: { [centro.id]: toledo } }),
      await school.persona({ campos: { [centro.id]: getafe } }),
    ];
    await guardar(grupo, enGetafe);
    await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [aMano.id] });
    expect(await miembros(grupo)).toMatchObject({ [aMano.id]: 'mano', [porRegla.id]: 'regla' });
    await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [porRegla.id] });
    await ponerValor(porRegla.id, { [centro.id]: toledo });
    await ponerValor(porRegla.id, { [centro.id]: getafe });
    expect(await miembros(grupo)).not.toHaveProperty(porRegla.id);
    expect(await porQue(grupo, porRegla.id)).toMatchObject({ esta: false, porque: 'fuera' });
    expect((await admin.get(ruta(grupo))).body).toMatchObject({
      dentro: { total: 1, personas: [{ id: aMano.id }] },
      fuera: { total: 1, personas: [{ id: porRegla.id }] },
    });
    await admin.post(`${ruta(grupo)}/dejar`, { usuarioIds: [aMano.id, porRegla.id] });
    expect(await miembros(grupo)).toMatchObject({ [porRegla.id]: 'regla' });
    expect(await miembros(grupo)).not.toHaveProperty(aMano.id);
    await guardar(grupo, null, 1);
  });
});

describe('lo que una regla mira', () => {
  test('solo lo edita quien puede editar todos los grupos', async () => {
    const [grupo, otro] = [await school.grupo(), await school.grupo()];
    const tutora = await school.con('usuarios:ver:grupos', 'usuarios:editar:grupos', 'grupos:ver:grupos');
    await school.tutor(otro.id, tutora.id);
    const persona = await school.persona({ campos: { [centro.id]: toledo } });
    await school.miembro(otro.id, persona.id);
    expect((await ponerValor(persona.id, { [centro.id]: getafe }, tutora)).status).toBe(200);
    await guardar(grupo, enGetafe);
    const { status, body } = await ponerValor(persona.id, { [centro.id]: toledo }, tutora);
    expect(status).toBe(400);
    expect(body.error?.fields).toHaveProperty([`campos.${centro.id}`]);
    expect((await miembros(grupo))[persona.id]).toBe('regla');
    await guardar(grupo, null, 1);
  });

  test('ni el campo ni el valor se van mientras decide quién está, y se dice en cuántos', async () => {
    const grupo = await school.grupo('Carretilleros');
    await guardar(grupo, enGetafe);
    const campo = await admin.post(`/api/campos/${centro.id}/retirar`);
    expect(campo.status).toBe(409);
    const llena = [{ id: grupo.id, nombre: 'Carretilleros' }];
    expect((await admin.get('/api/campos/uso')).body).toHaveProperty(['campos', centro.id, 'grupos'], llena);
    const sinMover = await school.con('usuarios:ver', 'usuarios:editar');
    expect((await sinMover.get('/api/campos/uso')).body).toHaveProperty(['campos', centro.id, 'grupos'], []);
    const valor = await admin.post(`/api/campos/${centro.id}/opciones/${getafe}/quitar`, { que: 'vacian' });
    expect(valor.status).toBe(409);
    expect(valor.body.error?.message).toContain('«Carretilleros» se llena con «Getafe»');
    await guardar(grupo, null, 1);
  });

  test('un perfil que mira una regla no se elimina', async () => {
    const [grupo, perfil] = [await school.grupo(), await school.perfil([])];
    await guardar(grupo, { cumple: 'todas', condiciones: [{ es: 'perfil', a: [perfil.id] }] });
    expect((await admin.delete(`/api/perfiles/${perfil.id}`)).status).toBe(409);
    await guardar(grupo, null, 1);
  });
});

// The last one: whoever was signed in before those days is not any more.
test('con los días: entra quien los cumple, y solo entonces', async () => {
  const grupo = await school.grupo();
  const casi = await school.persona({ campos: { [centro.id]: getafe, [alta.id]: dia(29) } });
  await guardar(grupo, conUnMes);
  expect(await miembros(grupo)).not.toHaveProperty(casi.id);
  expect(await porQue(grupo, casi.id)).toMatchObject({ cambiaEl: dia(-2) });
  expect((await admin.get(ruta(grupo))).body.proximo).toBe(dia(-2));
  clock.advance({ days: 1 });
  const mañana = await school.superAdministrador();
  await reglasDelDia(platform);
  expect(await miembros(grupo, mañana)).not.toHaveProperty(casi.id);
  clock.advance({ days: 1 });
  await reglasDelDia(platform);
  await reglasDelDia(platform);
  const despues = await school.superAdministrador();
  expect((await miembros(grupo, despues))[casi.id]).toBe('regla');
});
