import type { Actor } from '#core/actor.ts';
import type { ScopeFields } from '#core/scope.ts';

export type TipoDeObjetivo = 'usuarios' | 'grupos' | 'cursos';

const TIPOS: Readonly<Record<string, TipoDeObjetivo>> = {
  usuarios: 'usuarios',
  progreso: 'usuarios',
  grupos: 'grupos',
  reportes: 'grupos',
  cursos: 'cursos',
  actividades: 'cursos',
  evaluaciones: 'cursos',
  feedback: 'cursos',
};

/** Done to nobody in particular. */
const A_NADIE: readonly string[] = ['usuarios:crear', 'usuarios:cargar', 'grupos:crear', 'cursos:crear'];

/** To what an action is done; null when it is done to the academy as a whole. */
export const objetivoDe = (permiso: string): TipoDeObjetivo | null =>
  A_NADIE.includes(permiso) ? null : (TIPOS[permiso.split(':')[0] ?? ''] ?? null);

/** A person, a group or a course to which something would be done. */
export interface Objetivo {
  readonly tipo: TipoDeObjetivo;
  readonly id: string;
  readonly nombre: string;
  /** The record as scopes see it. */
  readonly fields: ScopeFields;
  /** The groups it is in, or that it is. */
  readonly grupoIds: readonly string[];
  /** Who a person is. */
  readonly actor?: Actor;
}

/** What the scope of this permission looks at, in something of the target. */
export function camposPara(permiso: string, { id, fields, grupoIds }: Objetivo): ScopeFields {
  switch (permiso.split(':')[0]) {
    case 'progreso':
      return { usuarioId: id, grupoIds };
    case 'actividades':
    case 'feedback':
      return { cursoId: id };
    case 'evaluaciones':
      return { cursoId: id, estado: 'publicada', oculta: false };
    default:
      return fields;
  }
}

export function enSusGrupos(actor: Actor, { tipo, id, grupoIds }: Objetivo): boolean {
  if (tipo === 'cursos') return actor.tutorCursoIds.includes(id);
  return grupoIds.some((grupoId) => actor.tutorGrupoIds.includes(grupoId));
}
