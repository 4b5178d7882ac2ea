import type { Proposito } from '@catedra/shared/archivos/archivo.ts';
import { type LimitesDeArchivos, limiteDe } from '@catedra/shared/archivos/limites.ts';
import { pesaDeMas } from '@catedra/shared/archivos/peso.ts';

interface Chosen {
  readonly name: string;
  readonly size: number;
  /** As the browser guesses it from the name; the server looks into the bytes. */
  readonly type: string;
}

/** Why a chosen file is not even sent, or null. */
export function refusalOf(
  { name, size, type }: Chosen,
  proposito: Proposito,
  limites: LimitesDeArchivos | undefined,
  maxBytes = Number.POSITIVE_INFINITY,
): string | null {
  if (size === 0) return `«${name}» está vacío.`;
  const top = Math.min(maxBytes, limites ? limiteDe(limites, proposito, type) : maxBytes);
  if (size <= top) return null;
  return `«${name}» ${pesaDeMas(size, top)}.`;
}
