import { type Destinatario, leerDestinatario } from '#features/avisos/destinatario.ts';
import type { Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Message } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';

/** A mail server may be down for a day: after 30 s, then later each time up to an hour, for 26 hours at least. */
const PATIENCE = { retryDelay: 30, retryDelayMax: 3600, retryLimit: 32 };

/** What is said; to whom is the notice's own affair. */
export interface Carta extends Omit<Message, 'para'> {
  /** Takes back what was done for it, if it can't be sent. */
  readonly undo?: () => Promise<void>;
}

/** Something that happened of which somebody hears: its event is also the name of its queue. */
export interface Notice<in Data extends object> extends Job<Platform, Data> {
  readonly event: string;
}

/**
 * Declares a notice. `load` reads when it leaves what it is about and whose it is, and gives nothing once it should
 * not be sent any more; `write` says it to that person.
 */
export function notice<Data extends object, About extends { readonly usuarioId: string }>(
  event: string,
  load: (platform: Platform, data: Data) => Promise<About | null>,
  write: (persona: Destinatario, about: About, platform: Platform) => Carta | Promise<Carta>,
  urgent?: (data: Data) => boolean,
): Notice<Data> {
  const send = async (platform: Platform, data: Data, id: string) => {
    const about = await load(platform, data);
    const persona = about && (await leerDestinatario(platform.db, about.usuarioId));
    if (!about || !persona) return;
    const { undo, ...carta } = await write(persona, about, platform);
    try {
      await platform.mail.send({ para: persona.correo, ...carta }, id);
    } catch (error) {
      await undo?.();
      throw error;
    }
  };
  return { event, urgent, ...job(event, send, PATIENCE) };
}

/** One notice for each of these, in the command's own transaction: they leave if, and only if, it happened. */
export const notify = <Data extends object>(
  work: Work,
  about: Notice<Data>,
  ...data: readonly NoInfer<Data>[]
): Promise<void> => work.enqueue(about, ...data);
