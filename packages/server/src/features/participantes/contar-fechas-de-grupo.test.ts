import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
let admin = await school.superAdministrador();
const alta = await school.campo({ tipo: 'fecha', propia: 'edita', tutor: 'no', nombre: 'Fecha de alta' });
const HOY = diaEn(clock.now(), 'Europe/Madrid');
const NADA = { venceEn: null, venceEnDias: null, venceCampoId: null };

const ponDato = async (id: string, valor: string) => {
  const { body } = await admin.get(`/api/usuarios/${id}`);
  await admin.patch(`/api/usuarios/${id}`, { campos: { [alta.id]: valor }, version: body.version });
};

async function pasan(dias: number) {
  clock.advance({ days: dias });
  admin = await school.superAdministrador();
}

async function escena() {
  const personas = await Promise.all(Array.from({ length: 4 }, () => school.persona()));
  const ids = personas.map(({ id }) => id);
  const curso = await school.curso();
  const { id: actividadId } = await school.actividad(curso.id);
  const grupo = await school.grupo();
  await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: ids });
  const cuenta = async (plazo: object) =>
    (await admin.post(`/api/grupos/${grupo.id}/fechas`, { cursoIds: [curso.id], ...NADA, ...plazo })).body;
  const asigna = async (plazo: object) =>
    admin.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: curso.id, ...NADA, ...plazo });
  return { personas, ids, curso, grupo, actividadId, cuenta, asigna };
}

/** As many as the list of the course says are late. */
async function tarde(cursoId: string) {
  const { body } = await admin.get(`/api/cursos/${cursoId}/participantes`);
  const filas = body.datos as { venceEn: string | null }[];
  return filas.filter(({ venceEn }) => venceEn !== null && Date.parse(venceEn) < clock.now().getTime())
    .length;
}

test('desde un dato: a quiénes se les habría pasado y quiénes no lo tienen, antes de asignar y al cambiarla', async () => {
  const { ids, curso, cuenta, asigna } = await escena();
  await ponDato(ids[0] ?? '', masDias(HOY, -10));
  await ponDato(ids[1] ?? '', masDias(HOY, -400));
  const plazo = { venceEnDias: 30, venceCampoId: alta.id, diasDeGracia: 12 };
  // Whoever comes in now has the days for late comers.
  expect(await cuenta(plazo)).toEqual({ personas: 4, vencidas: 0, conGracia: 1, sinDato: 2 });
  await asigna(plazo);
  expect(await tarde(curso.id)).toBe(0);

  await pasan(40);
  expect(await cuenta(plazo)).toEqual({ personas: 4, vencidas: 2, conGracia: 0, sinDato: 2 });
  await asigna(plazo);
  expect(await tarde(curso.id)).toBe(2);
});

test('unos días desde que se entra: al asignar a nadie se le ha pasado, al acortarlos a quien entró hace más', async () => {
  const { ids, curso, grupo, cuenta, asigna } = await escena();
  await asigna({ venceEnDias: 30 });
  expect(await cuenta({ venceEnDias: 5 })).toEqual({ personas: 4, vencidas: 0, conGracia: 0, sinDato: 0 });
  await pasan(10);
  const nueva = await school.persona();
  await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [nueva.id] });
  expect(await cuenta({ venceEnDias: 5 })).toEqual({ personas: 5, vencidas: 4, conGracia: 0, sinDato: 0 });

  // Neither whoever has finished nor whoever has a date of their own moves with it.
  await admin.post(`/api/cursos/${curso.id}/prorrogar`, {
    usuarioId: ids[0],
    venceEn: tras(clock.now(), 300 * DIA).toISOString(),
    motivo: 'Baja médica',
  });
  expect(await cuenta({ venceEnDias: 5 })).toMatchObject({ personas: 4, vencidas: 3 });
  await asigna({ venceEnDias: 5 });
  expect(await tarde(curso.id)).toBe(3);
});

test('un mismo día que ya pasó: vencidas las que estaban, y con sus días las que entraron después', async () => {
  const { curso, grupo, cuenta, asigna } = await escena();
  await asigna({ venceEnDias: 300 });
  await pasan(20);
  const nueva = await school.persona();
  await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [nueva.id] });
  await pasan(1);
  const plazo = { venceEn: tras(clock.now(), -3 * DIA).toISOString(), diasDeGracia: 8 };
  expect(await cuenta(plazo)).toEqual({ personas: 5, vencidas: 4, conGracia: 1, sinDato: 0 });
  await asigna(plazo);
  expect(await tarde(curso.id)).toBe(4);
});
