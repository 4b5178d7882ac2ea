import type { Message } from '#platform/mail/mail.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

/** Waits for the next message to someone. */
export function buzonDe({ mails }: Pick<TestApp, 'mails'>) {
  const read = new Set<Message>();
  return (para: string | null): Promise<Message> =>
    eventually(() => {
      const found = mails.find((mail) => mail.para === para && !read.has(mail));
      if (!found) throw new Error(`no message to ${para}`);
      read.add(found);
      return found;
    });
}

/** The token that a message's link carries. */
export const tokenDe = ({ texto }: Message): string => /#\w+=([\w-]+)/.exec(texto)?.[1] ?? '';
