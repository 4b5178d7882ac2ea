import type { ErrorDeProveedor } from '@catedra/shared/sesion/schemas.ts';

export type Fragment =
  | { readonly tipo: 'nada' }
  | { readonly tipo: 'olvido' }
  | { readonly tipo: 'restablecer' | 'invitacion'; readonly token: string }
  /** A certificate to be checked; without its code, it is asked for. */
  | { readonly tipo: 'certificado'; readonly codigo: string }
  /** The key that a letter carries, to stop one notice. */
  | { readonly tipo: 'baja'; readonly clave: string }
  | { readonly tipo: 'error'; readonly code: string };

/** What the entrance was opened for, from the address's fragment. */
export function readFragment(hash: string): Fragment {
  if (hash === 'olvido') return { tipo: 'olvido' };
  const [tipo, value] = [...new URLSearchParams(hash)][0] ?? [];
  if (tipo === 'c') return { tipo: 'certificado', codigo: value ?? '' };
  if (!value) return { tipo: 'nada' };
  if (tipo === 'restablecer' || tipo === 'invitacion') return { tipo, token: value };
  if (tipo === 'baja') return { tipo, clave: value };
  return tipo === 'error' ? { tipo, code: value } : { tipo: 'nada' };
}

const WORDS: Readonly<Record<ErrorDeProveedor, string>> = {
  PROVEEDOR_NO_DISPONIBLE:
    'El servicio de tu organización no responde. Vuelve a intentarlo en unos minutos o entra con tu contraseña.',
  PROVEEDOR_CANCELADO: 'No llegaste a entrar. Vuelve a intentarlo cuando quieras.',
  PROVEEDOR_FALLO: 'No pudimos comprobar quién eres. Vuelve a intentarlo o entra con tu contraseña.',
  CORREO_NO_VERIFICADO:
    'Tu organización no ha comprobado tu correo. Compruébalo allí o entra con tu contraseña.',
  SIN_CUENTA:
    'Esa cuenta no está en la academia. Pide a quien la administra que te dé de alta con ese mismo correo.',
  CUENTA_SUSPENDIDA: 'Tu cuenta está suspendida. Habla con quien administra la academia.',
};

const isKnown = (code: string): code is ErrorDeProveedor => code in WORDS;

/** Why the identity provider's way in failed, in words. */
export const errorInWords = (code: string): string =>
  isKnown(code)
    ? WORDS[code]
    : `No pudimos comprobar quién eres. Vuelve a intentarlo; si sigue igual, di este código: ${code}.`;
