import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useSesion } from '#platform/session.ts';
import { KeptQueues } from '#parts/archivos/uploads/kept-queues.ts';
import { createQueue, type Destination, type Queue } from '#parts/archivos/uploads/upload-queue.ts';

/** The files that a field has on their way; with a name, the page keeps them while the field is away. */
export function useUploads(destination: Destination, name: string | undefined) {
  const kept = use(KeptQueues);
  const [queue] = useState(() => (kept && name ? kept.of(name, destination) : createQueue(destination)));
  const own = !kept || !name;
  useEffect(() => queue.lead(destination));
  useEffect(() => (own ? queue.stop : undefined), [own, queue]);
  useTakingUp(queue.resumeCut);
  return { ...queue, own, list: useSyncExternalStore(queue.subscribe, queue.read) };
}

/** What was cut goes on when the network, or the person, comes back. */
export function useTakingUp(resumeCut: Queue['resumeCut']): void {
  const sesion = useSesion();
  useEffect(() => {
    if (sesion) resumeCut();
  }, [sesion, resumeCut]);
  useEffect(() => {
    window.addEventListener('online', resumeCut);
    return () => window.removeEventListener('online', resumeCut);
  }, [resumeCut]);
}
