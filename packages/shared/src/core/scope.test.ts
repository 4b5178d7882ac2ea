import type { Permiso } from '#core/permisos.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SISTEMA } from '#core/actor.ts';
import { alcance, anyOf, matches, onlyWhere } from '#core/scope.ts';

const fila = { id: 'a', estado: 'activo', sistema: false, grupoIds: ['g1', 'g2'], permisos: ['x', 'y'] };

describe('una condición', () => {
  test.each([
    ['igual', { estado: 'activo' }, true],
    ['distinta', { estado: 'suspendido' }, false],
    ['dentro de una lista', { id: ['a', 'b'] }, true],
    ['lista vacía', { id: [] }, false],
    ['relación que comparte uno', { grupoIds: ['g2', 'g9'] }, true],
    ['relación ajena', { grupoIds: ['g9'] }, false],
    ['relación por un solo valor', { grupoIds: 'g1' }, true],
    ['todo dentro', { permisos: { dentroDe: ['x', 'y', 'z'] } }, true],
    ['algo fuera', { permisos: { dentroDe: ['x'] } }, false],
    ['dos a la vez', { estado: 'activo', sistema: false }, true],
    ['una de dos', { estado: 'activo', sistema: true }, false],
    ['campo que la fila no tiene', { otro: 'x' }, false],
  ])('%s', (_, condicion, esperado) => {
    expect(matches([condicion], fila)).toBe(esperado);
  });
});

test('los alcances se suman y no se sustituyen', () => {
  expect(anyOf(false, false)).toBe(false);
  expect(anyOf(false, true, { id: 'a' })).toBe(true);
  expect(matches(anyOf(false, { id: 'z' }, { id: 'a' }), fila)).toBe(true);
});

test('estrechar un alcance nunca lo ensancha', () => {
  const condicion = fc.record(
    { id: fc.constantFrom('a', 'b'), estado: fc.constantFrom('activo', 'suspendido') },
    { requiredKeys: [] },
  );
  const alcances = fc.oneof(fc.boolean(), fc.array(condicion, { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(alcances, condicion, (scope, extra) => {
      if (matches(onlyWhere(scope, { ...extra, sistema: false }), fila))
        expect(matches(scope, fila)).toBe(true);
    }),
  );
});

test('el permiso general alcanza todo; el de sus grupos, solo sus grupos; sin él, nada', () => {
  const con = (...permisos: Permiso[]) =>
    alcance({ ...SISTEMA, permisos, tutorGrupoIds: ['g1'] }, 'usuarios:ver');
  expect(con('usuarios:ver')).toBe(true);
  expect(con('usuarios:ver:grupos')).toEqual([{ grupoIds: ['g1'] }]);
  expect(con('usuarios:editar')).toBe(false);
});
