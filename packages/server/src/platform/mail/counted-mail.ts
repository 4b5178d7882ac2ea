import type { Mail } from '#platform/mail/mail.ts';
import type { Tally } from '#platform/tally.ts';

/** The same mail, each message counted by whether the server took it. */
export const countedMail = (mail: Mail, tally: Tally): Mail => ({
  delivers: mail.delivers,
  close: mail.close,
  async send(message, id) {
    const began = performance.now();
    const note = (result: 'ok' | 'error') =>
      tally.add('mail', { result }, (performance.now() - began) / 1000);
    try {
      await mail.send(message, id);
      note('ok');
    } catch (error) {
      note('error');
      throw error;
    }
  },
});
