import type { Permiso } from '#core/permisos.ts';
import { expect, test } from 'vitest';
import { type Actor, SISTEMA } from '#core/actor.ts';
import { matches } from '#core/scope.ts';
import { alcanceDeVerComo } from '#perfiles/ver-como.ts';

const actor = (permisos: Permiso[], tutorGrupoIds: string[] = [], otorgables: string[] = []): Actor => ({
  ...SISTEMA,
  permisos,
  tutorGrupoIds,
  otorgables,
});

const ana = {
  id: 'ana',
  perfil: 'Estudiante',
  estado: 'activo',
  fechaBaja: null,
  grupoIds: ['g1'],
  tutorDe: [],
};

test.each([
  ['con el permiso general', actor(['usuarios:ver-como'], [], ['Estudiante']), ana, true],
  ['sin el permiso', actor(['usuarios:editar'], [], ['Estudiante']), ana, false],
  ['en sus grupos', actor(['usuarios:ver-como:grupos'], ['g1'], ['Estudiante']), ana, true],
  ['fuera de sus grupos', actor(['usuarios:ver-como:grupos'], ['g2'], ['Estudiante']), ana, false],
  ['con un perfil que no puede dar', actor(['usuarios:ver-como'], [], ['Otro']), ana, false],
  ['suspendida', actor(['usuarios:ver-como'], [], ['Estudiante']), { ...ana, estado: 'suspendido' }, false],
])('ver como alguien %s', (_, quien, fila, esperado) => {
  expect(matches(alcanceDeVerComo(quien), fila)).toBe(esperado);
});
