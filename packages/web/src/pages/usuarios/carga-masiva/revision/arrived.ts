import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const FIRST_TIME: QueryFilters = { predicate: ({ state }) => state.data === undefined };

/** Whether all that was asked for as the page opened has come, also what was asked for because of it; once true, it stays. */
export function useArrived(): boolean {
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState(false);
  const asking = useIsFetching(FIRST_TIME);
  // Those inside ask as they are drawn: by the next turn it is known whether any did.
  useEffect(() => {
    if (asking > 0) return undefined;
    const timer = setTimeout(() => {
      if (queryClient.isFetching(FIRST_TIME) === 0) setArrived(true);
    });
    return () => clearTimeout(timer);
  }, [queryClient, asking]);
  return arrived;
}
