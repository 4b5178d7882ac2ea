import { describeFailure } from '#platform/describe-failure.ts';

/** As many are read at a time, and as much of each: what matters of a report comes first. */
const AT_ONCE = 500;
const MOST_BYTES = 1024 * 1024;
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 } as const;

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** `imaps://user:password@host:port/folder`; without a folder, that of what comes in. */
function openOf(address: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  return {
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    client: {
      host: hostname,
      port: Number(port) || (secure ? 993 : 143),
      secure,
      // A password does not travel to another machine for all to read.
      doSTARTTLS: secure || isLoopback(hostname) ? undefined : true,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false as const,
      disableAutoIdle: true,
      ...PATIENCE,
    },
  };
}

/** What the server says of a refusal, which the library keeps apart. */
const reasonOf = (error: unknown): string => {
  const { responseText } = (error ?? {}) as { readonly responseText?: string };
  return responseText ?? describeFailure(error).message;
};

/**
 * Gives each message that nobody has seen, the oldest first, and marks it as seen once it was taken: one that is cut off in
 * between is given again.
 */
export async function readUnseen(address: string, take: (raw: Buffer) => Promise<void>): Promise<void> {
  // Most academies read no mailbox.
  const { ImapFlow } = await import('imapflow');
  const { folder, client: options } = openOf(address);
  const client = new ImapFlow(options);
  client.on('error', () => undefined);
  const ask = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      throw new Error(`no se pudo leer el buzón de rebotes: ${reasonOf(error)}`);
    });
  try {
    await ask(client.connect());
    await ask(client.mailboxOpen(folder));
    const found = await ask(client.search({ seen: false }, { uid: true }));
    for (const uid of (found || []).toSorted((a, b) => a - b).slice(0, AT_ONCE)) {
      const which = String(uid);
      const source = { start: 0, maxLength: MOST_BYTES };
      const message = await ask(client.fetchOne(which, { source }, { uid: true }));
      // Somebody else took it away meanwhile.
      if (!message || !message.source) continue;
      await take(message.source);
      await ask(client.messageFlagsAdd(which, ['\\Seen'], { uid: true }));
    }
    await ask(client.logout());
  } finally {
    client.close();
  }
}
