import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createMail } from '#platform/mail/mail.ts';

const lines: string[] = [];
const { log } = Fastify({ logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } } });
const folder = await mkdtemp(join(tmpdir(), 'catedra-correo-'));
afterAll(() => rm(folder, { recursive: true }));

const REMITENTE = 'Cátedra <no-responder@academia.example>';
const message = {
  para: 'íñigo@empresa.example',
  asunto: 'Elige otra contraseña',
  texto: 'Hola, Íñigo:\n\nAbre <este> enlace:\n\nhttp://localhost:3000/#restablecer=secreto_de_prueba',
};

/** The message as a mail reader would see it: its headers and the text of each part. */
function read(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

test('sin servidor de correo, el mensaje queda entero en un archivo que solo lee su dueño', async () => {
  const mail = createMail({ DATA_DIR: folder, CORREO_REMITENTE: REMITENTE, SMTP_URL: undefined }, log);
  expect(mail.delivers).toBe(false);
  await mail.send(message);

  const [name] = await readdir(join(folder, 'correo'));
  const file = join(folder, 'correo', name ?? '');
  const raw = await readFile(file, 'utf8');
  expect(name).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(raw).toMatch(/^From: =\?UTF-8\?Q\?C=C3=A1tedra\?= <no-responder@academia\.example>\r$/m);
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
  expect(read(raw)).toContain('Abre <este> enlace:');
  expect(read(raw)).toContain('<p>Abre &lt;este&gt; enlace:</p>');
  expect(read(raw)).toContain('<a href="http://localhost:3000/#restablecer=secreto_de_prueba">');
});

test('la misma carta enviada otra vez lleva el mismo nombre, y otra lleva otro', async () => {
  const apart = await mkdtemp(join(tmpdir(), 'catedra-correo-'));
  const mail = createMail({ DATA_DIR: apart, CORREO_REMITENTE: REMITENTE, SMTP_URL: undefined }, log);
  for (const id of ['uno', 'uno', 'dos']) await mail.send(message, id);
  const files = await readdir(join(apart, 'correo'));
  const names = await Promise.all(
    files.map(
      async (file) => /^Message-ID: (.*)\r$/m.exec(await readFile(join(apart, 'correo', file), 'utf8'))?.[1],
    ),
  );
  await rm(apart, { recursive: true });
  expect(names.toSorted()).toEqual([
    '<dos@academia.example>',
    '<uno@academia.example>',
    '<uno@academia.example>',
  ]);
});

test('el registro dice dónde está el correo y calla lo que dice', () => {
  expect(lines.join('')).toContain('.eml');
  expect(lines.join('')).not.toContain('secreto_de_prueba');
  expect(lines.join('')).not.toContain('empresa.example');
});

test('con servidor de correo, el mensaje llega por SMTP con su sobre', async () => {
  const received: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const to = rcptTo.map(({ address }) => address);
        received.push({ from: mailFrom ? mailFrom.address : '', to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mail = createMail(
    { DATA_DIR: folder, CORREO_REMITENTE: REMITENTE, SMTP_URL: `smtp://127.0.0.1:${port}` },
    log,
  );
  await mail.send({ ...message, para: 'lucia@empresa.example' });
  await new Promise<void>((done) => server.close(() => done()));

  expect(received).toMatchObject([{ from: 'no-responder@academia.example', to: ['lucia@empresa.example'] }]);
  expect(received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Elige_otra_contrase=C3=B1a\?=\r$/m);
  expect(read(received[0]?.raw ?? '')).toContain('#restablecer=secreto_de_prueba');
});

test('un servidor de correo que no está hace fallar el envío, para que se repita', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  await new Promise((done) => nobody.close(done));
  const mail = createMail(
    { DATA_DIR: folder, CORREO_REMITENTE: REMITENTE, SMTP_URL: `smtp://127.0.0.1:${port}` },
    log,
  );

  await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED');
});
