import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { progresoTable } from '#features/progreso/vigente.ts';
import { leerAvance, leerGrupos } from '#features/reportes/leer-avance.ts';
import { loadActiveActor } from '#features/sesion/offers.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();

test('de muchos grupos se leen los que mejor van y los que peor, y ninguno sin nada que hacer', async () => {
  const curso = await school.curso();
  const actividades = [await school.actividad(curso.id), await school.actividad(curso.id)];
  await school.miembro((await school.grupo('Sin cursos')).id, (await school.persona()).id);
  for (const [hechas, nombre] of ['Peor', 'En medio', 'Mejor'].entries()) {
    const [grupo, persona] = [await school.grupo(nombre), await school.persona()];
    await school.miembro(grupo.id, persona.id);
    await school.asigna(grupo.id, curso.id);
    for (const { id: actividadId } of actividades.slice(0, hechas))
      await platform.db.insert(progresoTable).values({
        id: randomUUID(),
        usuarioId: persona.id,
        cursoId: curso.id,
        actividadId,
        estado: 'completada',
        porcentaje: 100,
        completadoEn: clock.now().toISOString(),
        actualizadoEn: clock.now().toISOString(),
      });
  }
  const actor = await loadActiveActor(platform.db, (await school.superAdministrador()).id);
  if (!actor) throw new Error('nadie mira');
  const lectura = { actor, personas: [], zona: 'Europe/Madrid', now: clock.now() };

  const nombres = async (cadaExtremo?: number) =>
    (await leerAvance(platform.db, lectura, cadaExtremo)).grupos.map(({ nombre }) => nombre);
  expect(await nombres()).toEqual(['Mejor', 'En medio', 'Peor']);
  expect(await nombres(1)).toEqual(['Mejor', 'Peor']);
  expect(await leerAvance(platform.db, lectura, 1)).toMatchObject({ cuantosGrupos: 3 });

  const { cuantos, grupos } = await leerGrupos(platform.db, lectura, 1);
  expect([cuantos, ...grupos.map(({ nombre }) => nombre)]).toEqual([3, 'En medio', 'Peor']);
});
