import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { CifrasDeCursos } from '@catedra/shared/reportes/cifras-de-cursos.ts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const vencio = tras(clock.now(), -2 * DIA).toISOString();

const curso = await school.curso({ estado: 'publicado' });
const actividades = await school.actividades(curso.id, (await school.seccion(curso.id)).id, {}, {});
const vacio = await school.curso({ estado: 'publicado' });
const [grupo, otro] = [await school.grupo(), await school.grupo()];
for (const { id } of [grupo, otro]) await school.asigna(id, curso.id, vencio);

async function unaPersona(grupoId: string, hechas: number) {
  const persona = await school.persona();
  await school.miembro(grupoId, persona.id);
  for (const { id } of actividades.slice(0, hechas)) await school.progreso(persona.id, curso.id, id);
}
await unaPersona(grupo.id, 2);
await unaPersona(grupo.id, 1);
await unaPersona(otro.id, 0);

const cifrasDe = async (quien: Client) =>
  (await quien.get(`/api/reportes/cifras-de-cursos?ids=${curso.id},${vacio.id}`))
    .body as unknown as CifrasDeCursos;

test('de cada curso con gente se dice cuántas son, cuántas lo hicieron y cuántas van tarde', async () => {
  const { cursos, en } = await cifrasDe(await school.entra(await school.superAdministrador()));
  expect(cursos).toEqual({
    [curso.id]: { personas: 3, completado: 1, tarde: 2, hechas: 3, total: 6, media: null },
  });
  expect(en).toBe(clock.now().toISOString());
});

test('quien sigue un grupo cuenta a los suyos, y quien no ve reportes a nadie', async () => {
  const perfil = await school.perfil(['cursos:ver:grupos', 'reportes:ver:grupos']);
  const tutor = await school.persona({ perfil: perfil.nombre });
  await school.tutor(otro.id, tutor.id);
  const { cursos } = await cifrasDe(await school.entra(tutor));
  expect(cursos[curso.id]).toMatchObject({ personas: 1, tarde: 1 });
  const sin = await school.con('cursos:ver');
  expect((await sin.get(`/api/reportes/cifras-de-cursos?ids=${curso.id}`)).status).toBe(403);
});
