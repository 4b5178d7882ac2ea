import type { CondicionDeCampo } from '@catedra/shared/campos/condicion.ts';
import { numeroEscrito } from '@catedra/shared/campos/escrito.ts';
import { diaCorto, valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { dayOf } from '#ui/lists/day-range.ts';
import type { Search } from '#ui/lists/list-address.ts';
import { errorOfEnds, rangeOf } from '#ui/lists/range.ts';

const PARAM = 'c_';

/** Where an address keeps what is asked of a field. */
export const paramOf = ({ clave }: Pick<Campo, 'clave'>): string => `${PARAM}${clave}`;
export const isFieldParam = (name: string): boolean => name.startsWith(PARAM);
export const asksFields = (search: Search): boolean => Object.keys(search).some(isFieldParam);

/** All that an address asks of fields. */
export function conditionsOf(search: Search, campos: readonly Campo[]): CondicionDeCampo[] | undefined {
  const all = campos.flatMap((campo) => condicionDe(campo, search[paramOf(campo)]) ?? []);
  return all.length > 0 ? all : undefined;
}

/** How an address says that a field is empty. */
export const EMPTY = 'vacio';

const numberOf = (text: string): number | undefined => numeroEscrito(text) ?? undefined;

/** Why two numbers can't be asked of a field, as they are written here: «1.200,5». */
export const errorOfNumbers = errorOfEnds(
  numberOf,
  'Escribe números, como 12,5.',
  'El primer número no puede ser mayor.',
);

function between({ id, tipo }: Campo, text: string): CondicionDeCampo | null {
  const { from, to } = rangeOf(text);
  const end = tipo === 'fecha' ? dayOf : numberOf;
  const [desde, hasta] = [end(from), end(to)];
  if (desde === undefined && hasta === undefined) return null;
  return {
    campo: id,
    es: 'entre',
    ...(desde !== undefined && { desde }),
    ...(hasta !== undefined && { hasta }),
  };
}

/** What the address asks of a field, if it is something that can be asked of it: anyone can write an address. */
export function condicionDe(campo: Campo, text: string | undefined): CondicionDeCampo | null {
  if (text === undefined || text === '') return null;
  const { id, tipo, opciones } = campo;
  if (text === EMPTY) return { campo: id, es: 'vacio' };
  switch (tipo) {
    case 'texto':
      return { campo: id, es: 'contiene', a: text.slice(0, 200) };
    case 'numero':
    case 'fecha':
      return between(campo, text);
    case 'lista': {
      const a = text.split(',').filter((uno) => opciones.some((una) => una.id === uno));
      return a.length > 0 ? { campo: id, es: 'igual', a } : null;
    }
    case 'si_no':
      return text === 'si' || text === 'no' ? { campo: id, es: 'igual', a: [text === 'si'] } : null;
    case 'persona':
      return { campo: id, es: 'igual', a: [text] };
  }
}

/** The same in words: «desde el 1/1/2024», «Getafe». */
export function filterWords(campo: Campo, text: string, named: string | undefined): string {
  const condicion = condicionDe(campo, text);
  if (!condicion) return text;
  const write = (value: string | number | boolean) =>
    campo.tipo === 'fecha' ? diaCorto(String(value)) : valorEnPalabras(campo, value, () => named);
  switch (condicion.es) {
    case 'vacio':
      return 'sin valor';
    case 'contiene':
      return `«${condicion.a}»`;
    case 'entre':
      return [
        condicion.desde === undefined ? '' : `desde ${write(condicion.desde)}`,
        condicion.hasta === undefined ? '' : `hasta ${write(condicion.hasta)}`,
      ]
        .filter(Boolean)
        .join(' ');
    default:
      return 'a' in condicion && Array.isArray(condicion.a) ? condicion.a.map(write).join(', ') : text;
  }
}
