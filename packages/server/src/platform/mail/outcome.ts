import { describeFailure } from '#platform/describe-failure.ts';

/** How the handing over of a message failed. */
export interface Outcome {
  /** Refused for good, to be tried again, or nobody knows whether it was taken. */
  readonly estado: 'rebotado' | 'esperando' | 'no_se_sabe';
  readonly motivo: string;
  /** The address itself was refused. */
  readonly direccion: boolean;
  /** It is the server that does not answer, or does not want us: others would fare alike. */
  readonly servidor: boolean;
}

interface MailError {
  readonly responseCode?: number;
  readonly command?: string;
  readonly code?: string;
  readonly message?: string;
}

const BEFORE_THE_MESSAGE = ['EHLO', 'HELO', 'STARTTLS', 'LHLO', 'AUTH', 'MAIL FROM', 'RCPT TO'];
const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'EDNS',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAUTH',
  'ETLS',
  'ENOAUTH',
  'EOAUTH2',
];
const NOT_GREETED =
  /Reached maximum number of retries|Connection timeout|Greeting never received|connect ECONNREFUSED|getaddrinfo/;

const PALABRAS_DE_CODIGO: Readonly<Record<number, string>> = {
  421: 'el servidor de correo está ocupado',
  450: 'el buzón no está disponible ahora',
  451: 'el servidor de correo tuvo un fallo pasajero',
  452: 'el servidor de correo no tiene sitio ahora',
  550: 'el buzón no existe o no admite este correo',
  551: 'el buzón ya no está en ese servidor',
  552: 'el buzón está lleno',
  553: 'la dirección no es válida para su servidor',
  554: 'el servidor de destino lo rechazó',
};

/** What a server refuses before it is told to whom, it refuses to all. */
const ABOUT_THE_MESSAGE = /^(RCPT TO|DATA)$/;

const conCodigo = (code: number): string =>
  `${PALABRAS_DE_CODIGO[code] ?? (code < 500 ? 'el servidor pidió intentarlo más tarde' : 'el servidor lo rechazó')} (${code})`;

/** What the words of a refusal may hold is the address: only its code and command are told. */
export function whatHappened(error: unknown): Outcome {
  const { responseCode, command = '', code = '', message = '' } = (error ?? {}) as MailError;
  if (responseCode !== undefined && responseCode >= 500) {
    if (!ABOUT_THE_MESSAGE.test(command)) {
      const motivo = `el servidor de correo no acepta nuestro remitente o nuestra cuenta (${responseCode})`;
      return { estado: 'esperando', motivo, direccion: false, servidor: true };
    }
    return {
      estado: 'rebotado',
      motivo: conCodigo(responseCode),
      direccion: command === 'RCPT TO',
      servidor: false,
    };
  }
  if (responseCode !== undefined && responseCode >= 400)
    return {
      estado: 'esperando',
      motivo: conCodigo(responseCode),
      direccion: false,
      servidor: responseCode === 421 || !ABOUT_THE_MESSAGE.test(command),
    };
  if (code === 'EENVELOPE')
    return {
      estado: 'rebotado',
      motivo: 'la dirección no se puede escribir',
      direccion: true,
      servidor: false,
    };
  const before =
    BEFORE_THE_MESSAGE.includes(command) || NEVER_CONNECTED.includes(code) || NOT_GREETED.test(message);
  if (before)
    return {
      estado: 'esperando',
      motivo: 'el servidor de correo no responde',
      direccion: false,
      servidor: true,
    };
  if (code === '' && responseCode === undefined)
    return { estado: 'esperando', motivo: describeFailure(error).message, direccion: false, servidor: true };
  return {
    estado: 'no_se_sabe',
    motivo: 'la conexión se cortó mientras se entregaba',
    direccion: false,
    servidor: true,
  };
}
