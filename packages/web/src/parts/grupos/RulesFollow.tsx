import * as api from '@catedra/shared/grupos/api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { cuenta } from '#ui/words/words.ts';

const lookedAtQuery = queryOptions({
  queryKey: ['grupos', 'lo-que-miran'],
  queryFn: ({ signal }) => ask(api.leerLoQueMiran, {}, { signal }),
  meta: { escucha: ['grupos'] },
});

const WORDS = { perfil: 'el perfil', estado: 'el estado de la cuenta' } as const;

/** Said before changing what some groups fill themselves by: who is in them follows, and their courses too. */
export function RulesFollow({ what }: { readonly what: keyof typeof WORDS }) {
  const n = useQuery(lookedAtQuery).data?.[what] ?? 0;
  if (n === 0) return null;
  return (
    <>
      {n === 1
        ? `Hay 1 grupo que se llena solo por ${WORDS[what]}`
        : `Hay ${cuenta(n, 'grupo')} que se llenan solos por ${WORDS[what]}`}
      : al cambiarlo se puede entrar o salir de {n === 1 ? 'él, con sus cursos.' : 'ellos, con sus cursos.'}
    </>
  );
}
