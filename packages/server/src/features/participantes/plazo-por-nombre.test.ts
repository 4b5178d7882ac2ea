import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const admin = await school.superAdministrador();
const alta = await school.campo({ tipo: 'fecha', propia: 'edita', tutor: 'no', nombre: 'Fecha de alta' });
const HOY = diaEn(clock.now(), 'Europe/Madrid');
const hace = (dias: number) => masDias(HOY, -dias);

const ponDato = async (id: string, valor: string | null) => {
  const { body } = await admin.get(`/api/usuarios/${id}`);
  return admin.patch(`/api/usuarios/${id}`, { campos: { [alta.id]: valor }, version: body.version });
};

async function gente() {
  const [reciente, antigua, sinDato] = [
    await school.persona(),
    await school.persona(),
    await school.persona(),
  ];
  await ponDato(reciente.id, hace(10));
  await ponDato(antigua.id, hace(400));
  return { reciente, antigua, sinDato, ids: [reciente.id, antigua.id, sinDato.id] };
}

const venceDe = async (cursoId: string): Promise<Record<string, string | null>> => {
  const { body } = await admin.get(`/api/cursos/${cursoId}/participantes`);
  return Object.fromEntries(
    (body.datos as { usuarioId: string; venceEn: string | null }[]).map(({ usuarioId, venceEn }) => [
      usuarioId,
      venceEn && diaEn(new Date(venceEn), 'Europe/Madrid'),
    ]),
  );
};

const DESDE_SU_ALTA = { venceEn: null, venceEnDias: 30, venceCampoId: alta.id };

test('por su nombre, la fecha se cuenta desde el dato de cada persona y lo sigue hasta que termina', async () => {
  const { reciente, antigua, sinDato, ids } = await gente();
  const curso = await school.curso();
  const { id: actividadId } = await school.actividad(curso.id);
  const pregunta = { seleccion: { ids }, cursoIds: [curso.id], venceCampoId: alta.id, venceEnDias: 30 };
  const antes = await admin.post('/api/cursos/fechas-de-dato', pregunta);
  expect(antes.body).toEqual({ personas: 3, pasadas: 1, sinDato: 1 });

  const dado = { usuarioIds: ids, ...DESDE_SU_ALTA, diasDeGracia: 12 };
  expect((await admin.post(`/api/cursos/${curso.id}/inscribir`, dado)).status).toBe(200);
  expect(await venceDe(curso.id)).toEqual({
    [reciente.id]: hace(-20),
    [antigua.id]: hace(-12),
    [sinDato.id]: null,
  });
  // Those who have the course are not given it again.
  const despues = await admin.post('/api/cursos/fechas-de-dato', pregunta);
  expect(despues.body).toEqual({ personas: 0, pasadas: 0, sinDato: 0 });

  await ponDato(reciente.id, hace(5));
  await ponDato(sinDato.id, hace(1));
  expect(await venceDe(curso.id)).toMatchObject({ [reciente.id]: hace(-25), [sinDato.id]: hace(-29) });
  const { body: historia } = await admin.get(`/api/usuarios/${reciente.id}/sucesos?clase=avisos`);
  expect(historia.datos).toMatchObject([{ tipo: 'plazo', curso: { id: curso.id } }]);

  await school.progreso(reciente.id, curso.id, actividadId);
  await ponDato(reciente.id, hace(1));
  expect(await venceDe(curso.id)).toMatchObject({ [reciente.id]: hace(-25) });
});

test('unos días desde que se recibe, también en lote', async () => {
  const [una, otra, curso] = [await school.persona(), await school.persona(), await school.curso()];
  await admin.post(`/api/cursos/${curso.id}/inscribir`, {
    usuarioIds: [una.id],
    venceEn: null,
    venceEnDias: 7,
  });
  const lote = { seleccion: { ids: [una.id, otra.id] }, cursoIds: [curso.id], venceEnDias: 9 };
  expect((await admin.post('/api/usuarios/asignar-cursos', lote)).body).toMatchObject({ hechas: 1 });
  expect(await venceDe(curso.id)).toEqual({ [una.id]: hace(-7), [otra.id]: hace(-9) });
});

test('en lote sobre un filtro, desde el dato; y deshacerlo lo quita', async () => {
  const { reciente, antigua, sinDato, ids } = await gente();
  const curso = await school.curso();
  const lote = { seleccion: { ids }, cursoIds: [curso.id], ...DESDE_SU_ALTA };
  const { body } = await admin.post('/api/usuarios/asignar-cursos', lote);
  expect(await venceDe(curso.id)).toEqual({
    [reciente.id]: hace(-20),
    [antigua.id]: hace(-30),
    [sinDato.id]: null,
  });
  const [{ marca }] = body.antes as [{ marca: string }];
  const vuelta = { ids, marca, cursoIds: [curso.id] };
  expect((await admin.post('/api/usuarios/deshacer-cursos', vuelta)).body).toMatchObject({
    hechas: 3,
  });
  expect(await venceDe(curso.id)).toEqual({});
});

test('solo desde una fecha en uso que vea quien la pone, y con días que caben', async () => {
  const [persona, curso] = [await school.persona(), await school.curso()];
  const texto = await school.campo({ tipo: 'texto' });
  const campo = async (plazo: object) => {
    const { body } = await admin.post(`/api/cursos/${curso.id}/inscribir`, {
      usuarioIds: [persona.id],
      venceEn: null,
      ...plazo,
    });
    return body.error?.fields;
  };
  expect(await campo({ venceEnDias: 5, venceCampoId: texto.id })).toHaveProperty('venceCampoId');
  expect(await campo({ venceEnDias: 1826, venceCampoId: alta.id })).toHaveProperty('venceEnDias');
  expect(await campo({ venceCampoId: alta.id })).toHaveProperty('venceEnDias');
  expect(await campo({ venceEnDias: 0 })).toHaveProperty('venceEnDias');
  expect(await campo({ venceEn: tras(clock.now(), DIA).toISOString(), venceEnDias: 3 })).toHaveProperty(
    'venceEnDias',
  );
  expect(await venceDe(curso.id)).toEqual({});
});

test('mientras da fechas por su nombre el campo no se retira', async () => {
  const [persona, curso] = [await school.persona(), await school.curso()];
  const ingreso = await school.campo({ tipo: 'fecha', nombre: 'Ingreso' });
  await admin.post(`/api/cursos/${curso.id}/inscribir`, {
    usuarioIds: [persona.id],
    venceEn: null,
    venceEnDias: 10,
    venceCampoId: ingreso.id,
  });
  const { status, body } = await admin.post(`/api/campos/${ingreso.id}/retirar`);
  expect([status, body.error?.code]).toEqual([409, 'EN_USO']);
  await admin.post(`/api/cursos/${curso.id}/quitar`, { usuarioIds: [persona.id] });
  expect((await admin.post(`/api/campos/${ingreso.id}/retirar`)).status).toBe(200);
});
