import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cursoKey } from '#pages/curso/curso-queries.ts';
import { useNow } from '#ui/words/zone.tsx';

/** Nobody tells that a date went by: once it did, whether the activity is still open is asked again. */
export function useClosingHour(hasta: string | null | undefined): void {
  const queryClient = useQueryClient();
  const now = useNow().getTime();
  const over = Boolean(hasta) && Date.parse(hasta ?? '') <= now;
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: cursoKey });
  }, [over, queryClient]);
}
