import PostalMime, { type Email } from 'postal-mime';

/** What a delivery report says of a mail that will not arrive. */
export interface Fallo {
  /** Those that refused it, in small letters; a report may name none. */
  readonly direcciones: readonly string[];
  /** As RFC 3463 has it. */
  readonly codigo: string | null;
}

export interface Informe {
  /** Where it came to: the return address of the mail that it is about stands here. */
  readonly llegoA: string;
  /** Nothing for a delay, for what somebody's vacation answers, for any other letter. */
  readonly fallo: Fallo | null;
}

/** Mail servers differ in where they leave the address to which something was delivered. */
const LLEGO_A =
  /^(to|cc|delivered-to|x-original-to|envelope-to|x-envelope-to|x-delivered-to|x-forwarded-to|x-rcpt-to)$/;
const INFORME = /^message\/(global-)?delivery-status$/;
const CODIGO = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
/** What many servers write without a code of RFC 3463. */
const CODIGO_SMTP = /(?:^|\D)(55[0-4])(?=[\s-])/;
const DE_SMTP: Readonly<Record<string, string>> = {
  550: '5.1.1',
  551: '5.1.6',
  552: '5.2.2',
  553: '5.1.3',
};
const QUIEN_REPARTE = /^(mailer-daemon|mail-daemon|postmaster|mailerdaemon|microsoftexchange\w*)@/i;

const texto = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** `rfc822; ana@empresa.es` */
const direccionDe = (campo: string | undefined): string[] => {
  const [, escrita = ''] = /^[^;]*;\s*<?([^\s<>]+@[^\s<>]+)>?/.exec(campo ?? '') ?? [];
  return escrita ? [escrita.toLowerCase()] : [];
};

/** The fields of each group of a delivery report: the first is of the message, the others each of an address. */
const gruposDe = (informe: string): Map<string, string>[] =>
  informe
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(
      (grupo) =>
        new Map(
          grupo
            .replace(/\n[ \t]+/g, ' ')
            .split('\n')
            .flatMap((linea): [string, string][] => {
              const [, nombre, valor] = /^([\w-]+):\s*(.*)$/.exec(linea) ?? [];
              return nombre && valor !== undefined ? [[nombre.toLowerCase(), valor.trim()]] : [];
            }),
        ),
    );

/** The server that refused says why more exactly than the one that tells it. */
const codigoEn = (...textos: readonly (string | undefined)[]): string | null => {
  const hallados = textos.flatMap((uno) => CODIGO.exec(uno ?? '') ?? []);
  const exacto = hallados.find((codigo) => !codigo.endsWith('.0.0')) ?? hallados[0];
  if (exacto && !exacto.endsWith('.0.0')) return exacto;
  const [, smtp = ''] = textos.map((uno) => CODIGO_SMTP.exec(uno ?? '')).find(Boolean) ?? [];
  return DE_SMTP[smtp] ?? exacto ?? (smtp ? '5.0.0' : null);
};

/** An address that failed for good; one of which something else is told does not count. */
function falloDe(grupo: ReadonlyMap<string, string>): Fallo[] {
  const [accion, estado, diagnostico] = ['action', 'status', 'diagnostic-code'].map((uno) => grupo.get(uno));
  if (!grupo.has('final-recipient') && !grupo.has('original-recipient') && !accion) return [];
  const fallo = accion ? accion.toLowerCase().startsWith('failed') : estado?.startsWith('5.') === true;
  if (!fallo) return [];
  const direcciones = ['original-recipient', 'final-recipient'].flatMap((uno) => direccionDe(grupo.get(uno)));
  return [{ direcciones, codigo: codigoEn(estado, diagnostico) }];
}

function segunInforme(correo: Email): Fallo | null | undefined {
  const partes = correo.attachments.filter(({ mimeType }) => INFORME.test(mimeType));
  if (partes.length === 0) return undefined;
  const fallos = partes.flatMap(({ content }) => gruposDe(texto(content)).flatMap(falloDe));
  const [primero] = fallos;
  return primero
    ? { direcciones: fallos.flatMap(({ direcciones }) => direcciones), codigo: primero.codigo }
    : null;
}

/** From where one begins, and no longer than any is: what somebody sends on purpose is read in the time of its length. */
const DIRECCIONES = /(?<![^\s<>()[\]:;,"'])[^\s<>()[\]:;,"'@]{1,64}@(?:[\w-]{1,63}\.){1,8}[\w-]{1,63}/g;

/** Servers that write to people and not to programs: they say who failed in a header of theirs, or in their words alone. */
function segunPalabras(correo: Email, cabecera: (nombre: string) => string): Fallo | null {
  const escrito = correo.text || correo.html?.replace(/<[^<>]*>/g, ' ') || '';
  const fallidas = cabecera('x-failed-recipients');
  const codigo = codigoEn(escrito);
  if (fallidas)
    return {
      direcciones: fallidas
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
      codigo: codigo ?? '5.0.0',
    };
  // Of somebody who is away, whoever they are.
  if (/auto-replied/i.test(cabecera('auto-submitted'))) return null;
  if (!QUIEN_REPARTE.test(correo.from?.address ?? '') || !codigo?.startsWith('5.')) return null;
  const direcciones = escrito.toLowerCase().match(DIRECCIONES) ?? [];
  return { direcciones, codigo };
}

/** Reads a message that came to the mailbox of what could not be delivered. */
export async function leerInforme(raw: Uint8Array): Promise<Informe> {
  const correo = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const cabecera = (nombre: string) => correo.headers.find(({ key }) => key === nombre)?.value ?? '';
  const suyo = segunInforme(correo);
  return {
    llegoA: correo.headers
      .filter(({ key }) => LLEGO_A.test(key))
      .map(({ value }) => value)
      .join('\n'),
    fallo: suyo === undefined ? segunPalabras(correo, cabecera) : suyo,
  };
}
