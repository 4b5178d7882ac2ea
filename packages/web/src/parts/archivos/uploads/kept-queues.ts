import { createContext } from 'react';
import {
  createQueue,
  type Destination,
  type Queue,
  type Sending,
} from '#parts/archivos/uploads/upload-queue.ts';

export type Queues = ReturnType<typeof createQueues>;

/** Of a page whose fields come and go: what one of them began goes on without it. */
export const KeptQueues = createContext<Queues | null>(null);

export function createQueues() {
  const queues = new Map<string, Queue>();
  const listeners = new Set<() => void>();
  let list: readonly Sending[] = [];
  const look = () => {
    list = [...queues.values()].flatMap((queue) => queue.read());
    for (const listener of listeners) listener();
  };
  return {
    of(name: string, destination: Destination): Queue {
      const known = queues.get(name);
      if (known) return known;
      const queue = createQueue(destination);
      queue.subscribe(look);
      queues.set(name, queue);
      return queue;
    },
    /** All that is not up yet, of any of them. */
    read: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resumeCut(): void {
      for (const queue of queues.values()) queue.resumeCut();
    },
    stop(): void {
      for (const queue of queues.values()) queue.stop();
    },
  };
}
