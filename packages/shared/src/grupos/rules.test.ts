import type { Permiso } from '#core/permisos.ts';
import { expect, test } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { puedeNombrarTutor, puedeTraerCurso, puedeTraerPersona } from '#grupos/rules.ts';

const quien = (permisos: Permiso[], tutorGrupoIds: string[] = [], tutorCursoIds: string[] = []): Actor => ({
  id: 'yo',
  perfil: 'Tutor',
  permisos,
  otorgables: [],
  otorgablesEnTodo: [],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds,
  tutorCursoIds,
});

test.each([
  ['quien manda en todo trae a cualquiera', quien(['usuarios:editar'], ['g']), [], true],
  [
    'quien manda en sus grupos no trae a quien no está en ninguno',
    quien(['usuarios:editar:grupos'], ['g']),
    [],
    false,
  ],
  [
    'pero sí a quien ya está en otro de los suyos',
    quien(['usuarios:editar:grupos'], ['g', 'h']),
    ['h'],
    true,
  ],
  ['si no tutoriza el grupo, nada gana con ello', quien(['usuarios:editar:grupos'], ['h']), [], true],
  [
    'tenerlo en todo y en grupos es tenerlo en todo',
    quien(['usuarios:ver', 'usuarios:ver:grupos'], ['g']),
    [],
    true,
  ],
  ['lo que solo toca al grupo no amplía a personas', quien(['grupos:editar:grupos'], ['g']), [], true],
])('traer personas: %s', (_, actor, susGrupos, puede) => {
  expect(puedeTraerPersona(actor, 'g', susGrupos)).toBe(puede);
});

test('un curso ajeno no entra en el grupo de quien así podría editarlo', () => {
  const tutora = quien(['cursos:editar:grupos'], ['g'], ['suyo']);
  expect(puedeTraerCurso(tutora, 'g', 'ajeno')).toBe(false);
  expect(puedeTraerCurso(tutora, 'g', 'suyo')).toBe(true);
});

test.each([
  ['quien lo puede en todo', quien(['usuarios:editar']), true],
  ['quien lo puede en ese grupo', quien(['usuarios:editar:grupos'], ['g']), true],
  ['quien lo puede en otro grupo', quien(['usuarios:editar:grupos'], ['h']), false],
  ['quien no lo puede', quien(['grupos:editar']), false],
])('nombra tutor a alguien que edita en sus grupos: %s', (_, actor, puede) => {
  expect(puedeNombrarTutor(actor, 'g', ['usuarios:editar:grupos', 'cursos:ver'])).toBe(puede);
});
