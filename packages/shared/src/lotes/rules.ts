import type { Actor } from '#core/actor.ts';
import { alcance, matches, onlyWhere, type Scope } from '#core/scope.ts';
import { puedeTraerPersona } from '#grupos/rules.ts';
import type { MotivoDeLote } from '#lotes/schemas.ts';
import { type Usuario, usuarios } from '#usuarios/collection.ts';

export type PersonaDeLote = Pick<Usuario, 'id' | 'perfil' | 'estado' | 'correo' | 'fechaBaja'> & {
  readonly grupoIds: readonly string[];
  readonly tutorDe: readonly string[];
};

/** Done to them, already so, or why not. */
export type Decision = 'hacer' | 'igual' | MotivoDeLote;

function alCuenta(actor: Actor, persona: PersonaDeLote): Decision {
  const { id, perfil, estado, fechaBaja, grupoIds, tutorDe } = persona;
  if (id === actor.id) return 'ERES_TU';
  const fields = { id, perfil, estado, fechaBaja, grupoIds, tutorDe };
  const alcanza = matches(usuarios.policy.update(actor), fields);
  return alcanza ? 'hacer' : 'SIN_PERMISO';
}

/** Nobody above whoever acts, and never oneself. */
export function decideEstado(actor: Actor, persona: PersonaDeLote, estado: Usuario['estado']): Decision {
  const decision = alCuenta(actor, persona);
  return decision === 'hacer' && persona.estado === estado ? 'igual' : decision;
}

export function decideTemporal(actor: Actor, persona: PersonaDeLote): Decision {
  const decision = alCuenta(actor, persona);
  return decision === 'hacer' && persona.estado === 'suspendido' ? 'SUSPENDIDA' : decision;
}

export function decideInvitacion(actor: Actor, persona: PersonaDeLote): Decision {
  const decision = decideTemporal(actor, persona);
  return decision === 'hacer' && !persona.correo ? 'SIN_CORREO' : decision;
}

export function decideEntrada(actor: Actor, persona: PersonaDeLote, grupoId: string): Decision {
  if (persona.grupoIds.includes(grupoId)) return 'igual';
  return puedeTraerPersona(actor, grupoId, persona.grupoIds) ? 'hacer' : 'FUERA_DE_TUS_GRUPOS';
}

export const decideSalida = (persona: PersonaDeLote, grupoId: string): Decision =>
  persona.grupoIds.includes(grupoId) ? 'hacer' : 'igual';

/** Whom someone may take out of the academy as a file: those they see, where their permission reaches. */
export function alcanceDeExportacion(actor: Actor): Scope {
  const alcanza = alcance(actor, 'usuarios:exportar');
  const ve = usuarios.policy.read(actor);
  return typeof alcanza === 'boolean' ? alcanza && ve : onlyWhere(ve, alcanza);
}
