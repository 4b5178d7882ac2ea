import { expect, test } from 'vitest';
import { type Actor, SISTEMA } from '#core/actor.ts';
import { matches } from '#core/scope.ts';
import { alcanceDeVerComo, alcanzaTodoLoDe } from '#perfiles/ver-como.ts';

const actor = (permisos: string[], tutorGrupoIds: string[] = [], otorgables: string[] = []): Actor => ({
  ...SISTEMA,
  permisos,
  tutorGrupoIds,
  otorgables,
});

const ana = { id: 'ana', perfil: 'Estudiante', estado: 'activo', fechaBaja: null, grupoIds: ['g1'] };

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

test.each([
  ['nada', actor([]), actor([]), true],
  ['lo mismo en todo', actor(['usuarios:ver']), actor(['usuarios:ver']), true],
  ['en todo frente a sus grupos', actor(['usuarios:ver']), actor(['usuarios:ver:grupos'], ['g9']), true],
  ['sus grupos frente a todo', actor(['usuarios:ver:grupos'], ['g1']), actor(['usuarios:ver']), false],
  [
    'los mismos grupos',
    actor(['usuarios:ver:grupos'], ['g1', 'g2']),
    actor(['usuarios:ver:grupos'], ['g1']),
    true,
  ],
  ['otros grupos', actor(['usuarios:ver:grupos'], ['g1']), actor(['usuarios:ver:grupos'], ['g2']), false],
])('los derechos propios alcanzan los de la otra persona: %s', (_, quien, otra, esperado) => {
  expect(alcanzaTodoLoDe(quien, otra)).toBe(esperado);
});
