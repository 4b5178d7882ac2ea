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

  expect((await efecto()).body).toEqual({ asignado: false, miembros: 2, entran: 1, yaLoTienen: 1 });
  const ayer = antesDe(clock.now(), DIA).toISOString();
  await jefa.post(`/api/grupos/${grupo.id}/asignar-curso`, {
    cursoId: curso.id,
    venceEn: ayer,
    diasSiPaso: 5,
  });

  expect((await efecto()).body).toEqual({ asignado: true, miembros: 2, entran: 0, yaLoTienen: 2 });
  const { body } = await jefa.get(`/api/cursos/${curso.id}/participantes`);
  const suya = (body.datos as { usuarioId: string; venceEn: string; motivoDeProrroga: string }[]).find(
    ({ usuarioId }) => usuarioId === ana.id,
  );
  expect(suya?.motivoDeProrroga).toBe('Entró con el plazo ya pasado');
  expect(Date.parse(suya?.venceEn ?? '')).toBeGreaterThan(clock.now().getTime());
});
