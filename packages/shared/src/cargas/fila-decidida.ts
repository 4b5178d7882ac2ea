import type { ValoresDePersona } from '#cargas/cuenta.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import type { CampoDePersona } from '#cargas/interpretar.ts';

export interface FilaDecidida {
  readonly linea: number;
  readonly estado: 'nueva' | 'cambia' | 'igual' | 'error';
  readonly usuarioId: string | null;
  readonly errores: MensajeDeFila[];
  readonly avisos: MensajeDeFila[];
  readonly cambios: Record<string, [string | null, string | null]>;
  /** What is written: every field of a new account, the changed ones of another. */
  readonly valores: Partial<Record<CampoDePersona, string | null>>;
  readonly entra: readonly string[];
  readonly sale: readonly string[];
  readonly gruposNuevos: readonly string[];
  readonly enMayusculas: boolean;
}

export function cambiosDe(
  valores: Partial<Record<CampoDePersona, string | null>>,
  antes: ValoresDePersona,
  esNueva = false,
): Record<string, [string | null, string | null]> {
  const cambios: Record<string, [string | null, string | null]> = {};
  for (const [campo, valor] of Object.entries(valores)) {
    const anterior = esNueva ? null : (antes[campo as CampoDePersona] ?? null);
    if ((valor || null) !== (anterior || null)) cambios[campo] = [anterior, valor ?? null];
  }
  return cambios;
}
