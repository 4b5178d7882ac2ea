import { useEffect, useState, useSyncExternalStore } from 'react';
import { createQueue, type Destination } from '#ui/files/uploads/upload-queue.ts';

/** The files that a field has on their way. */
export function useUploads(destination: Destination) {
  const [queue] = useState(() => createQueue(destination));
  useEffect(() => queue.lead(destination));
  useEffect(() => {
    window.addEventListener('online', queue.resumeCut);
    return () => {
      window.removeEventListener('online', queue.resumeCut);
      queue.stop();
    };
  }, [queue]);
  return { ...queue, list: useSyncExternalStore(queue.subscribe, queue.read) };
}
