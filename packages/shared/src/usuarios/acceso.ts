import type { Usuario } from '#usuarios/collection.ts';
import { situacionDe } from '#usuarios/rules.ts';

/** What somebody has to come in with. */
export interface Llaves {
  /** A password of their own, or an account at the identity provider. */
  readonly propia: boolean;
  /** A temporary password that nobody used, until when; null where there is none. */
  readonly temporalHasta: string | null;
  /** An invitation that nobody used, until when. */
  readonly invitacionHasta: string | null;
  /** They had one of those and it serves no longer. */
  readonly tuvo: boolean;
}

export const MOTIVOS_SIN_ENTRAR = ['baja', 'suspendido', 'vencida', 'sin_llave'] as const;
export type MotivoSinEntrar = (typeof MOTIVOS_SIN_ENTRAR)[number];

/** What lets them in. */
export type RemedioDeEntrada = 'quitar_baja' | 'activar' | 'invitar' | 'contraseña';

const sirve = (hasta: string | null, now: Date): boolean => hasta !== null && new Date(hasta) > now;

/**
 * Why somebody can't come in now; null when they can.
 * Twin: `sinLlaveSql` of `packages/server/src/features/usuarios/llaves.ts`, held by `packages/server/src/features/usuarios/llaves.test.ts`.
 */
export function porQueNoEntra(
  persona: Pick<Usuario, 'estado' | 'bajaDesde'>,
  llaves: Llaves,
  now: Date,
): MotivoSinEntrar | null {
  const situacion = situacionDe(persona, now);
  if (situacion !== 'activo') return situacion;
  if (llaves.propia || sirve(llaves.temporalHasta, now) || sirve(llaves.invitacionHasta, now)) return null;
  return llaves.tuvo ? 'vencida' : 'sin_llave';
}

/** The door that is shut first; then the key, by mail where there is an address. */
export function remedioDe(motivo: MotivoSinEntrar, { correo }: Pick<Usuario, 'correo'>): RemedioDeEntrada {
  if (motivo === 'baja') return 'quitar_baja';
  if (motivo === 'suspendido') return 'activar';
  return correo ? 'invitar' : 'contraseña';
}
