import type { Actor } from '#core/actor.ts';
import { type Accion, PERMISOS, type Sobre } from '#core/permisos.ts';
import type { ScopeFields } from '#core/scope.ts';

export type TipoDeObjetivo = 'usuarios' | 'grupos' | 'cursos';

const TIPOS: Readonly<Record<Sobre | 'academia', TipoDeObjetivo | null>> = {
  persona: 'usuarios',
  'persona nueva': null,
  grupo: 'grupos',
  curso: 'cursos',
  'parte de un curso': 'cursos',
  entrega: 'cursos',
  academia: null,
};

/** To what an action is done; null when it is done to the academy as a whole, or to someone who isn't there yet. */
export const objetivoDe = (accion: Accion): TipoDeObjetivo | null => TIPOS[PERMISOS[accion]];

/** A person, a group or a course to which something would be done. */
export interface Objetivo {
  readonly tipo: TipoDeObjetivo;
  readonly id: string;
  readonly nombre: string;
  /** The record as scopes see it. */
  readonly fields: ScopeFields;
  /** The groups it is in, or that it is. */
  readonly grupoIds: readonly string[];
  /** Those through which people take a course: the archived ones give it to nobody. */
  readonly gruposActivos?: readonly string[];
  /** Who a person is. */
  readonly actor?: Actor;
}

/** What the scope of this action looks at, in something of the target that everyone there may have. */
export function camposPara(accion: Accion, { id, fields, gruposActivos = [] }: Objetivo): ScopeFields {
  switch (PERMISOS[accion]) {
    case 'persona':
      return { ...fields, usuarioId: id };
    case 'parte de un curso':
      return { cursoId: id, estado: 'publicada', oculta: false, lista: true };
    case 'entrega':
      return { cursoId: id, grupoIds: gruposActivos };
    default:
      return fields;
  }
}
