import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface Kept {
  readonly uid: number;
  readonly raw: Buffer;
  seen: boolean;
}

/** What happens at a step; a test may cut the connection there, or kill whoever talks to it. */
export interface ImapManners {
  onFetch?: () => Promise<void> | void;
  onStore?: () => Promise<void> | void;
  /** Refuses whoever comes in. */
  closed?: boolean;
}

export const IMAP_USER = 'rebotes@academia.example';
const PASSWORD = 'abre';

/** A mailbox that speaks IMAP: as much of it as one that reads new messages and marks them. */
export async function startImap(manners: ImapManners = {}) {
  const kept: Kept[] = [];
  const sockets = new Set<Socket>();

  const idsOf = (set: string): Kept[] =>
    kept.filter(({ uid }) =>
      set.split(',').some((part) => {
        const [first = '', last = first] = part.split(':');
        return uid >= Number(first) && (last === '*' || uid <= Number(last));
      }),
    );
  const flags = ({ seen }: Kept) => (seen ? '(\\Seen)' : '()');

  /** What is answered before the last line; `null` if it is refused. */
  const answers: Readonly<
    Record<string, (rest: string, socket: Socket) => Promise<(string | Buffer)[] | null>>
  > = {
    CAPABILITY: async () => ['* CAPABILITY IMAP4rev1 UIDPLUS\r\n'],
    NOOP: async () => [],
    LIST: async () => ['* LIST () "/" "INBOX"\r\n'],
    LOGIN: async (rest) =>
      !manners.closed && rest.includes(IMAP_USER) && rest.includes(PASSWORD) ? [] : null,
    SELECT: async (rest) =>
      /^"?INBOX"?$/i.test(rest)
        ? [
            '* FLAGS (\\Seen \\Deleted)\r\n',
            `* ${kept.length} EXISTS\r\n`,
            '* 0 RECENT\r\n',
            '* OK [UIDVALIDITY 7] \r\n',
            `* OK [UIDNEXT ${kept.length + 1}] \r\n`,
          ]
        : null,
    'UID SEARCH': async () => [
      `* SEARCH${kept.flatMap(({ uid, seen }) => (seen ? [] : [` ${uid}`])).join('')}\r\n`,
    ],
    'UID FETCH': async (rest) => {
      await manners.onFetch?.();
      const [set = '', most] = [rest.split(' ')[0], /<0\.(\d+)>/.exec(rest)?.[1]];
      return idsOf(set).flatMap((one) => {
        const bytes = most ? one.raw.subarray(0, Number(most)) : one.raw;
        const body = most ? 'BODY[]<0>' : 'BODY[]';
        const at = `* ${kept.indexOf(one) + 1} FETCH (UID ${one.uid} FLAGS ${flags(one)} ${body} {${bytes.length}}\r\n`;
        return [at, bytes, ')\r\n'];
      });
    },
    'UID STORE': async (rest, socket) => {
      await manners.onStore?.();
      if (socket.destroyed) return [];
      return idsOf(rest.split(' ')[0] ?? '').map((one) => {
        if (rest.includes('\\Seen')) one.seen = true;
        return `* ${kept.indexOf(one) + 1} FETCH (UID ${one.uid} FLAGS ${flags(one)})\r\n`;
      });
    },
  };

  async function hear(socket: Socket, line: string): Promise<void> {
    const [, tag = '*', verb = '', rest = ''] = /^(\S+) ((?:UID )?\S+)(?: (.*))?$/i.exec(line) ?? [];
    const name = verb.toUpperCase();
    if (name === 'LOGOUT') return void socket.end(`* BYE adios\r\n${tag} OK\r\n`);
    const answer = answers[name];
    const told = answer ? await answer(rest, socket) : null;
    if (!socket.writable) return;
    for (const part of told ?? []) socket.write(part);
    const no = name === 'LOGIN' ? 'NO [AUTHENTICATIONFAILED] quien eres' : 'NO eso no';
    socket.write(`${tag} ${told ? 'OK hecho' : answer ? no : 'BAD no se'}\r\n`);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] buzon\r\n');
    let rest = '';
    let turn = Promise.resolve();
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) turn = turn.then(() => hear(socket, line));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://${encodeURIComponent(IMAP_USER)}:${PASSWORD}@127.0.0.1:${port}/INBOX`,
    deliver: (raw: string) =>
      void kept.push({ uid: kept.length + 1, raw: Buffer.from(raw.replace(/\r?\n/g, '\r\n')), seen: false }),
    unseen: () => kept.filter(({ seen }) => !seen).length,
    /** As if somebody had marked them all as not seen. */
    forget: () => kept.forEach((one) => (one.seen = false)),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () =>
      new Promise<void>((done) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => done());
      }),
  };
}
