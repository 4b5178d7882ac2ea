import type { Permiso } from '#core/permisos.ts';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#core/actor.ts';
import {
  alcanceDeExportacion,
  decideEntrada,
  decideEstado,
  decideInvitacion,
  decideSalida,
  decideTemporal,
  type PersonaDeLote,
} from '#lotes/rules.ts';

const actor: Actor = {
  id: 'yo',
  perfil: 'Administrador',
  permisos: ['usuarios:ver', 'usuarios:editar', 'grupos:editar'],
  otorgables: ['Estudiante', 'Tutora'],
  otorgablesEnTodo: ['Estudiante'],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds: ['mio'],
  tutorCursoIds: [],
};
const persona: PersonaDeLote = {
  id: 'ana',
  perfil: 'Estudiante',
  estado: 'activo',
  correo: 'ana@empresa.es',
  fechaBaja: null,
  bajaDesde: null,
  grupoIds: [],
  tutorDe: [],
};

describe('qué pasa con cada persona de un lote', () => {
  test.each([
    ['se suspende a quien está activo', {}, 'hacer'],
    ['quien ya lo está sigue igual', { estado: 'suspendido' }, 'igual'],
    ['nadie se suspende a sí mismo', { id: 'yo' }, 'ERES_TU'],
    ['ni a quien está por encima', { perfil: 'Super Administrador' }, 'SIN_PERMISO'],
    ['ni a quien tutoriza grupos ajenos', { perfil: 'Tutora', tutorDe: ['mio', 'otro'] }, 'SIN_PERMISO'],
    ['sí a quien tutoriza los propios', { perfil: 'Tutora', tutorDe: ['mio'] }, 'hacer'],
    ['sí a quien no puede nada en los ajenos', { tutorDe: ['otro'] }, 'hacer'],
    ['ni a quien ya no está', { fechaBaja: '2026-01-01T00:00:00.000Z' }, 'SIN_PERMISO'],
  ] as const)('%s', (_titulo, cambios, esperado) => {
    expect(decideEstado(actor, { ...persona, ...cambios }, 'suspendido')).toBe(esperado);
  });

  test.each([
    ['una temporal para quien entra con usuario', { correo: null }, 'hacer', 'SIN_CORREO'],
    ['las dos para quien tiene correo', {}, 'hacer', 'hacer'],
    ['ninguna para quien está suspendido', { estado: 'suspendido' }, 'SUSPENDIDA', 'SUSPENDIDA'],
    ['ninguna para quien está de baja', { bajaDesde: '2026-01-01T00:00:00.000Z' }, 'DE_BAJA', 'DE_BAJA'],
    ['las dos hasta su último día', { bajaDesde: '2027-01-01T00:00:00.000Z' }, 'hacer', 'hacer'],
    ['ninguna para uno mismo', { id: 'yo' }, 'ERES_TU', 'ERES_TU'],
  ] as const)('contraseñas: %s', (_titulo, cambios, temporal, invitacion) => {
    const alguien = { ...persona, ...cambios };
    const now = new Date('2026-11-18T10:00:00Z');
    expect([decideTemporal(actor, alguien, now), decideInvitacion(actor, alguien, now)]).toEqual([
      temporal,
      invitacion,
    ]);
  });

  test('quien manda solo en sus grupos no trae a desconocidos', () => {
    const tutora: Actor = { ...actor, permisos: ['grupos:editar:grupos', 'progreso:ver:grupos'] };
    expect(decideEntrada(tutora, persona, 'mio')).toBe('FUERA_DE_TUS_GRUPOS');
    expect(decideEntrada(actor, persona, 'otro')).toBe('hacer');
    expect(decideEntrada(actor, { ...persona, grupoIds: ['otro'] }, 'otro')).toBe('igual');
    expect(decideSalida(persona, 'otro')).toBe('igual');
    expect(decideSalida({ ...persona, grupoIds: ['otro'] }, 'otro')).toBe('hacer');
  });
});

describe('a quién se puede exportar', () => {
  test.each<[string, Permiso[], unknown]>([
    ['a nadie sin el permiso', ['usuarios:ver'], false],
    ['a quien se ve, con él', ['usuarios:ver', 'usuarios:exportar'], [{ fechaBaja: null }]],
    [
      'solo en los grupos propios, si alcanza ahí',
      ['usuarios:ver', 'usuarios:exportar:grupos'],
      [{ fechaBaja: null, grupoIds: ['mio'] }],
    ],
  ])('%s', (_titulo, permisos, esperado) => {
    expect(alcanceDeExportacion({ ...actor, permisos })).toEqual(esperado);
  });
});
