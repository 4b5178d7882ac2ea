import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

const NOTICE = 'A'.charCodeAt(0);
const HEAD = 5;

/** Cuts what PostgreSQL says into its messages: a letter, a length of four bytes that counts itself, and the rest. */
function withoutNotices(pass: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      if (rest[0] !== NOTICE) pass(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/** A way to the database on which no notice comes back, as behind a pooler that lends connections by the transaction. */
export async function deafWay(databaseUrl: string): Promise<string> {
  const target = new URL(databaseUrl);
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const one of [socket, onward]) one.on('error', () => undefined);
    socket.pipe(onward);
    onward.on(
      'data',
      withoutNotices((message) => socket.write(message)),
    );
    onward.on('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return url.href;
}
