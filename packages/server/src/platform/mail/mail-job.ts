import type { Work } from '#platform/changes/work.ts';
import type { Message } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';

export interface Letter {
  readonly message: Message;
  /** What was done for it and serves nothing if it can't be sent. */
  readonly undo?: () => Promise<void>;
}

/** Messages of one kind, enqueued with what they are about and written when they leave. */
export interface MailJob<Data extends object> {
  define(platform: Platform): void;
  enqueue(platform: Platform, work: Work, ...about: readonly Data[]): Promise<void>;
}

const TOGETHER = 500;

/** `write` gives nothing for whoever should not be written to any more. */
export function mailJob<Data extends object>(
  name: string,
  write: (platform: Platform, about: Data) => Promise<Letter | null>,
): MailJob<Data> {
  const send = async (platform: Platform, about: Data) => {
    const letter = await write(platform, about);
    if (!letter) return;
    try {
      await platform.mail.send(letter.message);
    } catch (error) {
      await letter.undo?.();
      throw error;
    }
  };
  return {
    define: (platform) => platform.jobs.define<Data>({ name, run: (about) => send(platform, about) }),
    async enqueue({ jobs }, work, ...about) {
      for (let i = 0; i < about.length; i += TOGETHER)
        await jobs.enqueue(work, name, ...about.slice(i, i + TOGETHER));
    },
  };
}
