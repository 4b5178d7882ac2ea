import type { Proposito } from '@catedra/shared/archivos/archivo.ts';
import { type LimitesDeArchivos, limiteDe } from '@catedra/shared/archivos/limites.ts';
import { pesaDeMas } from '@catedra/shared/archivos/peso.ts';

interface Chosen {
  readonly name: string;
  readonly size: number;
  /** As the browser guesses it from the name; the server looks into the bytes. */
  readonly type: string;
}

/** What a field asks for, narrower than what the academy takes. */
interface Asked {
  readonly maxBytes?: number;
  /** As an input's `accept`: what is dropped, or found with «todos los archivos», did not go through it. */
  readonly accept?: string;
}

const lastOf = (one: string) => one.replace(/^.*[./]/, '').toLowerCase();
const namesOf = (asked: readonly string[]) => [...new Set(asked.map((one) => lastOf(one).toUpperCase()))];

const answers = ({ name, type }: Pick<Chosen, 'name' | 'type'>, one: string): boolean =>
  one.startsWith('.') || type === '' ? lastOf(name) === lastOf(one) : type === one;

/** Why a chosen file is not even sent, or null. */
export function refusalOf(
  { name, size, type }: Chosen,
  proposito: Proposito,
  limites: LimitesDeArchivos | undefined,
  { maxBytes = Number.POSITIVE_INFINITY, accept = '' }: Asked = {},
): string | null {
  if (size === 0) return `«${name}» está vacío.`;
  const asked = accept.split(',').filter(Boolean);
  if (asked.length > 0 && !asked.some((one) => answers({ name, type }, one)))
    return `«${name}» no sirve aquí: hace falta un archivo ${namesOf(asked).join(' o ')}.`;
  const top = Math.min(maxBytes, limites ? limiteDe(limites, proposito, type) : maxBytes);
  if (size <= top) return null;
  return `«${name}» ${pesaDeMas(size, top)}.`;
}
