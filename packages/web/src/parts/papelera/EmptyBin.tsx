import { EmptyState } from '#ui/states/EmptyState.tsx';

/** The bin, with nothing in it. */
export function EmptyBin({ archived }: { readonly archived: boolean }) {
  return (
    <EmptyState
      drawing="bin"
      title={archived ? 'Todavía no hay nada archivado' : 'No hay nada que recuperar'}
    >
      {archived
        ? 'Lo que alguien usó y lleva más de 30 días eliminado quedará aquí, con sus notas.'
        : 'Cuando elimines una actividad, una sección o un curso, esperará aquí 30 días.'}
    </EmptyState>
  );
}
