import { expect, test } from 'vitest';
import {
  PERFIL_ADMIN,
  PERFIL_DEV,
  PERFIL_ESTUDIANTE,
  PERFIL_SUPER,
  PERFILES_DE_SISTEMA,
  puedeOtorgar,
} from '#perfiles/permisos.ts';

const permisosDe = (nombre: string) =>
  PERFILES_DE_SISTEMA.find((perfil) => perfil.nombre === nombre)?.permisos ?? [];

test.each([
  [PERFIL_SUPER, PERFIL_ADMIN, true],
  [PERFIL_SUPER, PERFIL_DEV, true],
  [PERFIL_DEV, PERFIL_SUPER, true],
  [PERFIL_ADMIN, PERFIL_SUPER, false],
  [PERFIL_ADMIN, PERFIL_DEV, false],
  [PERFIL_ADMIN, PERFIL_ADMIN, true],
  [PERFIL_ADMIN, PERFIL_ESTUDIANTE, true],
])('%s otorga %s: %s', (quien, cual, esperado) => {
  expect(puedeOtorgar(permisosDe(quien), permisosDe(cual))).toBe(esperado);
});

test('quien puede en todo puede otorgarlo para sus grupos, pero no al revés', () => {
  expect(puedeOtorgar(['usuarios:ver'], ['usuarios:ver:grupos'])).toBe(true);
  expect(puedeOtorgar(['usuarios:ver:grupos'], ['usuarios:ver'])).toBe(false);
});

test('lo que se tiene de un equipo solo lo da quien lo tiene de todos: a quien se diera tendría otro equipo', () => {
  expect(puedeOtorgar(['usuarios:ver'], ['usuarios:ver:equipo'])).toBe(true);
  expect(puedeOtorgar(['usuarios:ver:equipo'], ['usuarios:ver:equipo'])).toBe(false);
  expect(puedeOtorgar(['usuarios:ver:grupos'], ['usuarios:ver:equipo'])).toBe(false);
  expect(puedeOtorgar(['usuarios:ver:grupos', 'usuarios:ver:equipo'], ['usuarios:ver:grupos'])).toBe(true);
});

test('ningún perfil dice que abre pantallas que no existen', () => {
  for (const { descripcion } of PERFILES_DE_SISTEMA) expect(descripcion).not.toMatch(/técnic/);
});
