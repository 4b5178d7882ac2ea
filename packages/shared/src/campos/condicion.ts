import { z } from 'zod';
import { id, texto } from '#core/fields.ts';
import { diaReal } from '#campos/escrito.ts';
import { sinAdornos } from '#cargas/texto.ts';
import type { FormaDeCampo, TipoDeCampo, Valor } from '#campos/tipos.ts';

const dia = z.string().refine((valor) => {
  const [, a, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(valor) ?? [];
  return diaReal(Number(a), Number(m), Number(d)) === valor;
}, 'Elige una fecha entre 1900 y 2199.');
const limite = z.union([dia, z.number()]);
const valor = z.union([z.string().max(500), z.number(), z.boolean()]);

/** What can be asked of a field in one person: by lists and by groups that fill themselves. */
export const condicionDeCampo = z.discriminatedUnion('es', [
  z.strictObject({ campo: id(), es: z.literal('igual'), a: z.array(valor).min(1).max(500) }),
  z.strictObject({ campo: id(), es: z.literal('distinto'), a: z.array(valor).min(1).max(500) }),
  z.strictObject({ campo: id(), es: z.literal('contiene'), a: texto(200) }),
  z.strictObject({ campo: id(), es: z.literal('empieza'), a: texto(200) }),
  /** Both ends are in; one may be missing. */
  z.strictObject({ campo: id(), es: z.literal('entre'), desde: limite.optional(), hasta: limite.optional() }),
  z.strictObject({ campo: id(), es: z.literal('vacio') }),
  z.strictObject({ campo: id(), es: z.literal('conValor') }),
]);
export type CondicionDeCampo = z.output<typeof condicionDeCampo>;

export const MAX_CONDICIONES = 20;
export const condicionesDeCampos = z
  .array(condicionDeCampo)
  .max(MAX_CONDICIONES, `Como mucho ${MAX_CONDICIONES} condiciones.`);

/** The same in an address, as JSON. */
export const condicionesEnTexto = z
  .string()
  .max(8000)
  .transform((escritas, { addIssue }) => {
    try {
      return JSON.parse(escritas) as unknown;
    } catch {
      addIssue('Esa condición no se entiende.');
      return z.NEVER;
    }
  })
  .pipe(condicionesDeCampos);

const CON_LIMITES: readonly TipoDeCampo[] = ['numero', 'fecha'];
const TIPO_DE_VALOR: Readonly<Record<TipoDeCampo, string>> = {
  texto: 'string',
  numero: 'number',
  fecha: 'string',
  lista: 'string',
  si_no: 'boolean',
  persona: 'string',
};

/** Whether a field of this kind can be asked so. */
export function cabeEnCampo({ tipo }: Pick<FormaDeCampo, 'tipo'>, condicion: CondicionDeCampo): boolean {
  switch (condicion.es) {
    case 'igual':
    case 'distinto':
      return condicion.a.every((uno) => typeof uno === TIPO_DE_VALOR[tipo]);
    case 'contiene':
    case 'empieza':
      return tipo === 'texto';
    case 'entre':
      return (
        CON_LIMITES.includes(tipo) &&
        [condicion.desde, condicion.hasta].every(
          (uno) => uno === undefined || typeof uno === TIPO_DE_VALOR[tipo],
        )
      );
    default:
      return true;
  }
}

const mismo = (tipo: TipoDeCampo, uno: Valor, otro: Valor): boolean =>
  tipo === 'texto' ? sinAdornos(String(uno)) === sinAdornos(String(otro)) : uno === otro;

/** Whether a person's value meets it; the database asks the same in `condicionSql`. Nobody without a value is «distinto». */
export function cumple(
  { tipo }: Pick<FormaDeCampo, 'tipo'>,
  condicion: CondicionDeCampo,
  suyo: Valor | undefined,
): boolean {
  if (condicion.es === 'vacio') return suyo === undefined;
  if (suyo === undefined) return false;
  switch (condicion.es) {
    case 'conValor':
      return true;
    case 'igual':
      return condicion.a.some((uno) => mismo(tipo, uno, suyo));
    case 'distinto':
      return !condicion.a.some((uno) => mismo(tipo, uno, suyo));
    case 'contiene':
      return sinAdornos(String(suyo)).includes(sinAdornos(condicion.a));
    case 'empieza':
      return sinAdornos(String(suyo)).startsWith(sinAdornos(condicion.a));
    case 'entre':
      return (
        (condicion.desde === undefined || suyo >= condicion.desde) &&
        (condicion.hasta === undefined || suyo <= condicion.hasta)
      );
  }
}
