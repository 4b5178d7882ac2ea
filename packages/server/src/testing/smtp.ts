import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  /** To whom it would come back. */
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

/** What the server answers at each step; nothing is yes. It may also cut the connection, or kill whoever talks to it. */
export interface Manners {
  onConnect?: () => Refusal;
  onMailFrom?: () => Refusal;
  onRcptTo?: (address: string) => Refusal;
  /** Once the whole message has come, and before it is answered. */
  onMessage?: (message: Received) => Refusal | void | Promise<Refusal>;
}
type Refusal = { readonly code: number; readonly text: string } | undefined;

const asError = (refusal: Refusal) =>
  refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;

/** A real mail server, with the manners that a test gives it; they can change while it runs. */
export async function startSmtp(manners: Manners = {}, port = 0) {
  const taken: Received[] = [];
  /** Ends every conversation that goes on. */
  const cut = () => {
    for (const connection of server.connections) (connection as { close(): void }).close();
  };
  const take = async (message: Received, done: (refused: Error | null) => void) => {
    const refused = asError((await manners.onMessage?.(message)) ?? undefined);
    if (!refused) taken.push(message);
    done(refused);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 10,
    onConnect: (_session, done) => done(asError(manners.onConnect?.())),
    onMailFrom: (_address, _session, done) => done(asError(manners.onMailFrom?.())),
    onRcptTo: ({ address }, _session, done) => done(asError(manners.onRcptTo?.(address))),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom } = session.envelope;
        const message: Received = {
          from: mailFrom ? mailFrom.address : '',
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId: /^Message-ID: <(.*)>\r$/m.exec(raw)?.[1] ?? '',
          raw,
        };
        void take(message, done);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const at = (server.server.address() as AddressInfo).port;
  return {
    taken,
    cut,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
