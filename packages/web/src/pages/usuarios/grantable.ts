import { PERFIL_ESTUDIANTE, puedeOtorgar } from '@catedra/shared/perfiles/permisos.ts';
import { useQuery } from '@tanstack/react-query';
import { perfilesQuery } from '#pages/usuarios/queries.ts';
import { useActor } from '#platform/session.ts';

/** Names of the profiles this person may give; the list itself is fresher than what the session knew at sign-in. */
export function useGrantable(): readonly string[] {
  const { actor, puede } = useActor();
  const { data } = useQuery({ ...perfilesQuery, enabled: puede('perfiles:ver') });
  const nombres = data
    ? data.filter(({ permisos }) => puedeOtorgar(actor.permisos, permisos)).map(({ nombre }) => nombre)
    : [...actor.otorgables];
  return nombres.toSorted((a, b) => orden(a) - orden(b) || a.localeCompare(b, 'es'));
}

// What most people are comes first.
const orden = (nombre: string) => (nombre === PERFIL_ESTUDIANTE ? 0 : 1);
