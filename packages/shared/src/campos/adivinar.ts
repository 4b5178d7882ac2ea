import { fechaEscrita, numeroEscrito, siNoEscrito } from '#campos/escrito.ts';
import type { TipoDeCampo } from '#campos/tipos.ts';

interface Contado {
  readonly texto: string;
  readonly filas: number;
}

const MAX_DE_LISTA = 50;

/** Whether some of its numbers have decimals: the field must take them. */
export const conDecimales = (valores: readonly Contado[]): boolean =>
  valores.some(({ texto }) => !Number.isInteger(numeroEscrito(texto) ?? 0));

/** What a column that is no field yet most likely holds, by its values. */
export function tipoProbable(valores: readonly Contado[]): TipoDeCampo {
  if (valores.length === 0) return 'texto';
  const todos = (es: (texto: string) => boolean) => valores.every(({ texto }) => es(texto));
  if (valores.length <= 2 && todos((texto) => siNoEscrito(texto) !== null)) return 'si_no';
  if (todos((texto) => fechaEscrita(texto) !== null)) return 'fecha';
  const filas = valores.reduce((suma, uno) => suma + uno.filas, 0);
  // A code that begins with a zero would lose it as a number.
  const cuenta = (texto: string) => numeroEscrito(texto) !== null && !/^0\d/.test(texto);
  if (todos(cuenta)) return 'numero';
  return valores.length <= MAX_DE_LISTA && filas >= valores.length * 2 ? 'lista' : 'texto';
}
