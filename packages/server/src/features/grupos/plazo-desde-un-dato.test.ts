import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();

const alta = await school.campo({ tipo: 'fecha', propia: 'edita', tutor: 'no', nombre: 'Fecha de alta' });
const HOY = diaEn(new Date(), 'Europe/Madrid');
const hace = (dias: number) => masDias(HOY, -dias);

const ponDato = async (id: string, valor: string | null) => {
  const { body } = await admin.get(`/api/usuarios/${id}`);
  return admin.patch(`/api/usuarios/${id}`, { campos: { [alta.id]: valor }, version: body.version });
};
const venceDe = async (grupoId: string): Promise<Record<string, string | null>> => {
  const { body } = await admin.get(`/api/reportes/progreso?grupo=${grupoId}`);
  return Object.fromEntries(
    (body.datos as { usuarioId: string; venceEn: string | null }[]).map((fila) => [
      fila.usuarioId,
      fila.venceEn && fila.venceEn.slice(0, 10),
    ]),
  );
};

async function grupoConDato(...personas: readonly { readonly id: string }[]) {
  const [grupo, curso] = [await school.grupo(), await school.curso()];
  if (personas.length > 0) await school.miembro(grupo.id, ...personas.map(({ id }) => id));
  const asignar = (plazo: object) =>
    admin.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: curso.id, ...plazo });
  return { grupo, curso, asignar };
}

test('la fecha límite se cuenta desde el dato de cada persona y lo sigue', async () => {
  const [reciente, antigua, sinDato] = [
    await school.persona(),
    await school.persona(),
    await school.persona(),
  ];
  await ponDato(reciente.id, hace(10));
  await ponDato(antigua.id, hace(400));
  const { grupo, curso, asignar } = await grupoConDato(reciente, antigua, sinDato);
  expect((await asignar({ venceEnDias: 30, venceCampoId: alta.id })).status).toBe(200);
  // Whoever comes in with it past has the days of grace.
  expect(await venceDe(grupo.id)).toEqual({
    [reciente.id]: hace(-20),
    [antigua.id]: hace(-30),
    [sinDato.id]: null,
  });
  const { body } = await admin.get(`/api/grupos/${grupo.id}/cursos`);
  expect(body.datos).toMatchObject([{ id: curso.id, venceCampoId: alta.id, venceEnDias: 30, sinDato: 1 }]);

  await ponDato(reciente.id, hace(5));
  expect((await venceDe(grupo.id))[reciente.id]).toBe(hace(-25));
  const { body: historia } = await admin.get(`/api/usuarios/${reciente.id}/sucesos?clase=avisos`);
  expect(historia.datos).toMatchObject([{ tipo: 'plazo', curso: { id: curso.id } }]);
  await ponDato(reciente.id, null);
  expect((await venceDe(grupo.id))[reciente.id]).toBeNull();
});

test('solo desde una fecha que esté en uso y vea quien asigna, y los días que caben', async () => {
  const { asignar } = await grupoConDato();
  const texto = await school.campo({ tipo: 'texto' });
  const campo = async (plazo: object) => (await asignar(plazo)).body.error?.fields;
  expect(await campo({ venceEnDias: 5, venceCampoId: texto.id })).toHaveProperty('venceCampoId');
  expect(await campo({ venceEnDias: 1826, venceCampoId: alta.id })).toHaveProperty('venceEnDias');
  expect(await campo({ venceCampoId: alta.id })).toHaveProperty('venceEnDias');
  expect(await campo({ venceEnDias: 0 })).toHaveProperty('venceEnDias');
  expect((await asignar({ venceEnDias: 0, venceCampoId: alta.id })).status).toBe(200);
});

test('mientras da fechas no se retira ni lo cambia la propia persona', async () => {
  const persona = await school.persona();
  const { asignar } = await grupoConDato(persona);
  await asignar({ venceEnDias: 10, venceCampoId: alta.id });
  const { status, body } = await admin.post(`/api/campos/${alta.id}/retirar`);
  expect([status, body.error?.code]).toEqual([409, 'EN_USO']);
  const ella = await school.entra(persona);
  const { body: suya } = await ella.get('/api/campos');
  expect(suya.datos ?? suya).toMatchObject([{ id: alta.id, enMi: 've' }]);
});
