import { leerTraidas } from '@catedra/shared/importaciones/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import { ask } from '#platform/ask.ts';

interface Brought {
  readonly mesa: Mesa;
  readonly readOnly: boolean;
  readonly puntos: number;
  readonly sectionFor: () => string;
}

/** What a file brought to the bank for this evaluation comes to its table, after what is there; once, as the address asks. */
export function useBrought({ mesa, readOnly, puntos, sectionFor }: Brought): void {
  const { traer, ...search }: { readonly traer?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['importaciones', traer, 'preguntas'],
    queryFn: ({ signal }) => ask(leerTraidas, { id: traer ?? '' }, { signal }),
    enabled: traer !== undefined && !readOnly,
    staleTime: 0,
  });
  const put = useEffectEvent(({ preguntas }: NonNullable<typeof data>) => {
    const there = mesa.snapshot().preguntas;
    const news = preguntas.filter(({ id }) => !there.has(id));
    if (news.length > 0) {
      const seccionId = sectionFor();
      const at = mesa.snapshot().secciones.find(({ id }) => id === seccionId)?.lugares.length ?? 0;
      news.forEach((una, i) => mesa.traer(una, seccionId, at + i, puntos));
    }
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (data) put(data);
  }, [data]);
}
