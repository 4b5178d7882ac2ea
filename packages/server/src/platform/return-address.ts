import { randomBytes } from 'node:crypto';

/** What the configuration says of it. */
export interface ReturnConfig {
  readonly CORREO_REBOTES?: string | undefined;
  readonly CORREO_REBOTES_DIRECCION?: string | undefined;
}

const TOKEN = '[0-9a-f]{32}';
/** What stands before the at sign may not be longer. */
const LOCAL_PART = 64;

/** Known to nobody before its mail leaves: whoever has it was sent that mail. */
export const newReturnToken = (): string => randomBytes(16).toString('hex');

/** The mailbox that is read, where its user is an address. */
function userOf(mailbox: string | undefined): string | undefined {
  const user = mailbox && URL.canParse(mailbox) ? decodeURIComponent(new URL(mailbox).username) : '';
  return user.includes('@') ? user : undefined;
}

/** Where what can't be delivered goes back to, with a `*` where each mail has its own. */
function patternOf({ CORREO_REBOTES, CORREO_REBOTES_DIRECCION }: ReturnConfig): string | null {
  const address = CORREO_REBOTES_DIRECCION ?? userOf(CORREO_REBOTES);
  if (!address) return null;
  return address.includes('*') ? address : address.replace('@', '+*@');
}

/** Whether there is room for a token. */
export const hasRoom = (address: string): boolean =>
  (patternOf({ CORREO_REBOTES_DIRECCION: address }) ?? '').indexOf('@') + 31 <= LOCAL_PART;

export interface ReturnAddress {
  of(token: string): string;
  /** The tokens of the addresses of ours in a text. */
  tokensIn(text: string): string[];
}

/** `rebotes@academia.es` becomes `rebotes+token@academia.es`: what comes to it is about that mail and no other. */
export function returnAddress(config: ReturnConfig): ReturnAddress | null {
  const pattern = patternOf(config);
  if (pattern === null) return null;
  const [before, after] = pattern.split('*').map((part) => part.replace(/[^\w@]/g, String.raw`\$&`));
  const found = new RegExp(`(?<![\\w.+-])${before}(${TOKEN})${after}(?![\\w.-]*\\w)`, 'gi');
  return {
    of: (token) => pattern.replace('*', token),
    tokensIn: (text) => [...text.matchAll(found)].map(([, token = '']) => token.toLowerCase()),
  };
}
