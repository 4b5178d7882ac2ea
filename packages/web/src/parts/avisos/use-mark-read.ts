import type { Campana, Leidos } from '@catedra/shared/avisos/schemas.ts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { campanaQuery, marcarLeidos, todosQuery } from '#parts/avisos/queries.ts';
import { conLeidos } from '#parts/avisos/read.ts';
import { useActor } from '#platform/session.ts';

/** Marks lines as read at once on every screen of this tab; whoever looks through another's eyes marks nothing. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { mirada } = useActor();
  const change = (alter: (campana: Campana) => Campana) => {
    queryClient.setQueryData(campanaQuery.queryKey, (campana) => campana && alter(campana));
    queryClient.setQueryData<InfiniteData<Campana, string | null>>(
      todosQuery.queryKey,
      (all) => all && { ...all, pages: all.pages.map(alter) },
    );
  };
  const mark = useMutation({
    mutationFn: marcarLeidos,
    onMutate: (leidos: Leidos) => change((campana) => conLeidos(campana, leidos)),
    onSuccess: ({ noLeidos }) => change((campana) => ({ ...campana, noLeidos })),
    onError: () => queryClient.invalidateQueries({ queryKey: ['avisos'] }),
  });
  return { mayMark: mirada === undefined, mark: (leidos: Leidos) => mark.mutate(leidos), error: mark.error };
}
