import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const END = '\r\n.\r\n';

/** Takes every message and keeps none: as light as a mail server of the same machine can be. */
export async function openMailServer() {
  let taken = 0;
  const talk = (socket: Socket) => {
    let rest = '';
    let writing = false;
    const step = (): boolean => {
      const end = rest.indexOf(writing ? END : '\r\n');
      if (end < 0) return false;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (writing ? END.length : 2));
      const asked = writing || line.slice(0, 4).toUpperCase();
      if (writing) taken += 1;
      writing = asked === 'DATA';
      if (asked === 'QUIT') socket.end('221 adios\r\n');
      else
        socket.write(
          writing ? '354 escribe\r\n' : asked === 'EHLO' ? '250-aqui\r\n250 8BITMIME\r\n' : '250 bien\r\n',
        );
      return true;
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      while (step());
    });
    socket.write('220 aqui\r\n');
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    close: () => void server.close(),
  };
}
