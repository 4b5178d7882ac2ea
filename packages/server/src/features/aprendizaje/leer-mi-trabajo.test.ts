import { antesDe, MINUTO } from '@catedra/shared/core/duraciones.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actividadesTable } from '#features/actividades/table.ts';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, clock } = app;

/** Someone wrote and attached something, did not hand it in, and its date went by. */
async function dejadaSinEntregar() {
  const aula = await abrirAula(app);
  const archivoId = await aula.archivo();
  await aula.guarda('<p>Casi acabado</p>', 0, [archivoId]);
  await platform.db
    .update(actividadesTable)
    .set({ disponibleHasta: antesDe(clock.now(), MINUTO).toISOString() })
    .where(eq(actividadesTable.id, aula.actividadId));
  return { ...aula, archivoId, camino: `/api/actividades/${aula.actividadId}/mi-trabajo` };
}

test('lo que se dejó sin entregar en una tarea que cerró se lee, con sus archivos y a quién pedir fecha', async () => {
  const { camino, estudiante, actividadId, archivoId, tutor } = await dejadaSinEntregar();
  expect((await estudiante.get(`/api/actividades/${actividadId}/abierta`)).status).toBe(409);
  const { body: yo } = await tutor.get('/api/sesion');
  const { nombre, apellidos } = yo.usuario as { nombre: string; apellidos: string };
  expect((await estudiante.get(camino)).body).toMatchObject({
    entregas: [{ estado: 'borrador', texto: '<p>Casi acabado</p>', archivos: [{ id: archivoId }] }],
    pideFechaA: `${nombre} ${apellidos}`.trim(),
  });
});

test('nadie lee lo de otra persona, ni quien no ve la actividad', async () => {
  const { camino, curso, tutor, actividadId, estudiante } = await dejadaSinEntregar();
  const compañera = await school.persona();
  await school.inscribe(curso.id, compañera.id);
  const deOtra = await (await school.entra(compañera)).get(camino);
  expect(deOtra.body).toMatchObject({ entregas: [], pideFechaA: 'quien administra la academia' });
  expect(JSON.stringify((await tutor.get(camino)).body)).not.toContain('Casi acabado');
  expect((await (await school.estudiante()).get(camino)).status).toBe(404);
  await platform.db
    .update(actividadesTable)
    .set({ oculta: true })
    .where(eq(actividadesTable.id, actividadId));
  expect((await estudiante.get(camino)).status).toBe(404);
});
