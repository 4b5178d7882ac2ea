import type { Campo } from '#campos/schemas.ts';
import type { TipoDeCampo } from '#campos/tipos.ts';
import { leerCelda } from '#cargas/leer-propio.ts';

/** What the values of a field have to be; any text is one of the others, or becomes one when it is revised. */
const SERIAN: Partial<Record<TipoDeCampo, string>> = {
  numero: 'números',
  fecha: 'fechas',
  si_no: '«sí» ni «no»',
};
/** A few that are wrong are mended one by one; from this share on the column is another thing. */
const MUCHAS = 0.5;
const EJEMPLOS = 3;

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** That most of these values are none of the field, and which; null when they may be. */
export function noEncajan(campo: Campo, textos: readonly string[]): string | null {
  const que = SERIAN[campo.tipo];
  const llenos = [...new Set(textos.map((texto) => texto.trim()).filter(Boolean))];
  const malos = que ? llenos.filter((texto) => 'error' in leerCelda(campo, texto)) : [];
  if (malos.length === 0 || malos.length < llenos.length * MUCHAS) return null;
  return `sus valores no son ${que}: ${lista.format(malos.slice(0, EJEMPLOS).map((texto) => `«${texto}»`))}`;
}
