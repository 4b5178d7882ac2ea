import { leerMios } from '@catedra/shared/anuncios/api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { MIOS } from '#pages/home/anuncios/mios-key.ts';
import { ask } from '#platform/ask.ts';
import { untilItComes } from '#ui/frame/beside.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

/** Most days nobody is announced anything: it comes with the first announcement. */
export const Anuncios = lazyPart(
  async () => (await import('#pages/home/anuncios/Anuncios.tsx')).Anuncios,
  untilItComes,
);

/** Those that one has and did not put aside, and one that is asked for; what shows them is there with them, so that they push nothing down. */
const misAnunciosQuery = (anuncio: string | undefined) =>
  queryOptions({
    queryKey: [...MIOS, anuncio ?? null],
    queryFn: async ({ signal }) => {
      const { anuncios } = await ask(leerMios, { query: { anuncio } }, { signal });
      if (anuncios.length > 0) await Anuncios.preload().catch(() => undefined);
      return anuncios;
    },
    meta: { escucha: ['anuncios', 'grupos', 'avisos'] },
  });

/** Them, and first the one that the address asks for. */
export function useMisAnuncios() {
  const { anuncio }: { anuncio?: string } = useSearch({ strict: false });
  return useQuery(misAnunciosQuery(anuncio));
}
