import type { MensajeRecibido } from '@catedra/shared/intentos/sala.ts';
import { createTeller } from '#pages/intentos/sala/motor/teller.ts';

export type Inbox = ReturnType<typeof createInbox>;

/** What was written to whoever sits the exam and they have not said that they saw. What they said is said until it arrives. */
export function createInbox(confirm: (ids: readonly string[]) => Promise<unknown>) {
  let messages: readonly MensajeRecibido[] = [];
  const seen = new Set<string>();
  const { read, subscribe, tell } = createTeller(() => messages.filter(({ id }) => !seen.has(id)));
  const say = (ids: readonly string[]) => void confirm(ids).catch(() => undefined);
  return {
    read,
    subscribe,
    hear(heard: readonly MensajeRecibido[]): void {
      const known = messages.map(({ id }) => id).join();
      messages = heard;
      const unheard = heard.map(({ id }) => id).filter((id) => seen.has(id));
      if (unheard.length > 0) say(unheard);
      if (known !== heard.map(({ id }) => id).join()) tell();
    },
    seen(id: string): void {
      seen.add(id);
      tell();
      say([id]);
    },
  };
}
