import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type * as nodemailer from 'nodemailer';
import type { Config } from '#platform/config.ts';
import { htmlOf } from '#platform/mail/html.ts';
import { type ReturnConfig, returnAddress } from '#platform/return-address.ts';

export interface Message {
  readonly para: string;
  readonly asunto: string;
  /** Paragraphs with an empty line between them; the HTML alternative says the same. */
  readonly texto: string;
  /** The alternative as it is drawn; without it, the same paragraphs. */
  readonly html?: string;
  /** Where whoever reads mail asks with one press not to be written to about this any more. */
  readonly baja?: string;
  /** What tells its return address from those of others, where what comes back is read. */
  readonly vuelta?: string;
}

/** Sends a message, or writes it to a folder when no mail server is configured. */
export interface Mail {
  /** Whether messages leave the machine: one in a folder reaches nobody. */
  readonly delivers: boolean;
  /** One that is sent again under the same id is the same letter: whoever already has it shows it once. */
  send(message: Message, id?: string): Promise<void>;
  /** Lets go of the server: what is being handed over ends first. */
  close(): void;
}

type MailConfig = Pick<Config, 'SMTP_URL' | 'CORREO_REMITENTE' | 'DATA_DIR'> & ReturnConfig;

/** Nothing that a message says may make the sender read files or addresses. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true } as const;
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * Connections are kept while there is something to say. A message is given to another connection only if not a byte of it
 * went through the one that closed.
 */
const TOGETHER = {
  pool: true,
  maxConnections: 8,
  maxMessages: 500,
  maxRequeues: 1,
  idleTimeout: 5000,
} as const;

const domainOf = (from: string): string => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';

const contentOf = (
  message: Message,
  from: string,
  id: string = randomUUID(),
  back?: string,
): nodemailer.SendMailOptions => ({
  from,
  ...(back && { envelope: { from: back, to: { name: '', address: message.para } as never } }),
  messageId: `<${id}@${domainOf(from)}>`,
  to: { name: '', address: message.para },
  subject: message.asunto,
  text: message.texto,
  html: message.html ?? htmlOf(message.texto),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': 'es',
    ...(message.baja && {
      'List-Unsubscribe': { prepared: true, value: `<${message.baja}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

export function createMail(config: MailConfig, log: FastifyBaseLogger): Mail {
  return config.SMTP_URL
    ? mailByServer(config.SMTP_URL, config)
    : mailToFolder(resolve(config.DATA_DIR, 'correo'), config.CORREO_REMITENTE, log);
}

/** The library comes with the first message: most of the time nobody is written to. */
function onFirstUse<Transport>(open: (library: typeof nodemailer) => Transport) {
  let opened: Promise<Transport> | undefined;
  return {
    get: () => (opened ??= import('nodemailer').then(open)),
    ifOpened: (then: (transport: Transport) => void) => void opened?.then(then),
  };
}

/** By the mail server of that address. */
export function mailByServer(url: string, config: MailConfig): Mail {
  const back = returnAddress(config);
  const transport = onFirstUse((library) =>
    library.createTransport({ url, ...TOGETHER, ...PATIENCE, ...SEALED }),
  );
  return {
    delivers: true,
    async send(message, id) {
      const { vuelta } = message;
      const content = contentOf(message, config.CORREO_REMITENTE, id, vuelta && back?.of(vuelta));
      await (await transport.get()).sendMail(content);
    },
    close: () => transport.ifOpened((opened) => opened.close()),
  };
}

/** Only the owner may read what was written: these messages carry links that open accounts. */
function mailToFolder(folder: string, from: string, log: FastifyBaseLogger): Mail {
  const options = { streamTransport: true, buffer: true, newline: 'windows', ...SEALED } as const;
  const transport = onFirstUse((library) => library.createTransport(options));
  return {
    delivers: false,
    async send(message, id) {
      const { message: raw } = await (await transport.get()).sendMail(contentOf(message, from, id));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      await writeFile(`${file}.nuevo`, raw, { mode: 0o600, flush: true });
      await rename(`${file}.nuevo`, file);
      log.info({ archivo: file }, 'no hay servidor de correo: el mensaje queda en un archivo');
    },
    close: () => undefined,
  };
}
