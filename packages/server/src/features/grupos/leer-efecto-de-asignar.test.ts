import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const jefa = await school.superAdministrador();

test('lo que se dice antes de asignar es lo que pasa, también con un plazo ya pasado y otros días', async () => {
  const [curso, grupo] = [await school.curso(), await school.grupo()];
  const [ana, yaLoTiene] = [await school.persona(), await school.persona()];
  await school.miembro(grupo.id, ana.id, yaLoTiene.id);
  await school.inscribe(curso.id, yaLoTiene.id);
  const efecto = () => jefa.get(`/api/grupos/${grupo.id}/efecto-de-asignar?cursoId=${curso.id}`);

  expect((await efecto()).body).toEqual({ asignado: false, miembros: 2, entran: 1, yaLoTienen: 1, alDia: 0 });
  const ayer = antesDe(clock.now(), DIA).toISOString();
  await jefa.post(`/api/grupos/${grupo.id}/asignar-curso`, {
    cursoId: curso.id,
    venceEn: ayer,
    diasSiPaso: 5,
  });

  expect((await efecto()).body).toEqual({ asignado: true, miembros: 2, entran: 0, yaLoTienen: 2, alDia: 0 });
  const { body } = await jefa.get(`/api/cursos/${curso.id}/participantes`);
  const suya = (body.datos as { usuarioId: string; venceEn: string; motivoDeProrroga: string }[]).find(
    ({ usuarioId }) => usuarioId === ana.id,
  );
  expect(suya?.motivoDeProrroga).toBe('Entró con el plazo ya pasado');
  expect(Date.parse(suya?.venceEn ?? '')).toBeGreaterThan(clock.now().getTime());
});

test('varios cursos de una vez: se dice de cada uno, y los que el grupo ya tenía siguen como estaban', async () => {
  const [uno, otro, grupo] = [await school.curso(), await school.curso(), await school.grupo()];
  const [ana, alDia] = [await school.persona(), await school.persona()];
  const { id } = await school.actividad(uno.id);
  await school.miembro(grupo.id, ana.id, alDia.id);
  await school.inscribe(uno.id, alDia.id);
  await school.progreso(alDia.id, uno.id, id);
  await jefa.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: otro.id, venceEnDias: 7 });
  const cursoIds = [uno.id, otro.id];
  const efecto = await jefa.post(`/api/grupos/${grupo.id}/efecto-de-asignar-cursos`, { cursoIds });
  expect(efecto.body).toEqual({
    miembros: 2,
    entran: 1,
    porCurso: expect.arrayContaining([
      { cursoId: uno.id, asignado: false, entran: 1, yaLoTienen: 1, alDia: 1 },
      { cursoId: otro.id, asignado: true, entran: 0, yaLoTienen: 2, alDia: 0 },
    ]),
  });
  const asignar = () => jefa.post(`/api/grupos/${grupo.id}/asignar-cursos`, { cursoIds, venceEnDias: 30 });
  expect((await asignar()).body).toMatchObject({ asignados: [uno.id] });
  expect((await asignar()).body).toMatchObject({ asignados: [] });
  const { body } = await jefa.get(`/api/grupos/${grupo.id}/cursos`);
  expect(body.datos).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: uno.id, venceEnDias: 30 }),
      expect.objectContaining({ id: otro.id, venceEnDias: 7 }),
    ]),
  );
});
