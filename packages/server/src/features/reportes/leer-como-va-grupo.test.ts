import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { ComoVaDeGrupo, SemanasDeUnGrupo } from '@catedra/shared/reportes/como-va-grupo.ts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const dentroDe = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

async function unCurso(titulo: string) {
  const curso = await school.curso({ titulo });
  const actividades = await school.actividades(curso.id, (await school.seccion(curso.id)).id, {}, {});
  return { curso, actividades };
}

const grupo = await school.grupo('Almacén');
const [altura, datos, suelto] = [await unCurso('Altura'), await unCurso('Datos'), await unCurso('Suelto')];
await school.asigna(grupo.id, altura.curso.id, dentroDe(-3));
await school.asigna(grupo.id, datos.curso.id, null);
const otro = await school.grupo('Otro');
await school.asigna(otro.id, suelto.curso.id, dentroDe(-9));

async function unaPersona(apellidos: string, ...hechas: readonly (readonly [typeof altura, number])[]) {
  const persona = await school.persona({ apellidos });
  await school.miembro(grupo.id, persona.id);
  for (const [{ curso, actividades }, cuantas] of hechas)
    for (const { id } of actividades.slice(0, cuantas)) await school.progreso(persona.id, curso.id, id);
  return persona;
}
await unaPersona('Al día', [altura, 2], [datos, 2]);
const ambos = await unaPersona('Tarde en los dos', [altura, 1]);
await school.miembro(otro.id, ambos.id);
await unaPersona('Tarde en uno', [altura, 1], [datos, 1]);
await school.persona({ apellidos: 'De fuera' });
const suspendida = await unaPersona('Suspendida');
const jefa = await school.entra(await school.superAdministrador());
await jefa.post(`/api/usuarios/${suspendida.id}/suspender`, {});

const comoVa = async (quien: Client, id = grupo.id) =>
  (await quien.get(`/api/reportes/grupos/${id}`)).body as unknown as ComoVaDeGrupo;

test('quien más tarde va primero, en cada curso del grupo, el que más gente tarde tiene delante', async () => {
  const { personas, cursos, cuantosCursos, datos: gente, total, siguiente } = await comoVa(jefa);
  expect([personas.vencidas, personas.alDia, total, siguiente, cuantosCursos]).toEqual([2, 1, 3, null, 2]);
  expect(
    cursos.map(({ titulo, personas: de, completado, tarde }) => [titulo, de, completado, tarde]),
  ).toEqual([
    ['Altura', 3, 1, 2],
    ['Datos', 3, 1, 0],
  ]);
  expect(gente.map(({ apellidos, vencidos, vencidosFuera }) => [apellidos, vencidos, vencidosFuera])).toEqual(
    [
      ['Tarde en los dos', 2, 1],
      ['Tarde en uno', 1, 0],
      ['Al día', 0, 0],
    ],
  );
  expect(gente[1]?.celdas.map(({ cursoId, estado, porcentaje }) => [cursoId, estado, porcentaje])).toEqual([
    [altura.curso.id, 'vencido', 50],
    [datos.curso.id, 'en_curso', 50],
  ]);
  expect(gente[2]?.celdas.map(({ estado }) => estado)).toEqual(['completado', 'completado']);
  expect(gente[2]?.ultimaVez).not.toBeNull();
});

test('las doce semanas acaban en lo que lleva hecho ahora', async () => {
  const { semanas } = (await jefa.get(`/api/reportes/grupos/${grupo.id}/semanas`))
    .body as unknown as SemanasDeUnGrupo;
  const { personas } = await comoVa(jefa);
  expect(semanas).toHaveLength(12);
  expect(semanas.at(-1)).toMatchObject({ hechas: personas.hechas, total: personas.total });
});

test('quien tutora otro grupo no sabe nada de este, y de uno archivado no hay nada que decir', async () => {
  const perfil = await school.perfil(['grupos:ver:grupos', 'progreso:ver:grupos']);
  const tutor = await school.persona({ perfil: perfil.nombre });
  await school.tutor(otro.id, tutor.id);
  const suya = await school.entra(tutor);
  expect((await suya.get(`/api/reportes/grupos/${grupo.id}`)).status).toBe(404);
  expect((await comoVa(suya, otro.id)).total).toBe(1);
  const archivado = await school.grupo('Guardado', { estado: 'archivado' });
  expect((await jefa.get(`/api/reportes/grupos/${archivado.id}`)).status).toBe(404);
  expect((await (await school.con('grupos:ver')).get(`/api/reportes/grupos/${grupo.id}`)).status).toBe(403);
});

test('un grupo sin nadie ni cursos se lee vacío', async () => {
  expect(await comoVa(jefa, (await school.grupo('Vacío')).id)).toEqual({
    personas: { vencidas: 0, alDia: 0, enCurso: 0, sinEmpezar: 0, sinCursos: 0, hechas: 0, total: 0 },
    cursos: [],
    cuantosCursos: 0,
    datos: [],
    siguiente: null,
    total: 0,
  });
});
