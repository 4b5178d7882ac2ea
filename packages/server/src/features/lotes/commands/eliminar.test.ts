import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usuariosTable } from '#features/usuarios/table.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const jefa = await school.superAdministrador();
const admin = await school.administrador();
const ids = (...todas: { id: string }[]) => ({ ids: todas.map(({ id }) => id) });

test('borra los datos de quienes alcanza, deja su progreso y dice de quién no y por qué', async () => {
  const [curso, grupo] = [await school.curso(), await school.grupo()];
  const [ana, luis] = [await school.persona(), await school.persona()];
  const superior = await school.persona({
    perfil: 'Super Administrador',
    nombre: 'Inés',
    apellidos: 'Arriba',
  });
  const { id: actividadId } = await school.actividad(curso.id);
  for (const persona of [ana, luis]) {
    await school.miembro(grupo.id, persona.id);
    await school.inscribe(curso.id, persona.id);
    await school.progreso(persona.id, curso.id, actividadId);
  }
  await jefa.patch(`/api/usuarios/${ana.id}`, { telefono: '+34 611 222 333', version: 1 });
  const suya = await school.entra(luis);
  const seleccion = ids(ana, luis, superior, admin);

  const ensayo = await admin.post('/api/usuarios/eliminar', { seleccion, simular: true });
  expect((await suya.get('/api/sesion')).status).toBe(200);
  const hecho = await admin.post('/api/usuarios/eliminar', { seleccion });
  const otraVez = await admin.post('/api/usuarios/eliminar', { seleccion: ids(ana, luis) });

  expect(hecho.body).toEqual({
    hechas: 2,
    iguales: 0,
    fuera: expect.arrayContaining([
      { motivo: 'SIN_PERMISO', cuantas: 1, ejemplos: ['Inés Arriba'] },
      expect.objectContaining({ motivo: 'ERES_TU', cuantas: 1 }),
    ]),
  });
  expect(ensayo.body).toEqual(hecho.body);
  expect(otraVez.body).toEqual({
    hechas: 0,
    iguales: 0,
    fuera: [{ motivo: 'NO_ENCONTRADA', cuantas: 2, ejemplos: [] }],
  });
  expect((await suya.get('/api/sesion')).status).toBe(401);
  expect((await jefa.get(`/api/usuarios/${ana.id}`)).status).toBe(404);
  expect((await jefa.get(`/api/grupos/${grupo.id}`)).body.miembros).toBe(0);
  const [queda] = await platform.db.select().from(usuariosTable).where(eq(usuariosTable.id, ana.id));
  expect(queda).toMatchObject({ nombre: 'Persona eliminada', correo: null, telefono: null });
  const progreso = await jefa.get(`/api/progreso?usuarioId=${ana.id}`);
  expect(progreso.body.datos).toHaveLength(1);
  const huellas = await platform.db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, ana.id))
    .orderBy(cambiosTable.id);
  expect(JSON.stringify(huellas)).not.toContain('611 222 333');
});
