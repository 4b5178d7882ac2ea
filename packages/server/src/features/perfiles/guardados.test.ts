import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sourceFile } from '#platform/places.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;

/** A profile as another version may have left it. */
async function perfilGuardado(...permisos: string[]) {
  const perfil = await school.perfil([]);
  await db.execute(
    sql`update perfiles set permisos = ${sql.param(permisos)}::text[] where id = ${perfil.id}`,
  );
  return perfil;
}

test('lo que esta versión no conoce no abre nada, ni deja fuera a quien lo tiene', async () => {
  const { nombre } = await perfilGuardado('usuarios:ver', 'usuarios:volar', 'grupos:crear:grupos');
  const persona = await school.entra(await school.persona({ perfil: nombre }));

  const { body } = await persona.get('/api/sesion');

  expect(body.actor).toMatchObject({ permisos: ['usuarios:ver'] });
});

test('un perfil con algo que esta versión no conoce no se edita: nadie sabe qué daría', async () => {
  const { id } = await perfilGuardado('usuarios:ver', 'usuarios:volar');
  const jefa = await school.superAdministrador();

  const { status } = await jefa.patch(`/api/perfiles/${id}`, { permisos: [], version: 1 });

  expect(status).toBe(403);
});

test('crear en sus grupos no se puede guardar, y lo que ya lo tenía lo pierde al actualizar', async () => {
  const jefa = await school.superAdministrador();
  const { id } = await perfilGuardado(
    'usuarios:ver',
    'usuarios:crear:grupos',
    'cursos:crear:grupos',
    'usuarios:volar',
  );
  const intacto = await school.perfil(['usuarios:crear', 'usuarios:ver:grupos']);

  const enviado = await jefa.patch(`/api/perfiles/${intacto.id}`, {
    permisos: ['usuarios:crear:grupos'],
    version: 1,
  });
  const migracion = sourceFile('base/migraciones/0014_permisos_sin_alcance.sql');
  await db.execute(sql.raw(readFileSync(migracion, 'utf8')));

  expect(enviado.status).toBe(400);
  const { rows } = await db.execute(
    sql`select id, permisos from perfiles where id in (${id}, ${intacto.id})`,
  );
  expect(new Map(rows.map((row) => [row.id, row.permisos]))).toEqual(
    new Map([
      [id, ['usuarios:ver', 'usuarios:volar']],
      [intacto.id, ['usuarios:crear', 'usuarios:ver:grupos']],
    ]),
  );
});

test('quien editaba cursos da otros plazos al actualizar, hasta donde los editaba, y nadie más', async () => {
  const enTodo = await perfilGuardado('cursos:editar', 'usuarios:volar');
  const enSusGrupos = await perfilGuardado('cursos:ver', 'cursos:editar:grupos');
  const sinEditar = await perfilGuardado('cursos:ver', 'usuarios:editar');
  const [actualizar = ''] = readFileSync(sourceFile('base/migraciones/0088_plazos.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .filter((orden) => orden.includes('update perfiles'));

  // Twice is once.
  await db.execute(sql.raw(actualizar));
  await db.execute(sql.raw(actualizar));

  const { rows } = await db.execute(
    sql`select id, permisos from perfiles where id in (${enTodo.id}, ${enSusGrupos.id}, ${sinEditar.id})`,
  );
  expect(new Map(rows.map((row) => [row.id, row.permisos]))).toEqual(
    new Map([
      [enTodo.id, ['cursos:editar', 'usuarios:volar', 'plazos:prorrogar']],
      [enSusGrupos.id, ['cursos:ver', 'cursos:editar:grupos', 'plazos:prorrogar:grupos']],
      [sinEditar.id, ['cursos:ver', 'usuarios:editar']],
    ]),
  );
});
