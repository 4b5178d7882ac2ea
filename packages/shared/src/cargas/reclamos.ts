import { type CampoPropio, CLAVES_DE_CARGA, type ClaveDeCarga, datoDeCampo } from '#cargas/campos.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { documentoComparable } from '#cargas/documentos.ts';

/** What a row says of what nobody shares. */
type Valores = Readonly<Partial<Record<ClaveDeCarga | CampoPropio, string | null>>>;

/** A value as it is compared: a document is the same one with dots and without, and with the zero that a spreadsheet ate. */
export const comparable = (clave: ClaveDeCarga, valor: string): string =>
  clave === 'documento' ? documentoComparable(valor) : valor;

/**
 * The value of a field of the academy's own, which is JSON text, as the database compares it.
 * Twin: `campo_unico_de` of `packages/server/src/base/reglas/campos.sql`, held by `packages/server/src/features/cargas/propios-unicos.test.ts`.
 */
export const comparablePropio = (json: string): string => String(JSON.parse(json)).toLowerCase();

export function reclamosDe(valores: Valores): [ClaveDeCarga, string][] {
  const suyos: [ClaveDeCarga, string][] = [];
  for (const clave of CLAVES_DE_CARGA) {
    const valor = valores[clave];
    if (valor) suyos.push([clave, comparable(clave, valor)]);
  }
  return suyos;
}

export function reclamosPropios(valores: Valores, { catalogo }: ContextoDeCarga): [CampoPropio, string][] {
  const suyos: [CampoPropio, string][] = [];
  for (const [id, { unico }] of catalogo.campos) {
    if (!unico) continue;
    const dato = datoDeCampo(id);
    const valor = valores[dato];
    if (valor) suyos.push([dato, comparablePropio(valor)]);
  }
  return suyos;
}
