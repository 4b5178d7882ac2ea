import { randomUUID } from 'node:crypto';
import { colecciones, type NombreColeccion } from '@catedra/shared/colecciones.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Operation } from '@catedra/shared/core/collection.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { TODOS_LOS_PERMISOS } from '@catedra/shared/core/permisos.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;

/** A small school with a bit of everything, so that every condition has rows in and out. */
const grupos = [await school.grupo(), await school.grupo()];
const cursos = [
  await school.curso(),
  await school.curso({ acceso: 'abierto' }),
  await school.curso({ estado: 'borrador', acceso: 'abierto' }),
];
const personas = [
  await school.persona(),
  await school.persona({ perfil: 'Administrador', estado: 'suspendido' }),
  await school.persona({ perfil: 'Super Administrador' }),
];
const perfiles = [
  await school.perfil(['cursos:ver']),
  await school.perfil(['cursos:ver', 'usuarios:ver:grupos']),
];
for (const [i, grupo] of grupos.entries()) {
  await school.miembro(grupo.id, personas[i]?.id ?? '');
  await school.tutor(grupo.id, personas[1]?.id ?? '');
  for (const curso of cursos) {
    const { id } = await school.actividad(curso.id);
    await school.progreso(personas[i]?.id ?? '', curso.id, id);
    await school.evaluacion(curso.id, { estado: i === 0 ? 'borrador' : 'publicada' });
  }
}

const alguno = (ids: readonly string[]) => fc.subarray([...ids, randomUUID()]);
const algunosPerfiles = fc.subarray([
  'Estudiante',
  'Administrador',
  'Super Administrador',
  ...perfiles.map(({ nombre }) => nombre),
]);
const actores: fc.Arbitrary<Actor> = fc.record({
  id: fc.constantFrom(...personas.map(({ id }) => id), randomUUID()),
  perfil: fc.constantFrom('Estudiante', 'Administrador'),
  permisos: fc.subarray([...TODOS_LOS_PERMISOS], { maxLength: 12 }),
  otorgables: algunosPerfiles,
  otorgablesEnTodo: algunosPerfiles,
  grupoIds: alguno(grupos.map(({ id }) => id)),
  tutorGrupoIds: alguno(grupos.map(({ id }) => id)),
  cursoIds: alguno(cursos.map(({ id }) => id)),
  tutorCursoIds: alguno(cursos.map(({ id }) => id)),
});

const bindings = new Map(features.flatMap(({ nombre, binding }) => (binding ? [[nombre, binding]] : [])));
const operaciones: Operation[] = ['read', 'create', 'update', 'delete'];

async function comparar(binding: Binding, actor: Actor, operacion: Operation): Promise<void> {
  const scope = binding.collection.policy[operacion](actor);
  const todas = (await db.select(scopedSelection(binding)).from(binding.table)) as unknown as Row[];
  const dentro = await db
    .select({ id: binding.table.id })
    .from(binding.table)
    .where(scopeSql(binding, scope));
  const enMemoria = todas.filter((row) => matches(scope, scopeFieldsOf(binding, row))).map(({ id }) => id);
  expect(dentro.map(({ id }) => id as string).toSorted()).toEqual(enMemoria.toSorted());
}

test.each(Object.keys(colecciones) as NombreColeccion[])(
  'el alcance sobre %s dice lo mismo en SQL que en memoria',
  async (nombre) => {
    const binding = bindings.get(nombre) as Binding;
    await fc.assert(
      fc.asyncProperty(actores, fc.constantFrom(...operaciones), (actor, operacion) =>
        comparar(binding, actor, operacion),
      ),
      { numRuns: 60 },
    );
  },
);

test('una relación vacía no encuentra nada y las columnas de otra tabla no se confunden', async () => {
  const binding = bindings.get('progreso') as Binding;
  const [row] = (await db
    .select(scopedSelection(binding))
    .from(binding.table)
    .where(eq(binding.columns.usuarioId as never, personas[0]?.id))) as unknown as Row[];

  expect(scopeFieldsOf(binding, row as Row).grupoIds).toEqual([grupos[0]?.id]);
});
