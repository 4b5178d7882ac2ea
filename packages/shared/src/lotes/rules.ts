import type { Actor } from '#core/actor.ts';
import { alcance, matches, onlyWhere, type Scope } from '#core/scope.ts';
import { puedeProrrogar } from '#cumplimiento/policy.ts';
import { puedeTraerPersona } from '#grupos/rules.ts';
import type { MotivoDeLote } from '#lotes/schemas.ts';
import { type Usuario, usuarios } from '#usuarios/collection.ts';
import { estaDeBaja, puedeEntrar } from '#usuarios/rules.ts';

export type PersonaDeLote = Pick<
  Usuario,
  'id' | 'perfil' | 'estado' | 'correo' | 'fechaBaja' | 'bajaDesde'
> & {
  readonly grupoIds: readonly string[];
  readonly tutorDe: readonly string[];
};

/** Done to them, already so, or why not. */
export type Decision = 'hacer' | 'igual' | MotivoDeLote;

const campos = ({ id, perfil, estado, fechaBaja, grupoIds, tutorDe }: PersonaDeLote) => ({
  id,
  perfil,
  estado,
  fechaBaja,
  grupoIds,
  tutorDe,
});

function alCuenta(
  actor: Actor,
  persona: PersonaDeLote,
  policy: 'update' | 'delete' = 'update',
): 'hacer' | MotivoDeLote {
  if (persona.id === actor.id) return 'ERES_TU';
  return matches(usuarios.policy[policy](actor), campos(persona)) ? 'hacer' : 'SIN_PERMISO';
}

/** Nobody above whoever acts, and never oneself. */
export function decideEstado(actor: Actor, persona: PersonaDeLote, estado: Usuario['estado']): Decision {
  const decision = alCuenta(actor, persona);
  return decision === 'hacer' && persona.estado === estado ? 'igual' : decision;
}

/** Neither above whoever acts now, nor with the new profile in the groups that the person tutors. */
export function decidePerfil(actor: Actor, persona: PersonaDeLote, perfil: string): Decision {
  const decision = alCuenta(actor, persona);
  if (decision !== 'hacer') return decision;
  if (persona.perfil === perfil) return 'igual';
  return matches(usuarios.policy.update(actor), { ...campos(persona), perfil }) ? 'hacer' : 'DARIA_DE_MAS';
}

export const decideEliminacion = (actor: Actor, persona: PersonaDeLote): Decision =>
  alCuenta(actor, persona, 'delete');

/** How someone has a course, and the date of their own in it. */
export interface SuCurso {
  readonly completada: boolean;
  readonly venceEn: string | null;
  readonly motivo: string | null;
}

/** What someone has, in whichever way, they keep as it is: it reaches whoever lacks any of these courses. */
export const decideCursos = (cursoIds: readonly string[], suyos: ReadonlySet<string>): Decision =>
  cursoIds.every((id) => suyos.has(id)) ? 'igual' : 'hacer';

export function decidePlazo(
  actor: Actor,
  persona: PersonaDeLote,
  suyo: SuCurso | undefined,
  pedido: { readonly venceEn: string; readonly motivo: string },
): Decision {
  if (!matches(puedeProrrogar(actor), campos(persona))) return 'SIN_PERMISO';
  if (!suyo) return 'SIN_EL_CURSO';
  if (suyo.completada) return 'YA_TERMINO';
  return suyo.venceEn === pedido.venceEn && suyo.motivo === pedido.motivo ? 'igual' : 'hacer';
}

/** A key opens nothing to whoever can't come in. */
export function decideTemporal(actor: Actor, persona: PersonaDeLote, now: Date): Decision {
  const decision = alCuenta(actor, persona);
  if (decision !== 'hacer' || puedeEntrar(persona, now)) return decision;
  return estaDeBaja(persona, now) ? 'DE_BAJA' : 'SUSPENDIDA';
}

export function decideInvitacion(actor: Actor, persona: PersonaDeLote, now: Date): Decision {
  const decision = decideTemporal(actor, persona, now);
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
