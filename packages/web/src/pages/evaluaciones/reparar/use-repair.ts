import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActor } from '#platform/session.ts';

/** Which question is being repaired, by the address, and how to begin: whoever may not has no way. */
export function useRepair() {
  const { puede } = useActor();
  const search: { readonly reparar?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const may = puede('intentos:recalificar') && puede('intentos:ver') && puede('preguntas:ver');
  const go = (reparar: string | undefined) =>
    void navigate({ to: '.', search: { ...search, reparar } as never, resetScroll: false });
  return { repairing: may ? search.reparar : undefined, repair: may ? go : null, close: () => go(undefined) };
}
