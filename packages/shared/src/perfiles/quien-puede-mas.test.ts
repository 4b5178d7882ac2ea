import type { Permiso } from '#core/permisos.ts';
import { expect, test } from 'vitest';
import { type Actor, SISTEMA } from '#core/actor.ts';
import { matches } from '#core/scope.ts';
import { puedeOtorgar, puedeOtorgarEnTodo } from '#perfiles/permisos.ts';
import { quienNoPuedeMas } from '#perfiles/quien-puede-mas.ts';
import { usuarios } from '#usuarios/collection.ts';

interface Quien {
  readonly permisos: readonly Permiso[];
  readonly tutorDe?: readonly string[];
}

/** An actor whose academy has one profile besides their own: the other person's. */
const actorFrente = ({ permisos, tutorDe = [] }: Quien, otra: Quien): Actor => ({
  ...SISTEMA,
  id: 'yo',
  permisos,
  tutorGrupoIds: tutorDe,
  otorgables: puedeOtorgar(permisos, otra.permisos) ? ['Otra'] : [],
  otorgablesEnTodo: puedeOtorgarEnTodo(permisos, otra.permisos) ? ['Otra'] : [],
});

const EDITA = 'usuarios:editar';
const SUYOS: Permiso[] = ['usuarios:ver:grupos', 'usuarios:editar:grupos'];
const casos: [string, Quien, Quien, boolean][] = [
  ['quien no puede nada', { permisos: SUYOS }, { permisos: [] }, true],
  [
    'quien no puede nada, aunque tutorice otros grupos',
    { permisos: SUYOS, tutorDe: ['g1'] },
    { permisos: [], tutorDe: ['g2'] },
    true,
  ],
  [
    'quien puede lo mismo en los mismos grupos',
    { permisos: SUYOS, tutorDe: ['g1', 'g2'] },
    { permisos: SUYOS, tutorDe: ['g1'] },
    true,
  ],
  [
    'quien puede lo mismo y no tutoriza nada',
    { permisos: SUYOS, tutorDe: ['g1'] },
    { permisos: SUYOS },
    true,
  ],
  [
    'quien puede lo mismo en otros grupos',
    { permisos: SUYOS, tutorDe: ['g1'] },
    { permisos: SUYOS, tutorDe: ['g2'] },
    false,
  ],
  [
    'quien puede lo mismo en los suyos y en otros',
    { permisos: SUYOS, tutorDe: ['g1'] },
    { permisos: SUYOS, tutorDe: ['g1', 'g2'] },
    false,
  ],
  [
    'quien puede en otros grupos lo que uno puede en todos',
    { permisos: ['usuarios:ver', EDITA], tutorDe: ['g1'] },
    { permisos: SUYOS, tutorDe: ['g2'] },
    true,
  ],
  [
    'editando en toda la academia, quien ve en otros grupos lo que uno ve solo en los suyos',
    { permisos: [EDITA, 'progreso:ver:grupos'], tutorDe: ['g1'] },
    { permisos: ['progreso:ver:grupos'], tutorDe: ['g2'] },
    false,
  ],
  ['quien puede más', { permisos: SUYOS }, { permisos: [EDITA] }, false],
];

test.each(casos)('no puede más que uno %s', (_, uno, otra, esperado) => {
  const fields = { perfil: 'Otra', tutorDe: otra.tutorDe ?? [] };
  expect(matches(quienNoPuedeMas(actorFrente(uno, otra)), fields)).toBe(esperado);
});

test.each(casos)('se edita y elimina, pero siempre se ve, a %s', (_, uno, otra, esperado) => {
  const todo: Permiso[] = [...uno.permisos, 'usuarios:ver', EDITA, 'usuarios:eliminar'];
  const actor = { ...actorFrente(uno, otra), permisos: todo };
  const ella = {
    id: 'ella',
    perfil: 'Otra',
    estado: 'activo',
    fechaBaja: null,
    grupoIds: ['g1'],
    tutorDe: otra.tutorDe ?? [],
  };
  const { read, update, delete: remove } = usuarios.policy;
  expect([read, update, remove].map((scope) => matches(scope(actor), ella))).toEqual([
    true,
    esperado,
    esperado,
  ]);
});
