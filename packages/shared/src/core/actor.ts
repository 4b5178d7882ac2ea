import type { Permiso } from '#core/permisos.ts';

/** Whoever acts: a person with what they may do and where, loaded by the server with every session. */
export interface Actor {
  readonly id: string;
  readonly perfil: string;
  readonly permisos: readonly Permiso[];
  /** Names of the profiles this person may grant: those with nothing the person lacks. */
  readonly otorgables: readonly string[];
  /** Of those, the ones with nothing that this person may do in their own groups alone. */
  readonly otorgablesEnTodo: readonly string[];
  readonly grupoIds: readonly string[];
  readonly cursoIds: readonly string[];
  readonly tutorGrupoIds: readonly string[];
  readonly tutorCursoIds: readonly string[];
  /** The fields of the academy's own that they see in others and in themselves, by id; whoever administers them sees all. */
  readonly campos?: { readonly otros: readonly string[]; readonly propios: readonly string[] };
  /** Someone else looks through this person's eyes: they see what the person sees, as far as they may, and no command runs. */
  readonly quienMira?: Actor;
}

/** Acts beyond any person's rights; visible as such in the audit. */
export const SISTEMA: Actor = {
  id: '00000000-0000-4000-8000-000000000000',
  perfil: 'sistema',
  permisos: [],
  otorgables: [],
  otorgablesEnTodo: [],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds: [],
  tutorCursoIds: [],
};
