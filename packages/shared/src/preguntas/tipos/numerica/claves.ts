import {
  CERO,
  compara,
  entre,
  iguales,
  por,
  racional,
  type Racional,
  racionalDe,
  resta,
  suma,
  UNO,
  valorAbsoluto,
} from '#core/racional.ts';
import { escribeNumero, leerNumero, unidadEscrita } from '#preguntas/tipos/numerica/leer-numero.ts';
import { suyo } from '#preguntas/tipos/opciones.ts';
import { esTodo, type Fraccion } from '#preguntas/tipos/tipo.ts';

export type Tolerancia =
  | { readonly tipo: 'absoluta' | 'relativa'; readonly valor: string }
  | { readonly tipo: 'rango'; readonly desde: string; readonly hasta: string };

export interface ClaveNumerica {
  readonly valor: string | null;
  readonly tolerancia: Tolerancia;
  readonly peso: string;
}

/** The units of a question: what is shown of them, and what each is worth in that of the keys. */
export interface Unidades {
  readonly unidad: 'ninguna' | 'escrita' | 'elegida';
  readonly unidades: readonly { readonly id: string; readonly nombre: string }[];
  readonly factores: Readonly<Record<string, string>>;
  readonly unidadPorDefecto: string | null;
  readonly sinUnidad: 'se_entiende' | 'esta_mal';
}

export const SIN_UNIDADES: Unidades = {
  unidad: 'ninguna',
  unidades: [],
  factores: {},
  unidadPorDefecto: null,
  sinUnidad: 'se_entiende',
};

export interface RespuestaNumerica {
  readonly texto: string;
  readonly unidad: string | null;
}

/** The ends are inside. */
export function cumple({ valor, tolerancia }: ClaveNumerica, numero: Racional): boolean {
  if (tolerancia.tipo === 'rango')
    return (
      compara(numero, racionalDe(tolerancia.desde)) >= 0 && compara(numero, racionalDe(tolerancia.hasta)) <= 0
    );
  if (valor === null) return false;
  const centro = racionalDe(valor);
  const margen = racionalDe(tolerancia.valor);
  const permitido = tolerancia.tipo === 'relativa' ? por(margen, valorAbsoluto(centro)) : margen;
  return compara(valorAbsoluto(resta(numero, centro)), permitido) <= 0;
}

/** By how much the number is multiplied, or why it can't be. */
function factorDe(unidades: Unidades, resto: string, elegida: string | null): Racional | string {
  if (unidades.unidad === 'ninguna') return resto === '' ? UNO : 'No es un número.';
  const escrita = resto === '' ? null : unidadEscrita(unidades.unidades, resto);
  if (resto !== '' && !escrita) return `La unidad «${resto}» no es de la pregunta.`;
  if (escrita && elegida !== null && elegida !== escrita.id) return 'Ha puesto dos unidades distintas.';
  const puesta = escrita?.id ?? elegida;
  if (puesta === null && unidades.sinUnidad === 'esta_mal') return 'Falta la unidad.';
  const cual = puesta ?? unidades.unidadPorDefecto;
  const factor = cual === null ? undefined : suyo(unidades.factores, cual);
  return factor === undefined ? 'No se sabe cuánto vale la unidad.' : racionalDe(factor);
}

/** What a number gives: of each way of reading it the first key that it meets, and of those the one that gives most. */
export function fraccionDeNumero(
  claves: readonly ClaveNumerica[],
  unidades: Unidades,
  { texto, unidad }: RespuestaNumerica,
): Fraccion {
  const leido = leerNumero(texto);
  if (!leido) return { fraccion: CERO, regla: 'No es un número.' };
  const factor = factorDe(unidades, leido.resto, unidad);
  if (typeof factor === 'string') return { fraccion: CERO, regla: factor };
  const [mejor] = leido.lecturas
    .flatMap((lectura) => {
      const clave = claves.find((una) => cumple(una, por(lectura, factor)));
      return clave ? [{ lectura, fraccion: racionalDe(clave.peso) }] : [];
    })
    .toSorted((a, b) => compara(b.fraccion, a.fraccion));
  if (!mejor) return { fraccion: CERO, regla: 'No está en ninguno de los valores previstos.' };
  return {
    fraccion: mejor.fraccion,
    regla: `Se entiende ${escribeNumero(mejor.lectura, { grupos: true })}.`,
  };
}

const DECIMALES = 40;

/** A number in words of this question: exact when it can be written, else as short as its margin lets. */
const escrituras = (numero: Racional): string[] =>
  [DECIMALES, 4, 8, 20].flatMap((maxDecimales) => {
    const escrito = escribeNumero(numero, { maxDecimales });
    const exacto = leerNumero(escrito)?.lecturas.some((una) => iguales(una, numero));
    return maxDecimales < DECIMALES || exacto ? [escrito] : [];
  });

/** An answer that gives everything; null when no number that can be written does. */
export function numeroCorrecto(
  claves: readonly ClaveNumerica[],
  unidades: Unidades,
): RespuestaNumerica | null {
  const conUnidad = unidades.unidades
    .toSorted(
      (a, b) => Number(b.id === unidades.unidadPorDefecto) - Number(a.id === unidades.unidadPorDefecto),
    )
    .flatMap(({ id, nombre }) => {
      const factor = racionalDe(suyo(unidades.factores, id) ?? '0');
      return factor.n === 0n ? [] : [{ id, nombre, factor }];
    });
  const medidas = unidades.unidad === 'ninguna' ? [{ id: null, nombre: '', factor: UNO }] : conUnidad;
  const posibles = claves
    .filter(({ peso }) => esTodo(peso))
    .flatMap(({ valor, tolerancia }) => {
      if (tolerancia.tipo === 'rango')
        return [por(suma(racionalDe(tolerancia.desde), racionalDe(tolerancia.hasta)), racional(1, 2))];
      return valor === null ? [] : [racionalDe(valor)];
    })
    .flatMap((valor) =>
      medidas.flatMap(({ id, nombre, factor }) =>
        escrituras(entre(valor, factor)).map((escrito) =>
          unidades.unidad === 'elegida'
            ? { texto: escrito, unidad: id }
            : { texto: `${escrito} ${nombre}`.trim(), unidad: null },
        ),
      ),
    );
  return posibles.find((una) => iguales(fraccionDeNumero(claves, unidades, una).fraccion, UNO)) ?? null;
}
