import { useEffect, useState, useSyncExternalStore } from 'react';
import { createQueues } from '#parts/archivos/uploads/kept-queues.ts';
import { useTakingUp } from '#parts/archivos/uploads/use-uploads.ts';

/** For the page that gives them to its fields (`KeptQueues`), with what is not up yet. */
export function useKeptQueues() {
  const [queues] = useState(createQueues);
  useEffect(() => queues.stop, [queues]);
  useTakingUp(queues.resumeCut);
  return { queues, list: useSyncExternalStore(queues.subscribe, queues.read) };
}
